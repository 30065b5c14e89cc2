import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

/** A message to the people behind the shop; the answer goes by mail. Plain texts. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** A repeated message with the same key is the same message. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId, table.id),
    unique().on(table.companyId, table.userId, table.idempotencyKey),
  ],
);
