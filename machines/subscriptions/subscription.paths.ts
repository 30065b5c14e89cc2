import type { SnapshotFrom } from 'xstate';
import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { type SeenSubscription, subscriptionMachine } from './subscription.machine.ts';

const price = 100_000;
const seen = (status: SubscriptionStatus, id = 7): SeenSubscription => ({
  id,
  status,
  leaving: { charges: 0, endsNow: false },
});
const read = (status: SubscriptionStatus, id?: number) =>
  ({ type: 'subscription.read', subscription: seen(status, id), price }) as const;
const refused = (status: number, code: string, body?: unknown) => refusalOf({ status, code, body });

const events = {
  'read active': { event: read('active'), words: 'the list says that it runs' },
  'read ending': { event: read('ending'), words: 'the list says that it was cancelled' },
  'read ended': { event: read('ended'), words: 'the list says that it is over' },
  'read another active': { event: read('active', 8), words: 'the list says that another one runs' },
  'read another ending': { event: read('ending', 8), words: 'the list says that another one was cancelled' },
  'read offered': {
    event: { type: 'subscription.read', subscription: null, price },
    words: 'the list says that there is none',
  },
  'asks to subscribe': { event: { type: 'subscription.subscribe' }, words: 'the person presses Subscribe' },
  dismisses: { event: { type: 'subscription.dismiss' }, words: 'the person closes the dialog' },
  confirms: { event: { type: 'subscription.confirm', key: 'first-try' }, words: 'the person confirms' },
  'asks to cancel': { event: { type: 'subscription.cancel' }, words: 'the person presses Cancel subscription' },
  'takes back': { event: { type: 'subscription.undo' }, words: 'the person takes the cancelling back' },

  'subscribe answers': {
    event: answers('subscribe', seen('active')),
    words: 'the server answers with the subscription',
  },
  'subscribe ends': {
    event: answers('subscribe', seen('ended')),
    words: 'the server answers that the try had gone through before, and what it made is over',
  },
  'subscribe low budget': {
    event: fails('subscribe', refused(400, 'subscriptions.low_budget')),
    words: 'the server says that the budget is not enough',
  },
  'subscribe denied': {
    event: fails('subscribe', refused(404, 'request.not_found')),
    words: 'the server says that it cannot be had',
  },
  'subscribe already': {
    event: fails('subscribe', refused(409, 'subscriptions.already')),
    words: 'the server says that it is subscribed to already',
  },
  'subscribe price changed': {
    event: fails('subscribe', refused(409, 'subscriptions.price_changed', { price_currency: 1200 })),
    words: 'the server says that the price is another',
  },
  'subscribe unauthorised': {
    event: fails('subscribe', refused(401, 'session.missing')),
    words: 'the server no longer knows the person',
  },
  'subscribe breaks': { event: fails('subscribe', refused(500, 'internal')), words: 'the server breaks' },
  'subscribe unreachable': {
    event: fails('subscribe', refusalOf({ kind: 'network' })),
    words: 'the server cannot be reached',
  },
  'subscribe silent': {
    event: passes('answerLimit', 'subscription.subscribing'),
    words: 'the server does not answer in time',
  },

  'cancel answers': {
    event: answers('cancel', seen('ending')),
    words: 'the server answers that it ends with the month',
  },
  'cancel ends': {
    event: answers('cancel', seen('ended')),
    words: 'the server answers that it is over at once',
  },
  'cancel over': {
    event: fails('cancel', refused(409, 'subscriptions.over')),
    words: 'the server says that it was over before',
  },
  'cancel price changed': {
    event: fails('cancel', refused(409, 'subscriptions.price_changed', { price_currency: 1200 })),
    words: 'the server says that it would charge another amount',
  },
  'cancel breaks': { event: fails('cancel', refused(500, 'internal')), words: 'the server does not cancel it' },
  'cancel silent': {
    event: passes('answerLimit', 'subscription.cancelling'),
    words: 'the server does not answer the cancelling in time',
  },

  'undo answers': { event: answers('undo', seen('active')), words: 'the server answers that it goes on' },
  'undo over': {
    event: fails('undo', refused(409, 'subscriptions.over')),
    words: 'the server says that its month is over',
  },
  'undo breaks': { event: fails('undo', refused(500, 'internal')), words: 'the server does not take it back' },
  'undo silent': {
    event: passes('answerLimit', 'subscription.undoing'),
    words: 'the server does not answer the taking back in time',
  },
} as const;

const subscribeButton = { role: 'button', text: 'subscriptions:subscribe' } as const;
const cancelButton = { role: 'button', text: 'subscriptions:cancel' } as const;
const undoButton = { role: 'button', text: 'subscriptions:undo' } as const;
const confirmDialog = { role: 'alertdialog', text: 'subscriptions:confirm.title' } as const;
const cancelDialog = { role: 'alertdialog', text: 'subscriptions:cancel.title' } as const;

const NOT_SUBSCRIBED = ['confirming', 'subscribing', 'priceChanged', 'refused', 'failed'];
const ASKED_AS = { confirmingCancel: 'active', cancelling: 'active', undoing: 'ending' } as const;

/** Note of what the list says while a dialog is open, an answer is awaited, or a refusal is shown. */
function newsIn({ value, context: { id, seen } }: SnapshotFrom<typeof subscriptionMachine>): string | null {
  const { subscription } = seen;
  if (!subscription) return null;
  const { status } = subscription;
  if (NOT_SUBSCRIBED.includes(value))
    return { active: 'runs elsewhere', ending: 'ends elsewhere', ended: 'over' }[status];
  if (!(value in ASKED_AS)) return null;
  if (status === 'ended') return 'over';
  if (subscription.id !== id) return status === 'active' ? 'another runs' : 'another ends';
  if (status === ASKED_AS[value as keyof typeof ASKED_AS]) return null;
  return status === 'active' ? 'goes on' : 'cancelled elsewhere';
}

/** Paths of a subscription: samples of its events, and what each state shows. */
export const subscriptionPaths: PathsDefinition<typeof subscriptionMachine> = {
  name: 'subscription',
  machine: subscriptionMachine,
  input: { price, subscription: null },
  otherStarts: {
    'it runs': { input: { price, subscription: seen('active') }, state: 'active' },
    'it was cancelled': { input: { price, subscription: seen('ending') }, state: 'ending' },
    'it is over': { input: { price, subscription: seen('ended') }, state: 'ended' },
  },
  nameOf: (snapshot) => [statePath(snapshot.value), newsIn(snapshot)].filter(Boolean).join(', '),
  events,
  couplings: ['confirming, runs elsewhere | dismisses | active', 'confirmingCancel, over | dismisses | ended'],
  states: {
    offered: { words: 'one may subscribe', sights: [{ ...subscribeButton, is: 'enabled' }] },
    confirming: { words: 'it is asked what one agrees to', sights: [confirmDialog] },
    subscribing: {
      words: 'it is being subscribed to',
      sights: [{ role: 'button', text: 'subscriptions:confirm.yes', is: 'disabled' }],
    },
    priceChanged: {
      words: 'the new price is asked about',
      sights: [{ role: 'alertdialog', text: 'subscriptions:price.title' }],
    },
    refused: {
      words: 'it is said why it cannot be had',
      sights: [{ role: 'alert' }, { ...subscribeButton, is: 'enabled' }],
    },
    failed: { words: 'something went wrong', sights: [{ role: 'alert' }, { ...subscribeButton, is: 'enabled' }] },
    unlisted: {
      words: 'it runs, and which one it is has not been read',
      sights: [{ ...cancelButton, is: 'disabled' }],
    },
    active: { words: 'it runs', sights: [{ ...cancelButton, is: 'enabled' }] },
    confirmingCancel: { words: 'it is asked whether to cancel', sights: [cancelDialog] },
    cancelling: {
      words: 'it is being cancelled',
      sights: [{ role: 'button', text: 'subscriptions:cancel.yes', is: 'disabled' }],
    },
    ending: { words: 'it runs until its month ends', sights: [{ ...undoButton, is: 'enabled' }] },
    undoing: { words: 'the cancelling is being taken back', sights: [{ ...undoButton, is: 'disabled' }] },
    ended: {
      words: 'it is said that it is over, and one may subscribe again',
      sights: [
        { ...subscribeButton, is: 'enabled' },
        { ...cancelButton, is: 'absent' },
        { ...undoButton, is: 'absent' },
      ],
    },
  },
};
