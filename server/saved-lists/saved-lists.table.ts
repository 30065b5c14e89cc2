import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

/** Saved lists: lists of administration with filters and display that a person saved under a name. */
export const savedLists = pgTable(
  'saved_lists',
  {
    /** The person who made it. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** `platform` or `company`, and the list's name there. */
    site: text().notNull(),
    list: text().notNull(),
    name: text().notNull(),
    /** Made by `listNameKey`. */
    nameKey: text('name_key').notNull(),
    address: jsonb().$type<Record<string, string>>().notNull(),
    shared: boolean().notNull(),
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was removed: the person who removed it may restore it until the row is deleted. Null otherwise. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.id] }),
    uniqueIndex('saved_lists_of_a_name')
      .on(table.companyId, table.userId, table.site, table.list, table.nameKey)
      .where(sql`removed_at is null`),
    index('saved_lists_shared').on(table.site, table.list, table.companyId).where(sql`shared`),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    check('saved_lists_site', sql`${table.site} in ('platform', 'company')`),
  ],
);
