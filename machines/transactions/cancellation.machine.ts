import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isUnanswered, readRefusal } from '../refusal.ts';

export interface CancellationInput {
  /** Id of the transaction, such as order-12. */
  id: string;
}

interface CancellationContext extends CancellationInput {
  /** Why it was refused, for people; empty without a message. */
  message: string;
}

export type CancellationEvent =
  | { type: 'cancellation.ask' }
  | { type: 'cancellation.back' }
  | { type: 'cancellation.confirm' }
  | { type: 'outcome.ask' };

/** The fields of the order that decide about cancelling. */
interface Standing {
  status: string;
}

type Failed = { error: unknown };

const cancellation = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
  },
  actors: {
    cancelTransaction: providedBy<Standing, { id: string }>('TransactionDrawer'),
    getTransaction: providedBy<Standing, { id: string }>('TransactionDrawer'),
  },
  actions: {
    // Provided by TransactionDrawer.
    sayCancelled: () => {},
    reloadMoney: () => {},

    keepMessage: assign({ message: (_, { error }: Failed) => readRefusal(error).message }),
    forgetMessage: assign({ message: '' }),
  },
  guards: {
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isCancelled: (_, { output }: { output: Standing }) => output.status === 'cancelled',
  },
  delays: { answerLimit: ANSWER_LIMIT },
});

/**
 * Cancelling an order (product.md 7.6): asked for, confirmed, and done once. If the call is not answered, the order is read again, so
 * that the person knows whether their money is back.
 */
export const cancellationMachine = cancellation.createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ ...input, message: '' }),
  initial: 'offered',
  states: {
    offered: { on: { 'cancellation.ask': 'asking' } },
    asking: {
      on: { 'cancellation.back': 'offered', 'cancellation.confirm': 'cancelling' },
    },
    cancelling: {
      invoke: {
        id: 'cancelTransaction',
        src: 'cancelTransaction',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'cancelled', actions: ['sayCancelled', 'reloadMoney'] },
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'checking' },
          {
            target: 'refused',
            actions: [{ type: 'keepMessage', params: ({ event }) => event }, 'reloadMoney'],
          },
        ],
      },
      after: { answerLimit: 'checking' },
    },
    checking: {
      invoke: {
        id: 'getTransaction',
        src: 'getTransaction',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event },
            target: 'cancelled',
            actions: ['sayCancelled', 'reloadMoney'],
          },
          { target: 'refused', actions: ['forgetMessage', 'reloadMoney'] },
        ],
        onError: 'unresolved',
      },
      after: { answerLimit: 'unresolved' },
    },
    unresolved: { on: { 'outcome.ask': 'checking' } },
    refused: { on: { 'cancellation.ask': 'asking' } },
    cancelled: {},
  },
});
