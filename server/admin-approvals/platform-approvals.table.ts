import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PLATFORM_APPROVAL_KINDS } from '#contract/admin-approvals/admin-approvals.rules.ts';
import { approvalStatus } from '../approvals/approvals.table.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

export const platformApprovalKind = pgEnum('platform_approval_kind', PLATFORM_APPROVAL_KINDS);

const key = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Proposals on the platform that only a second person can approve, with their outcome. */
export const platformApprovals = pgTable(
  'platform_approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: platformApprovalKind().notNull(),
    status: approvalStatus().notNull().default('waiting'),
    /**
     * The proposed record: an announcement, a rate change or an order; none for a new limit, which is `sum`. No foreign keys, since those
     * tables refer to this one.
     */
    announcementId: integer('announcement_id'),
    rateChangeId: integer('rate_change_id'),
    orderCompanyId: key('order_company_id'),
    orderId: key('order_id'),
    /** As at the time of the proposal: amounts in minor units of `currency`, and the limit in dinars. */
    people: integer(),
    sum: key('sum'),
    limitWas: key('limit_was'),
    currency: currencyColumn(),
    /** Name of the proposed record at that time, in both languages. */
    nameSr: text('name_sr').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    /** Reason for the proposal. */
    note: text().notNull().default(''),
    companyId: key('company_id').notNull(),
    proposedBy: key('proposed_by').notNull(),
    deciderCompanyId: key('decider_company_id'),
    decidedBy: key('decided_by'),
    decidedAt: moment('decided_at'),
    reason: text().notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.proposedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.deciderCompanyId, table.decidedBy], foreignColumns: [users.companyId, users.id] }),
    uniqueIndex('platform_approvals_announcement').on(table.announcementId).where(sql`status = 'waiting'`),
    uniqueIndex('platform_approvals_rate').on(table.rateChangeId),
    uniqueIndex('platform_approvals_order').on(table.orderCompanyId, table.orderId).where(sql`status = 'waiting'`),
    uniqueIndex('platform_approvals_limit').on(table.kind).where(sql`status = 'waiting' and kind = 'limit'`),
    index('platform_approvals_waiting').on(table.expiresAt).where(sql`status = 'waiting'`),
    check(
      'platform_approvals_by_another',
      sql`${table.decidedBy} is null or (${table.deciderCompanyId}, ${table.decidedBy}) <> (${table.companyId}, ${table.proposedBy})`,
    ),
    check(
      'platform_approvals_decided',
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)
        and (${table.status} in ('approved', 'refused')) = (${table.decidedBy} is not null)`,
    ),
  ],
);

/** Settings of the whole platform: one row. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: integer().primaryKey().default(1),
    /** The sum in dinars (minor units) above which a refund of an order needs a second person. */
    refundLimit: key('refund_limit').notNull(),
  },
  (table) => [check('platform_settings_once', sql`${table.id} = 1`)],
);
