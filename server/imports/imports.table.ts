import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Mapping } from '#contract/imports/import.rules.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from '#contract/imports/import-fields.ts';
import { approvals } from '../approvals/approvals.table.ts';
import { bytea } from '../caller/caller.table.ts';
import { users } from '../people/people.table.ts';
import { tasks } from '../tasks/tasks.table.ts';

export const importStatus = pgEnum('import_status', [
  ...['uploading', 'mapping', 'checking', 'problems', 'ready'],
  ...['done', 'undoing', 'undone', 'discarded', 'waiting'],
] as [string, ...string[]]);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Fields of a row as they are shown, by their names in a file. */
type Shown = Partial<Record<ImportField, string | null>>;

const KINDS = Object.keys(IMPORT_FIELDS) as [ImportKind, ...ImportKind[]];

/** An uploaded file; nothing of it is written elsewhere until it is committed, in one transaction. */
export const imports = pgTable(
  'imports',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** People or budgets of this company, or benefits of the platform, brought by a person of this company. */
    kind: text({ enum: KINDS }).notNull().default('people'),
    status: importStatus().notNull().default('uploading'),
    fileName: text('file_name').notNull(),
    // Generated and stored, so that a search does not compute it for each row.
    searchKey: text('search_key').notNull().generatedAlwaysAs(sql`search_key_of(file_name)`),
    /** Headings of the file's columns, in order. */
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>(),
    /** New words that look like existing ones but were confirmed as new: the import does not ask about them again. */
    kept: jsonb().$type<{ field: ImportField; word: string }[]>().notNull().default([]),
    /** Number of rows in the file. */
    total: integer().notNull(),
    /** Number of rows by outcome, counted by triggers as rows are inserted, changed or deleted (0068_lists_at_size.sql). */
    rowsWaiting: integer('rows_waiting').notNull().default(0),
    rowsAdded: integer('rows_added').notNull().default(0),
    rowsChanged: integer('rows_changed').notNull().default(0),
    rowsSame: integer('rows_same').notNull().default(0),
    rowsRefused: integer('rows_refused').notNull().default(0),
    rowsLeftOut: integer('rows_left_out').notNull().default(0),
    /** Digest of the rows regardless of their order: recognises the same file if it is uploaded again. */
    fingerprint: bytea(),
    /**
     * People who were not in the file and got a last day from this import, with their day before it, the revision that this made, and
     * whether it was undone.
     */
    ended: jsonb()
      .$type<{ id: number; revision: number; day?: string; before?: string | null; undone?: boolean }[]>()
      .notNull()
      .default([]),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    /**
     * Company of the person who brought the file: the platform, if it imports people of another company. Null only while an older server
     * version writes.
     */
    createdByCompanyId: bigint('created_by_company_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    committedAt: moment('committed_at'),
    undoneAt: moment('undone_at'),
    /** The task that checks it, or takes it back. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** Company of the person who started that task. */
    taskCompanyId: bigint('task_company_id', { mode: 'number' }),
    /** Proposal of a budgets import above the limit, which a second person has to approve. */
    approvalId: bigint('approval_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.createdByCompanyId, table.createdBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.taskCompanyId, table.taskId], foreignColumns: [tasks.companyId, tasks.id] }),
    foreignKey({ columns: [table.companyId, table.approvalId], foreignColumns: [approvals.companyId, approvals.id] }),
    unique('imports_approval').on(table.companyId, table.approvalId),
    uniqueIndex('imports_of_all').on(table.id),
    index('imports_fingerprint').on(table.companyId, table.fingerprint).where(sql`committed_at is not null`),
    check('imports_total', sql`${table.total} > 0`),
  ],
);

/** Outcome of a row: not checked yet, new, changed, nothing to change, or with problems. */
export const rowOutcome = pgEnum('import_outcome', ['waiting', 'added', 'changed', 'same', 'refused']);

/** A row of an imported file. */
export const importRows = pgTable(
  'import_rows',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    /** Number of the row in the import; the first is 2. */
    line: integer().notNull(),
    /** Line in the file, counting remarks and empty rows. Null for rows sent without it: then it is `line`. */
    fileLine: integer('file_line'),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: rowOutcome().notNull().default('waiting'),
    /** Address as written in the row, in lower case; identifies the person. */
    email: text(),
    externalId: text('external_id'),
    /** Provider and name of a new benefit, or person and budget: rows with the same key are twins. */
    nameKey: text('name_key'),
    /** Parsed values, in a form that depends on the kind of import. */
    wanted: jsonb().$type<Record<string, unknown>>(),
    /** The fields that change an existing record: new values, and in `before` the old ones. */
    changes: jsonb().$type<Shown>(),
    before: jsonb().$type<Shown>(),
    problems: jsonb().$type<{ field: string; code: string }[]>().notNull().default([]),
    /** Whether another row is about the same record. */
    twin: boolean().notNull().default(false),
    leftOut: boolean('left_out').notNull().default(false),
    /** Whether the row had a problem since the last check of the file, even if it is corrected by now. */
    asked: boolean().notNull().default(false),
    /** Whether a cell was corrected on the page. */
    edited: boolean().notNull().default(false),
    /** Id of the record that the row is about or created, with its revision when it was checked or written. */
    targetId: bigint('target_id', { mode: 'number' }),
    revision: integer(),
    /** Whether taking back succeeded for this row; null before that. */
    undone: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.line] }),
    foreignKey({ columns: [table.companyId, table.importId], foreignColumns: [imports.companyId, imports.id] }),
    index('import_rows_outcome').on(table.companyId, table.importId, table.outcome, table.line),
    index('import_rows_target').on(table.companyId, table.importId, table.targetId),
  ],
);
