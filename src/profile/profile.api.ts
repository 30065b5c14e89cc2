import { fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { beginOneTimeCode, confirmOneTimeCode, endOneTimeCode } from '#contract/profile/profile.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Actors that turn the one-time code on and off. */
export const oneTimeCodeActors = {
  begin: fromPromise<AnswerOf<typeof beginOneTimeCode>, BodyOf<typeof beginOneTimeCode>>(({ input, signal }) =>
    callEndpoint(beginOneTimeCode, { body: input, signal }),
  ),
  confirm: fromPromise<AnswerOf<typeof confirmOneTimeCode>, BodyOf<typeof confirmOneTimeCode>>(({ input, signal }) =>
    callEndpoint(confirmOneTimeCode, { body: input, signal }),
  ),
  end: fromPromise<AnswerOf<typeof endOneTimeCode>, BodyOf<typeof endOneTimeCode>>(({ input, signal }) =>
    callEndpoint(endOneTimeCode, { body: input, signal }),
  ),
};
