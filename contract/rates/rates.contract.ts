import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { currency } from '../money/money.contract.ts';
import { lastChanged, recordsOf, recordsPage } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { LONGEST_RATE_REFUSAL, MOST_PER_EURO, RATE_STATUSES } from './rates.rules.ts';

const RATES = { audience: 'admin', permission: 'platform.rates' } as const;

const person = z.object({ id: z.int(), name: z.string() });
const perEuro = z.number().check(z.describe('How much of the currency one euro buys, with six decimals at most.'));
const moved = z.number().check(z.describe('By how many percent it moves; rises are positive.'));

const week = z.object({ low: perEuro, high: perEuro });

/** The old and the new rate, and by how many percent it moves. */
export const rateMove = z.object({ currency, per_euro_was: perEuro, per_euro: perEuro, moved });

const rateChange = z.extend(rateMove, {
  id: z.int(),
  status: z.enum(RATE_STATUSES).check(z.describe('waiting: somebody else must agree, for seven days.')),
  date: z.string().check(z.describe('ISO 8601: when it was set or proposed.')),
  by: person,
  own: z.boolean().check(z.describe('Whether the caller proposed it, and so cannot approve it.')),
  decided_by: z.nullable(person).check(z.describe('Who approved or rejected it; null where one person was enough.')),
  decided_at: z.nullable(z.string()).check(z.describe('ISO 8601: also when it was withdrawn.')),
  reason: z.string().check(z.describe('Why it was rejected.')),
  approval: z.nullable(z.int()).check(z.describe('The proposal; null where one person was enough.')),
  week: z
    .nullable(week)
    .check(
      z.describe(
        'While it waits, the least and the most that the rate was within the seven days before it was proposed: it is measured from both.',
      ),
    ),
});

export type RateChange = z.infer<typeof rateChange>;

const rate = z.object({
  currency,
  per_euro: perEuro,
  fixed: z.boolean().check(z.describe('It never changes: the euro itself, and the mark that is pegged to it.')),
  revision,
  changed: lastChanged,
  moved: z.nullable(z.number()).check(z.describe('By how many percent it moved then; null when it never did.')),
  waiting: z.nullable(rateChange),
  week: week.check(
    z.describe(
      'The least and the most that it was within the last seven days, since somebody else last approved one: another is measured from both.',
    ),
  ),
  year: z
    .array(z.object({ date: z.string(), per_euro: perEuro }))
    .check(z.describe('What it was since a year ago: a point for each change, after one for the beginning.')),
});

export type Rate = z.infer<typeof rate>;

const rates = z.object({
  results: z.array(rate),
  others: z.array(z.string()).check(z.describe('Who could approve what the caller proposes, by their names.')),
});

export type RatesNow = z.infer<typeof rates>;

export const listRates = defineEndpoint({
  ...RATES,
  method: 'GET',
  path: '/admin/rates/',
  summary: 'The rates of exchange to the euro, with what waits for a second person.',
  answer: rates,
});

export const listRateChanges = defineEndpoint({
  ...RATES,
  method: 'GET',
  path: '/admin/rates/changes/',
  summary: 'How the rates were changed, and what was proposed, the newest first.',
  query: z.strictObject({ currency: z.optional(currency), ...recordsPage }),
  answer: recordsOf(rateChange),
});

const currencyParams = z.strictObject({ currency });

/** Effects of a new rate. */
export const rateEffect = z.object({
  per_euro_was: perEuro,
  per_euro: perEuro,
  moved,
  week: week.check(
    z.describe(
      'The least and the most that it was within the last seven days, of a proposal those before it was made: it is measured from both.',
    ),
  ),
  second: z.boolean().check(z.describe('It moves by more than 2 % within seven days: somebody else must agree.')),
  prices: z.int().check(z.describe('Benefits on offer that would cost another amount in some company.')),
  companies: z.int().check(z.describe('Companies whose people would see other prices.')),
  carts: z.int().check(z.describe('Carts in which a price would be another: their owners are told, and asked again.')),
  subscriptions: z.int().check(z.describe('Running subscriptions whose next month would cost another amount.')),
});

export type RateEffect = z.infer<typeof rateEffect>;

export const getRateImpact = defineEndpoint({
  ...RATES,
  method: 'GET',
  path: '/admin/rates/{currency}/impact/',
  summary: 'What another rate would mean now. 400 rates.fixed for the euro and the mark.',
  params: currencyParams,
  query: z.strictObject({ per_euro: z.string().check(z.maxLength(20)) }),
  answer: rateEffect,
});

export const setRate = defineEndpoint({
  ...RATES,
  method: 'PUT',
  path: '/admin/rates/{currency}/',
  summary:
    'Sets a rate from now on; one that moves by more than 2 % within seven days waits for somebody else. Orders keep the rate they were charged at. 400 rates.fixed, 409 rates.waits while another waits, rates.nobody where nobody else may approve.',
  revision: 'required',
  status: 200,
  params: currencyParams,
  body: z.strictObject({ per_euro: perEuro.check(z.gt(0), z.lte(MOST_PER_EURO)) }),
  answer: rateChange,
});

export const approveRate = defineEndpoint({
  ...RATES,
  method: 'POST',
  path: '/admin/rates/proposals/{id}/approve/',
  summary:
    'Sets a rate as it was proposed. 403 rates.own to whoever proposed it, 409 rates.decided, rates.moved when the rate is another by now, approvals.stale when whoever proposed it may not any more, 410 rates.expired after seven days. Approved by the caller already, it stays so.',
  status: 200,
  params: idParams,
  answer: rateChange,
});

export const refuseRate = defineEndpoint({
  ...RATES,
  method: 'POST',
  path: '/admin/rates/proposals/{id}/refuse/',
  summary:
    'Rejects a proposed rate; whoever proposed it is told why. 403 rates.own, 409 rates.decided, 410 rates.expired.',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_RATE_REFUSAL)) }),
  answer: rateChange,
});

export const withdrawRate = defineEndpoint({
  ...RATES,
  method: 'POST',
  path: '/admin/rates/proposals/{id}/withdraw/',
  summary: 'Takes back one’s own proposal. 403 rates.others to anybody else, 409 rates.decided, 410 rates.expired.',
  status: 200,
  params: idParams,
  answer: rateChange,
});
