import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table.ts';
import { sql } from '../database/text.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

/** The amount bought from one budget, in minor units, with the budget's names at that time; category 0 is the flexible budget. */
export interface BudgetPart {
  category: number;
  name_sr: string | null;
  name_en: string | null;
  bought: number;
}

const sums = () => ({
  bought: bigint({ mode: 'number' }).notNull(),
  givenBack: bigint('given_back', { mode: 'number' }).notNull(),
  paidBack: bigint('paid_back', { mode: 'number' }).notNull(),
  invoices: bigint({ mode: 'number' }).notNull(),
  tax: bigint({ mode: 'number' }).notNull(),
  taxBack: bigint('tax_back', { mode: 'number' }).notNull(),
});

/**
 * A month that was closed for the payroll, with the file made at that time. Append-only: a trigger refuses updates and deletions, and
 * another one refuses spending in a closed month.
 */
export const payrollMonths = pgTable(
  'payroll_months',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    currency: currencyColumn().notNull(),
    people: integer().notNull(),
    ...sums(),
    budgets: jsonb().$type<BudgetPart[]>().notNull(),
    /** The file as it is downloaded, and its SHA-256 as hex. */
    file: text().notNull(),
    sha256: text().notNull(),
    closedBy: bigint('closed_by', { mode: 'number' }).notNull(),
    closedByName: text('closed_by_name').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.month] }),
    foreignKey({ columns: [table.companyId, table.closedBy], foreignColumns: [users.companyId, users.id] }),
    check('payroll_months_first_day', sql`extract(day from ${table.month}) = 1`),
  ],
);

/** The figures of each person in a closed month, with their names at that time. Append-only as well. */
export const payrollRows = pgTable(
  'payroll_rows',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    month: date({ mode: 'string' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    externalId: text('external_id'),
    unit: text().notNull(),
    searchKey: text('search_key').notNull(),
    sortKey: text('sort_key').notNull(),
    ...sums(),
    budgets: jsonb().$type<Pick<BudgetPart, 'category' | 'bought'>[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.month, table.userId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('payroll_rows_by_name').on(table.companyId, table.month, sql`${table.sortKey} collate "C"`, table.userId),
    index('payroll_rows_of_person').on(table.companyId, table.userId),
  ],
);
