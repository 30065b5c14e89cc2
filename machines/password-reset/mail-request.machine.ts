import { assign, setup } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { forgotPassword } from '#contract/password-reset/password-reset.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { providedBy } from '../provided-by.ts';
import { countDownTo, nothingSent, refused, type Sending, sendingParts, tooMany, untilAnswered } from '../sending.ts';

interface MailRequestContext extends Sending {
  email: string;
  /** Whether the form was submitted once, so that its problems are shown. */
  checked: boolean;
  /** Seconds until another mail can be requested. */
  pause: number;
}

export type MailRequestEvent =
  | { type: 'email.change'; email: string }
  | { type: 'mail.request' }
  | { type: 'address.reopen' };

export interface MailRequestInput {
  /** Filled in when the address is known already. */
  email?: string;
  /** The screen before this one just sent a mail. */
  sent?: boolean;
  pause?: number;
}

/** Seconds until another mail can be requested: the first one has usually arrived by then. */
const PAUSE = 60;

/**
 * Requests a mail to an address: a link to choose a new password, or the confirmation again. Every address leads to `sent`, so that
 * nobody learns whether it has an account (product.md 3).
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
    startPause: assign({ wait: ({ context }) => context.pause }),
  },
  guards: {
    isAddress: ({ context }) => isEmail(context.email),
    wasSent: ({ context }) => context.wait > 0,
  },
})
  .extend(sendingParts)
  .createMachine({
    id: 'mailRequest',
    context: ({ input: { email = '', sent = false, pause = PAUSE } }) => ({
      email,
      checked: false,
      pause,
      ...nothingSent,
      wait: sent ? pause : 0,
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
              onError: [tooMany, refused],
            },
            after: untilAnswered,
          },
          waiting: {
            on: {
              'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } },
              'mail.request': undefined,
            },
            after: countDownTo('waiting', 'editing'),
          },
        },
      },
      sent: {
        initial: 'resting',
        on: { 'address.reopen': { target: 'address', actions: 'forgetRefusal' } },
        states: {
          resting: {
            after: countDownTo('resting', 'ready'),
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
                refused,
              ],
            },
            after: { answerLimit: { target: 'refused', actions: 'sayNoAnswer' } },
          },
        },
      },
    },
  });
