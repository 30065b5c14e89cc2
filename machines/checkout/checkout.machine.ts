import { noAnswer } from '../refusal.ts';
import { checkoutSetup, leftCheckout, openCheckout } from './checkout.setup.ts';

export type { CheckoutEvent, CheckoutInput, Purchase } from './checkout.setup.ts';

const entering = checkoutSetup.createStateConfig({
  on: {
    'checkout.open': { guard: 'mayBuy', target: '#checkout.opening' },
    'counts.save': { guard: 'mayBuy', target: '#checkout.settling' },
  },
});

const cart = checkoutSetup.createStateConfig({
  initial: 'ready',
  entry: { type: 'keepCheckout', params: ({ context }) => leftCheckout(context) },
  states: {
    empty: {
      always: [
        { guard: 'isTooDear', target: 'overBudget' },
        { guard: 'isWithinBudget', target: 'ready' },
      ],
    },
    ready: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isTooDear', target: 'overBudget' },
      ],
      on: entering.on,
    },
    overBudget: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isWithinBudget', target: 'ready' },
      ],
    },
  },
});

// The tick applies to one cart at its prices: a changed cart has to be confirmed again.
const agreed = checkoutSetup.createStateConfig({
  on: {
    'cart.changed': [
      {
        guard: { type: 'isNotForSale', params: ({ event }) => event },
        target: '#checkout.cart',
        actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
      },
      {
        guard: { type: 'hasOtherPrices', params: ({ event }) => event },
        target: '#checkout.cartChanged',
        actions: [{ type: 'keepCart', params: ({ event }) => event }, 'showCartsChanges'],
      },
      {
        guard: { type: 'isAnotherCart', params: ({ event }) => event },
        target: '#checkout.checkout',
        actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
      },
    ],
  },
});

const checkout = checkoutSetup.createStateConfig({
  initial: 'untaxed',
  on: { ...agreed.on, 'checkout.back': { target: 'cart' } },
  states: {
    untaxed: {
      entry: { type: 'keepCheckout', params: ({ context }) => openCheckout(context, false) },
      on: { 'taxes.toggle': { target: 'understood' } },
    },
    understood: {
      entry: { type: 'keepCheckout', params: ({ context }) => openCheckout(context, true) },
      on: {
        'taxes.toggle': { target: 'untaxed' },
        'purchase.ask': { target: '#checkout.confirmDialog' },
      },
    },
  },
});

// Buying, and asking for its outcome, are the same call with the same idempotency key: its answer is the outcome.
const purchasing = checkoutSetup.createStateConfig({
  entry: { type: 'keepCheckout', params: ({ context }) => openCheckout(context, true) },
  exit: 'forgetSlow',
  invoke: {
    id: 'completePurchase',
    src: 'completePurchase',
    input: ({ context: { attempt, cart } }) => attempt ?? { key: '', version: cart.version },
    onDone: {
      target: '#checkout.success',
      actions: ['endAttempt', { type: 'keepPurchase', params: ({ event }) => event }],
    },
    onError: [
      {
        guard: { type: 'isCartChanged', params: ({ event }) => event },
        target: '#checkout.cartChanged',
        actions: ['endAttempt', { type: 'keepChanges', params: ({ event }) => event }],
      },
      // After signing in again the flow continues where it was.
      { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: '#checkout.checkout.understood' },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: '#checkout.unknown' },
      {
        target: '#checkout.error',
        actions: [
          { type: 'settleAttempt', params: ({ event }) => event },
          { type: 'keepRefusal', params: ({ event }) => event },
        ],
      },
    ],
  },
  after: {
    slowAnswer: { actions: 'saySlow' },
    answerLimit: { target: '#checkout.unknown' },
  },
});

/**
 * From the cart to the purchase (specification.md 4). Confirming again during a purchase does nothing, and asking for its outcome sends
 * the same idempotency key, so one cart is bought once. After any outcome the box about the tax has to be ticked again.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { cart: seen, kept } }) => ({
    cart: seen,
    kept,
    attempt: kept?.attempt ?? null,
    asked: 0,
    refusal: null,
    changes: [],
    purchase: null,
    slow: false,
  }),
  invoke: { src: 'watchCart', input: ({ self }) => ({ machine: self }) },
  on: { 'cart.changed': { actions: { type: 'keepCart', params: ({ event }) => event } } },
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: 'mayGoOnUnderstood', target: 'checkout.understood' },
        { guard: 'mayGoOn', target: 'checkout' },
        { target: 'cart' },
      ],
    },
    cart,
    opening: {
      always: [
        // What costs something else than when it was put in the cart is accepted before it is paid (product.md 7.2).
        { guard: 'mayReviewPrices', target: 'cartChanged', actions: 'showCartsChanges' },
        { guard: 'mayBuy', target: 'checkout' },
        { target: 'cart' },
      ],
    },
    // What is typed into the lines is saved first, so that nothing typed is lost.
    settling: {
      invoke: {
        id: 'saveCounts',
        src: 'saveCounts',
        onDone: { target: 'opening', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'cart', actions: { type: 'sayNotSaved', params: ({ event }) => event } },
      },
      after: { answerLimit: { target: 'cart', actions: { type: 'sayNotSaved', params: { error: noAnswer } } } },
    },
    checkout,
    confirmDialog: {
      on: {
        ...agreed.on,
        'purchase.decline': { target: 'checkout.understood' },
        'purchase.confirm': {
          target: 'confirming',
          actions: { type: 'startAttempt', params: ({ event }) => event },
        },
      },
    },
    confirming: purchasing,
    success: {
      entry: [{ type: 'keepCheckout', params: ({ context }) => leftCheckout(context) }, 'reloadUser'],
      on: { 'result.dismiss': { target: 'cart' } },
    },
    error: {
      entry: [
        { type: 'keepCheckout', params: ({ context }) => leftCheckout(context) },
        { type: 'sayFailed', params: ({ context }) => ({ message: context.refusal?.message ?? '' }) },
        'reloadUser',
      ],
      exit: 'forgetRefusal',
      on: { ...entering.on, 'result.dismiss': { target: 'cart' } },
    },
    cartChanged: {
      on: {
        'changes.accept': { target: 'accepting', actions: 'forgetRefusal' },
        'changes.decline': { target: 'cart', actions: ['forgetRefusal', 'reloadUser'] },
      },
    },
    accepting: {
      invoke: {
        id: 'acceptChanges',
        src: 'acceptChanges',
        input: ({ context }) => context.changes,
        onDone: { target: 'opening', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'cartChanged', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
      after: {
        answerLimit: { target: 'cartChanged', actions: { type: 'keepRefusal', params: { error: noAnswer } } },
      },
    },
    unknown: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'mayAskAgain', target: 'waiting', actions: 'countAsk' }, { target: 'unresolved' }],
        },
        waiting: { after: { askPause: { target: 'asking' } } },
        asking: purchasing,
        unresolved: {
          on: {
            'outcome.ask': { target: 'asking', actions: 'askAnew' },
            'result.dismiss': { target: '#checkout.cart', actions: 'reloadUser' },
          },
        },
      },
    },
  },
});
