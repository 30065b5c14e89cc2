import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { lastChanged } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { task } from '../tasks/tasks.contract.ts';
import { WAITING } from './today.contract.ts';

/** The most tasks in a pulse. */
export const MOST_TASKS = 10;

/** The pulse does not count waiting items beyond this. */
export const MOST_COUNTED = 1000;

/** The most names of people who have the same record open. */
export const MOST_EDITING = 5;

/** Kinds of records whose changes are watched while they are edited; below them those of a company. */
export const PLATFORM_WATCHED = [
  ...(['announcement', 'benefit', 'category', 'company', 'coupon', 'course', 'document'] as const),
  ...(['package', 'provider', 'question', 'suggestion', 'user'] as const),
] as const;
export const COMPANY_WATCHED = ['person', 'core'] as const;
export type Watched = (typeof PLATFORM_WATCHED)[number] | (typeof COMPANY_WATCHED)[number];

const NUMBER = '[1-9]\\d{0,8}';

/** Kinds whose records are identified by company id and own id. */
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

/** Number of waiting items of one kind for the caller. */
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

/** What administration polls for: tasks, waiting items, and the record that is open. */
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
