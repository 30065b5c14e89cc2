import { bigint, foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../caller/caller.table.ts';
import { users } from '../people/people.table.ts';

/** A sign-in that waits for its one-time code (5 minutes, 5 codes). Only the SHA-256 of its id is stored. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    idHash: bytea('id_hash').primaryKey(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    codesTried: integer('codes_tried').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] })],
);

/** Recovery codes of the one-time code: SHA-256, each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.codeHash] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);
