import { assign, setup } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { forgotPassword } from '#contract/password-reset/password-reset.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { waitOf } from '../countdown.ts';
import { providedBy } from '../provided.ts';
import { isTooMany, noAnswer, type Refusal, readRefusal } from '../refusal.ts';

interface MailRequestContext {
  email: string;
  /** Whether the address was sent once, so that what is wrong with it may be said. */
  checked: boolean;
  /** Why the last try did not work, until something else is tried. */
  refusal: Refusal | null;
  /** Seconds until one may try again. */
  wait: number;
  /** Seconds between a mail and the next one. */
  pause: number;
  slow: boolean;
}

export type MailRequestEvent =
  | { type: 'email.change'; email: string }
  | { type: 'mail.request' }
  | { type: 'address.reopen' };

export interface MailRequestInput {
  /** Filled in when it is known. */
  email?: string;
  /** A mail was just sent by what came before. */
  sent?: boolean;
  pause?: number;
}

/** Seconds after which a mail may be asked for again: one that is under way has come by then. */
const PAUSE = 60;

/**
 * Asks for a mail to an address: a link to choose a new password, or the confirmation again. Whether the address is known is
 * never said (product.md 3), so every address leads to `sent`.
 */
export const mailRequestMachine = setup({
  types: {
    context: {} as MailRequestContext,
    events: {} as MailRequestEvent,
    input: {} as MailRequestInput,
  },
  actors: {
    requestMail: providedBy<AnswerOf<typeof forgotPassword>, BodyOf<typeof forgotPassword>>('MailRequest'),
    requestAgain: providedBy<AnswerOf<typeof forgotPassword>, BodyOf<typeof forgotPassword>>('MailRequest'),
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email, refusal: null }),
    checkFields: assign({ checked: true }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
    startWait: assign({ wait: (_, { error }: { error: unknown }) => waitOf(error) }),
    startPause: assign({ wait: ({ context }) => context.pause }),
    countDown: assign({ wait: ({ context }) => context.wait - 1 }),
    sayNoAnswer: assign({ refusal: noAnswer }),
    saySlow: assign({ slow: true }),
    forgetSlow: assign({ slow: false }),
  },
  guards: {
    isAddress: ({ context }) => isEmail(context.email),
    isTooMany: (_, { error }: { error: unknown }) => isTooMany(error),
    isWaitOver: ({ context }) => context.wait <= 1,
    wasSent: ({ context }) => context.wait > 0,
  },
  delays: { second: 1000, slowAnswer: 4000, answerLimit: 20_000 },
}).createMachine({
  id: 'mailRequest',
  context: ({ input: { email = '', sent = false, pause = PAUSE } }) => ({
    email,
    checked: false,
    refusal: null,
    wait: sent ? pause : 0,
    pause,
    slow: false,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'wasSent', target: 'sent' }, { target: 'address' }] },
    address: {
      initial: 'editing',
      on: {
        'email.change': { target: '.editing', actions: { type: 'keepEmail', params: ({ event }) => event } },
        'mail.request': [
          { guard: 'isAddress', target: '.sending', actions: 'checkFields' },
          { actions: 'checkFields' },
        ],
      },
      states: {
        editing: {},
        refused: {},
        sending: {
          entry: 'forgetRefusal',
          exit: 'forgetSlow',
          on: { 'email.change': undefined, 'mail.request': undefined },
          invoke: {
            id: 'requestMail',
            src: 'requestMail',
            input: ({ context }) => ({ email: context.email.trim() }),
            onDone: { target: '#mailRequest.sent', actions: 'startPause' },
            onError: [
              {
                guard: { type: 'isTooMany', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'startWait', params: ({ event }) => event },
              },
              { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
            ],
          },
          after: {
            slowAnswer: { actions: 'saySlow' },
            answerLimit: { target: 'refused', actions: 'sayNoAnswer' },
          },
        },
        waiting: {
          on: {
            'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } },
            'mail.request': undefined,
          },
          after: {
            second: [
              { guard: 'isWaitOver', target: 'editing', actions: 'countDown' },
              { target: 'waiting', reenter: true, actions: 'countDown' },
            ],
          },
        },
      },
    },
    sent: {
      initial: 'resting',
      on: { 'address.reopen': { target: 'address', actions: 'forgetRefusal' } },
      states: {
        resting: {
          after: {
            second: [
              { guard: 'isWaitOver', target: 'ready', actions: 'countDown' },
              { target: 'resting', reenter: true, actions: 'countDown' },
            ],
          },
        },
        ready: { on: { 'mail.request': { target: 'sending' } } },
        refused: { on: { 'mail.request': { target: 'sending' } } },
        sending: {
          entry: 'forgetRefusal',
          invoke: {
            id: 'requestAgain',
            src: 'requestAgain',
            input: ({ context }) => ({ email: context.email.trim() }),
            onDone: { target: 'resting', actions: 'startPause' },
            onError: [
              {
                guard: { type: 'isTooMany', params: ({ event }) => event },
                target: 'resting',
                actions: [
                  { type: 'keepRefusal', params: ({ event }) => event },
                  { type: 'startWait', params: ({ event }) => event },
                ],
              },
              { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
            ],
          },
          after: { answerLimit: { target: 'refused', actions: 'sayNoAnswer' } },
        },
      },
    },
  },
});
