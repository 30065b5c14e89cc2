import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { gifts } from './gifts.table.ts';

/**
 * The people of a gift, fixed when it was made, with when each got it. With neither moment a person still waits, or the gift was stopped
 * before.
 */
export const giftPeople = pgTable(
  'gift_people',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    giftId: bigint('gift_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }),
    /** When they were skipped, since they could not be given anything any more. */
    skippedAt: timestamp('skipped_at', { withTimezone: true }),
    /** Amount taken back, in minor units. */
    takenBack: bigint('taken_back', { mode: 'number' }).notNull().default(0),
    /** The take-back that has not processed this person yet. */
    takeBackId: bigint('take_back_id', { mode: 'number' }),
    /** Most that it may take: what was unspent when it was previewed. */
    takeBackMost: bigint('take_back_most', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.giftId, table.userId] }),
    foreignKey({ columns: [table.companyId, table.giftId], foreignColumns: [gifts.companyId, gifts.id] }),
    // No foreign key to users: it would wait for people who are buying, and the ids are copied from there.
    index('gift_people_waiting')
      .on(table.companyId, table.giftId, table.userId)
      .where(sql`given_at is null and skipped_at is null`),
    index('gift_people_to_take_back')
      .on(table.companyId, table.giftId, table.userId)
      .where(sql`take_back_id is not null`),
    check(
      'gift_people_taken_back',
      sql`${table.takenBack} >= 0 and (${table.givenAt} is not null or ${table.takenBack} = 0)`,
    ),
    check('gift_people_once', sql`${table.givenAt} is null or ${table.skippedAt} is null`),
  ],
);
