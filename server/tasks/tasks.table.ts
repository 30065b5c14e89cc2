import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '../errors/app-error.ts';
import { users } from '../people/people.table.ts';

export const taskStatus = pgEnum('task_status', ['waiting', 'running', 'done', 'stopped', 'failed']);

/** Numbers the batches of all tasks: the task whose last batch has the smallest number was served least recently. */
export const taskTurns = pgSequence('task_turns');

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Long work that a person started, done a batch at a time by any server that is free. */
export const tasks = pgTable(
  'tasks',
  {
    /** Company of the person who started it. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** One of `server/task-kinds.ts`. */
    kind: text().notNull(),
    status: taskStatus().notNull().default('waiting'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    result: jsonb().$type<Record<string, number>>(),
    error: jsonb().$type<Text & { code: string }>(),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    /** Permission that is needed to start it; its first word is the site where it is shown. */
    permission: text().notNull(),
    /** Idempotency key of the person who started it. */
    key: text(),
    cancelRequestedAt: moment('cancel_requested_at'),
    /** No server takes it before this moment: one has leased it, or it waits for something. */
    leasedUntil: moment('leased_until'),
    /** Id of the lease. */
    leasedBy: uuid('leased_by'),
    /** Number of its last batch; 0 before the first. */
    turn: bigint({ mode: 'number' }).notNull().default(0),
    batches: integer().notNull().default(0),
    /** How often it was leased since a batch was last committed. */
    attempts: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.createdBy], foreignColumns: [users.companyId, users.id] }),
    unique('tasks_once').on(table.companyId, table.createdBy, table.key),
    index('tasks_waiting').on(table.companyId, table.turn, table.id).where(sql`status in ('waiting', 'running')`),
    index('tasks_served').on(table.companyId, table.turn),
    index('tasks_own').on(table.companyId, table.createdBy, table.id),
    check(
      'tasks_counts',
      sql`${table.done} >= 0 and ${table.failed} >= 0 and ${table.done} + ${table.failed} <= ${table.total}`,
    ),
    check('tasks_ended', sql`(${table.endedAt} is not null) = (${table.status} in ('done', 'stopped', 'failed'))`),
  ],
);
