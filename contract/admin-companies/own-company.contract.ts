import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { lastChanged } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { PROMISE_DAYS } from '../requests/review.rules.ts';

const OWN = { audience: 'company-admin', permission: 'company.settings' } as const;

const promiseDays = z.int().check(z.gte(PROMISE_DAYS.least), z.lte(PROMISE_DAYS.most));

const ownSettings = z.object({
  promise_days: promiseDays.check(z.describe('Business days within which it promises to decide on a request.')),
  revision: revision.check(z.describe('Of the company: its code has the same one.')),
  changed: lastChanged,
});

/** The settings that a company makes itself. */
export type OwnSettings = z.infer<typeof ownSettings>;

export const getOwnSettings = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/settings/',
  summary:
    'What the company has set, with who changed it last. How much needs a second person is GET company/approval-limit/.',
  answer: ownSettings,
});

export const changeOwnSettings = defineEndpoint({
  ...OWN,
  method: 'PATCH',
  path: '/company/settings/',
  summary: 'Changes what is sent of that.',
  revision: 'required',
  body: z.strictObject({ promise_days: z.optional(promiseDays) }),
  answer: ownSettings,
});

const ownCode = z.object({
  code: z.string().check(z.describe('What the people of the company register with.')),
  revision,
});

export type OwnCode = z.infer<typeof ownCode>;

export const getOwnCode = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/code/',
  summary: 'The code with which the people of the company register.',
  answer: ownCode,
});

export const renewOwnCode = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/code/renew/',
  summary: 'Gives the company a new code; the former one is dead at once. 429 after ten within an hour.',
  status: 200,
  revision: 'required',
  answer: ownCode,
});
