import * as z from 'zod/mini';
import { amount, currency } from '../money/money.contract.ts';
import { IMPORT_LIMITS } from './import.rules.ts';
import type { ImportField } from './import-fields.ts';
import { LIKENESSES } from './likeness.rules.ts';
import { MENDED_SLIPS, SLIPS } from './slips.rules.ts';

/**
 * Statuses of an import: its rows are being uploaded, its columns are to be mapped, a task checks it, rows wait for corrections, it is
 * ready to be committed, it is committed (and can be taken back for a day), a task takes it back, it was taken back, or it was
 * discarded before the commit. An import of budgets above the limit waits for a second person.
 */
export const IMPORT_STATUSES = [
  ...(['uploading', 'mapping', 'checking', 'problems', 'ready'] as const),
  ...(['done', 'undoing', 'undone', 'discarded', 'waiting'] as const),
] as const;

/** Results of checking a row. A person chose `left_out`; `problems` say why a row is `refused`. */
export const ROW_OUTCOMES = ['waiting', 'added', 'changed', 'same', 'refused', 'left_out'] as const;

/**
 * Problems of a cell. `twin`: another row is about the same record. People: `owned`: the person has an account, and only they can
 * change this field. `closed`: their account is closed. `taken`: the address belongs to somebody with another employee number. `alike`:
 * no such unit exists, but one with a similar name does. Benefits and budgets: `unknown`: no such record or word exists. `several`:
 * more than one record has this name. `ended`: the category or provider that it names has ended. `ambiguous`: the amount can be read in
 * two ways. Benefits: `exists`: that provider already has a benefit of this name. `in_use`: it has subscribers, whose subscriptions
 * would end. Budgets: `unspent`: less is left than is to be taken back. `nobody`: no such person exists. `unconfirmed`: somebody
 * registered with this address and the company's code, and has not confirmed it.
 */
export const ROW_PROBLEMS = [
  ...(['required', 'long', 'email', 'letters', 'birthday', 'day', 'past', 'language'] as const),
  ...(['twin', 'owned', 'closed', 'taken', 'alike'] as const),
  ...(['short', 'range', 'number', 'decimals', 'ambiguous', 'fixed', 'monthly', 'location'] as const),
  ...(['unknown', 'several', 'ended', 'exists', 'in_use', 'unspent', 'nobody', 'unconfirmed'] as const),
] as const;

/** Problems that another value solves for all cells with the same text. */
export const OF_ONE_WORD: readonly (typeof ROW_PROBLEMS)[number][] = [
  ...(['alike', 'unknown', 'several', 'ended', 'location'] as const),
];

export const line = z
  .int()
  .check(z.gte(2), z.lte(IMPORT_LIMITS.rows + 1), z.describe('Among the rows of the import: the first is 2.'));
export const fileLine = z
  .int()
  .check(
    z.gte(2),
    z.lte(IMPORT_LIMITS.lines),
    z.describe('Where it stands in the file, as a spreadsheet counts: with remarks and empty rows.'),
  );
export const problemCode = z.enum(ROW_PROBLEMS);
const moment = z.string().check(z.describe('ISO 8601.'));
const count = z.int();

/** Schema of the fields of one kind of import. */
export const fieldOf = (fields: readonly ImportField[]) => z.enum(fields);
type Field = ReturnType<typeof fieldOf>;

const columnOf = (field: Field) =>
  z.object({
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

const like = z
  .nullable(z.object({ word: z.string(), by: z.enum(LIKENESSES) }))
  .check(z.describe('What is there and most likely meant by `from`, and by what it is another.'));

const slips = z
  .array(z.object({ slip: z.enum(MENDED_SLIPS), rows: count }))
  .check(z.describe('By which slips of the hand they are so, where that can be mended in all of them at once.'));

const work = z
  .nullable(
    z.object({
      done: count,
      total: count,
      per_second: z.nullable(count).check(z.describe('Rows in a second until now; null before the first.')),
      seconds_left: z.nullable(count).check(z.describe('Until its end at that pace.')),
    }),
  )
  .check(z.describe('How far the task is that checks it, or takes it back; null where none does.'));

const company = z
  .nullable(z.object({ id: z.int(), name: z.string() }))
  .check(z.describe('Into which company it brings people; null of all else.'));

const ended = count.check(z.describe('Who was not in the file and has a last day by it; of people alone.'));

const budget = z
  .nullable(
    z.object({
      currency,
      sums: z
        .array(
          z.object({
            category: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
            name_sr: z.nullable(z.string()),
            name_en: z.nullable(z.string()),
            year: z.nullable(z.int()),
            people: count,
            gives: amount,
            takes: amount,
          }),
        )
        .check(z.describe('What it gives and takes back in each budget, without what is refused or left out.')),
      moved: amount.check(z.describe('All that it gives and takes back.')),
      above: z
        .nullable(z.object({ limit: amount, others: z.array(z.string()) }))
        .check(
          z.describe('That it is above the limit of the company, and who could approve it; null where it is not.'),
        ),
      approval: z
        .nullable(z.int())
        .check(
          z.describe(
            'The last proposal by which a second person lets it be written: when it is ready, one that is over.',
          ),
        ),
    }),
  )
  .check(z.describe('Of budgets alone: what of money it moves.'));

/** An import: its status and the results of its rows. */
export const importOf = (field: Field) =>
  z.object({
    id: z.int(),
    company,
    status: z.enum(IMPORT_STATUSES),
    file_name: z.string(),
    rows: z.int(),
    uploaded: z.int().check(z.describe('How many of its rows are here.')),
    columns: z.array(columnOf(field)),
    mapping: z
      .nullable(z.partialRecord(field, z.int()))
      .check(z.describe('Which column each field is in; null until it is said.')),
    figures,
    asked: count.check(z.describe('How many rows waited for a word since the check; `refused` of them still do.')),
    ended,
    people: count.check(z.describe('How many accounts of the company are open; of people alone.')),
    groups: z
      .array(z.object({ field, code: problemCode, from: z.nullable(z.string()), rows: count, like, slips }))
      .check(
        z.describe(
          'What is wrong, the most frequent first, two hundred at most; a row may be in several. `from` is what all of their cells say, where one other word would mend them.',
        ),
      ),
    same_file: z
      .nullable(z.object({ id: z.int(), committed_at: moment }))
      .check(z.describe('The import that brought the same rows already, in whatever order; whoever means it goes on.')),
    task: z.nullable(z.int()).check(z.describe('The task that checks it, or takes it back.')),
    work,
    created_at: moment,
    created_by: z.string(),
    committed_at: z.nullable(moment),
    committed_by: z
      .nullable(z.string())
      .check(z.describe('Who wrote it, be it that another brought it: above a limit the second person. Null before.')),
    undone: count.check(z.describe('How many of its rows are taken back by now.')),
    undo_until: z
      .nullable(moment)
      .check(
        z.describe(
          'Null before it is committed, once it was taken back, and where that has stopped half way: the rest can still be taken back.',
        ),
      ),
    may_undo: z.boolean().check(z.describe('Whether it can be taken back now, by the clock of the server.')),
    undone_at: z.nullable(moment),
    budget,
  });

export type Import = z.infer<ReturnType<typeof importOf>>;

/** An import as a row of the list of imports. */
export const listedImport = z.object({
  id: z.int(),
  company,
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

/** A row of an import. */
export const importedRowOf = (field: Field) =>
  z.object({
    line,
    file_line: fileLine,
    outcome: z.enum(ROW_OUTCOMES),
    cells: z.partialRecord(field, z.string()).check(z.describe('What the file says, or what it was corrected to.')),
    changes: z
      .array(z.object({ field, before: z.nullable(z.string()), after: z.nullable(z.string()) }))
      .check(z.describe('Of what is there. Before the commit what would change, after it what did.')),
    problems: z.array(
      z.object({
        field,
        code: problemCode,
        slip: z
          .optional(z.enum(SLIPS))
          .check(z.describe('By which slip of the hand an address, or an amount, is none.')),
      }),
    ),
    twins: z.array(line).check(z.describe('The other rows of the same, ten at most.')),
    twin_file_lines: z.array(fileLine).check(z.describe('Where these stand in the file.')),
    record: z.nullable(z.object({ id: z.int(), name: z.string() })).check(z.describe('Who, or what, it is or became.')),
    edited: z.boolean(),
    undone: z.nullable(z.boolean()).check(z.describe('Whether it was taken back; false: somebody touched it since.')),
    kept: z
      .nullable(amount)
      .check(z.describe('Of budgets: what of it was spent since, and so could not be taken back; null before.')),
  });

export type ImportedRow = z.infer<ReturnType<typeof importedRowOf>>;
