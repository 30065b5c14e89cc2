import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { health } from './health.contract.ts';

/** Kinds of waiting items on the platform and in a company; each is one row of the first page. */
export const WAITING = [
  'benefits.translation',
  'benefits.picture',
  'providers.idle',
  'questions.sr',
  'questions.en',
  'orders.pending',
  'suggestions.new',
  'approvals',
  'requests.pending',
  'requests.in_review',
  'requests.unattended',
  'requests.unattended_in_review',
  'people.added',
  'people.expired',
] as const;
export type WaitingKind = (typeof WAITING)[number];

/** Counting stops here. */
export const MOST_WAITING = 10_000;

const waiting = z.object({
  kind: z.enum(WAITING),
  count: z.int().check(z.describe('At least one; 10,000 may be more.')),
  fresh: z.int().check(z.describe('Of them those of today, which begins in Belgrade.')),
  late: z.int().check(z.describe('Of them those that wait past what was promised.')),
  oldest: z.object({
    id: z.int(),
    name: z.string(),
    at: z.string().check(z.describe('ISO 8601: since when it waits.')),
  }),
});

/** One kind of item that waits for the caller. */
export type Waiting = z.infer<typeof waiting>;

/** Steps of setting up a new platform or a new company, before anybody can buy. */
const FIRST_STEPS = [
  'code',
  'company',
  'provider',
  'category',
  'benefit',
  'owner',
  'people',
  'invited',
  'budgets',
  'core',
  'second',
] as const;

const firstStep = z.object({
  step: z
    .enum(FIRST_STEPS)
    .check(z.describe('`code` is one’s own one-time code; `second` is somebody else who may decide about requests.')),
  done: z.boolean(),
});

/** A step of setting up. */
export type FirstStep = z.infer<typeof firstStep>;

const today = z.object({
  waiting: z.array(waiting),
  first_day: z
    .array(firstStep)
    .check(
      z.describe('What the first day asks of somebody who may do it, in its order; empty once all of it is done.'),
    ),
  health: z.nullable(health).check(z.describe('How the shop itself runs; null on the site of a company.')),
});

export type Today = z.infer<typeof today>;

export const getToday = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/today/',
  summary:
    'What waits on the platform for somebody who may do it, what waits longest first. 304 to an If-None-Match that still holds.',
  answer: today,
});

export const getCompanyToday = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.any',
  method: 'GET',
  path: '/company/today/',
  summary:
    'What waits in the company for somebody who may do it, what waits longest first. 304 to an If-None-Match that still holds.',
  answer: today,
});
