import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, timestamp, unique } from 'drizzle-orm/pg-core';
import { MAX_COUNT, MIN_COUNT } from '#contract/cart/cart.rules.ts';
import { benefits } from '../benefits/benefits.table.ts';
import { users } from '../people/people.table.ts';

export const cartItems = pgTable(
  'cart_items',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    count: integer().notNull().default(1),
    /**
     * Unit price in the reader's currency that the person last saw and accepted. A different price is shown to them first; this one is
     * never charged.
     */
    acceptedPrice: bigint('accepted_price', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.userId, table.benefitId),
    index('cart_items_benefit').on(table.benefitId),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    check('cart_items_count', sql`${table.count} between ${sql.raw(`${MIN_COUNT} and ${MAX_COUNT}`)}`),
    check('cart_items_accepted_price', sql`${table.acceptedPrice} >= 0`),
  ],
);
