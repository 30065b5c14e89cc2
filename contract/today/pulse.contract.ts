import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { lastChanged } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { task } from '../tasks/tasks.contract.ts';
import { WAITING } from './today.contract.ts';

/** How many tasks the pulse tells of. */
export const MOST_TASKS = 10;

/** Beyond so many of a kind the pulse counts nothing. */
export const MOST_COUNTED = 1000;

/** How many of those who have a record open the pulse names. */
export const MOST_EDITING = 5;

/** The kinds of records that are watched while somebody edits them, on either site. */
export const PLATFORM_WATCHED = [
  ...(['announcement', 'benefit', 'category', 'company', 'coupon', 'course', 'document'] as const),
  ...(['package', 'provider', 'question', 'suggestion', 'user'] as const),
] as const;
export const COMPANY_WATCHED = ['person', 'core'] as const;
export type Watched = (typeof PLATFORM_WATCHED)[number] | (typeof COMPANY_WATCHED)[number];

const NUMBER = '[1-9]\\d{0,8}';

/** Those of any company are known by the number of it and their own. */
const OF_ANY_COMPANY: readonly Watched[] = ['user', 'suggestion'];

const openName = (kind: Watched): string =>
  OF_ANY_COMPANY.includes(kind) ? `${kind}\\.${NUMBER}-${NUMBER}` : `${kind}\\.${NUMBER}`;

const openIn = (kinds: readonly Watched[]) =>
  z.strictObject({
    open: z
      .optional(z.string().check(z.regex(new RegExp(`^(${kinds.map(openName).join('|')})$`))))
      .check(
        z.describe(
          'The record that is being edited: `coupon.7`; a person of any company is `user.3-17`, and so is a suggestion.',
        ),
      ),
  });

const watched = z.object({
  open: z.string(),
  revision,
  changed: lastChanged,
  editing: z.array(z.string()).check(z.describe('The names of others who have its form open now and may save it.')),
});

const counted = z.object({
  kind: z.enum(WAITING),
  count: z.int().check(z.describe('At least one; 1,000 may be more.')),
  late: z.int().check(z.describe('Of them those that wait past what was promised.')),
});

/** How many of a kind wait for whoever asks. */
export type WaitingCount = z.infer<typeof counted>;

const pulse = z.object({
  waiting: z
    .array(counted)
    .check(z.describe('How much waits for somebody who may do it, of the kinds of the first page.')),
  tasks: z
    .array(task)
    .check(
      z.describe('Those one has started on this site that are not over, or ended within a day; the newest first.'),
    ),
  record: z
    .nullable(watched)
    .check(z.describe('How the record that is open stands; null without one that is there and may be read.')),
});

/** What is going on that a person in administration wants to know of at any time. */
export type Pulse = z.infer<typeof pulse>;

export const getPulse = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/pulse/',
  query: openIn(PLATFORM_WATCHED),
  summary: 'What is going on, for a poll: 304 to an If-None-Match that still holds.',
  answer: pulse,
});

export const getCompanyPulse = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.any',
  method: 'GET',
  path: '/company/pulse/',
  query: openIn(COMPANY_WATCHED),
  summary: 'What is going on in the company, for a poll: 304 to an If-None-Match that still holds.',
  answer: pulse,
});
