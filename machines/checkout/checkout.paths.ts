import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { mayBeBought, type SeenCart } from './seen-cart.ts';

/** Three lines that the budgets can pay. */
export const seen: SeenCart = {
  lines: 3,
  total: 1_671_000,
  affordable: true,
  version: '1x1@531000,2x2@420000,3x1@300000',
  changes: [],
};
/** The seen cart after a price rose. */
export const dearer: SeenCart = {
  ...seen,
  total: 1_721_000,
  version: '1x1@581000,2x2@420000,3x1@300000',
  changes: [{ item: 1, name: 'Gym', kind: 'price', before: 5310, after: 5810 }],
};
/** The seen cart after a line was removed. */
export const another: SeenCart = {
  lines: 2,
  total: 1_140_000,
  affordable: true,
  version: '2x2@420000,3x1@300000',
  changes: [],
};
export const empty: SeenCart = { lines: 0, total: 0, affordable: true, version: '', changes: [] };

const broke = refusalOf({
  status: 400,
  code: 'checkout.not_enough_budget',
  message: 'Not enough available budget!',
});
const dead = refusalOf({ status: 401, code: 'session.dead', message: 'Please sign in.' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const network = refusalOf({ kind: 'network', code: 'network' });
const gateway = refusalOf({ status: 503, code: 'unavailable' });
const changed = refusalOf({
  status: 409,
  code: 'cart_changed',
  body: { changes: [{ item: 1, name: 'Gym', kind: 'removed', before: 5310, after: null }] },
});

const events = {
  'cart changes': { event: { type: 'cart.changed', cart: another }, words: 'the cart is changed in another tab' },
  'cart emptied': { event: { type: 'cart.changed', cart: empty }, words: 'the cart is emptied in another tab' },
  'cart too dear': {
    event: { type: 'cart.changed', cart: { ...another, affordable: false, version: 'dear' } },
    words: 'the budget is spent elsewhere, so that it is not enough any more',
  },
  'cart free': {
    event: { type: 'cart.changed', cart: { ...another, total: 0, version: 'free' } },
    words: 'everything in the cart becomes free',
  },
  'cart same': {
    event: { type: 'cart.changed', cart: seen },
    words: 'the user is read again and the cart is as it was',
  },
  'cart dearer': { event: { type: 'cart.changed', cart: dearer }, words: 'a price rises meanwhile' },
  'opens checkout': { event: { type: 'checkout.open' }, words: 'the person presses Proceed to checkout' },
  'saves counts': {
    event: { type: 'counts.save' },
    words: 'the person presses Proceed to checkout with a quantity that is typed and not saved',
  },
  'counts saved': { event: answers('saveCounts', another), words: 'the server saves the quantity' },
  'counts not saved': {
    event: fails('saveCounts', refusalOf({ status: 500 })),
    words: 'the quantity is not saved',
  },
  'counts silent': { event: passes('answerLimit', 'checkout.settling'), words: 'the quantity is not saved in time' },
  'goes back': { event: { type: 'checkout.back' }, words: 'the person presses Back to cart' },
  'ticks taxes': {
    event: { type: 'taxes.toggle' },
    words: 'the person ticks or unticks that the cart is checked and the tax understood',
  },
  'asks to buy': { event: { type: 'purchase.ask' }, words: 'the person presses Confirm purchase' },
  declines: { event: { type: 'purchase.decline' }, words: 'the person cancels in the dialog' },
  confirms: { event: { type: 'purchase.confirm', key: 'key-1' }, words: 'the person confirms in the dialog' },
  'purchase answers': {
    event: answers('completePurchase', { status: 'success', id: 7, total: 16_710, payroll_tax: 2585.04, vouchers: 0 }),
    words: 'the server buys the cart',
  },
  'purchase refused': {
    event: fails('completePurchase', broke),
    words: 'the server refuses, since the budget is not enough',
  },
  'purchase changed': {
    event: fails('completePurchase', changed),
    words: 'the server says that the cart is not the one that was seen',
  },
  'purchase unauthorised': {
    event: fails('completePurchase', dead),
    words: 'the server says that the session has ended',
  },
  'purchase breaks': { event: fails('completePurchase', broken), words: 'the server fails' },
  'purchase unreachable': { event: fails('completePurchase', network), words: 'the server cannot be reached' },
  'purchase unavailable': {
    event: fails('completePurchase', gateway),
    words: 'the server says that it is not available',
  },
  'purchase slow': { event: passes('slowAnswer', 'checkout.confirming'), words: 'the answer takes long' },
  'purchase silent': { event: passes('answerLimit', 'checkout.confirming'), words: 'no answer comes in time' },
  'accepts changes': { event: { type: 'changes.accept' }, words: 'the person accepts what has changed' },
  'declines changes': {
    event: { type: 'changes.decline' },
    words: 'the person goes back to the cart to look at what has changed',
  },
  'acceptance answers': { event: answers('acceptChanges', another), words: 'the server answers the cart as it is' },
  'acceptance answers nothing to buy': {
    event: answers('acceptChanges', empty),
    words: 'the server answers that the cart is empty',
  },
  'acceptance answers other prices': {
    event: answers('acceptChanges', dearer),
    words: 'the server answers that a price has changed once more',
  },
  'acceptance fails': { event: fails('acceptChanges', network), words: 'the server cannot be reached' },
  'acceptance silent': { event: passes('answerLimit', 'checkout.accepting'), words: 'no answer comes in time' },
  'pause passes': {
    event: passes('askPause', 'checkout.unknown.waiting'),
    words: 'a pause passes, and the server is asked again with the same key',
  },
  'asking slow': { event: passes('slowAnswer', 'checkout.unknown.asking'), words: 'this answer takes long too' },
  'asking silent': { event: passes('answerLimit', 'checkout.unknown.asking'), words: 'again no answer comes in time' },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person asks again what became of it' },
  dismisses: { event: { type: 'result.dismiss' }, words: 'the person closes the message' },
} as const;

const otherPrices = ({ changes }: SeenCart) => changes.length > 0 && 'other prices';

/** The state, whether there is anything to pay, and how often the outcome was asked for. */
function nameOf({ value, context: { cart, asked } }: SnapshotFrom<typeof checkoutMachine>): string {
  const path = statePath(value);
  const notes: Record<string, string | false> = {
    'cart.ready': !mayBeBought(cart) ? 'nothing to pay' : otherPrices(cart),
    error: !mayBeBought(cart) ? 'nothing to buy' : otherPrices(cart),
    settling: otherPrices(cart),
    cartChanged: otherPrices(cart),
    accepting: otherPrices(cart),
    'unknown.waiting': `${asked}`,
    'unknown.asking': `${asked}`,
  };
  return [path, notes[path]].filter(Boolean).join(', ');
}

const confirmButton = { role: 'button', text: 'checkout:confirm' } as const;
const changesDialog = { role: 'dialog', text: 'checkout:changed.title' } as const;
const acceptButton = { role: 'button', text: 'checkout:changed.accept' } as const;
const taxBox = { role: 'checkbox', text: 'checkout:understood' } as const;

/** Paths of the checkout: samples of its events, and what each state shows. */
export const checkoutPaths: PathsDefinition<typeof checkoutMachine> = {
  name: 'checkout',
  machine: checkoutMachine,
  input: { cart: seen, kept: null },
  otherStarts: {
    'the person comes back to a checkout whose tax was understood': {
      input: { cart: seen, kept: { version: seen.version, open: true, understood: true, attempt: null } },
      state: 'checkout.understood',
    },
    'the person comes back to a checkout of a cart that has changed': {
      input: { cart: another, kept: { version: seen.version, open: true, understood: true, attempt: null } },
      state: 'checkout.untaxed',
    },
    'the person comes back to a checkout that they left': {
      input: { cart: seen, kept: { version: seen.version, open: false, understood: false, attempt: null } },
      state: 'cart.ready',
    },
    'the cart is empty': { input: { cart: empty, kept: null }, state: 'cart.empty' },
  },
  nameOf,
  events,
  states: {
    'cart.empty': {
      words: 'it is said that the cart is empty, and where to go on',
      sights: [{ role: 'heading', text: 'cart:empty.title' }],
    },
    'cart.ready': {
      words: 'the cart can be taken to the checkout',
      sights: [{ role: 'button', text: 'checkout:proceed', is: 'enabled' }],
      noted: { 'nothing to pay': [{ role: 'button', text: 'checkout:proceed', is: 'disabled' }] },
    },
    settling: {
      words: 'the quantity that was typed is being saved first',
      sights: [{ role: 'button', text: 'checkout:proceed', is: 'disabled' }],
    },
    'cart.overBudget': {
      words: 'it is said that the available budget is not enough',
      sights: [{ role: 'alert' }, { role: 'button', text: 'checkout:proceed', is: 'disabled' }],
    },
    'checkout.untaxed': {
      words: 'the tax is to be understood first, so nothing can be confirmed yet',
      sights: [
        { ...taxBox, is: 'unchecked' },
        { ...confirmButton, is: 'disabled' },
      ],
    },
    'checkout.understood': {
      words: 'the tax is shown and the purchase can be confirmed',
      sights: [
        { ...taxBox, is: 'checked' },
        { ...confirmButton, is: 'enabled' },
      ],
    },
    confirmDialog: {
      words: 'a dialog asks whether to buy',
      sights: [{ role: 'alertdialog', text: 'checkout:dialog.title' }],
    },
    confirming: {
      words: 'the purchase is under way and cannot be sent again',
      sights: [
        { role: 'alertdialog', text: 'checkout:dialog.title' },
        { role: 'button', text: 'checkout:buying', is: 'disabled' },
      ],
    },
    success: {
      words: 'it is said that everything was bought, with the ways home and to the transactions',
      sights: [{ role: 'dialog', text: 'checkout:success.title' }],
    },
    error: {
      words: 'the cart is as it was, and the reason of the server is shown',
      sights: [{ role: 'alert' }, { role: 'button', text: 'checkout:proceed', is: 'enabled' }],
      noted: { 'nothing to buy': [] },
    },
    cartChanged: {
      words: 'it is shown line by line what has changed, and nothing was bought',
      sights: [changesDialog, { ...acceptButton, is: 'enabled' }],
    },
    accepting: {
      words: 'the cart is read as it is now',
      sights: [changesDialog, { ...acceptButton, is: 'disabled' }],
    },
    'unknown.waiting': {
      words: 'it is said that no answer came and that the server is asked again',
      sights: [{ role: 'dialog', text: 'checkout:unknown.title' }],
    },
    'unknown.asking': {
      words: 'the server is asked again what became of the purchase',
      sights: [{ role: 'dialog', text: 'checkout:unknown.title' }],
    },
    'unknown.unresolved': {
      words: 'it is said what is known: nothing can be bought twice, and one can ask again',
      sights: [
        { role: 'dialog', text: 'checkout:unknown.title' },
        { role: 'button', text: 'checkout:unknown.ask', is: 'enabled' },
      ],
    },
  },
};
