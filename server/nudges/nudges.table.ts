import { bigint, foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../budgets/budgets.table.ts';

/** A row for each reminder sent to a person about a yearly budget, by the days left; each is sent once (product.md 7.4). */
export const nudges = pgTable(
  'nudges',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    categoryId: integer('category_id').notNull(),
    year: integer().notNull(),
    /** 60, 30 or 7. */
    daysBefore: integer('days_before').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.categoryId, table.year, table.daysBefore] }),
    foreignKey({
      columns: [table.companyId, table.userId, table.categoryId, table.year],
      foreignColumns: [accounts.companyId, accounts.userId, accounts.categoryId, accounts.year],
    }),
  ],
);
