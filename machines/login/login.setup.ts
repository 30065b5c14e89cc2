import { assign, setup } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { sendCode, signIn } from '#contract/session/session.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { providedBy } from '../provided-by.ts';
import { readRefusal } from '../refusal.ts';
import { type Sending, sendingParts } from '../sending.ts';

interface LoginContext extends Sending {
  email: string;
  password: string;
  code: string;
  /** Id of the sign-in attempt that waits for a code (product.md 3). */
  attempt: string;
  /** Whether the form was submitted once, so that its problems are shown. */
  checked: boolean;
}

export type LoginEvent =
  | { type: 'email.change'; email: string }
  | { type: 'password.change'; password: string }
  | { type: 'credentials.submit' }
  | { type: 'code.change'; code: string }
  /** Switches between a code of the app and a recovery code. */
  | { type: 'code.swap' }
  | { type: 'code.submit' }
  | { type: 'credentials.reopen' };

/** Setup of the login machine; its states are in login.machine.ts. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    // An address that is known already.
    input: {} as { email: string; password?: string } | undefined,
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
    // Once the server has accepted the password it is dropped from the context.
    keepAttempt: assign({ password: '', checked: false, attempt: (_, { id }: { id: string }) => id }),
    // A refused code is removed, to be typed again; one without an answer stays, to be sent again.
    dropRefusedCode: assign({
      code: ({ context }, { error }: { error: unknown }) => (readRefusal(error).kind === 'refused' ? '' : context.code),
    }),
    forgetCode: assign({ code: '', refusal: null, wait: 0 }),
    forgetAttempt: assign({ attempt: '' }),
    forgetAll: assign({ email: '', password: '', code: '', attempt: '' }),
  },
  guards: {
    areCredentialsWhole: ({ context }) => isEmail(context.email) && context.password !== '',
    // Six digits of an app, or a recovery code, which is longer and has letters in it.
    isCodeWhole: ({ context }) => !/^\d{0,5}$/.test(context.code.replace(/[\s-]/g, '')),
    isSignedIn: (_, { token }: { token?: string | undefined }) => Boolean(token),
    needsCode: (_, { id }: { id?: string | undefined }) => Boolean(id),
    isAttemptOver: (_, { error }: { error: unknown }) => [404, 410].includes(readRefusal(error).status),
  },
  delays: {
    attemptLimit: 5 * 60_000, // product.md 3: an attempt waits five minutes for its code
  },
}).extend(sendingParts);
