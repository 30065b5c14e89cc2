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
    /** The person who made it; nobody else can run it. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    topic: text({ enum: BULK_TOPICS }).notNull().default('benefits'),
    /** One of its topic's actions. */
    action: text().notNull(),
    /** The reason given for the whole bulk. */
    reason: text().notNull().default(''),
    status: text({ enum: BULK_STATUSES }).notNull().default('previewed'),
    /** Number of records that would change. */
    affected: integer().notNull(),
    taskId: bigint('task_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was started; it can be undone for a day. */
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
    /** The revision seen in the preview; after the run the one that it made. */
    revision: integer().notNull(),
    /** The changed fields by their names in the API, with the values before and after. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** waiting, done or undone; or the reason why it was left out. */
    outcome: text({ enum: ['waiting', 'done', 'moved', 'refused', 'undone', 'kept'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.recordId] }),
    index('bulk_rows_waiting').on(table.bulkId, table.recordId).where(sql`outcome in ('waiting', 'done')`),
  ],
);
