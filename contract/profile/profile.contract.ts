import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { newPassword } from '../registration/registration.contract.ts';
import { user } from '../users/users.contract.ts';

const moment = z.string().check(z.describe('ISO 8601.'));
const password = z.string().check(z.minLength(1), z.maxLength(256));

/** Accepted file types and size of a profile picture. */
export const PICTURE = {
  field: 'picture',
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2 * 1024 * 1024,
  required: true,
} as const;

export const setPicture = defineEndpoint({
  method: 'POST',
  path: '/v2/me/picture/',
  audience: 'employee',
  summary: 'Replaces the picture of the signed-in person.',
  file: PICTURE,
  answer: user,
});

export const removePicture = defineEndpoint({
  method: 'DELETE',
  path: '/v2/me/picture/',
  audience: 'employee',
  summary: 'Removes the picture of the signed-in person.',
  status: 200,
  answer: user,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/user/change-password/',
  audience: 'employee',
  summary: 'Replaces the password and ends all other sessions.',
  body: z.strictObject({ current_password: password, password: newPassword }),
});

export const beginOneTimeCode = defineEndpoint({
  method: 'POST',
  path: '/user/one-time-code/',
  audience: 'employee',
  summary:
    'Makes a secret for an authenticator; nothing is asked for until a code of it is confirmed. 409 when it is on.',
  body: z.strictObject({ password }),
  answer: z.object({
    secret: z.string().check(z.describe('Base32, shown once.')),
    otpauth_url: z.string().check(z.describe('For a QR code.')),
  }),
});

export const confirmOneTimeCode = defineEndpoint({
  method: 'POST',
  path: '/user/one-time-code/confirm/',
  audience: 'employee',
  summary: 'Turns the one-time code on with a first code of the secret that was made last.',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)) }),
  answer: z.object({
    recovery_codes: z.array(z.string()).check(z.describe('Ten, shown once; each signs in once in place of a code.')),
  }),
});

export const endOneTimeCode = defineEndpoint({
  method: 'DELETE',
  path: '/user/one-time-code/',
  audience: 'employee',
  summary: 'Turns the one-time code off; its recovery codes end with it.',
  body: z.strictObject({ password }),
});

const device = z.object({
  id: z.string(),
  current: z.boolean().check(z.describe('Whether it is the one that asks.')),
  browser: z.string().check(z.describe('Empty when it is not known.')),
  system: z.string().check(z.describe('Empty when it is not known.')),
  signed_in_at: moment,
  last_used_at: moment,
});

export type Device = z.infer<typeof device>;

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/user/sessions/',
  audience: 'employee',
  summary: 'Where the person is signed in: this device first, then the last used first.',
  query: z.strictObject({
    ...pageQuery,
  }),
  answer: pageOf(device),
});

export const endDevice = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}/',
  audience: 'employee',
  summary: 'Signs one device of the person out.',
  params: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)) }),
});

export const endOtherDevices = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions/',
  audience: 'employee',
  summary: 'Signs all devices of the person out but the one that asks.',
});
