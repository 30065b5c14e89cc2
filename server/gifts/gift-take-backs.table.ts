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

/** From whom it was asked back, and what had been seen. */
export interface AskedBack {
  /** In the order of their ids; null for everybody. */
  people: number[] | null;
  seen: { people: number; sum: number; moment: string };
}

/** Each time that somebody took back what of a gift was unspent. Its entries in the ledger carry the id of the gift. */
export const giftTakeBacks = pgTable(
  'gift_take_backs',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    giftId: bigint('gift_id', { mode: 'number' }).notNull(),
    takenBy: bigint('taken_by', { mode: 'number' }).notNull(),
    note: text().notNull(),
    /** From how many something was taken so far, and how much, in minor units. */
    people: integer().notNull().default(0),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    /** The task by which it is taken from many. */
    taskId: bigint('task_id', { mode: 'number' }),
    idempotencyKey: text('idempotency_key'),
    /** What was asked, for its key stands for it. */
    asked: jsonb().$type<AskedBack>(),
    /** That it is above the limit, and waits for a second person: then nothing is taken before that is approved. */
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
