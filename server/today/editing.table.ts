import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who has the form of a record open; a row expires when the page stops sending its pulse. Unlogged: empty after a crash. */
export const editing = pgTable(
  'editing',
  {
    /** The person. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Kind of the record (one that the pulse watches), its company (0 is the platform), and its id. */
    kind: text().notNull(),
    ofCompany: bigint('of_company', { mode: 'number' }).notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.kind, table.ofCompany, table.recordId] }),
    index('editing_record').on(table.kind, table.ofCompany, table.recordId),
    index('editing_until').on(table.until),
  ],
);
