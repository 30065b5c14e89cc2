import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

/** Money that a company admin gave to people of the company, the same to each. The ledger entries of it carry its id. */
export const gifts = pgTable(
  'gifts',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    givenBy: bigint('given_by', { mode: 'number' }).notNull(),
    /** 0 and 0 for the flexible account, as in `accounts`. */
    categoryId: integer('category_id').notNull(),
    year: integer().notNull(),
    /** To each person, in minor units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    /** How many got it. */
    people: integer().notNull(),
    /** Who was named, in the order of their ids; null when it was everybody. */
    named: jsonb().$type<number[]>(),
    note: text().notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('gifts_idempotency').on(table.companyId, table.givenBy, table.idempotencyKey),
    foreignKey({ columns: [table.companyId, table.givenBy], foreignColumns: [users.companyId, users.id] }),
    check('gifts_amount', sql`${table.amount} > 0 and ${table.people} > 0`),
  ],
);
