import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { LANES } from './lanes.ts';

/** Messages that must be delivered after a commit, at least once; written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Its queue (lanes.ts): mail that one person waits for, or mail to many. */
    lane: smallint().notNull().default(LANES.now),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Idempotency key: a message with the same key is queued once. */
    dedupeKey: text('dedupe_key'),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('outbox_once').on(table.companyId, table.dedupeKey),
    index('outbox_waiting').on(table.lane, table.nextAttemptAt).where(sql`delivered_at is null`),
  ],
);
