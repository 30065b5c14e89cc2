import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { categories } from '../benefits/categories.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { users } from '../people/people.table.ts';

/** A benefit that somebody would like to see in the shop, and what was answered. Plain texts. */
export const suggestions = pgTable(
  'suggestions',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    provider: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    why: text().notNull(),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The key of one press of the button: a suggestion that comes again with it is the same suggestion. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...revisionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId, table.id),
    unique().on(table.companyId, table.userId, table.idempotencyKey),
  ],
);
