import { assign, setup } from 'xstate';
import { ANSWER_LIMIT, type AnswerOf } from '#contract/endpoint.ts';
import type { confirmNewAddress, readNewAddress } from '#contract/registration/registration.contract.ts';
import { providedBy } from '../provided-by.ts';
import { noAnswer, type Refusal, readRefusal } from '../refusal.ts';

interface NewAddressContext {
  /** The id in the link of the mail. */
  id: string;
  /** The new address and the company of its account, known once the link was opened. */
  email: string;
  company: string;
  refusal: Refusal | null;
}

type Failed = { error: unknown };
type Read = AnswerOf<typeof readNewAddress>;

/**
 * The link of the mail to a new address (product.md 3): opening it only reads it, and a press confirms it, because mail scanners open
 * links too.
 */
export const newAddressMachine = setup({
  types: {
    context: {} as NewAddressContext,
    events: {} as { type: 'link.retry' } | { type: 'address.confirm' },
    input: {} as { id: string },
  },
  actors: {
    readLink: providedBy<Read, { id: string }>('NewAddressScreen'),
    confirmAddress: providedBy<AnswerOf<typeof confirmNewAddress>, { id: string }>('NewAddressScreen'),
  },
  actions: {
    keepAddress: assign((_, { email, company }: Read) => ({ email, company })),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    sayNoAnswer: assign({ refusal: noAnswer }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isOver: (_, { error }: Failed) => [404, 410].includes(readRefusal(error).status),
    isTaken: (_, { error }: Failed) => readRefusal(error).status === 409,
  },
  delays: { answerLimit: ANSWER_LIMIT },
}).createMachine({
  id: 'newAddress',
  context: ({ input }) => ({ id: input.id, email: '', company: '', refusal: null }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'ready', actions: { type: 'keepAddress', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'expired' },
          { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: { answerLimit: { target: 'failed', actions: 'sayNoAnswer' } },
    },
    failed: { on: { 'link.retry': { target: 'opening' } } },
    ready: { on: { 'address.confirm': { target: 'confirming' } } },
    confirming: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'done' },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isTaken', params: ({ event }) => event }, target: 'taken' },
          { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: { answerLimit: { target: 'refused', actions: 'sayNoAnswer' } },
    },
    refused: { on: { 'address.confirm': { target: 'confirming' } } },
    expired: {},
    taken: {},
    done: { type: 'final' },
  },
});
