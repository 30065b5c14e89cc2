import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { BULK_STATUSES } from '#contract/records/bulk-statuses.ts';
import { users } from '../people/people.table.ts';

/** Topics of bulk changes. */
const BULK_TOPICS = [
  'benefits',
  'colleagues',
  'coupons',
  'courses',
  'invitations',
  'orders',
  'packages',
  'providers',
  'questions',
  'requests',
  'suggestions',
  'users',
] as const;
export type BulkTopic = (typeof BULK_TOPICS)[number];

/** A bulk change, stored when it is previewed: which records, at which revision, and the new values of each. */
export const bulks = pgTable(
  'bulks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is: nobody else runs it. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    topic: text({ enum: BULK_TOPICS }).notNull().default('benefits'),
    /** A word of its topic. */
    action: text().notNull(),
    /** Why, as it was said for all of them. */
    reason: text().notNull().default(''),
    status: text({ enum: BULK_STATUSES }).notNull().default('previewed'),
    /** How many records would change. */
    affected: integer().notNull(),
    taskId: bigint('task_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its run began; for a day it can be taken back. */
    runAt: timestamp('run_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.createdBy], foreignColumns: [users.companyId, users.id] }),
    index('bulks_old').on(table.createdAt),
  ],
);

/** One record of a bulk. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    bulkId: bigint('bulk_id', { mode: 'number' })
      .notNull()
      .references(() => bulks.id, { onDelete: 'cascade' }),
    recordId: integer('record_id').notNull(),
    /** The revision that was seen; after the run the one that it made. */
    revision: integer().notNull(),
    /** The fields that change, by the names of the wire, as they were and as they become. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** waiting, done, undone; or why it was left out. */
    outcome: text({ enum: ['waiting', 'done', 'moved', 'refused', 'undone', 'kept'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.recordId] }),
    index('bulk_rows_waiting').on(table.bulkId, table.recordId).where(sql`outcome in ('waiting', 'done')`),
  ],
);
