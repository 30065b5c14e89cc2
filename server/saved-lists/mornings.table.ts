import { bigint, date, foreignKey, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';
import type { RowKey } from '../records/record-list.ts';
import { savedLists } from './saved-lists.table.ts';

/** Followers of saved lists, their own or shared ones, who are told each morning what is new. */
export const savedListMornings = pgTable(
  'saved_list_mornings',
  {
    /** Of whoever is told. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    listId: bigint('list_id', { mode: 'number' }).notNull(),
    /** Of whoever made the list. */
    listCompanyId: bigint('list_company_id', { mode: 'number' }).notNull(),
    listUserId: bigint('list_user_id', { mode: 'number' }).notNull(),
    /** The rows that it had when it was looked at last, the newest first; null when it was not yet. */
    seen: jsonb().$type<RowKey[]>(),
    /** The business day on which it was looked at last; null until it is looked at as it is now. */
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
