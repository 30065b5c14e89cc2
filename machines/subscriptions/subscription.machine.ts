import type { Minor } from '#contract/money/money.rules.ts';
import { SUBSCRIPTION_GRAPH } from '#contract/subscriptions/subscriptions.rules.ts';
import { noAnswer } from '../refusal.ts';
import { type SeenSubscription, type SubscriptionEvent, subscriptionSetup } from './subscription.setup.ts';

export type { SeenSubscription } from './subscription.setup.ts';

// What may become of a subscription is the table that the server goes by, too.
const { cancel, end } = SUBSCRIPTION_GRAPH.active;
const { undo } = SUBSCRIPTION_GRAPH.ending;

const told = ({ event }: { event: Extract<SubscriptionEvent, { type: 'subscription.read' }> }) => event;
const keepSeen = { type: 'keepSeen', params: told } as const;
const runs = { guard: { type: 'isActive', params: told }, target: '#subscription.active', actions: keepSeen } as const;
const ends = { guard: { type: 'isEnding', params: told }, target: '#subscription.ending', actions: keepSeen } as const;
const ended = { guard: { type: 'isEnded', params: told }, target: '#subscription.ended', actions: keepSeen } as const;

// Nothing is subscribed to: what the list says of a subscription is news.
const notSubscribed = subscriptionSetup.createStateConfig({
  on: {
    'subscription.subscribe': { target: '#subscription.confirming' },
    'subscription.read': [runs, ends, ended, { actions: keepSeen }],
  },
});

// Why there is none stays to be read: one that ended before is no news.
const notTaken = subscriptionSetup.createStateConfig({
  on: {
    'subscription.subscribe': { target: '#subscription.confirming' },
    'subscription.read': [runs, ends, { actions: keepSeen }],
  },
});

/**
 * A monthly benefit from its offer to its end (specification.md 4). Confirming again while it is subscribed to does nothing, and trying
 * again after a failure carries the same key; so one try is one subscription. What another tab or the 5th brought about is
 * taken over in every state that shows no question and waits for no answer.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input: { price } }) => ({ id: null, price, key: null, refusal: null }),
  initial: 'offered',
  states: {
    offered: notSubscribed,
    refused: notTaken,
    failed: notTaken,
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
        onDone: {
          target: 'active',
          actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'saySubscribed', 'reload'],
        },
        onError: [
          {
            guard: { type: 'isLowBudget', params: ({ event }) => event },
            target: 'refused',
            actions: [
              'endTry',
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'sayFailed', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'priceChanged',
            actions: ['endTry', { type: 'keepNewPrice', params: ({ event }) => event }, 'reload'],
          },
          // Another tab was faster: the list says how it stands.
          {
            guard: { type: 'isAlready', params: ({ event }) => event },
            target: 'active',
            actions: ['endTry', 'reload'],
          },
          // After signing in again one goes on where one was.
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'offered' },
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
    active: {
      on: {
        'subscription.cancel': { target: 'confirmingCancel' },
        'subscription.read': [
          {
            guard: { type: 'isEnding', params: told },
            target: cancel,
            actions: keepSeen,
          },
          {
            guard: { type: 'isEnded', params: told },
            target: end,
            actions: keepSeen,
          },
          {
            guard: { type: 'isActive', params: told },
            actions: keepSeen,
          },
        ],
      },
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
        input: ({ context: { id } }) => ({ id: id ?? 0 }),
        onDone: [
          // There was no money for the month that had begun.
          {
            guard: { type: 'isEnded', params: ({ event }) => ({ subscription: event.output }) },
            target: end,
            actions: 'reload',
          },
          { target: cancel, actions: ['sayCancelled', 'reload'] },
        ],
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: end, actions: 'reload' },
          { target: 'active', actions: [{ type: 'sayFailed', params: ({ event }) => event }, 'reload'] },
        ],
      },
      after: {
        answerLimit: { target: 'active', actions: [{ type: 'sayFailed', params: { error: noAnswer } }, 'reload'] },
      },
    },
    ending: {
      on: {
        'subscription.undo': { target: 'undoing' },
        'subscription.read': [
          {
            guard: { type: 'isActive', params: told },
            target: undo,
            actions: keepSeen,
          },
          {
            guard: { type: 'isEnded', params: told },
            target: 'ended',
            actions: keepSeen,
          },
          {
            guard: { type: 'isEnding', params: told },
            actions: keepSeen,
          },
        ],
      },
    },
    undoing: {
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context: { id } }) => ({ id: id ?? 0 }),
        onDone: { target: undo, actions: ['sayUndone', 'reload'] },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended', actions: 'reload' },
          { target: 'ending', actions: [{ type: 'sayFailed', params: ({ event }) => event }, 'reload'] },
        ],
      },
      after: {
        answerLimit: { target: 'ending', actions: [{ type: 'sayFailed', params: { error: noAnswer } }, 'reload'] },
      },
    },
    // A subscription that has ended never becomes active again. The list may still show it as active until it is read
    // again, so only another subscription is taken over here.
    ended: {
      on: {
        'subscription.subscribe': { target: 'confirming' },
        'subscription.read': [
          {
            guard: { type: 'isAnotherActive', params: told },
            target: 'active',
            actions: keepSeen,
          },
          {
            guard: { type: 'isAnotherEnding', params: told },
            target: 'ending',
            actions: keepSeen,
          },
          {
            guard: { type: 'isEnded', params: told },
            actions: keepSeen,
          },
        ],
      },
    },
  },
});

/** The flow of a subscription that there is already: it begins as it stands. */
export function standing({ id, status }: SeenSubscription, price: Minor) {
  return subscriptionMachine.resolveState({ value: status, context: { id, price, key: null, refusal: null } });
}
