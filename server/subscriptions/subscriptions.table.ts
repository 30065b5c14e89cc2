import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_ENDS } from '#contract/subscriptions/subscriptions.rules.ts';
import { benefits } from '../benefits/benefits.table.ts';
import { currencyColumn, currencyEnum } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

/**
 * Why a subscription is over: its month ended after it was cancelled, the money was not enough, the benefit is no longer offered,
 * or the account was closed.
 */
export const subscriptionEnd = pgEnum('subscription_end', SUBSCRIPTION_ENDS);

/** A monthly benefit of a person. Active, cancelled but running until its month ends, or ended. Days are Belgrade's. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    /** specification.md 4: false as soon as it is cancelled. */
    active: boolean().notNull().default(true),
    /** The day of the cancellation, set by the server. */
    canceledAt: date('canceled_at', { mode: 'string' }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: subscriptionEnd('ended_by'),
    /** The first day of the month to be charged next. */
    nextMonth: date('next_month', { mode: 'string' }).notNull(),
    /** The last month whose price its owner was notified of in advance, and that price; null if there was no notification. */
    toldMonth: date('told_month', { mode: 'string' }),
    toldAmount: bigint('told_amount', { mode: 'number' }),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    unique('subscriptions_idempotency').on(table.companyId, table.userId, table.idempotencyKey),
    index().on(table.companyId, table.userId, table.id),
    // quality.md 2.10: at most one subscription that has not ended per person and benefit.
    uniqueIndex('subscriptions_running')
      .on(table.companyId, table.userId, table.benefitId)
      .where(sql`ended_at is null`),
    index('subscriptions_benefit').on(table.benefitId).where(sql`ended_at is null`),
    index('subscriptions_to_renew').on(table.nextMonth).where(sql`ended_at is null`),
    check('subscriptions_cancelled', sql`${table.active} = (${table.canceledAt} is null)`),
    check('subscriptions_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/** Charge of a subscription for one month, frozen like an order line. Amounts in minor units of `currency`. */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** First day of the month that it pays for. */
    month: date({ mode: 'string' }).notNull(),
    rootCategoryId: integer('root_category_id').notNull(),
    nameEn: text('name_en').notNull(),
    nameSr: text('name_sr').notNull(),
    providerName: text('provider_name').notNull(),
    image: text(),
    price: bigint({ mode: 'number' }).notNull(),
    discount: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    payrollTax: bigint('payroll_tax', { mode: 'number' }).notNull(),
    companyPrice: integer('company_price').notNull(),
    currency: currencyColumn().notNull(),
    benefitCurrency: currencyEnum('benefit_currency').notNull(),
    benefitRate: bigint('benefit_rate', { mode: 'number' }).notNull(),
    chargeRate: bigint('charge_rate', { mode: 'number' }).notNull(),
    paidFromCategory: bigint('paid_from_category', { mode: 'number' }).notNull(),
    paidFromFlexible: bigint('paid_from_flexible', { mode: 'number' }).notNull(),
    budgetYear: integer('budget_year').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.subscriptionId],
      foreignColumns: [subscriptions.companyId, subscriptions.id],
    }),
    // quality.md 2.10: one charge per subscription and month, however often the job runs.
    unique('subscription_charges_month').on(table.companyId, table.subscriptionId, table.month),
    index().on(table.companyId, table.userId, table.id),
    check('subscription_charges_paid', sql`${table.paidFromCategory} + ${table.paidFromFlexible} = ${table.amount}`),
    check('subscription_charges_amount', sql`${table.amount} > 0`),
  ],
);
