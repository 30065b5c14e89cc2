import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { revisionColumns } from '../database/revision-columns.ts';
import { currencyColumn } from '../money/money.table.ts';

/** A client company. Its id is the tenant: first in every key of what belongs to it. */
export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  country: text().notNull(),
  currency: currencyColumn().notNull(),
  code: text().notNull().unique(),
  cardColor: text('card_color').notNull(),
  active: boolean().notNull().default(true),
  /** Rises with every change that its people see. */
  version: integer().notNull().default(1),
  /** Business days within which it promises its people to decide on a request. */
  promiseDays: integer('promise_days').notNull().default(3),
  /** Above how much in all a second person is needed, in minor units; null for the usual limit. */
  approvalLimit: bigint('approval_limit', { mode: 'number' }),
  /** The last business day on which its reviewers were told that requests are late. */
  lateToldOn: date('late_told_on', { mode: 'string' }),
  // Made by the database, as those of people are.
  searchKey: text('search_key').notNull().generatedAlwaysAs(sql`search_key_of(name)`),
  sortKey: text('sort_key').notNull().generatedAlwaysAs(sql`sort_key_of(name)`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  ...revisionColumns('edit_'),
});
