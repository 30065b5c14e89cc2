import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { task } from '../tasks/tasks.contract.ts';

/** How many tasks the pulse tells of. */
export const MOST_TASKS = 10;

const pulse = z.object({
  tasks: z
    .array(task)
    .check(
      z.describe('Those one has started on this site that are not over, or ended within a day; the newest first.'),
    ),
});

/** What is going on that a person in administration wants to know of at any time. */
export type Pulse = z.infer<typeof pulse>;

export const getPulse = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/pulse/',
  summary: 'What is going on, for a poll: 304 to an If-None-Match that still holds.',
  answer: pulse,
});

export const getCompanyPulse = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.any',
  method: 'GET',
  path: '/company/pulse/',
  summary: 'What is going on in the company, for a poll: 304 to an If-None-Match that still holds.',
  answer: pulse,
});
