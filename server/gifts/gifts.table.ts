import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { approvals } from '../approvals/approvals.table.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';
import { tasks } from '../tasks/tasks.table.ts';

/** Given to all; being given by a task; stopped, so that only some have it; waiting for a second person; or rejected. */
export const giftStatus = pgEnum('gift_status', ['given', 'running', 'stopped', 'waiting', 'refused']);

/** Filters of the list of people, and the people found who were excluded. */
export interface LookedFor {
  query: Readonly<Record<string, string | number | boolean>>;
  except: readonly number[];
}

/** Money that a company admin gave to people of the company, the same amount to each. Its ledger entries have its id. */
export const gifts = pgTable(
  'gifts',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    givenBy: bigint('given_by', { mode: 'number' }).notNull(),
    /** 0 and 0 for the flexible account, as in `accounts`. */
    categoryId: integer('category_id').notNull(),
    year: integer().notNull(),
    /** To each person, in minor units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    /** Number of people who got it; while it waits or runs, the number it is for. */
    people: integer().notNull(),
    status: giftStatus().notNull().default('given'),
    /** The task that gives it to many. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** Sorted ids of named people; null for a query, and for everybody. */
    named: jsonb().$type<number[]>(),
    /** Filters of the list of people; null for named people, and for everybody. */
    lookedFor: jsonb('looked_for').$type<LookedFor>(),
    /** Whether a gift to everybody, or to the people of a query, includes invited people without an account. */
    withInvited: boolean('with_invited').notNull().default(false),
    /** The proposal to a second person, and when it was approved. */
    approvalId: bigint('approval_id', { mode: 'number' }),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    note: text().notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('gifts_idempotency').on(table.companyId, table.givenBy, table.idempotencyKey),
    foreignKey({ columns: [table.companyId, table.givenBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.taskId], foreignColumns: [tasks.companyId, tasks.id] }),
    foreignKey({ columns: [table.companyId, table.approvalId], foreignColumns: [approvals.companyId, approvals.id] }),
    unique('gifts_of_approval').on(table.companyId, table.approvalId),
    check('gifts_amount', sql`${table.amount} > 0 and ${table.people} >= 0`),
  ],
);
