import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { sendOn } from '../staff/invite-people.contract.ts';
import { personState } from '../staff/person.contract.ts';
import { type CallsOf, importCalls } from './import-calls.contract.ts';
import { PERSON_FIELDS } from './import-fields.ts';
import { fieldOf, importOf } from './import-shapes.contract.ts';

const missingPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  unit: z.string(),
  state: personState,
  ends_on: z.nullable(day).check(z.describe('The last day that they have already; null for none.')),
});

export type MissingPerson = z.infer<typeof missingPerson>;

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

/**
 * Calls of imports of people: those of every import, the people missing from the file, the people whose accounts it closes, and its
 * commit.
 */
export function peopleImportCalls({ own, base, of }: Omit<CallsOf, 'fields'>) {
  const listMissing = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/missing/`,
    summary: 'People of the company who are not in the file, by name. None of them ends unless somebody says so.',
    params: idParams,
    query: z.strictObject({ ...recordsQuery(['name']), ...recordsPage }),
    answer: recordsOf(missingPerson),
  });

  const listEnded = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/ended/`,
    summary: 'People who were not in the file and have a last day by it, by name.',
    params: idParams,
    query: z.strictObject({ ...recordsQuery(['name']), undone: z.optional(z.boolean()), ...recordsPage }),
    answer: recordsOf(endedPerson),
  });

  const commitImport = defineEndpoint({
    ...own,
    method: 'POST',
    path: `${base}{id}/commit/`,
    summary:
      'Writes all of an import, or nothing: asked again with the same answers it answers the same. Rows that are refused must be left out before. 409 imports.status, also where it is written with others, imports.changed with how many `rows` are others by now (they are checked anew), roles.last_owner, imports.end_count, imports.not_missing with which `people` are in the file by now.',
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
    answer: importOf(fieldOf(PERSON_FIELDS)),
  });

  return { ...importCalls({ own, base, of, fields: PERSON_FIELDS }), listMissing, listEnded, commitImport };
}

/** The calls of imports of people. */
export type PeopleImportCalls = Omit<
  ReturnType<typeof peopleImportCalls>,
  'beginImport' | 'listImports' | 'exportImports'
>;
