import { assign, setup } from 'xstate';
import { ANSWER_LIMIT, type AnswerOf, type BodyOf } from '#contract/endpoint.ts';
import type { beginOneTimeCode, confirmOneTimeCode, endOneTimeCode } from '#contract/profile/profile.contract.ts';
import { providedBy } from '../provided-by.ts';
import { noAnswer, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';

interface OneTimeCodeContext {
  /** Asked for again before such a change; dropped as soon as the server has accepted it. */
  password: string;
  code: string;
  /** Secret for the authenticator: as text, and as the address of its QR code. */
  secret: string;
  address: string;
  /** Recovery codes, shown once. */
  recoveryCodes: readonly string[];
  refusal: Refusal | null;
  /** The code is on, but the answer with the recovery codes was lost, so nobody has seen them. */
  unseen: boolean;
  /** Whether the account has the code on, according to the last answer or the last news from another device. */
  isOn: boolean;
}

export type OneTimeCodeEvent =
  | { type: 'code.turnOn' }
  | { type: 'code.turnOff' }
  | { type: 'password.change'; password: string }
  | { type: 'password.submit' }
  | { type: 'digits.change'; code: string }
  | { type: 'digits.submit' }
  | { type: 'recovery.keep' }
  | { type: 'dialog.close' }
  /** From outside: the code was turned on or off. */
  | { type: 'account.changed'; on: boolean };

export const nothingKnown: Omit<OneTimeCodeContext, 'isOn'> = {
  password: '',
  code: '',
  secret: '',
  address: '',
  recoveryCodes: [],
  refusal: null,
  unseen: false,
};

const isCode = (error: unknown, code: string) => readRefusal(error).code === code;

/** Setup of the one-time-code machine; its states are in one-time-code.machine.ts. */
export const oneTimeCodeSetup = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as { on: boolean },
  },
  actors: {
    begin: providedBy<AnswerOf<typeof beginOneTimeCode>, BodyOf<typeof beginOneTimeCode>>('ProfileScreen'),
    confirm: providedBy<AnswerOf<typeof confirmOneTimeCode>, BodyOf<typeof confirmOneTimeCode>>('ProfileScreen'),
    end: providedBy<AnswerOf<typeof endOneTimeCode>, BodyOf<typeof endOneTimeCode>>('ProfileScreen'),
    watchAccount: watcher,
  },
  actions: {
    tellChanged: () => {}, // provided by ProfileScreen
    sayOff: () => {}, // provided by ProfileScreen
    keepAccount: assign({ isOn: (_, { on }: { on: boolean }) => on }),
    keepPassword: assign({ password: (_, { password }: { password: string }) => password, refusal: null }),
    keepCode: assign({ code: (_, { code }: { code: string }) => code, refusal: null }),
    keepSecret: assign({
      password: '',
      secret: (_, { secret }: AnswerOf<typeof beginOneTimeCode>) => secret,
      address: (_, { otpauth_url }: AnswerOf<typeof beginOneTimeCode>) => otpauth_url,
    }),
    keepRecoveryCodes: assign((_, { recovery_codes }: AnswerOf<typeof confirmOneTimeCode>) => ({
      ...nothingKnown,
      recoveryCodes: recovery_codes,
    })),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => readRefusal(error) }),
    // A refused code is removed, to be typed again; one without an answer stays, to be sent again.
    dropRefusedCode: assign({
      code: ({ context }, { error }: { error: unknown }) => (readRefusal(error).kind === 'refused' ? '' : context.code),
    }),
    sayNoAnswer: assign({ refusal: noAnswer }),
    sayUnseen: assign({ code: '', secret: '', address: '', unseen: true }),
    forgetRefusal: assign({ refusal: null }),
    forgetAll: assign(nothingKnown),
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    isOff: ({ context }) => !context.isOn,
    hasPassword: ({ context }) => context.password !== '',
    hasCode: ({ context }) => /^\d{6}$/.test(context.code),
    isOnAlready: (_, { error }: { error: unknown }) => isCode(error, 'one_time_code.on'),
    isNotBegun: (_, { error }: { error: unknown }) => isCode(error, 'one_time_code.not_begun'),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
