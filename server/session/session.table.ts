import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A signed-in device. Only the SHA-256 of its token is kept. The second global look-up: token to company and person. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    id: uuid().notNull().defaultRandom(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId),
  ],
);

/** A sign-in that waits for its one-time code (5 minutes, 5 codes). Only the SHA-256 of its id is kept. */
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

/** Counts of tries in a window, by what is tried and by whom; shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});
