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

/** A file that somebody brings: nothing of it is anywhere else before it is committed, all at once. */
export const imports = pgTable(
  'imports',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** What it is about: people or budgets of this company, or benefits of the platform, brought by somebody of this company. */
    kind: text({ enum: KINDS }).notNull().default('people'),
    status: importStatus().notNull().default('uploading'),
    fileName: text('file_name').notNull(),
    // As it is searched; made by the database once, and not beside each import that is looked at.
    searchKey: text('search_key').notNull().generatedAlwaysAs(sql`search_key_of(file_name)`),
    /** The names of its columns, in their order. */
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>(),
    /** Words that look like one that is there, and are new all the same: nobody is asked about them again. */
    kept: jsonb().$type<{ field: ImportField; word: string }[]>().notNull().default([]),
    /** How many rows it has. */
    total: integer().notNull(),
    /** How many of its rows came to what: counted by the database with each that comes, changes or goes (0068_lists_at_size.sql). */
    rowsWaiting: integer('rows_waiting').notNull().default(0),
    rowsAdded: integer('rows_added').notNull().default(0),
    rowsChanged: integer('rows_changed').notNull().default(0),
    rowsSame: integer('rows_same').notNull().default(0),
    rowsRefused: integer('rows_refused').notNull().default(0),
    rowsLeftOut: integer('rows_left_out').notNull().default(0),
    /** Of its rows in whatever order: the same file again is known by it. */
    fingerprint: bytea(),
    /**
     * Who was not in the file and has a last day by it, with the one that they had before and the revision that this made of them, and
     * what taking it back came to.
     */
    ended: jsonb()
      .$type<{ id: number; revision: number; day?: string; before?: string | null; undone?: boolean }[]>()
      .notNull()
      .default([]),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    /** Of whose company whoever brings it is: that of the platform where they bring people of another. Null only while a server of before writes. */
    createdByCompanyId: bigint('created_by_company_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    committedAt: moment('committed_at'),
    undoneAt: moment('undone_at'),
    /** The task that checks it, or takes it back. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** The company of whoever asked for that task. */
    taskCompanyId: bigint('task_company_id', { mode: 'number' }),
    /** Of budgets: that it is above the limit, and a second person has to approve it. */
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

/** What a row came to: not looked at yet, somebody new, changed, nothing new, or not right. */
export const rowOutcome = pgEnum('import_outcome', ['waiting', 'added', 'changed', 'same', 'refused']);

/** A row of such a file. */
export const importRows = pgTable(
  'import_rows',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    /** Its place among the rows: the first is 2. */
    line: integer().notNull(),
    /** Where it stands in the file, with remarks and empty rows. Null of rows that came without it: at its line. */
    fileLine: integer('file_line'),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: rowOutcome().notNull().default('waiting'),
    /** By which somebody is found: lower case, as it is written in the row. */
    email: text(),
    externalId: text('external_id'),
    /** Of a new benefit its provider and name, of a budget whose and which it is: by that another row of the same is known. */
    nameKey: text('name_key'),
    /** What is to be written, as its kind writes it. */
    wanted: jsonb().$type<Record<string, unknown>>(),
    /** Of what is there: what is to change, and what it was. */
    changes: jsonb().$type<Shown>(),
    before: jsonb().$type<Shown>(),
    problems: jsonb().$type<{ field: string; code: string }[]>().notNull().default([]),
    /** Whether another row is of the same. */
    twin: boolean().notNull().default(false),
    leftOut: boolean('left_out').notNull().default(false),
    /** Whether it waited for a word since it was checked, be it that it was given one. */
    asked: boolean().notNull().default(false),
    /** Whether a cell was corrected here. */
    edited: boolean().notNull().default(false),
    /** Who, or what, it is or became, and in which revision that was seen. */
    targetId: bigint('target_id', { mode: 'number' }),
    revision: integer(),
    /** What taking it back came to; null before. */
    undone: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.line] }),
    foreignKey({ columns: [table.companyId, table.importId], foreignColumns: [imports.companyId, imports.id] }),
    index('import_rows_outcome').on(table.companyId, table.importId, table.outcome, table.line),
    index('import_rows_target').on(table.companyId, table.importId, table.targetId),
  ],
);
