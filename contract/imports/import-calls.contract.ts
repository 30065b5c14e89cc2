import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { IMPORT_LIMITS } from './import.rules.ts';
import type { ImportField } from './import-fields.ts';
import {
  fieldOf,
  fileLine,
  IMPORT_STATUSES,
  importedRowOf,
  importOf,
  line,
  listedImport,
  problemCode,
  ROW_OUTCOMES,
} from './import-shapes.contract.ts';
import { MENDED_SLIPS } from './slips.rules.ts';

export interface CallsOf {
  own:
    | { audience: 'company-admin'; permission: 'company.people' | 'company.budgets' }
    | { audience: 'admin'; permission: 'platform.catalogue' | 'platform.people' };
  /** Path of the calls, with a trailing slash. */
  base: string;
  /** What is imported, in words of the API document. */
  of: string;
  fields: readonly ImportField[];
}

/** Fields with which every import begins. */
export const BEGINS = {
  file_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  columns: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.columns)),
  rows: z.int().check(z.gte(1), z.lte(IMPORT_LIMITS.rows)),
};

/** Filters of every list of imports and of its export. */
export const FINDS = { ...recordsQuery(['created']), state: z.optional(z.enum(IMPORT_STATUSES)) };

const cell = z.string().check(z.maxLength(IMPORT_LIMITS.letters));

/** Calls that imports of every kind share: upload and map rows, check, correct and read them, discard the import or take it back. */
export function importCalls({ own, base, of, fields }: CallsOf) {
  const field = fieldOf(fields);
  const one = importOf(field);
  const listImports = defineEndpoint({
    ...own,
    method: 'GET',
    path: base,
    summary: `The imports of ${of}, newest first.`,
    query: z.strictObject({ ...FINDS, ...recordsPage }),
    answer: recordsOf(listedImport),
  });

  const exportImports = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}export/`,
    summary: `The filtered imports of ${of} as CSV.`,
    status: 200,
    query: z.strictObject(FINDS),
  });

  const beginImport = defineEndpoint({
    ...own,
    method: 'POST',
    path: base,
    summary: `Begins an import of ${of}: the file is read in the browser, and its rows come after, piece by piece.`,
    status: 201,
    body: z.strictObject(BEGINS),
    answer: one,
  });

  const putRows = defineEndpoint({
    ...own,
    method: 'PUT',
    path: `${base}{id}/rows/`,
    summary:
      'Some rows of an import, 500 and 256 kB at most, from a line on; the same piece again is the same. `lines` says where each of them stands in the file; without it, at its line. With the last of them `status` is `mapping`. A cell with NUL, or with half of a character, is 400: whoever reads the file puts U+FFFD there. 409 imports.status.',
    params: idParams,
    body: z.strictObject({
      from: line,
      lines: z.optional(z.array(fileLine).check(z.maxLength(IMPORT_LIMITS.piece))),
      rows: z
        .array(z.array(cell).check(z.maxLength(IMPORT_LIMITS.columns)))
        .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.piece)),
    }),
    answer: z.object({ uploaded: z.int(), rows: z.int() }),
  });

  const getImport = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/`,
    summary: 'One import: where it is, what its columns may be, what its rows come to.',
    params: idParams,
    answer: one,
  });

  const putMapping = defineEndpoint({
    ...own,
    method: 'PUT',
    path: `${base}{id}/mapping/`,
    summary:
      'Says which column is what, by its place from 0 on, and has all rows checked by a task. One of the fields by which a row is known is needed. 409 imports.status.',
    status: 202,
    params: idParams,
    body: z.strictObject({
      mapping: z.partialRecord(field, z.int().check(z.gte(0), z.lt(IMPORT_LIMITS.columns))),
    }),
    answer: one,
  });

  const stopCheck = defineEndpoint({
    ...own,
    method: 'POST',
    path: `${base}{id}/check/stop/`,
    summary:
      'Stops the check, whoever began it: its task ends with the rows that it is at, and `status` is `mapping` again. One that is over stays as it is. 409 imports.status.',
    status: 200,
    params: idParams,
    answer: one,
  });

  const listRows = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/rows/`,
    summary: 'The rows of an import by line, with what each comes to and why.',
    params: idParams,
    query: z.strictObject({
      ordering: recordsQuery(['line']).ordering,
      outcome: z.optional(z.enum(ROW_OUTCOMES)),
      field: z.optional(field).check(z.describe('Only rows with a problem there.')),
      code: z.optional(problemCode).check(z.describe('Only rows with that problem.')),
      from: z.optional(cell).check(z.describe('Only rows in which a cell with a problem says that.')),
      same_as: z.optional(line).check(z.describe('Only that row and its twins.')),
      undone: z.optional(z.boolean()),
      ...recordsPage,
    }),
    answer: recordsOf(importedRowOf(field)),
  });

  const corrected = z.partialRecord(field, cell);

  const correctRows = defineEndpoint({
    ...own,
    method: 'PATCH',
    path: `${base}{id}/rows/`,
    summary:
      'Corrects cells, or leaves rows out or takes them in again, 500 rows at most, each by its line or, as a corrected list of problems does, by where it stands in the file; these rows and their twins are looked at anew. 404 for a line that is not there.',
    params: idParams,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            line: z.optional(line),
            file_line: z.optional(fileLine),
            cells: z.optional(corrected),
            left_out: z.optional(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.piece)),
    }),
    answer: one,
  });

  const fixRows = defineEndpoint({
    ...own,
    method: 'POST',
    path: `${base}{id}/rows/fix/`,
    summary:
      'One word for all rows with the same problem: each is corrected to the same, mended, kept as it is, or left out. `from` takes only those whose cell says that.',
    status: 200,
    params: idParams,
    body: z.strictObject({
      field: z
        .optional(field)
        .check(z.describe('All rows with any problem without it; then only leaving out is possible.')),
      code: z.optional(problemCode),
      from: z.optional(cell),
      to: z
        .optional(cell)
        .check(z.describe('What the cell says from now on; without it, `slip` and `keep` they are left out.')),
      slip: z
        .optional(z.enum(MENDED_SLIPS))
        .check(z.describe('Only rows with that slip of the hand: each cell is mended by itself.')),
      keep: z
        .optional(z.literal(true))
        .check(z.describe('Of `alike`: what `from` says is new, and no row of this import is asked about it again.')),
    }),
    answer: one,
  });

  const exportProblems = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/problems/export/`,
    summary:
      'The rows that wait for a word as CSV, with where they stand in the file and what is wrong: corrected, it comes back as corrections.',
    status: 200,
    params: idParams,
  });

  const exportRows = defineEndpoint({
    ...own,
    method: 'GET',
    path: `${base}{id}/rows/export/`,
    summary:
      'All rows of an import as CSV: what each came to, what changed, what was wrong, and whether it was taken back.',
    status: 200,
    params: idParams,
  });

  const discardImport = defineEndpoint({
    ...own,
    method: 'POST',
    path: `${base}{id}/discard/`,
    summary: 'Throws an import away before it is committed; a check under way stops. 409 imports.status.',
    status: 200,
    params: idParams,
    answer: one,
  });

  const undoImport = defineEndpoint({
    ...own,
    method: 'POST',
    path: `${base}{id}/undo/`,
    summary:
      'Takes an import back within 24 hours, by a task that nobody stops, or later what is left of it where that has stopped: what is new goes, what was changed is as it was. What somebody touched since stays, and its rows say so. 409 imports.status, imports.undo_over.',
    status: 202,
    params: idParams,
    answer: one,
  });

  return {
    listImports,
    exportImports,
    beginImport,
    putRows,
    getImport,
    putMapping,
    stopCheck,
    listRows,
    correctRows,
    fixRows,
    exportProblems,
    exportRows,
    discardImport,
    undoImport,
  };
}

/** The calls of any kind of import; those that begin, list and export imports differ by site. */
export type ImportCalls = Omit<ReturnType<typeof importCalls>, 'beginImport' | 'listImports' | 'exportImports'>;
