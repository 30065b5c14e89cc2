import { bigint, check, date, foreignKey, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { sql } from '../database/text.ts';
import { users } from '../people/people.table.ts';

/**
 * The latest absence of each reviewer, over or not, with the delegate who gets their requests. First and last day are inclusive,
 * in Belgrade.
 */
export const absences = pgTable(
  'absences',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    starts: date({ mode: 'string' }).notNull(),
    ends: date({ mode: 'string' }).notNull(),
    delegate: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.delegate], foreignColumns: [users.companyId, users.id] }),
    index('absences_delegate').on(table.companyId, table.delegate),
    check('absences_days', sql`${table.starts} <= ${table.ends}`),
    check('absences_of_another', sql`${table.userId} <> ${table.delegate}`),
  ],
);
