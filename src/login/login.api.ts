import { fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { sendCode, signIn } from '#contract/session/session.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The calls of the sign-in flow. */
export const loginActors = {
  signIn: fromPromise<AnswerOf<typeof signIn>, BodyOf<typeof signIn>>(({ input, signal }) =>
    callEndpoint(signIn, { body: input, signal }),
  ),
  sendCode: fromPromise<AnswerOf<typeof sendCode>, BodyOf<typeof sendCode>>(({ input, signal }) =>
    callEndpoint(sendCode, { body: input, signal }),
  ),
};
