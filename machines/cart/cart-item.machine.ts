import { assign, setup } from 'xstate';
import { countIn } from '#contract/cart/cart.rules.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { noAnswer } from '../refusal.ts';
import { watcher } from '../watcher.ts';

export interface CartItemInput {
  /** The id of the cart item. */
  id: number;
  /** The count saved on the server. */
  count: number;
}

interface CartItemContext extends CartItemInput {
  /** Text in the count field. */
  typed: string;
}

export type CartItemEvent =
  /** The user was loaded again with this count in the cart. */
  | { type: 'item.changed'; count: number }
  /** The stepper: one more (1) or one fewer (-1), saved immediately. */
  | { type: 'count.step'; by: 1 | -1 }
  | { type: 'count.type'; text: string }
  /** The check button or Enter. */
  | { type: 'count.commit' }
  /** Escape, or leaving the field with no valid count in it. */
  | { type: 'count.cancel' };

/** The count from which the stepper continues: the number in the field if there is one, else the saved one. */
const baseOf = ({ typed, count }: CartItemContext) => countIn(typed) ?? count;

const cartItem = setup({
  types: {
    input: {} as CartItemInput,
    context: {} as CartItemContext,
    events: {} as CartItemEvent,
  },
  actors: {
    changeCartItem: providedBy<{ count: number }, { id: number; count: number }>('CartLineScreen'),
    watchItem: watcher,
  },
  actions: {
    // Provided by CartLineScreen.
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
    // An empty field may still be filled in; any other text that is not a quantity is wrong immediately.
    isWrong: (_, { text }: { text: string }) => text.trim() !== '' && countIn(text) === null,
    isAsSaved: ({ context }) => countIn(context.typed) === context.count,
  },
  delays: { answerLimit: ANSWER_LIMIT },
});

const typed = cartItem.createStateConfig({
  on: {
    'count.type': [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '#cartItem.typing.wrong',
        actions: { type: 'keepTyped', params: ({ event }) => event },
      },
      { target: '#cartItem.typing.unsaved', actions: { type: 'keepTyped', params: ({ event }) => event } },
    ],
    'count.step': {
      guard: { type: 'mayStep', params: ({ event }) => event },
      target: '#cartItem.saving',
      actions: { type: 'stepTyped', params: ({ event }) => event },
    },
  },
});

/** Count of one benefit in the cart (specification.md 4 and 5). A failure is only logged, and the typed count stays in the field. */
export const cartItemMachine = cartItem.createMachine({
  id: 'cartItem',
  context: ({ input }) => ({ ...input, typed: String(input.count) }),
  invoke: { src: 'watchItem', input: ({ self }) => ({ machine: self }) },
  // What is being typed or saved is not taken away by the poll.
  on: { 'item.changed': { actions: { type: 'keepCountOnly', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      on: { ...typed.on, 'item.changed': { actions: { type: 'keepCount', params: ({ event }) => event } } },
    },
    typing: {
      on: {
        ...typed.on,
        'count.cancel': { target: 'resting', actions: 'showSaved' },
      },
      initial: 'unsaved',
      states: {
        unsaved: {
          on: {
            'count.commit': [
              { guard: 'isAsSaved', target: '#cartItem.resting', actions: 'showSaved' },
              { guard: 'isCount', target: '#cartItem.saving' },
              { target: 'wrong' },
            ],
          },
        },
        // The invalid text stays in the field as typed, with a message.
        wrong: {},
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
        // What was wanted stays in the field, to be saved by another try; without an answer it may have been saved.
        onError: {
          target: 'typing.unsaved',
          actions: [{ type: 'logFailure', params: ({ event }) => event }, 'reloadUser'],
        },
      },
      after: {
        answerLimit: {
          target: 'typing.unsaved',
          actions: [{ type: 'logFailure', params: { error: noAnswer } }, 'reloadUser'],
        },
      },
    },
  },
});
