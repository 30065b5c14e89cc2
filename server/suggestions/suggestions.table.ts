import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { SUGGESTION_STATUSES } from '#contract/suggestions/suggestions.rules.ts';
import { benefits } from '../benefits/benefits.table.ts';
import { categories } from '../benefits/categories.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { users } from '../people/people.table.ts';

export const suggestionStatus = pgEnum('suggestion_status', SUGGESTION_STATUSES);

/** Suggestions: a benefit that a person would like to see in the shop, with the answer. Plain texts. */
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
    status: suggestionStatus().notNull().default('new'),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The benefit that was added because of it. */
    benefitId: integer('benefit_id').references(() => benefits.id),
    /** A repeated suggestion with the same key is the same suggestion. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    // Generated and stored, so that searching and sorting does not compute them for each row.
    searchKey: text('search_key').notNull().generatedAlwaysAs(sql`search_key_of(name || ' ' || provider)`),
    whyKey: text('why_key').notNull().generatedAlwaysAs(sql`search_key_of(why)`),
    sortKey: text('sort_key').notNull().generatedAlwaysAs(sql`sort_key_of(name)`),
    ...revisionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId, table.id),
    // For the platform's list of all companies.
    index('suggestions_listed').on(table.id),
    index('suggestions_by_name').on(sql`${table.sortKey} collate "C"`, table.id),
    index('suggestions_by_change').on(table.changedAt, table.id),
    index('suggestions_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    // Suggestions without an answer, which every page of the platform counts.
    index('suggestions_waiting').on(table.createdAt).where(sql`status = 'new'`),
    unique().on(table.companyId, table.userId, table.idempotencyKey),
  ],
);
