import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { revisionColumns } from '../database/revision-columns.ts';

/** Coupons: a percentage off a paid course or package, redeemed by name. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The name without case (product.md 4). */
    nameKey: text('name_key').notNull().unique(),
    /** The name as searched (contract/search); `couponNames` makes both. */
    searchKey: text('search_key').notNull(),
    percentOff: integer('percent_off').notNull(),
    active: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...revisionColumns(),
  },
  (table) => [
    check('coupons_percent', sql`${table.percentOff} between 0 and 100`),
    index('coupons_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);
