import { not, stateIn } from 'xstate';
import { countDownTo, nothingSent, refused, tooMany, untilAnswered } from '../sending.ts';
import { loginSetup } from './login.setup.ts';

export type { LoginEvent } from './login.setup.ts';

const credentials = loginSetup.createStateConfig({
  initial: 'editing',
  on: {
    'email.change': { target: '.editing', actions: { type: 'keepEmail', params: ({ event }) => event } },
    'password.change': { target: '.editing', actions: { type: 'keepPassword', params: ({ event }) => event } },
    'credentials.submit': [
      { guard: 'areCredentialsWhole', target: '.submitting', actions: 'checkFields' },
      { actions: 'checkFields' },
    ],
  },
  states: {
    editing: {},
    refused: {},
    submitting: {
      entry: 'forgetRefusal',
      exit: 'forgetSlow',
      on: { 'email.change': undefined, 'password.change': undefined, 'credentials.submit': undefined },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        // specification.md 4: an id without a token means that a further step follows.
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: '#login.signedIn',
            actions: { type: 'storeToken', params: ({ event }) => ({ token: event.output.token ?? '' }) },
          },
          {
            guard: { type: 'needsCode', params: ({ event }) => event.output },
            target: '#login.code',
            actions: { type: 'keepAttempt', params: ({ event }) => ({ id: event.output.id ?? '' }) },
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: () => ({ error: null }) } },
        ],
        onError: [tooMany, refused],
      },
      after: untilAnswered,
    },
    waiting: {
      on: {
        'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'credentials.submit': undefined,
      },
      after: countDownTo('waiting', 'editing'),
    },
  },
});

const code = loginSetup.createStateConfig({
  initial: 'editing',
  on: {
    'code.change': { target: '.editing', actions: { type: 'keepCode', params: ({ event }) => event } },
    // The server limits attempts separately for each kind of code, so the wait may not apply to the other kind.
    'code.swap': { target: '.editing', actions: 'forgetCode' },
    'code.submit': { guard: 'isCodeWhole', target: '.submitting' },
    'credentials.reopen': { target: 'credentials', actions: ['forgetCode', 'forgetAttempt'] },
  },
  after: {
    attemptLimit: { guard: not(stateIn('#login.code.submitting')), target: '.expired' },
  },
  states: {
    editing: {},
    refused: {},
    submitting: {
      entry: 'forgetRefusal',
      exit: 'forgetSlow',
      on: { 'code.change': undefined, 'code.swap': undefined, 'code.submit': undefined },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { attempt, code } }) => ({ id: attempt, code: code.trim() }),
        onDone: {
          target: '#login.signedIn',
          actions: { type: 'storeToken', params: ({ event }) => event.output },
        },
        onError: [
          tooMany,
          { guard: { type: 'isAttemptOver', params: ({ event }) => event }, target: 'expired' },
          {
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'dropRefusedCode', params: ({ event }) => event },
            ],
          },
        ],
      },
      after: untilAnswered,
    },
    waiting: {
      on: {
        'code.change': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'code.submit': undefined,
      },
      after: countDownTo('waiting', 'editing'),
    },
    expired: { entry: 'forgetCode', on: { 'code.change': undefined, 'code.swap': undefined } },
  },
});

/**
 * Signing in: e-mail and password, then a one-time code if the account has it on (specification.md 4, product.md 3). A refused password
 * stays in its field to be corrected; it is dropped as soon as the server has accepted it.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    email: input?.email ?? '',
    password: input?.password ?? '',
    code: '',
    attempt: '',
    checked: false,
    ...nothingSent,
  }),
  initial: 'credentials',
  states: {
    credentials,
    code,
    signedIn: { type: 'final', entry: 'forgetAll' },
  },
});
