import { fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { forgotPassword, openReset, resetPassword } from '#contract/password-reset/password-reset.contract.ts';
import { resendConfirmation } from '#contract/registration/registration.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAtStart } from '../ground/read-at-start.ts';

type Asked = BodyOf<typeof forgotPassword>;
type Sent = AnswerOf<typeof forgotPassword>;

const requesting = (endpoint: typeof forgotPassword | typeof resendConfirmation) =>
  fromPromise<Sent, Asked>(({ input, signal }) => callEndpoint(endpoint, { body: input, signal }));

const forgot = requesting(forgotPassword);
const resend = requesting(resendConfirmation);

/** Actors that request each e-mail. */
export const mailActors = {
  reset: { requestMail: forgot, requestAgain: forgot },
  confirmation: { requestMail: resend, requestAgain: resend },
};

/** Actors behind the e-mailed link to a new password. */
export const passwordResetActors = {
  openLink: readAtStart<AnswerOf<typeof openReset>, { id: string }>(({ input, signal }) =>
    callEndpoint(openReset, { params: input, signal }),
  ),
  savePassword: fromPromise<AnswerOf<typeof resetPassword>, { id: string; password: string }>(
    ({ input: { id, password }, signal }) =>
      callEndpoint(resetPassword, { params: { id }, body: { password }, signal }),
  ),
};
