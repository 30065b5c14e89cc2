import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { linkParams, mailAnswer, newPassword, typedEmail } from '../registration/registration.contract.ts';

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/user/forgot-password/',
  audience: 'anyone',
  summary: 'Sends a link to choose a new password; answers the same to any address.',
  status: 202,
  body: z.strictObject({ email: typedEmail }),
  answer: mailAnswer,
});

export const openReset = defineEndpoint({
  method: 'GET',
  path: '/user/reset-password/{id}/',
  audience: 'anyone',
  summary: 'Whose password a link lets one choose. 410 when it was used or is too old.',
  params: linkParams,
  answer: mailAnswer,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/user/reset-password/{id}/',
  audience: 'anyone',
  summary: 'Chooses a new password with the link of a mail and ends every session; signs nobody in.',
  params: linkParams,
  body: z.strictObject({ password: newPassword }),
  answer: mailAnswer,
});
