import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.rules.ts';
import { providedBy } from '../provided.ts';
import { isDenied, isSessionLost, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watching.ts';

/** What cancelling does today. */
export interface Leaving {
  /** What it charges for the month that has begun, in minor units. */
  charges: Minor;
  /** Whether it ends at once, for that month cannot be paid: then it cannot be taken back. */
  endsNow: boolean;
}

/** A subscription as the server last answered it. */
export interface SeenSubscription {
  id: number;
  status: SubscriptionStatus;
  leaving: Leaving;
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

/** What is cancelled, and what that charges as the person agreed to it. */
export interface Cancelling extends Changing {
  charges: Minor;
}

interface SubscriptionContext extends Changing {
  /** What a month costs as it is asked about and agreed to. */
  price: Minor;
  /** What cancelling does, as it is asked about and agreed to. */
  leaving: Leaving;
  /** Acted upon where nothing is asked and no answer is awaited. */
  seen: SaidOfSubscription;
  /** The idempotency key of the try that is going on, or whose outcome is not known: the same key subscribes once. */
  key: string | null;
  /** Why there is no subscription, or why it is asked once more whether to cancel. */
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

const NOTHING: Leaving = { charges: 0, endsNow: false };

const statusIn = ({ seen }: SubscriptionContext) => seen.subscription?.status;

const codeOf = (error: unknown) => readRefusal(error).code;

/** The amount that a refusal says is charged now, in minor units. */
function newPriceIn(error: unknown): Minor | undefined {
  const { price_currency: said } = (readRefusal(error).body ?? {}) as { price_currency?: number };
  return said === undefined ? undefined : toMinor(said);
}

/** What a subscription's flow is made of; its states are in subscription.machine.ts. */
export const subscriptionSetup = setup({
  types: {
    input: {} as SaidOfSubscription,
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
  },
  actors: {
    subscribe: providedBy<SeenSubscription, { key: string; price: Minor }>('useSubscription'),
    cancel: providedBy<SeenSubscription, Cancelling>('useSubscription'),
    undo: providedBy<SeenSubscription, Changing>('useSubscription'),
    watchSubscription: watcher,
  },
  actions: {
    // Provided by useSubscription.
    saySubscribed: () => {},
    sayCancelled: () => {},
    sayEnded: () => {},
    sayUndone: () => {},
    sayFailed: (_, _failure: Failed) => {},
    reload: () => {},

    keepSeen: assign({ seen: (_, { subscription, price }: SaidOfSubscription) => ({ subscription, price }) }),
    takeSeen: assign({
      id: ({ context: { seen } }) => seen.subscription?.id ?? null,
      price: ({ context: { seen } }) => seen.price,
      leaving: ({ context: { seen } }) => seen.subscription?.leaving ?? NOTHING,
      refusal: null,
    }),
    // The list says it later.
    keepAnswer: assign({
      seen: ({ context: { seen } }, { output }: { output: SeenSubscription }) => ({
        price: seen.price,
        subscription: output,
      }),
    }),
    // The list that was read before does not know it yet; of another subscription it says what is so.
    keepOver: assign({
      seen: ({ context: { id, seen } }) => ({
        price: seen.price,
        subscription:
          id !== null && seen.subscription?.id === id
            ? { id, status: 'ended' as const, leaving: NOTHING }
            : seen.subscription,
      }),
    }),
    // There is another one, of which the list will say more.
    forgetOver: assign({
      seen: ({ context: { seen } }) => ({
        price: seen.price,
        subscription: seen.subscription?.status === 'ended' ? null : seen.subscription,
      }),
    }),
    startTry: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key }),
    endTry: assign({ key: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    keepNewPrice: assign(({ context }, { error }: Failed) => {
      const price = newPriceIn(error) ?? context.price;
      return { price, seen: { subscription: context.seen.subscription, price } };
    }),
    // A month that has begun is paid, or it ends with nothing charged.
    keepNewCharge: assign({
      leaving: ({ context }, { error }: Failed) => {
        const charges = newPriceIn(error) ?? context.leaving.charges;
        return { charges, endsNow: charges === 0 };
      },
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
    isAlready: (_, { error }: Failed) => codeOf(error) === 'subscriptions.already',
    isPriceChanged: (_, { error }: Failed) => codeOf(error) === 'subscriptions.price_changed',
    isOver: (_, { error }: Failed) => codeOf(error) === 'subscriptions.over',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isDenied: (_, { error }: Failed) => isDenied(error),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
