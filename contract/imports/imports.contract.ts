import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { sendOn } from '../staff/invite-people.contract.ts';
import { personState } from '../staff/person.contract.ts';
import { IMPORT_FIELDS, IMPORT_LIMITS } from './import.rules.ts';

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;

/**
 * Where an import is: its rows come; which column is what is to be said; it is checked by a task; rows wait for a word; all that is
 * not left out may be committed; it is committed, for a day may be taken back, is being taken back by a task, was taken back; or
 * it was thrown away before.
 */
export const IMPORT_STATUSES = [
  ...(['uploading', 'mapping', 'checking', 'problems', 'ready'] as const),
  ...(['done', 'undoing', 'undone', 'discarded'] as const),
] as const;

/** What a row comes to; `left_out` is done by a person, `refused` is what `problems` say. */
export const ROW_OUTCOMES = ['waiting', 'added', 'changed', 'same', 'refused', 'left_out'] as const;

/**
 * What may be wrong with a cell. `twin`: another row is of the same person. `owned`: they have an account, and only they change
 * that. `closed`: their account is closed. `taken`: the address is of somebody else than the employee number.
 */
export const ROW_PROBLEMS = [
  ...(['required', 'long', 'email', 'letters', 'birthday', 'day', 'past', 'language'] as const),
  ...(['twin', 'owned', 'closed', 'taken'] as const),
] as const;

const field = z.enum(IMPORT_FIELDS);
const line = z.int().check(z.gte(2), z.lte(IMPORT_LIMITS.rows + 1), z.describe('Of the file: its heading is line 1.'));
const moment = z.string().check(z.describe('ISO 8601.'));
const count = z.int();

const column = z.object({
  name: z.string(),
  samples: z.array(z.string()).check(z.describe('Three of its cells that are not empty, at most.')),
  guess: z.nullable(field),
  sure: z.boolean().check(z.describe('By its name, or as it was the last time; else somebody should look.')),
});

const figures = z.object({
  waiting: count,
  added: count,
  changed: count,
  same: count,
  refused: count,
  left_out: count,
});

const ended = count.check(z.describe('Who was not in the file and has a last day by it.'));

const imported = z.object({
  id: z.int(),
  status: z.enum(IMPORT_STATUSES),
  file_name: z.string(),
  rows: z.int(),
  uploaded: z.int().check(z.describe('How many of its rows are here.')),
  columns: z.array(column),
  mapping: z
    .nullable(z.partialRecord(field, z.int()))
    .check(z.describe('Which column each field is in; null until it is said.')),
  figures,
  ended,
  people: count.check(z.describe('How many accounts of the company are open.')),
  groups: z
    .array(z.object({ field, code: z.enum(ROW_PROBLEMS), rows: count }))
    .check(z.describe('What is wrong, the most frequent first; a row may be in several.')),
  same_file: z
    .nullable(z.object({ id: z.int(), committed_at: moment }))
    .check(z.describe('The import that brought the same rows already, in whatever order; whoever means it goes on.')),
  task: z.nullable(z.int()).check(z.describe('The task that checks it, or takes it back.')),
  created_at: moment,
  created_by: z.string(),
  committed_at: z.nullable(moment),
  undo_until: z.nullable(moment).check(z.describe('Null before it is committed, and once it was taken back.')),
  may_undo: z.boolean().check(z.describe('Whether it can be taken back now, by the clock of the server.')),
  undone_at: z.nullable(moment),
});

export type Import = z.infer<typeof imported>;

const listedImport = z.object({
  id: z.int(),
  status: z.enum(IMPORT_STATUSES),
  file_name: z.string(),
  rows: z.int(),
  figures,
  ended,
  created_at: moment,
  created_by: z.string(),
  committed_at: z.nullable(moment),
});

export type ListedImport = z.infer<typeof listedImport>;

export const listImports = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/',
  summary: 'The imports of people into the own company, newest first.',
  query: z.strictObject({ ...recordsQuery(['created']), state: z.optional(z.enum(IMPORT_STATUSES)), ...recordsPage }),
  answer: recordsOf(listedImport),
});

const cell = z.string().check(z.maxLength(IMPORT_LIMITS.letters));

export const beginImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/imports/',
  summary: 'Begins an import of people: the file is read in the browser, and its rows come after, piece by piece.',
  status: 201,
  body: z.strictObject({
    file_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    columns: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.columns)),
    rows: z.int().check(z.gte(1), z.lte(IMPORT_LIMITS.rows)),
  }),
  answer: imported,
});

export const putRows = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/company/imports/{id}/rows/',
  summary:
    'Some rows of an import, 500 and 256 kB at most, from a line on; the same piece again is the same. With the last of them `status` is `mapping`. A cell with NUL, or with half of a character, is 400: whoever reads the file puts U+FFFD there. 409 imports.status.',
  params: idParams,
  body: z.strictObject({
    from: line,
    rows: z
      .array(z.array(cell).check(z.maxLength(IMPORT_LIMITS.columns)))
      .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.piece)),
  }),
  answer: z.object({ uploaded: z.int(), rows: z.int() }),
});

export const getImport = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/',
  summary: 'One import: where it is, what its columns may be, what its rows come to.',
  params: idParams,
  answer: imported,
});

export const putMapping = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/company/imports/{id}/mapping/',
  summary:
    'Says which column is what, by its place from 0 on, and has all rows checked by a task. It takes `email`, or `external_id` where numbers are known. 409 imports.status.',
  status: 202,
  params: idParams,
  body: z.strictObject({
    mapping: z.partialRecord(field, z.int().check(z.gte(0), z.lt(IMPORT_LIMITS.columns))),
  }),
  answer: imported,
});

const importedRow = z.object({
  line,
  outcome: z.enum(ROW_OUTCOMES),
  cells: z.partialRecord(field, z.string()).check(z.describe('What the file says, or what it was corrected to.')),
  changes: z
    .array(z.object({ field, before: z.nullable(z.string()), after: z.nullable(z.string()) }))
    .check(z.describe('Of somebody who is there. Before the commit what would change, after it what did.')),
  problems: z.array(z.object({ field, code: z.enum(ROW_PROBLEMS) })),
  twins: z.array(line).check(z.describe('The other rows of the same person, ten at most.')),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })).check(z.describe('Who it is, or became.')),
  edited: z.boolean(),
  undone: z.nullable(z.boolean()).check(z.describe('Whether it was taken back; false: somebody touched it since.')),
});

export type ImportedRow = z.infer<typeof importedRow>;

export const listRows = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/rows/',
  summary: 'The rows of an import by line, with what each comes to and why.',
  params: idParams,
  query: z.strictObject({
    ordering: recordsQuery(['line']).ordering,
    outcome: z.optional(z.enum(ROW_OUTCOMES)),
    field: z.optional(field).check(z.describe('Only rows with a problem there.')),
    code: z.optional(z.enum(ROW_PROBLEMS)).check(z.describe('Only rows with that problem.')),
    undone: z.optional(z.boolean()),
    ...recordsPage,
  }),
  answer: recordsOf(importedRow),
});

const corrected = z.partialRecord(field, cell);

export const correctRows = defineEndpoint({
  ...OWN,
  method: 'PATCH',
  path: '/company/imports/{id}/rows/',
  summary:
    'Corrects cells, or leaves rows out or takes them in again, 500 rows at most, as a corrected list of problems does; these rows and their twins are looked at anew. 404 for a line that is not there.',
  params: idParams,
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ line, cells: z.optional(corrected), left_out: z.optional(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.piece)),
  }),
  answer: imported,
});

export const fixRows = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/imports/{id}/rows/fix/',
  summary:
    'One word for all rows with the same problem: each is corrected to the same, or left out. `from` takes only those whose cell says that.',
  status: 200,
  params: idParams,
  body: z.strictObject({
    field: z
      .optional(field)
      .check(z.describe('All rows with any problem without it; then only leaving out is possible.')),
    code: z.optional(z.enum(ROW_PROBLEMS)),
    from: z.optional(cell),
    to: z.optional(cell).check(z.describe('What the cell says from now on; they are left out without it.')),
  }),
  answer: imported,
});

export const exportProblems = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/problems/export/',
  summary:
    'The rows that wait for a word as CSV, with their line and what is wrong: corrected, it comes back as corrections.',
  status: 200,
  params: idParams,
});

export const exportRows = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/rows/export/',
  summary:
    'All rows of an import as CSV: what each came to, what changed, what was wrong, and whether it was taken back.',
  status: 200,
  params: idParams,
});

export const listMissing = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/missing/',
  summary: 'People of the company who are not in the file, by name. None of them ends unless somebody says so.',
  params: idParams,
  query: z.strictObject({ ...recordsQuery(['name']), ...recordsPage }),
  answer: recordsOf(
    z.object({ id: z.int(), name: z.string(), email: z.string(), unit: z.string(), state: personState }),
  ),
});

const endedPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  unit: z.string(),
  last_day: z.nullable(day).check(z.describe('The one that the import set; null for one of before these were kept.')),
  undone: z
    .nullable(z.boolean())
    .check(z.describe('Whether it was taken back; false: somebody touched them since, and it stays.')),
});

export type EndedPerson = z.infer<typeof endedPerson>;

export const listEnded = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/imports/{id}/ended/',
  summary: 'People who were not in the file and have a last day by it, by name.',
  params: idParams,
  query: z.strictObject({ ...recordsQuery(['name']), undone: z.optional(z.boolean()), ...recordsPage }),
  answer: recordsOf(endedPerson),
});

export const commitImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/imports/{id}/commit/',
  summary:
    'Writes all of an import, or nothing: asked again it answers the same. Rows that are refused must be left out before. 409 imports.status, imports.changed with how many `rows` are others by now (they are checked anew), roles.last_owner, imports.end_count, imports.not_missing with which `people` are in the file by now.',
  status: 200,
  params: idParams,
  body: z.strictObject({
    invite: z.optional(z.boolean()).check(z.describe('Whether those who are new are invited, by a task.')),
    on: sendOn,
    end: z
      .optional(
        z.strictObject({
          people: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(1000)),
          last_day: day,
          count: z
            .optional(z.int())
            .check(
              z.describe(
                'How many they are, typed: needed beyond ten people, or beyond a twentieth of all who are there.',
              ),
            ),
          reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
        }),
      )
      .check(z.describe('People who are not in the file and whose last day this is.')),
  }),
  answer: imported,
});

export const discardImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/imports/{id}/discard/',
  summary: 'Throws an import away before it is committed; a check under way stops. 409 imports.status.',
  status: 200,
  params: idParams,
  answer: imported,
});

export const undoImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/imports/{id}/undo/',
  summary:
    'Takes an import back within 24 hours, by a task: who is new goes, what was changed is as it was. What somebody touched since stays, and its rows say so. 409 imports.status, imports.undo_over.',
  status: 202,
  params: idParams,
  answer: imported,
});
