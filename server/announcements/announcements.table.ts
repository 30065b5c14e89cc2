import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AnnouncementFile, Audience } from '#contract/announcements/announcements.contract.ts';
import { ANNOUNCEMENT_STATUSES } from '#contract/announcements/announcements.rules.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { users } from '../people/people.table.ts';

export const announcementStatus = pgEnum('announcement_status', ANNOUNCEMENT_STATUSES);

const moment = (name: string) => timestamp(name, { withTimezone: true });
const key = (name: string) => bigint(name, { mode: 'number' });

/** Announcements of the platform in both languages (sanitised html), with their progress. */
export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    titleEn: text('title_en').notNull(),
    titleSr: text('title_sr').notNull(),
    textEn: text('text_en').notNull(),
    textSr: text('text_sr').notNull(),
    sender: text().notNull(),
    /** A path of the shop; empty for none. */
    link: text().notNull(),
    picture: jsonb().$type<AnnouncementFile>(),
    /** Text alternative of the picture. */
    altEn: text('alt_en').notNull().default(''),
    altSr: text('alt_sr').notNull().default(''),
    attachment: jsonb().$type<AnnouncementFile>(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Search key of both languages (contract/search). */
    searchKey: text('search_key').notNull(),
    status: announcementStatus().notNull().default('draft'),
    /** The time chosen for sending; null for immediately. */
    at: moment('at'),
    /** Whether it may be sent at night, as its sender confirmed. */
    night: boolean().notNull().default(false),
    beginsAt: moment('begins_at'),
    /** Number of recipients, fixed when it is sent; 0 before. */
    people: integer().notNull().default(0),
    told: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    takenBack: integer('taken_back').notNull().default(0),
    /** The person who sent or proposed it; the task belongs to their company. */
    sentCompanyId: key('sent_company_id'),
    sentBy: key('sent_by'),
    sentAt: moment('sent_at'),
    taskId: key('task_id'),
    decidedCompanyId: key('decided_company_id'),
    decidedBy: key('decided_by'),
    reason: text().notNull().default(''),
    ...revisionColumns(),
  },
  (table) => [
    foreignKey({ columns: [table.sentCompanyId, table.sentBy], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.decidedCompanyId, table.decidedBy], foreignColumns: [users.companyId, users.id] }),
    check(
      'announcements_by_another',
      sql`${table.status} in ('draft', 'waiting') or ${table.decidedBy} is null
        or (${table.decidedCompanyId}, ${table.decidedBy}) <> (${table.sentCompanyId}, ${table.sentBy})`,
    ),
    check('announcements_sent', sql`(${table.status} = 'draft') = (${table.sentBy} is null)`),
  ],
);

/** A recipient of an announcement, stored when it was sent, and the outcome. A row without any of the moments still waits. */
export const announcementPeople = pgTable(
  'announcement_people',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    companyId: key('company_id').notNull(),
    userId: key('user_id').notNull(),
    toldAt: moment('told_at'),
    /** When it was their turn, but they had left. */
    skippedAt: moment('skipped_at'),
    /** When it was checked whether they had read it, and taken back if not. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.companyId, table.userId] }),
    // No foreign key to users: it would wait for people who are buying, and the ids are copied from there.
    index('announcement_people_waiting')
      .on(table.announcementId, table.companyId, table.userId)
      .where(sql`told_at is null and skipped_at is null`),
    index('announcement_people_to_withdraw')
      .on(table.announcementId, table.companyId, table.userId)
      .where(sql`told_at is not null and withdrawn_at is null`),
    check('announcement_people_once', sql`${table.toldAt} is null or ${table.skippedAt} is null`),
  ],
);
