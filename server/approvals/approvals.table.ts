import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

export const approvalKind = pgEnum('approval_kind', APPROVAL_KINDS);
export const approvalStatus = pgEnum('approval_status', APPROVAL_STATUSES);

/** A proposal that a second person has to approve. Its subject refers to it by id; for a limit, `sum` is the new limit. */
export const approvals = pgTable(
  'approvals',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: approvalKind().notNull(),
    status: approvalStatus().notNull().default('waiting'),
    /** As at the time of the proposal; amounts in minor units of `currency`. */
    people: integer(),
    sum: bigint({ mode: 'number' }).notNull(),
    limitWas: bigint('limit_was', { mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    note: text().notNull(),
    proposedBy: bigint('proposed_by', { mode: 'number' }).notNull(),
    /** Employee of the request, who may not decide on it. Null for the other kinds. */
    userId: bigint('user_id', { mode: 'number' }),
    decidedBy: bigint('decided_by', { mode: 'number' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text().notNull().default(''),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.proposedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.decidedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('approvals_waiting').on(table.expiresAt).where(sql`status = 'waiting'`),
    check('approvals_by_another', sql`${table.decidedBy} <> ${table.proposedBy}`),
    check(
      'approvals_decided',
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)
        and (${table.status} in ('approved', 'refused')) = (${table.decidedBy} is not null)`,
    ),
  ],
);
