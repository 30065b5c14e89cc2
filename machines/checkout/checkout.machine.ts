import { noAnswer } from '../refusal.ts';
import { checkoutSetup } from './checkout.setup.ts';

export type { CheckoutEvent, CheckoutInput, Purchase } from './checkout.setup.ts';

const cart = checkoutSetup.createStateConfig({
  initial: 'ready',
  entry: 'forgetCheckout',
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
      on: { 'checkout.open': { guard: 'mayBuy', target: '#checkout.checkout' } },
    },
    overBudget: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isWithinBudget', target: 'ready' },
      ],
    },
  },
});

const checkout = checkoutSetup.createStateConfig({
  initial: 'untaxed',
  on: {
    'checkout.back': { target: 'cart' },
    'cart.changed': [
      {
        guard: { type: 'isNotForSale', params: ({ event }) => event },
        target: 'cart',
        actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
      },
      {
        // What was understood was about another cart.
        guard: { type: 'isAnotherCart', params: ({ event }) => event },
        target: '.untaxed',
        actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
      },
    ],
  },
  states: {
    untaxed: {
      entry: {
        type: 'keepCheckout',
        params: ({ context }) => ({ version: context.cart.version, understood: false, attempt: context.attempt }),
      },
      on: { 'taxes.toggle': { target: 'understood' } },
    },
    understood: {
      entry: {
        type: 'keepCheckout',
        params: ({ context }) => ({ version: context.cart.version, understood: true, attempt: context.attempt }),
      },
      on: {
        'taxes.toggle': { target: 'untaxed' },
        'purchase.ask': { target: '#checkout.confirmDialog' },
      },
    },
  },
});

// Buying, and asking again what became of it, are one call with one key: whatever it answers is the outcome.
const purchasing = checkoutSetup.createStateConfig({
  entry: {
    type: 'keepCheckout',
    params: ({ context }) => ({ version: context.cart.version, understood: true, attempt: context.attempt }),
  },
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
      // After signing in anew one goes on where one was.
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
 * From the cart to what was bought (spec 4). Confirming again while a purchase goes on does nothing, and asking again what
 * became of one carries the same key; so one cart is bought once. After any outcome the tax is to be understood anew.
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
    checkout,
    confirmDialog: {
      on: {
        'purchase.decline': { target: 'checkout.understood' },
        'purchase.confirm': {
          target: 'confirming',
          actions: { type: 'startAttempt', params: ({ event }) => event },
        },
        'cart.changed': [
          {
            guard: { type: 'isNotForSale', params: ({ event }) => event },
            target: 'cart',
            actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
          },
          {
            guard: { type: 'isAnotherCart', params: ({ event }) => event },
            target: 'checkout',
            actions: [{ type: 'keepCart', params: ({ event }) => event }, 'sayCartChanged'],
          },
        ],
      },
    },
    confirming: purchasing,
    success: {
      entry: ['forgetCheckout', 'sayBought', 'reloadUser'],
      on: { 'result.dismiss': { target: 'cart' } },
    },
    error: {
      entry: [
        'forgetCheckout',
        { type: 'sayFailed', params: ({ context }) => ({ message: context.refusal?.message ?? '' }) },
        'reloadUser',
      ],
      exit: 'forgetRefusal',
      on: {
        'result.dismiss': { target: 'cart' },
        'checkout.open': { guard: 'mayBuy', target: 'checkout' },
      },
    },
    cartChanged: {
      on: {
        'changes.accept': { target: 'accepting', actions: 'forgetRefusal' },
        'changes.decline': { target: 'cart', actions: ['forgetRefusal', 'reloadUser'] },
      },
    },
    accepting: {
      invoke: {
        id: 'getMe',
        src: 'getMe',
        onDone: [
          {
            guard: { type: 'isNotForSale', params: ({ event }) => ({ cart: event.output }) },
            target: 'cart',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'confirmDialog',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
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
