import { assign, setup } from 'xstate';
import type { CartChange, completePurchase } from '#contract/checkout/checkout.contract.ts';
import { ANSWER_LIMIT, type AnswerOf } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
import { type Attempt, type KeptCheckout, mayBeBought, type SeenCart } from './seen-cart.ts';

export type Purchase = AnswerOf<typeof completePurchase>;

export interface CheckoutInput {
  cart: SeenCart;
  /** An interrupted checkout; null for a new one. */
  kept: KeptCheckout | null;
}

interface CheckoutContext extends CheckoutInput {
  /** The purchase under way, or one whose outcome is unknown. */
  attempt: Attempt | null;
  /** How often the server was asked for the outcome. */
  asked: number;
  /** Why the purchase was refused. */
  refusal: Refusal | null;
  /** Differences between the cart that was shown and the current one. */
  changes: readonly CartChange[];
  /** What was bought. */
  purchase: Purchase | null;
  /** Whether the answer takes unusually long. */
  slow: boolean;
}

export type CheckoutEvent =
  | { type: 'cart.changed'; cart: SeenCart }
  | { type: 'checkout.open' }
  /** Moves on to the checkout while a typed quantity is not saved yet. */
  | { type: 'counts.save' }
  | { type: 'checkout.back' }
  | { type: 'taxes.toggle' }
  | { type: 'purchase.ask' }
  | { type: 'purchase.decline' }
  /** `key`: a new idempotency key, used if this is a new attempt. */
  | { type: 'purchase.confirm'; key: string }
  | { type: 'changes.accept' }
  | { type: 'changes.decline' }
  | { type: 'outcome.ask' }
  | { type: 'result.dismiss' };

/** How often the server is asked for the outcome of a purchase before it is reported as unknown. */
const MOST_ASKS = 2;

type Failed = { error: unknown };

/** What the tab stores of a checkout under way; `understood` is its ticked box. */
export const openCheckout = ({ cart, attempt }: CheckoutContext, understood: boolean): KeptCheckout => ({
  version: cart.version,
  open: true,
  understood,
  attempt,
});

/** What the tab stores of a checkout that was left: only an attempt with an unknown outcome. */
export const leftCheckout = ({ cart, attempt }: CheckoutContext): KeptCheckout | null =>
  attempt && { version: cart.version, open: false, understood: false, attempt };

const goesOn = (cart: SeenCart, kept: KeptCheckout | null) =>
  kept?.open === true && mayBeBought(cart) && cart.changes.length === 0;

function changesOf(error: unknown): CartChange[] {
  const { body } = readRefusal(error);
  return (body as { changes?: CartChange[] } | undefined)?.changes ?? [];
}

/** Setup of the checkout machine; its states are in checkout.machine.ts. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
  },
  actors: {
    completePurchase: providedBy<Purchase, Attempt>('CartScreen'),
    /** Saves the typed quantities; resolves to the resulting cart, and fails if one was not saved. */
    saveCounts: providedBy<SeenCart>('CartScreen'),
    /** Sends the accepted prices to the server; resolves to the resulting cart. */
    acceptChanges: providedBy<SeenCart, readonly CartChange[]>('CartScreen'),
    watchCart: watcher,
  },
  actions: {
    // Provided by CartScreen.
    keepCheckout: (_, _kept: KeptCheckout | null) => {},
    reloadUser: () => {},
    sayFailed: (_, _failure: { message: string }) => {},
    sayCartChanged: () => {},
    sayNotSaved: (_, _failure: Failed) => {},

    keepCart: assign({ cart: (_, { cart }: { cart: SeenCart }) => cart }),
    startAttempt: assign({
      // Another cart needs another key; the same cart under an open key is the same purchase.
      attempt: ({ context: { attempt, cart } }, { key }: { key: string }) =>
        attempt?.version === cart.version ? attempt : { key, version: cart.version },
      asked: 0,
    }),
    endAttempt: assign({ attempt: null }),
    keepPurchase: assign({ purchase: (_, { output }: { output: Purchase }) => output }),
    keepChanges: assign({ changes: (_, { error }: Failed) => changesOf(error) }),
    showCartsChanges: assign({ changes: ({ context }) => context.cart.changes }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    // A refusal (4xx) ends the attempt; after an error of the server (5xx) the purchase may have happened all the same.
    settleAttempt: assign({
      attempt: ({ context }, { error }: Failed) => (readRefusal(error).status >= 500 ? context.attempt : null),
    }),
    countAsk: assign({ asked: ({ context }) => context.asked + 1 }),
    askAnew: assign({ asked: 1 }),
    forgetRefusal: assign({ refusal: null }),
    saySlow: assign({ slow: true }),
    forgetSlow: assign({ slow: false }),
  },
  guards: {
    isEmpty: ({ context }) => context.cart.lines === 0,
    isTooDear: ({ context }) => context.cart.lines > 0 && !context.cart.affordable,
    isWithinBudget: ({ context }) => context.cart.lines > 0 && context.cart.affordable,
    mayBuy: ({ context }) => mayBeBought(context.cart),
    mayReviewPrices: ({ context: { cart } }) => mayBeBought(cart) && cart.changes.length > 0,
    mayGoOn: ({ context: { cart, kept } }) => goesOn(cart, kept),
    mayGoOnUnderstood: ({ context: { cart, kept } }) =>
      goesOn(cart, kept) && kept?.understood === true && kept.version === cart.version,
    isNotForSale: (_, { cart }: { cart: SeenCart }) => !mayBeBought(cart),
    hasOtherPrices: (_, { cart }: { cart: SeenCart }) => cart.changes.length > 0,
    isAnotherCart: ({ context }, { cart }: { cart: SeenCart }) => cart.version !== context.cart.version,
    isCartChanged: (_, { error }: Failed) => readRefusal(error).code === 'cart_changed',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    mayAskAgain: ({ context }) => context.asked < MOST_ASKS,
  },
  delays: {
    slowAnswer: 4000,
    answerLimit: ANSWER_LIMIT,
    // A restarting server needs ten seconds or more, so the last question waits longer.
    askPause: ({ context }) => (context.asked < MOST_ASKS ? 2000 : 15_000),
  },
});
