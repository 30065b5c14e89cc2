import { assign, setup } from 'xstate';
import { MAX_COUNT, MIN_COUNT } from '#contract/cart/cart.rules.ts';
import { providedBy } from '../provided.ts';
import { noAnswer } from '../refusal.ts';

export interface CartItemInput {
  /** Of the cart item. */
  id: number;
  /** How many the server has. */
  count: number;
}

interface CartItemContext extends CartItemInput {
  /** What stands in the field. */
  typed: string;
}

export type CartItemEvent =
  /** The user was read again: this many are in the cart. */
  | { type: 'item.changed'; count: number }
  /** The stepper: one more (1) or one fewer (-1), saved at once. */
  | { type: 'count.step'; by: 1 | -1 }
  | { type: 'count.type'; text: string }
  /** The check button or Enter. */
  | { type: 'count.commit' }
  /** Escape, or leaving the field with nothing useful in it. */
  | { type: 'count.cancel' };

/** The count that a text means: a whole number between 1 and 999; null for anything else (spec 5: never below 1). */
export function countIn(text: string): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= MIN_COUNT && count <= MAX_COUNT ? count : null;
}

/** What a step counts from: the number in the field when it is one, else the saved one. */
const baseOf = ({ typed, count }: CartItemContext) => countIn(typed) ?? count;

const cartItem = setup({
  types: {
    input: {} as CartItemInput,
    context: {} as CartItemContext,
    events: {} as CartItemEvent,
  },
  actors: { changeCartItem: providedBy<{ count: number }, { id: number; count: number }>('CartLine') },
  actions: {
    // Provided by CartLine.
    reloadUser: () => {},
    logFailure: (_, _failure: { error: unknown }) => {},

    keepCount: assign({
      count: (_, { count }: { count: number }) => count,
      typed: (_, { count }: { count: number }) => String(count),
    }),
    keepCountOnly: assign({ count: (_, { count }: { count: number }) => count }),
    keepTyped: assign({ typed: (_, { text }: { text: string }) => text }),
    stepTyped: assign({ typed: ({ context }, { by }: { by: number }) => String(baseOf(context) + by) }),
    showSaved: assign({ typed: ({ context }) => String(context.count) }),
  },
  guards: {
    mayStep: ({ context }, { by }: { by: number }) => countIn(String(baseOf(context) + by)) !== null,
    isCount: ({ context }) => countIn(context.typed) !== null,
    isAsSaved: ({ context }) => countIn(context.typed) === context.count,
  },
  delays: { answerLimit: 20_000 },
});

/** How many of one benefit are in the cart (spec 4 and 5). A failure is only logged, and the number is again what it was. */
export const cartItemMachine = cartItem.createMachine({
  id: 'cartItem',
  context: ({ input }) => ({ ...input, typed: String(input.count) }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'item.changed': { actions: { type: 'keepCount', params: ({ event }) => event } },
        'count.step': {
          guard: { type: 'mayStep', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'stepTyped', params: ({ event }) => event },
        },
        'count.type': { target: 'typing', actions: { type: 'keepTyped', params: ({ event }) => event } },
      },
    },
    typing: {
      on: {
        // What is being typed is not taken away by the poll.
        'item.changed': { actions: { type: 'keepCountOnly', params: ({ event }) => event } },
        'count.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'count.step': {
          guard: { type: 'mayStep', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'stepTyped', params: ({ event }) => event },
        },
        'count.commit': [
          { guard: 'isAsSaved', target: 'resting', actions: 'showSaved' },
          { guard: 'isCount', target: 'saving' },
        ],
        'count.cancel': { target: 'resting', actions: 'showSaved' },
      },
    },
    saving: {
      invoke: {
        id: 'changeCartItem',
        src: 'changeCartItem',
        input: ({ context: { id, count, typed } }) => ({ id, count: countIn(typed) ?? count }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'reloadUser'],
        },
        onError: {
          target: 'resting',
          actions: ['showSaved', { type: 'logFailure', params: ({ event }) => event }],
        },
      },
      after: {
        answerLimit: {
          target: 'resting',
          actions: ['showSaved', { type: 'logFailure', params: { error: noAnswer } }, 'reloadUser'],
        },
      },
    },
  },
});
