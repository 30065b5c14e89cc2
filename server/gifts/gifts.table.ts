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

/** Given to all of them; being given by a task; stopped, so that only some have it; waiting for a second person; or not given after all. */
export const giftStatus = pgEnum('gift_status', ['given', 'running', 'stopped', 'waiting', 'refused']);

/** Filters of the list of people, and who of those whom they found was left out. */
export interface LookedFor {
  query: Readonly<Record<string, string | number | boolean>>;
  except: readonly number[];
}

/** Money that a company admin gave to people of the company, the same to each. The ledger entries of it carry its id. */
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
    /** How many got it; while it runs, how many it is for. */
    people: integer().notNull(),
    status: giftStatus().notNull().default('given'),
    /** The task by which it is given to many. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** Who was named, in the order of their ids; null when they were looked for, or it was everybody. */
    named: jsonb().$type<number[]>(),
    /** How they were looked for in the list of people; null when they were named, or it was everybody. */
    lookedFor: jsonb('looked_for').$type<LookedFor>(),
    /** Of a gift to everybody, or to who was found: those who have no account yet too. */
    withInvited: boolean('with_invited').notNull().default(false),
    /** The proposal by which a second person lets it be given, and when that was. */
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
