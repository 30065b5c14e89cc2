import { SUBSCRIPTION_GRAPH } from '#contract/subscriptions/subscriptions.rules.ts';
import { noAnswer } from '../refusal.ts';
import { subscriptionSetup } from './subscription.setup.ts';

export type {
  Cancelling,
  Changing,
  Leaving,
  SaidOfSubscription,
  SeenSubscription,
  SubscriptionEvent,
} from './subscription.setup.ts';

// The state graph shared with the server decides what can happen to a subscription.
const { cancel, end } = SUBSCRIPTION_GRAPH.active;
const { undo } = SUBSCRIPTION_GRAPH.ending;

const runs = { guard: 'isActive', target: '#subscription.active' } as const;
const ends = { guard: 'isEnding', target: '#subscription.ending' } as const;
const isOver = { guard: 'isEnded', target: '#subscription.ended' } as const;

// Price and subscription are taken from the last answer when the question is asked.
const maySubscribe = subscriptionSetup.createStateConfig({
  on: { 'subscription.subscribe': { target: '#subscription.confirming', actions: 'takeSeen' } },
});

/**
 * A monthly benefit from its offer to its end (specification.md 4). Confirming again during the call does nothing, and retrying after a
 * failure sends the same idempotency key, so one attempt is one subscription. Changes by another tab or by the renewal on the 5th are
 * stored in every state, and applied in those that show no question and await no answer.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input }) => ({
    id: null,
    price: input.price,
    leaving: { charges: 0, endsNow: false },
    seen: input,
    key: null,
    refusal: null,
  }),
  invoke: { src: 'watchSubscription', input: ({ self }) => ({ machine: self }) },
  on: {
    'subscription.read': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: { type: 'keepSeen', params: ({ event }) => event },
    },
  },
  initial: 'offered',
  states: {
    offered: { ...maySubscribe, always: [runs, ends, isOver] },
    // The reason of the refusal stays visible; an earlier subscription that has ended does not matter.
    refused: { ...maySubscribe, always: [runs, ends] },
    failed: { ...maySubscribe, always: [runs, ends] },
    confirming: {
      on: {
        'subscription.dismiss': { target: 'offered' },
        'subscription.confirm': { target: 'subscribing', actions: { type: 'startTry', params: ({ event }) => event } },
      },
    },
    subscribing: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context: { key, price } }) => ({ key: key ?? '', price }),
        onDone: [
          // The attempt had succeeded earlier, and its subscription has ended since.
          {
            guard: { type: 'endsAtOnce', params: ({ event }) => event },
            target: 'ended',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'reload'],
          },
          {
            target: 'active',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'saySubscribed', 'reload'],
          },
        ],
        onError: [
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'priceChanged',
            actions: ['endTry', { type: 'keepNewPrice', params: ({ event }) => event }, 'reload'],
          },
          // Another tab was first.
          {
            guard: { type: 'isAlready', params: ({ event }) => event },
            target: 'unlisted',
            actions: ['endTry', 'forgetOver', 'reload'],
          },
          // After signing in again the flow continues where it was.
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'offered' },
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'refused',
            actions: [
              'endTry',
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'sayFailed', params: ({ event }) => event },
              'reload',
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'sayFailed', params: ({ event }) => event },
              'reload',
            ],
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'failed',
          actions: [
            { type: 'keepRefusal', params: { error: noAnswer } },
            { type: 'sayFailed', params: { error: noAnswer } },
            'reload',
          ],
        },
      },
    },
    priceChanged: {
      on: {
        'subscription.dismiss': { target: 'offered' },
        'subscription.confirm': { target: 'subscribing', actions: { type: 'startTry', params: ({ event }) => event } },
      },
    },
    // There is a subscription, but the list has not shown it yet; until then it cannot be cancelled.
    unlisted: { always: { guard: 'isListed', target: 'active' } },
    // Once the subscription's status is known, the attempt that created it is settled.
    active: {
      entry: 'endTry',
      always: [
        { guard: 'isEnding', target: cancel },
        { guard: 'isEnded', target: end },
      ],
      on: { 'subscription.cancel': { target: 'confirmingCancel', actions: 'takeSeen' } },
    },
    confirmingCancel: {
      on: {
        'subscription.dismiss': { target: 'active' },
        'subscription.confirm': { target: 'cancelling' },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { id, leaving } }) => ({ id, charges: leaving.charges }),
        onDone: [
          // The month that has begun could not be paid.
          {
            guard: { type: 'endsAtOnce', params: ({ event }) => event },
            target: end,
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'sayEnded', 'reload'],
          },
          {
            target: cancel,
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'sayCancelled', 'reload'],
          },
        ],
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: end,
            actions: ['keepOver', 'reload'],
          },
          // The charge differs from the one that the person agreed to.
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'confirmingCancel',
            actions: [
              { type: 'keepNewCharge', params: ({ event }) => event },
              { type: 'keepRefusal', params: ({ event }) => event },
              'reload',
            ],
          },
          { target: 'active', actions: [{ type: 'sayFailed', params: ({ event }) => event }, 'reload'] },
        ],
      },
      after: {
        answerLimit: { target: 'active', actions: [{ type: 'sayFailed', params: { error: noAnswer } }, 'reload'] },
      },
    },
    ending: {
      always: [{ guard: 'isActive', target: undo }, isOver],
      on: { 'subscription.undo': { target: 'undoing', actions: 'takeSeen' } },
    },
    undoing: {
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: undo,
          actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'sayUndone', 'reload'],
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'ended',
            actions: ['keepOver', 'reload'],
          },
          { target: 'ending', actions: [{ type: 'sayFailed', params: ({ event }) => event }, 'reload'] },
        ],
      },
      after: {
        answerLimit: { target: 'ending', actions: [{ type: 'sayFailed', params: { error: noAnswer } }, 'reload'] },
      },
    },
    ended: { ...maySubscribe, entry: 'endTry', always: [runs, ends] },
  },
});
