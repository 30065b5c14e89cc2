import { assign, not, setup, stateIn } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { sendCode, signIn } from '#contract/session/session.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { providedBy } from '../provided.ts';
import { isTooMany, noAnswer, type Refusal, readRefusal } from '../refusal.ts';

interface LoginContext {
  email: string;
  password: string;
  code: string;
  /** The sign-in attempt that waits for a code (product.md 3). */
  attempt: string;
  /** Why the last try did not work, until something is typed. */
  refusal: Refusal | null;
  /** Whether the fields were sent once, so that what is wrong with them may be said. */
  checked: boolean;
  /** Seconds until one may try again after too many tries. */
  wait: number;
  /** Whether the answer takes long. */
  slow: boolean;
}

export type LoginEvent =
  | { type: 'email.change'; email: string }
  | { type: 'password.change'; password: string }
  | { type: 'credentials.submit' }
  | { type: 'code.change'; code: string }
  | { type: 'code.submit' }
  | { type: 'credentials.reopen' };

const nothingTyped = { password: '', code: '', attempt: '', refusal: null, checked: false, wait: 0, slow: false };

/** Seconds to wait when the server says too many and not for how long. */
const UNSAID_WAIT = 30;

const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
  },
  actors: {
    signIn: providedBy<AnswerOf<typeof signIn>, BodyOf<typeof signIn>>('LoginScreen'),
    sendCode: providedBy<AnswerOf<typeof sendCode>, BodyOf<typeof sendCode>>('LoginScreen'),
  },
  actions: {
    storeToken: (_, _params: { token: string }) => {}, // provided by LoginScreen
    keepEmail: assign({ email: (_, { email }: { email: string }) => email, refusal: null }),
    keepPassword: assign({ password: (_, { password }: { password: string }) => password, refusal: null }),
    keepCode: assign({ code: (_, { code }: { code: string }) => code, refusal: null }),
    checkFields: assign({ checked: true }),
    keepAttempt: assign({ ...nothingTyped, attempt: (_, { id }: { id: string }) => id }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => readRefusal(error) }),
    // A refused code is typed anew; one that nobody answered may be sent again.
    dropRefusedCode: assign({
      code: ({ context }, { error }: { error: unknown }) => (readRefusal(error).kind === 'refused' ? '' : context.code),
    }),
    forgetCode: assign({ code: '' }),
    startWait: assign({
      wait: (_, { error }: { error: unknown }) => Math.max(1, Math.ceil(readRefusal(error).retryAfter ?? UNSAID_WAIT)),
    }),
    countDown: assign({ wait: ({ context }) => context.wait - 1 }),
    sayNoAnswer: assign({ refusal: noAnswer }),
    saySlow: assign({ slow: true }),
    forgetSlow: assign({ slow: false }),
    forgetRefusal: assign({ refusal: null }),
    startOver: assign(nothingTyped),
    forgetAll: assign({ ...nothingTyped, email: '' }),
  },
  guards: {
    areCredentialsWhole: ({ context }) => isEmail(context.email) && context.password !== '',
    isCodeWhole: ({ context }) => context.code.trim() !== '',
    isSignedIn: (_, { token }: { token?: string | undefined }) => Boolean(token),
    needsCode: (_, { id }: { id?: string | undefined }) => Boolean(id),
    isTooMany: (_, { error }: { error: unknown }) => isTooMany(error),
    isAttemptOver: (_, { error }: { error: unknown }) => [404, 410].includes(readRefusal(error).status),
    isWaitOver: ({ context }) => context.wait <= 1,
  },
  delays: {
    second: 1000,
    slowAnswer: 4000,
    answerLimit: 20_000,
    attemptLimit: 5 * 60_000, // product.md 3: an attempt waits five minutes for its code
  },
});

const credentials = login.createStateConfig({
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
        // Spec 4: an id without a token means that a further step follows.
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
        'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'credentials.submit': undefined,
      },
      after: {
        second: [
          { guard: 'isWaitOver', target: 'editing', actions: 'countDown' },
          { target: 'waiting', reenter: true, actions: 'countDown' },
        ],
      },
    },
  },
});

const code = login.createStateConfig({
  initial: 'editing',
  on: {
    'code.change': { target: '.editing', actions: { type: 'keepCode', params: ({ event }) => event } },
    'code.submit': { guard: 'isCodeWhole', target: '.submitting' },
    'credentials.reopen': { target: 'credentials', actions: 'startOver' },
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
      on: { 'code.change': undefined, 'code.submit': undefined },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { attempt, code } }) => ({ id: attempt, code: code.trim() }),
        onDone: {
          target: '#login.signedIn',
          actions: { type: 'storeToken', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isTooMany', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'startWait', params: ({ event }) => event },
          },
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
      after: {
        slowAnswer: { actions: 'saySlow' },
        answerLimit: { target: 'refused', actions: 'sayNoAnswer' },
      },
    },
    waiting: {
      on: {
        'code.change': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'code.submit': undefined,
      },
      after: {
        second: [
          { guard: 'isWaitOver', target: 'editing', actions: 'countDown' },
          { target: 'waiting', reenter: true, actions: 'countDown' },
        ],
      },
    },
    expired: { entry: 'forgetCode', on: { 'code.change': undefined } },
  },
});

/**
 * Signing in: e-mail and password, then a one-time code where the account has it on (spec 4, product.md 3).
 * A refused password stays in its field to be corrected; it is forgotten as soon as the server has taken it.
 */
export const loginMachine = login.createMachine({
  id: 'login',
  context: { ...nothingTyped, email: '' },
  initial: 'credentials',
  states: {
    credentials,
    code,
    signedIn: { type: 'final', entry: 'forgetAll' },
  },
});
