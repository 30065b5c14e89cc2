import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint, idParams, type nothing, pageOf, pageQuery } from '../endpoint.ts';

export const TASK_STATUSES = ['waiting', 'running', 'stopping', 'done', 'stopped', 'failed'] as const;

export const task = z.object({
  id: z.int(),
  kind: z.string().check(z.describe('What is done, as a word.')),
  about: z
    .nullable(z.string())
    .check(
      z.describe(
        'What it is done with, by its name, where it has one: the title of an announcement, the file of an import, what is done to many; in the other language where it has no name in that of the reader.',
      ),
    ),
  status: z.enum(TASK_STATUSES).check(z.describe('stopping: to be stopped, and its batch is not over yet.')),
  done: z.int().check(z.describe('Of `total`, as far as it is committed.')),
  total: z.int(),
  failed: z.int().check(z.describe('Of `total`: what could not be done, or was left out.')),
  created_at: z.string().check(z.describe('ISO 8601.')),
  started_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  ended_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  eta: z.nullable(z.string()).check(z.describe('ISO 8601: its end at the pace so far, while it runs.')),
  can_cancel: z.boolean().check(z.describe('false: it is over, is being stopped, or must end.')),
  bulk: z.nullable(z.int()).check(z.describe('Of a change of many records, and of taking it back: its number.')),
  undo_until: z
    .nullable(z.string())
    .check(z.describe('ISO 8601: until when a change of many records can be taken back; null once it was.')),
  result: z.nullable(z.record(z.string(), z.int())).check(z.describe('What came of it, in figures.')),
  file_until: z.nullable(z.string()).check(z.describe('ISO 8601: until when the file that it made can be fetched.')),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })).check(z.describe('Why it came to no end.')),
});

export type Task = z.infer<typeof task>;

const ofPlatform = { audience: 'admin', permission: 'platform.any' } as const;
const ofCompany = { audience: 'company-admin', permission: 'company.any' } as const;

const CANCEL =
  'Stops a task after the batch that it is in; what is done stays. One that is over already, or must end, stays as it is.';

export const listTasks = defineEndpoint({
  ...ofPlatform,
  method: 'GET',
  path: '/admin/tasks/',
  summary: 'Long work on the platform that one has started, newest first.',
  query: z.strictObject({ ...pageQuery }),
  answer: pageOf(task),
});

export const readTask = defineEndpoint({
  ...ofPlatform,
  method: 'GET',
  path: '/admin/tasks/{id}/',
  summary: 'One task of the platform that one has started.',
  params: idParams,
  answer: task,
});

export const cancelTask = defineEndpoint({
  ...ofPlatform,
  method: 'POST',
  path: '/admin/tasks/{id}/cancel/',
  summary: CANCEL,
  status: 200,
  params: idParams,
  answer: task,
});

export const listCompanyTasks = defineEndpoint({
  ...ofCompany,
  method: 'GET',
  path: '/company/tasks/',
  summary: 'Long work in the company that one has started, newest first.',
  query: z.strictObject({ ...pageQuery }),
  answer: pageOf(task),
});

export const readCompanyTask = defineEndpoint({
  ...ofCompany,
  method: 'GET',
  path: '/company/tasks/{id}/',
  summary: 'One task in the company that one has started.',
  params: idParams,
  answer: task,
});

export const cancelCompanyTask = defineEndpoint({
  ...ofCompany,
  method: 'POST',
  path: '/company/tasks/{id}/cancel/',
  summary: CANCEL,
  status: 200,
  params: idParams,
  answer: task,
});

const FILE =
  'The file that a task of one’s own made, for a day, and for who may still read the list. 404 tasks.file_gone when there is none.';

export const readTaskFile = defineEndpoint({
  ...ofPlatform,
  method: 'GET',
  path: '/admin/tasks/{id}/file/',
  summary: FILE,
  status: 200,
  params: idParams,
});

export const readCompanyTaskFile = defineEndpoint({
  ...ofCompany,
  method: 'GET',
  path: '/company/tasks/{id}/file/',
  summary: FILE,
  status: 200,
  params: idParams,
});

type Nothing = typeof nothing;

/** Defines the call that exports a list in a task; it takes the same filters as `exporting`, which sends the file in its answer. */
export function inTask<Query extends z.core.$ZodType>(
  exporting: Endpoint<Nothing, Query, Nothing, Nothing, undefined>,
) {
  const call: Endpoint<Nothing, Query, Nothing, typeof task, undefined> = Object.assign({}, exporting, {
    method: 'POST' as const,
    status: 202 as const,
    summary: 'The same file of any length, made by a task: it is fetched from the task when that is done.',
    answer: task,
    onlyReads: true as const,
  });
  return call;
}
