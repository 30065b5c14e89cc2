import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { approvals } from '../approvals/approvals.table.ts';
import { users } from '../people/people.table.ts';
import { tasks } from '../tasks/tasks.table.ts';
import { gifts } from './gifts.table.ts';

/** The people of a take-back, and the preview that was shown. */
export interface AskedBack {
  /** Sorted ids; null for everybody. */
  people: number[] | null;
  seen: { people: number; sum: number; moment: string };
}

/** A take-back of the unspent part of a gift. Its ledger entries have the gift's id. */
export const giftTakeBacks = pgTable(
  'gift_take_backs',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    giftId: bigint('gift_id', { mode: 'number' }).notNull(),
    takenBy: bigint('taken_by', { mode: 'number' }).notNull(),
    note: text().notNull(),
    /** Number of people processed so far from whom something was taken, and the sum in minor units. */
    people: integer().notNull().default(0),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    /** The task that takes it back from many. */
    taskId: bigint('task_id', { mode: 'number' }),
    idempotencyKey: text('idempotency_key'),
    /** The call's values, to recognise a repeated idempotency key. */
    asked: jsonb().$type<AskedBack>(),
    /** Proposal of a take-back above the limit: nothing is taken before a second person approves it. */
    approvalId: bigint('approval_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('gift_take_backs_idempotency').on(table.companyId, table.takenBy, table.idempotencyKey),
    unique('gift_take_backs_of_gift').on(table.companyId, table.giftId, table.id),
    foreignKey({ columns: [table.companyId, table.giftId], foreignColumns: [gifts.companyId, gifts.id] }),
    foreignKey({ columns: [table.companyId, table.takenBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.taskId], foreignColumns: [tasks.companyId, tasks.id] }),
    unique('gift_take_backs_approval').on(table.companyId, table.approvalId),
    foreignKey({ columns: [table.companyId, table.approvalId], foreignColumns: [approvals.companyId, approvals.id] }),
    check('gift_take_backs_amount', sql`${table.amount} >= 0 and ${table.people} >= 0`),
  ],
);
