import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

/** An uploaded file. Its bytes are in the storage under `key`, which contains at least 128 random bits. */
export const files = pgTable(
  'files',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** File name from the sender, sanitised. */
    name: text().notNull(),
    /** Detected from its content, not from its name. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the content as hex, to recognise the same file. */
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.key),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId, table.sha256),
    index('files_same').on(table.companyId, table.sha256),
    check('files_bytes', sql`${table.bytes} > 0`),
  ],
);
