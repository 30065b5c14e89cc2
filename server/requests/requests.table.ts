import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/requests/review.rules.ts';
import { approvals } from '../approvals/approvals.table.ts';
import { files } from '../files/files.table.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

export const requestKind = pgEnum('request_kind', ['reimbursement', 'invoice']);

/** product.md 4: pending → in review → accepted or rejected; cancelled by the employee while pending. */
export const requestStatus = pgEnum('request_status', ['pending', 'in_review', 'accepted', 'rejected', 'cancelled']);

/** A request for reimbursement, or for an invoice to be paid. Its amount is held from filing until it is decided. */
export const requests = pgTable(
  'requests',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: requestKind().notNull(),
    status: requestStatus().notNull().default('pending'),
    /** A first-level category, whose yearly budget is drawn on first. */
    categoryId: integer('category_id').notNull(),
    providerName: text('provider_name').notNull(),
    description: text().notNull(),
    /** Search key of provider and description (contract/search). */
    searchKey: text('search_key').notNull(),
    purchaseDate: date('purchase_date', { mode: 'string' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    heldFromCategory: bigint('held_from_category', { mode: 'number' }).notNull(),
    heldFromFlexible: bigint('held_from_flexible', { mode: 'number' }).notNull(),
    budgetYear: integer('budget_year').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
    /** Why it was rejected; empty otherwise. */
    reason: text().notNull().default(''),
    /** The rejected or cancelled request that this one files again. */
    resubmits: bigint({ mode: 'number' }),
    /** When the first request of a chain of resubmissions was filed. */
    firstFiledAt: timestamp('first_filed_at', { withTimezone: true }).notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Null also when the platform decided. */
    decidedBy: bigint('decided_by', { mode: 'number' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Reason of a rejection as a code; null if it is not rejected or no code was given. */
    reasonCode: text('reason_code').$type<RefusalCode>(),
    /** The person looking at it, since when, and until when others see it as taken. It does not prevent others from deciding. */
    claimedBy: bigint('claimed_by', { mode: 'number' }),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** The latest proposal to accept it, if its amount is above the limit. */
    approvalId: bigint('approval_id', { mode: 'number' }),
    /** The assigned reviewer; during their absence their delegate has it. */
    assignedTo: bigint('assigned_to', { mode: 'number' }),
    /** The assigned reviewer, if a delegate decided in their absence. */
    decidedFor: bigint('decided_for', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.assignedTo], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.decidedFor], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.approvalId], foreignColumns: [approvals.companyId, approvals.id] }),
    unique('requests_approval').on(table.companyId, table.approvalId),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.decidedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.claimedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [files.companyId, files.id] }),
    foreignKey({ columns: [table.companyId, table.resubmits], foreignColumns: [table.companyId, table.id] }),
    unique('requests_idempotency').on(table.companyId, table.userId, table.idempotencyKey),
    unique('requests_resubmits').on(table.companyId, table.resubmits),
    index().on(table.companyId, table.userId, table.id),
    index('requests_to_review').on(table.companyId, table.status, table.id),
    // By the provider's search key: many requests may share a day and an amount, but few also the provider.
    index('requests_same').on(
      ...[table.companyId, table.purchaseDate, table.amount, sql`search_key_of(${table.providerName})`, table.id],
    ),
    index('requests_of_file').on(table.companyId, table.fileId),
    index('requests_decided_by').on(table.companyId, table.decidedBy),
    index('requests_claimed_by').on(table.companyId, table.claimedBy).where(sql`claimed_by is not null`),
    index('requests_assigned_to').on(table.companyId, table.assignedTo).where(sql`assigned_to is not null`),
    index('requests_decided_for').on(table.companyId, table.decidedFor).where(sql`decided_for is not null`),
    index('requests_last_decided').on(table.companyId, table.decidedAt, table.id).where(sql`decided_at is not null`),
    index('requests_decided_by_platform')
      .on(table.decidedAt, table.id)
      .where(sql`decided_at is not null and decided_by is null`),
    index('requests_open').on(table.categoryId).where(sql`status in ('pending', 'in_review')`),
    check('requests_amount', sql`${table.amount} > 0`),
    check('requests_held', sql`${table.heldFromCategory} + ${table.heldFromFlexible} = ${table.amount}`),
    check(
      'requests_claimed',
      sql`(${table.claimedBy} is null) = (${table.claimedAt} is null) and (${table.claimedBy} is null) = (${table.claimedUntil} is null)`,
    ),
    check(
      'requests_decided',
      sql`(${table.status} in ('accepted', 'rejected', 'cancelled')) = (${table.decidedAt} is not null)`,
    ),
  ],
);

/** Timeline of a request, in order. Append-only. */
export const requestEvents = pgTable(
  'request_events',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    status: requestStatus().notNull(),
    /** Null for the platform. */
    actorId: bigint('actor_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.requestId], foreignColumns: [requests.companyId, requests.id] }),
    foreignKey({ columns: [table.companyId, table.actorId], foreignColumns: [users.companyId, users.id] }),
    // Each status is reached once: decided once, released once (quality.md 2.15).
    unique('request_events_once').on(table.companyId, table.requestId, table.status),
    index('request_events_of_actor').on(table.companyId, table.actorId),
  ],
);

/** Comments of the employee and the reviewers. Plain text. */
export const requestComments = pgTable(
  'request_comments',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    /** Null for the platform. */
    authorId: bigint('author_id', { mode: 'number' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.requestId], foreignColumns: [requests.companyId, requests.id] }),
    foreignKey({ columns: [table.companyId, table.authorId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.requestId, table.id),
    index('request_comments_of_author').on(table.companyId, table.authorId),
  ],
);
