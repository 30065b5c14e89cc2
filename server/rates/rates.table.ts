import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { RATE_STATUSES } from '#contract/rates/rates.rules.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

export const rateStatus = pgEnum('rate_status', RATE_STATUSES);

/** Changes of exchange rates, set or proposed. Rates to the euro in millionths. */
export const rateChanges = pgTable(
  'rate_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    currency: currencyColumn().notNull(),
    perEuroWas: bigint('per_euro_was', { mode: 'number' }).notNull(),
    perEuro: bigint('per_euro', { mode: 'number' }).notNull(),
    status: rateStatus().notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    proposedBy: bigint('proposed_by', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The person who approved or refused it; null if no second person was needed. */
    deciderCompanyId: bigint('decider_company_id', { mode: 'number' }),
    decidedBy: bigint('decided_by', { mode: 'number' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text().notNull().default(''),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.proposedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.deciderCompanyId, table.decidedBy], foreignColumns: [users.companyId, users.id] }),
    index().on(table.currency, table.id),
    uniqueIndex('rate_changes_waiting').on(table.currency).where(sql`status = 'waiting'`),
  ],
);
