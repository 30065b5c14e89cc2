import { assign, setup } from 'xstate';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.rules.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watching.ts';

/** A subscription as the server last answered it. */
export interface SeenSubscription {
  id: number;
  status: SubscriptionStatus;
}

/** What the server said last. */
export interface SaidOfSubscription {
  /** The subscription that runs, or the last that ended; null when there was none. */
  subscription: SeenSubscription | null;
  /** What a month costs as the person sees it, in minor units of their currency. */
  price: Minor;
}

/** Which subscription is cancelled or taken back: the one that was shown when that was asked for. */
export interface Changing {
  id: number | null;
}

interface SubscriptionContext extends Changing {
  /** What a month costs as it is asked about and agreed to. */
  price: Minor;
  /** Acted upon where nothing is asked and no answer is awaited. */
  seen: SaidOfSubscription;
  /** The idempotency key of the try that is going on, or whose outcome is not known: the same key subscribes once. */
  key: string | null;
  /** Why there is no subscription. */
  refusal: Refusal | null;
}

export type SubscriptionEvent =
  /** The list was read again: this is how the subscription stands, and what a month costs. */
  | ({ type: 'subscription.read' } & SaidOfSubscription)
  | { type: 'subscription.subscribe' }
  | { type: 'subscription.dismiss' }
  /** `key`: a new idempotency key, for the case that this is a new try. */
  | { type: 'subscription.confirm'; key: string }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.undo' };

type Failed = { error: unknown };

const statusIn = ({ seen }: SubscriptionContext) => seen.subscription?.status;

const codeOf = (error: unknown) => readRefusal(error).code;

/** What a subscription's flow is made of; its states are in subscription.machine.ts. */
export const subscriptionSetup = setup({
  types: {
    input: {} as SaidOfSubscription,
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
  },
  actors: {
    subscribe: providedBy<SeenSubscription, { key: string; price: Minor }>('useSubscription'),
    cancel: providedBy<SeenSubscription, Changing>('useSubscription'),
    undo: providedBy<SeenSubscription, Changing>('useSubscription'),
    watchSubscription: watcher,
  },
  actions: {
    // Provided by useSubscription.
    saySubscribed: () => {},
    sayCancelled: () => {},
    sayUndone: () => {},
    sayFailed: (_, _failure: Failed) => {},
    reload: () => {},

    keepSeen: assign({ seen: (_, { subscription, price }: SaidOfSubscription) => ({ subscription, price }) }),
    takeSeen: assign({
      id: ({ context: { seen } }) => seen.subscription?.id ?? null,
      price: ({ context: { seen } }) => seen.price,
    }),
    // The list says it later.
    keepAnswer: assign({
      seen: ({ context: { seen } }, { output }: { output: SeenSubscription }) => ({
        price: seen.price,
        subscription: output,
      }),
      key: null,
    }),
    // The list that was read before does not know it yet; of another subscription it says what is so.
    keepOver: assign({
      seen: ({ context: { id, seen } }) => ({
        price: seen.price,
        subscription:
          id !== null && seen.subscription?.id === id ? { id, status: 'ended' as const } : seen.subscription,
      }),
    }),
    // There is another one, of which the list will say more.
    forgetOver: assign({
      seen: ({ context: { seen } }) => ({
        price: seen.price,
        subscription: seen.subscription?.status === 'ended' ? null : seen.subscription,
      }),
    }),
    startTry: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key, refusal: null }),
    endTry: assign({ key: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    keepNewPrice: assign(({ context }, { error }: Failed) => {
      const { price_currency: said } = (readRefusal(error).body ?? {}) as { price_currency?: number };
      const price = said === undefined ? context.price : toMinor(said);
      return { price, seen: { subscription: context.seen.subscription, price } };
    }),
  },
  guards: {
    // One that was listed stays listed, and one that has ended never runs again: a list that says so is an old one.
    isNews: ({ context: { seen } }, { subscription }: SaidOfSubscription) => {
      const known = seen.subscription;
      if (known === null || subscription === null) return known === null;
      return known.status !== 'ended' || subscription.status === 'ended' || subscription.id !== known.id;
    },
    isListed: ({ context }) => context.seen.subscription !== null,
    isActive: ({ context }) => statusIn(context) === 'active',
    isEnding: ({ context }) => statusIn(context) === 'ending',
    isEnded: ({ context }) => statusIn(context) === 'ended',
    endsAtOnce: (_, { output }: { output: SeenSubscription }) => output.status === 'ended',
    isLowBudget: (_, { error }: Failed) => codeOf(error) === 'subscriptions.low_budget',
    isAlready: (_, { error }: Failed) => codeOf(error) === 'subscriptions.already',
    isPriceChanged: (_, { error }: Failed) => codeOf(error) === 'subscriptions.price_changed',
    isOver: (_, { error }: Failed) => codeOf(error) === 'subscriptions.over',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
  },
  delays: { answerLimit: 20_000 },
});
