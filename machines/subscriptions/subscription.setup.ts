import { assign, setup } from 'xstate';
import type { Minor } from '#contract/money/money.rules.ts';
import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.rules.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, type Refusal, readRefusal } from '../refusal.ts';

/** A subscription as the server last answered it. */
export interface SeenSubscription {
  id: number;
  status: SubscriptionStatus;
}

export interface SubscriptionInput {
  /** What a month costs as the person sees it, in minor units of their currency. */
  price: Minor;
}

interface SubscriptionContext {
  id: number | null;
  price: Minor;
  /** The idempotency key of the try that is going on, or whose outcome is not known: the same key subscribes once. */
  key: string | null;
  /** Why there is no subscription. */
  refusal: Refusal | null;
}

export type SubscriptionEvent =
  /** The list was read again: this is how the subscription stands, and what a month costs. */
  | { type: 'subscription.read'; subscription: SeenSubscription | null; price: Minor }
  | { type: 'subscription.subscribe' }
  | { type: 'subscription.dismiss' }
  /** `key`: a new idempotency key, for the case that this is a new try. */
  | { type: 'subscription.confirm'; key: string }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.undo' };

type Failed = { error: unknown };
type Told = { subscription: SeenSubscription | null };

const codeOf = (error: unknown) => readRefusal(error).code;

/** What a subscription's flow is made of; its states are in subscription.machine.ts. */
export const subscriptionSetup = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
  },
  actors: {
    subscribe: providedBy<SeenSubscription, { key: string; price: Minor }>('useSubscription'),
    cancel: providedBy<SeenSubscription, { id: number }>('useSubscription'),
    undo: providedBy<SeenSubscription, { id: number }>('useSubscription'),
  },
  actions: {
    // Provided by useSubscription.
    saySubscribed: () => {},
    sayCancelled: () => {},
    sayUndone: () => {},
    sayFailed: (_, _failure: Failed) => {},
    reload: () => {},

    keepSeen: assign({
      id: (_, { subscription }: Told & { price: Minor }) => subscription?.id ?? null,
      price: (_, { price }: Told & { price: Minor }) => price,
    }),
    keepAnswer: assign({ id: (_, { output }: { output: SeenSubscription }) => output.id, key: null }),
    startTry: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key, refusal: null }),
    endTry: assign({ key: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    keepNewPrice: assign({
      price: ({ context }, { error }: Failed) => {
        const { body } = readRefusal(error);
        const { price_currency: price } = (body ?? {}) as { price_currency?: number };
        return price === undefined ? context.price : Math.round(price * 100);
      },
    }),
  },
  guards: {
    isActive: (_, { subscription }: Told) => subscription?.status === 'active',
    isEnding: (_, { subscription }: Told) => subscription?.status === 'ending',
    isEnded: (_, { subscription }: Told) => subscription?.status === 'ended',
    isAnotherActive: ({ context }, { subscription }: Told) =>
      subscription?.status === 'active' && subscription.id !== context.id,
    isAnotherEnding: ({ context }, { subscription }: Told) =>
      subscription?.status === 'ending' && subscription.id !== context.id,
    isLowBudget: (_, { error }: Failed) => codeOf(error) === 'subscriptions.low_budget',
    isAlready: (_, { error }: Failed) => codeOf(error) === 'subscriptions.already',
    isPriceChanged: (_, { error }: Failed) => codeOf(error) === 'subscriptions.price_changed',
    isOver: (_, { error }: Failed) => codeOf(error) === 'subscriptions.over',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
  },
  delays: { answerLimit: 20_000 },
});
