import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const token = z.object({ token: z.string().check(z.describe('256 random bits, shown once.')) });

/**
 * Signs in with e-mail and password. The answer `{ id }` instead of `{ token }` means that a one-time code is needed next
 * (specification.md 4).
 */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/user/token/',
  audience: 'anyone',
  summary: 'Signs in; answers a token, or the id of a sign-in attempt that needs a one-time code.',
  body: z.strictObject({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  answer: z.object({ token: z.optional(token.shape.token), id: z.optional(z.string()) }),
});

/** The second step of signing in: a six-digit code of the authenticator, or a recovery code. */
export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/user/token/topt/',
  audience: 'anyone',
  summary: 'Ends a sign-in attempt with a one-time code.',
  body: z.strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  }),
  answer: token,
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/user/logout/',
  audience: 'employee',
  summary: 'Ends the session of this token.',
});
