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

/** An uploaded file. Its bytes are in the storage under `key`, 128 random bits and more. */
export const files = pgTable(
  'files',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** As its sender called it, made harmless. */
    name: text().notNull(),
    /** By its content, not by its name. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the content, hexadecimal: the same file is known again. */
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
