import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../people/people.table.ts';

/** A notification to one person, in both languages; html is sanitised when stored. */
export const notifications = pgTable(
  'notifications',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    titleEn: text('title_en').notNull(),
    titleSr: text('title_sr').notNull(),
    textEn: text('text_en').notNull(),
    textSr: text('text_sr').notNull(),
    /** The text as searched, in each language; if it is missing, that of the other one. */
    searchEn: text('search_en').notNull().default(''),
    searchSr: text('search_sr').notNull().default(''),
    image: text(),
    /** Text alternative of the picture; empty where the text says the same. */
    imageAltEn: text('image_alt_en').notNull().default(''),
    imageAltSr: text('image_alt_sr').notNull().default(''),
    attachment: text(),
    sendFrom: text('send_from').notNull(),
    /** Whether it was read. */
    previewed: boolean().notNull().default(false),
    /** False while it counts as new; true once the list was opened. */
    seen: boolean().notNull().default(false),
    /** Idempotency key: a person is notified once, however often the outbox delivers it. */
    dedupeKey: text('dedupe_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    unique('notifications_once').on(table.companyId, table.userId, table.dedupeKey),
    index().on(table.companyId, table.userId, table.createdAt.desc(), table.id.desc()),
  ],
);
