import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea } from '../caller/caller.table.ts';
import { companies } from '../companies/companies.table.ts';
import { users } from '../people/people.table.ts';

/** Purposes of a link in a mail: to confirm an address (48 h), to choose a new password (1 h), to move to another address (72 h). */
export const mailLinkKind = pgEnum('mail_link_kind', ['confirmation', 'password_reset', 'new_address']);

/** A link sent by mail that works once (product.md 3). Only the SHA-256 of its id is stored. */
export const mailLinks = pgTable(
  'mail_links',
  {
    idHash: bytea('id_hash').primaryKey(),
    kind: mailLinkKind().notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** For `new_address`: the address to which the mail was sent; the link confirms no other. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId),
  ],
);

/** An invitation of a company admin to register. Only the SHA-256 of the id in its link is stored. */
export const invitations = pgTable(
  'invitations',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    idHash: bytea('id_hash').notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    /** Null for an administrator of the platform; the mail then names the company. */
    invitedBy: bigint('invited_by', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When its mail is to be sent; it is valid from then on. */
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    /** When its mail was sent; null before that. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When its link was first opened. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** The task that sent it as one of many. */
    taskId: bigint('task_id', { mode: 'number' }),
    /** The person who used it. */
    usedBy: bigint('used_by', { mode: 'number' }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.invitedBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.usedBy], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.email, table.id),
    // Used when a person is removed.
    index('invitations_inviters').on(table.companyId, table.invitedBy).where(sql`invited_by is not null`),
    index('invitations_invited').on(table.companyId, table.usedBy).where(sql`used_by is not null`),
    // The platform looks invitations up by id alone, and lists them by it.
    uniqueIndex('invitations_of_all').on(table.id),
    index('invitations_of_task').on(table.companyId, table.taskId).where(sql`task_id is not null and sent_at is null`),
  ],
);
