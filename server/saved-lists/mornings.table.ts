import { bigint, date, foreignKey, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';
import type { RowKey } from '../records/record-list.ts';
import { savedLists } from './saved-lists.table.ts';

/** Followers of saved lists, their own or shared ones, who get a mail each morning about new rows. */
export const savedListMornings = pgTable(
  'saved_list_mornings',
  {
    /** The follower. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    listId: bigint('list_id', { mode: 'number' }).notNull(),
    /** The person who made the list. */
    listCompanyId: bigint('list_company_id', { mode: 'number' }).notNull(),
    listUserId: bigint('list_user_id', { mode: 'number' }).notNull(),
    /** The rows when it was last read, newest first; null before that, and again after a change of its filters. */
    seen: jsonb().$type<RowKey[]>(),
    /** The business day on which it was last read; null whenever `seen` is reset. */
    lookedOn: date('looked_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.listId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({
      name: 'saved_list_mornings_list',
      columns: [table.listCompanyId, table.listUserId, table.listId],
      foreignColumns: [savedLists.companyId, savedLists.userId, savedLists.id],
    }).onDelete('cascade'),
  ],
);
