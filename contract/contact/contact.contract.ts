import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Maximum length of each field, in characters. */
export const CONTACT_LIMITS = { subject: 150, message: 5000 } as const;

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/v2/contact/',
  audience: 'employee',
  summary: 'Writes to the people behind the shop, who answer by mail. The same Idempotency-Key writes once.',
  status: 201,
  body: z.strictObject({ subject: text(CONTACT_LIMITS.subject), message: text(CONTACT_LIMITS.message) }),
  answer: z.object({ id: z.int() }),
});
