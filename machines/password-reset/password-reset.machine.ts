import { assign, setup } from 'xstate';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { openReset, resetPassword } from '#contract/password-reset/password-reset.contract.ts';
import { brokenRule } from '#contract/registration/password.rules.ts';
import { providedBy } from '../provided-by.ts';
import { readRefusal } from '../refusal.ts';
import { countDownTo, nothingSent, refused, type Sending, sendingParts, tooMany, untilAnswered } from '../sending.ts';

interface PasswordResetContext extends Sending {
  /** The id in the link of the mail. */
  id: string;
  /** E-mail of the account, known once the link was opened. */
  email: string;
  password: string;
  repeated: string;
  checked: boolean;
}

export type PasswordResetEvent =
  | { type: 'link.retry' }
  | { type: 'password.change'; password: string }
  | { type: 'repeated.change'; repeated: string }
  | { type: 'password.submit' };

const isOver = (error: unknown) => [404, 410].includes(readRefusal(error).status);

/** Choosing a new password by the link of a mail (product.md 3): it works once and for an hour, and does not sign the person in. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as { id: string },
  },
  actors: {
    openLink: providedBy<AnswerOf<typeof openReset>, { id: string }>('ResetPasswordScreen'),
    savePassword: providedBy<AnswerOf<typeof resetPassword>, { id: string; password: string }>('ResetPasswordScreen'),
  },
  actions: {
    keepOwner: assign({ email: (_, { email }: { email: string }) => email }),
    keepPassword: assign({ password: (_, { password }: { password: string }) => password, refusal: null }),
    keepRepeated: assign({ repeated: (_, { repeated }: { repeated: string }) => repeated, refusal: null }),
    checkFields: assign({ checked: true }),
    forgetPasswords: assign({ password: '', repeated: '' }),
  },
  guards: {
    isGoodPassword: ({ context }) => brokenRule(context.password, context.repeated) === null,
    isOver: (_, { error }: { error: unknown }) => isOver(error),
  },
})
  .extend(sendingParts)
  .createMachine({
    id: 'passwordReset',
    context: ({ input }) => ({
      id: input.id,
      email: '',
      password: '',
      repeated: '',
      checked: false,
      ...nothingSent,
    }),
    initial: 'opening',
    states: {
      opening: {
        entry: 'forgetRefusal',
        invoke: {
          id: 'openLink',
          src: 'openLink',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'valid', actions: { type: 'keepOwner', params: ({ event }) => event.output } },
          onError: [
            { guard: { type: 'isOver', params: ({ event }) => event }, target: 'expired' },
            { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          ],
        },
        after: { answerLimit: { target: 'failed', actions: 'sayNoAnswer' } },
      },
      failed: { on: { 'link.retry': { target: 'opening' } } },
      valid: {
        initial: 'editing',
        on: {
          'password.change': { target: '.editing', actions: { type: 'keepPassword', params: ({ event }) => event } },
          'repeated.change': { target: '.editing', actions: { type: 'keepRepeated', params: ({ event }) => event } },
          'password.submit': [
            { guard: 'isGoodPassword', target: '.saving', actions: 'checkFields' },
            { actions: 'checkFields' },
          ],
        },
        states: {
          editing: {},
          refused: {},
          saving: {
            entry: 'forgetRefusal',
            exit: 'forgetSlow',
            on: { 'password.change': undefined, 'repeated.change': undefined, 'password.submit': undefined },
            invoke: {
              id: 'savePassword',
              src: 'savePassword',
              input: ({ context: { id, password } }) => ({ id, password }),
              onDone: { target: '#passwordReset.done' },
              onError: [
                { guard: { type: 'isOver', params: ({ event }) => event }, target: '#passwordReset.expired' },
                tooMany,
                refused,
              ],
            },
            after: untilAnswered,
          },
          waiting: {
            on: {
              'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event } },
              'repeated.change': { actions: { type: 'keepRepeated', params: ({ event }) => event } },
              'password.submit': undefined,
            },
            after: countDownTo('waiting', 'editing'),
          },
        },
      },
      expired: { entry: 'forgetPasswords' },
      done: { type: 'final', entry: 'forgetPasswords' },
    },
  });
