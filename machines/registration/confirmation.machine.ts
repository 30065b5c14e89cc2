import { assign, setup } from 'xstate';
import { ANSWER_LIMIT, type AnswerOf } from '#contract/endpoint.ts';
import type { confirm } from '#contract/registration/registration.contract.ts';
import { providedBy } from '../provided-by.ts';
import { noAnswer, type Refusal, readRefusal } from '../refusal.ts';

interface ConfirmationContext {
  /** The id in the link of the mail. */
  id: string;
  /** The address that was confirmed. */
  email: string;
  refusal: Refusal | null;
}

/** The link of the mail that confirms an address (product.md 3): opening it confirms; it works once and for 48 hours. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as { type: 'link.retry' },
    input: {} as { id: string },
  },
  actors: { confirm: providedBy<AnswerOf<typeof confirm>, { id: string }>('ConfirmationScreen') },
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => readRefusal(error) }),
    sayNoAnswer: assign({ refusal: noAnswer }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => [404, 410].includes(readRefusal(error).status),
  },
  delays: { answerLimit: ANSWER_LIMIT },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ id: input.id, email: '', refusal: null }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'done', actions: { type: 'keepEmail', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'expired' },
          { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: { answerLimit: { target: 'failed', actions: 'sayNoAnswer' } },
    },
    failed: { on: { 'link.retry': { target: 'opening' } } },
    expired: {},
    done: { type: 'final' },
  },
});
