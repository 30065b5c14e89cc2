import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { sql } from '../database/text.ts';
import { users } from '../people/people.table.ts';

/** The key of a flexible account in SQL: its category and its year. */
export const flexiblePot = sql.raw(`${FLEXIBLE.categoryId}, ${FLEXIBLE.year}`);

/** Running sums of one pot of money in minor units; the ledger says how they came about. */
export const accounts = pgTable(
  'accounts',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    categoryId: integer('category_id').notNull(),
    year: integer().notNull(),
    allocated: bigint({ mode: 'number' }).notNull().default(0),
    spent: bigint({ mode: 'number' }).notNull().default(0),
    held: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.categoryId, table.year] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('accounts_by_category').on(table.categoryId, table.year).where(sql`category_id <> 0`),
    check('accounts_not_negative', sql`${table.allocated} >= 0 and ${table.spent} >= 0 and ${table.held} >= 0`),
    check('accounts_not_overspent', sql`${table.spent} + ${table.held} <= ${table.allocated}`),
    check('accounts_kind', sql`(${table.categoryId} = 0) = (${table.year} = 0)`),
  ],
);

export const ledgerKind = pgEnum('ledger_kind', [
  'allocation',
  'purchase',
  'subscription',
  'request',
  'enrolment',
  'refund',
  'correction',
]);

/** Every change of money, append-only (a trigger refuses change and deletion): what it added to each sum, why, and who did it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    categoryId: integer('category_id').notNull(),
    year: integer().notNull(),
    kind: ledgerKind().notNull(),
    allocated: bigint({ mode: 'number' }).notNull().default(0),
    spent: bigint({ mode: 'number' }).notNull().default(0),
    held: bigint({ mode: 'number' }).notNull().default(0),
    /** Id of the order, subscription charge, request or enrolment that caused it. */
    reference: bigint({ mode: 'number' }),
    /** The import of budgets that gave it or took it back. */
    importId: bigint('import_id', { mode: 'number' }),
    note: text().notNull().default(''),
    /** The person who caused it; null for a job of the server. */
    actorId: bigint('actor_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId, table.categoryId, table.year],
      foreignColumns: [accounts.companyId, accounts.userId, accounts.categoryId, accounts.year],
    }),
    index('ledger_entries_of_account').on(table.companyId, table.userId, table.categoryId, table.year, table.id),
    index().on(table.companyId, table.userId, table.id),
    index().on(table.companyId, table.kind, table.reference),
    index('ledger_entries_of_import').on(table.companyId, table.importId).where(sql`import_id is not null`),
    // For a company's spending since a day, without allocations and held amounts.
    index('ledger_entries_spent').on(table.companyId, table.createdAt, table.spent).where(sql`spent <> 0`),
  ],
);
