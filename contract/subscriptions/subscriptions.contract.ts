import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';
import { SUBSCRIPTION_ENDS, SUBSCRIPTION_STATUSES } from './subscriptions.rules.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD, a day in Belgrade.'));

/** The charge of a subscription for one month, in the currency that was charged. */
const charge = z.object({
  id: z.int(),
  month: day.check(z.describe('The first day of the month that it pays for.')),
  date: z.string().check(z.describe('ISO 8601.')),
  amount,
  currency,
  paid_from_category: amount,
  paid_from_flexible: amount,
  category: z.string().check(z.describe('English/Serbian, whose yearly budget paid: that of its benefit at the time.')),
});

export const subscription = z.object({
  id: z.int(),
  benefit: benefitInList,
  subscription_active: z.boolean().check(z.describe('False from the moment that it is cancelled.')),
  canceled_at: z.nullable(day),
  status: z.enum(SUBSCRIPTION_STATUSES),
  active_until: z.nullable(day).check(z.describe('The last day of one that was cancelled or is over.')),
  ended_by: z.nullable(z.enum(SUBSCRIPTION_ENDS)),
  category: z.string().check(z.describe('English/Serbian, whose yearly budget pays first.')),
  next_charge: z.nullable(day).check(z.describe('The day of the next charge; null when there is none.')),
  last_day: z
    .nullable(day)
    .check(z.describe('The last day of whoever pays it, after which nothing is charged; null for who stays.')),
  price_currency: amount.check(z.describe("What a month costs today, after the discount, in the reader's currency.")),
  open_month: z
    .nullable(amount)
    .check(z.describe('What cancelling charges today for the month that has begun; null when it charges nothing.')),
  ends_now: z
    .boolean()
    .check(
      z.describe('Whether cancelling ends it today and charges nothing: the month that has begun cannot be paid.'),
    ),
  offered: z.boolean().check(z.describe('False when its benefit can no longer be had: the next charge ends it.')),
  enough: z.nullable(z.boolean()).check(z.describe('Whether the budget will pay the next charge; null without one.')),
  short: amount.check(z.describe('What the budget will be short of.')),
  charges: z.array(charge).check(z.describe('Newest first.')),
});

export type Subscription = z.infer<typeof subscription>;

export const subscribe = defineEndpoint({
  method: 'POST',
  path: '/v2/subscriptions/',
  audience: 'employee',
  summary:
    'Subscribes to a monthly benefit; the month that runs is charged at once. Idempotency-Key: the same key subscribes once. If-Price-Match: the price last seen, in minor units; another is refused with 409 subscriptions.price_changed.',
  status: 201,
  body: z.strictObject({
    benefit_id: z.int().check(z.gte(1)),
    user_id: z.int().check(z.gte(1), z.describe("The caller's own.")),
  }),
  answer: subscription,
});

export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/v2/subscriptions/',
  audience: 'employee',
  summary: 'The subscriptions of the caller: those that run, then those that are over, newest first.',
  query: z.strictObject({
    ...pageQuery,
  }),
  answer: pageOf(subscription),
});

export const changeSubscription = defineEndpoint({
  method: 'PATCH',
  path: '/v2/subscriptions/{id}/',
  audience: 'employee',
  summary:
    'Cancels a subscription from the next month on, or takes that back before the month ends. If-Price-Match: what cancelling charges as last seen, in minor units, 0 for nothing; when it would charge another amount it is refused with 409 subscriptions.price_changed.',
  params: idParams,
  body: z.strictObject({
    subscription_active: z.boolean(),
    canceled_at: z.optional(z.nullable(day)).check(z.describe('Taken and not used: the server sets the day.')),
  }),
  answer: subscription,
});
