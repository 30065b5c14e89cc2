import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { gifts } from './gifts.table.ts';

/** Whom a gift is for, fixed when it was made, and who has it. Who has neither moment waits, or the gift was stopped before. */
export const giftPeople = pgTable(
  'gift_people',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    giftId: bigint('gift_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }),
    /** When their turn came, and they could be given nothing any more. */
    skippedAt: timestamp('skipped_at', { withTimezone: true }),
    /** What of it was taken back, in minor units. */
    takenBack: bigint('taken_back', { mode: 'number' }).notNull().default(0),
    /** The taking back that has not come to them yet. */
    takeBackId: bigint('take_back_id', { mode: 'number' }),
    /** The most that it takes from them: what they had of it when it was looked at. */
    takeBackMost: bigint('take_back_most', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.giftId, table.userId] }),
    foreignKey({ columns: [table.companyId, table.giftId], foreignColumns: [gifts.companyId, gifts.id] }),
    // None to users: it would wait for whoever is buying, and the ids are copied from there.
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
