import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isDenied, isSessionLost, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';

/** Effect of cancelling today. */
export interface Leaving {
  /** Charge for the month that has begun, in minor units. */
  charges: Minor;
  /** Whether it ends immediately because that month cannot be paid; then cancelling cannot be undone. */
  endsNow: boolean;
}

/** A subscription as the server last answered it. */
export interface SeenSubscription {
  id: number;
  status: SubscriptionStatus;
  leaving: Leaving;
}

/** The server's last answer. */
export interface SaidOfSubscription {
  /** The active subscription, or the last one that ended; null when there was none. */
  subscription: SeenSubscription | null;
  /** Monthly price as the person sees it, in minor units of their currency. */
  price: Minor;
}

/** The subscription that is cancelled or resumed: the one shown when the person asked for it. */
export interface Changing {
  id: number | null;
}

/** The subscription that is cancelled, and the charge that the person agreed to. */
export interface Cancelling extends Changing {
  charges: Minor;
}

interface SubscriptionContext extends Changing {
  /** Monthly price as it was shown and agreed to. */
  price: Minor;
  /** Effect of cancelling as it was shown and agreed to. */
  leaving: Leaving;
  /** The server's last answer; applied when no question is shown and no answer is awaited. */
  seen: SaidOfSubscription;
  /** Idempotency key of the attempt under way or with an unknown outcome: the same key subscribes once. */
  key: string | null;
  /** Why subscribing failed, or why cancelling has to be confirmed again. */
  refusal: Refusal | null;
}

export type SubscriptionEvent =
  /** The list was loaded again, with the subscription's status and the monthly price. */
  | ({ type: 'subscription.read' } & SaidOfSubscription)
  | { type: 'subscription.subscribe' }
  | { type: 'subscription.dismiss' }
  /** `key`: a new idempotency key, used if this is a new attempt. */
  | { type: 'subscription.confirm'; key: string }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.undo' };

type Failed = { error: unknown };

const NOTHING: Leaving = { charges: 0, endsNow: false };

const statusIn = ({ seen }: SubscriptionContext) => seen.subscription?.status;

const codeOf = (error: unknown) => readRefusal(error).code;

/** The new price or charge in a refusal, in minor units. */
function newPriceIn(error: unknown): Minor | undefined {
  const { price_currency: said } = (readRefusal(error).body ?? {}) as { price_currency?: number };
  return said === undefined ? undefined : toMinor(said);
}

/** Setup of the subscription machine; its states are in subscription.machine.ts. */
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
    // The answer is applied before the list is loaded again.
    keepAnswer: assign({
      seen: ({ context: { seen } }, { output }: { output: SeenSubscription }) => ({
        price: seen.price,
        subscription: output,
      }),
    }),
    // The loaded list does not show the end yet; another subscription in it stays.
    keepOver: assign({
      seen: ({ context: { id, seen } }) => ({
        price: seen.price,
        subscription:
          id !== null && seen.subscription?.id === id
            ? { id, status: 'ended' as const, leaving: NOTHING }
            : seen.subscription,
      }),
    }),
    // There is another subscription, which the list will show.
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
    // A charge of 0 means that the subscription ends immediately, since its month cannot be paid.
    keepNewCharge: assign({
      leaving: ({ context }, { error }: Failed) => {
        const charges = newPriceIn(error) ?? context.leaving.charges;
        return { charges, endsNow: charges === 0 };
      },
    }),
  },
  guards: {
    // A listed subscription stays in the list, and an ended one never runs again: a list that says otherwise is out of date.
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
