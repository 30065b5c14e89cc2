import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { MAIL_LANES } from './health.contract.ts';

const count = z.int().check(z.minimum(1), z.maximum(10_000));

export const setMailAside = defineEndpoint({
  audience: 'admin',
  permission: 'platform.people',
  method: 'POST',
  path: '/admin/late-mail/set-aside/',
  summary:
    'Gives up what was tried in vain many times: it is not tried again and health is silent of it. Noted in the log of changes.',
  body: z.strictObject({
    lane: z.enum(MAIL_LANES),
    stuck: count.check(z.describe('How many were seen (`health`); with another number now nothing is set aside.')),
  }),
  answer: z.object({ count }),
});
