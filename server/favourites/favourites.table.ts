import { bigint, foreignKey, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { benefits } from '../benefits/benefits.table.ts';
import { users } from '../people/people.table.ts';

export const favourites = pgTable(
  'favourites',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.benefitId] }),
    index('favourites_benefit').on(table.benefitId),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);
