import { bigint, date, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

/**
 * What each person spent from each budget in each month of Belgrade, in minor units: sums of the ledger, for reports and the
 * payroll. A trigger of the ledger updates them in the transaction of each entry (migration 0067). A row is of one person only,
 * so purchases of different people never wait for each other. A month whose spending was all refunded has a row too.
 */
export const spentSums = pgTable(
  'spent_sums',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    /** The first day of the month in which the entries were written. */
    month: date({ mode: 'string' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The budget's category, of any year; 0 is the flexible budget. */
    categoryId: integer('category_id').notNull(),
    bought: bigint({ mode: 'number' }).notNull(),
    givenBack: bigint('given_back', { mode: 'number' }).notNull(),
    paidBack: bigint('paid_back', { mode: 'number' }).notNull(),
    invoices: bigint({ mode: 'number' }).notNull(),
    /** For an order that several budgets paid, the tax is in the row of the first of them, and so is the purchase in `purchases`. */
    tax: bigint({ mode: 'number' }).notNull(),
    taxBack: bigint('tax_back', { mode: 'number' }).notNull(),
    purchases: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.month, table.userId, table.categoryId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);
