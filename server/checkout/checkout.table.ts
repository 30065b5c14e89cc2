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
} from 'drizzle-orm/pg-core';
import { ORDER_STATUSES } from '#contract/orders/orders.rules.ts';
import { benefits, wayToBuy } from '../benefits/benefits.table.ts';
import { currencyColumn, currencyEnum } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

export const orderStatus = pgEnum('order_status', ORDER_STATUSES);

/** One purchase of a whole cart. Amounts in minor units of `currency`, frozen. */
export const orders = pgTable(
  'orders',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    status: orderStatus().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    payrollTax: bigint('payroll_tax', { mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The cart_version that was bought, to recognise an idempotency key that is reused for another cart (422). */
    cartVersion: text('cart_version').notNull(),
    /** When it reached each status; it begins as pending. */
    inProcessAt: timestamp('in_process_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** The platform's reason for the cancellation. */
    cancelledReason: text('cancelled_reason').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('orders_idempotency').on(table.companyId, table.userId, table.idempotencyKey),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index().on(table.companyId, table.userId, table.id),
    index('orders_listed').on(table.id),
    index('orders_waiting').on(table.id).where(sql`status in ('pending', 'in_process')`),
    check('orders_amounts', sql`${table.total} >= 0 and ${table.payrollTax} >= 0`),
    check('orders_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`),
  ],
);

/** A line of an order with its names, prices, rates and payment frozen. */
export const orderLines = pgTable(
  'order_lines',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    /** The cart item that was bought. Unique, so that no cart is bought twice. */
    cartItemId: bigint('cart_item_id', { mode: 'number' }),
    rootCategoryId: integer('root_category_id').notNull(),
    wayToBuy: wayToBuy('way_to_buy').notNull(),
    nameEn: text('name_en').notNull(),
    nameSr: text('name_sr').notNull(),
    providerName: text('provider_name').notNull(),
    image: text(),
    count: integer().notNull(),
    /** In the order's currency: price before and after the discount, and total of the line. */
    price: bigint({ mode: 'number' }).notNull(),
    discount: integer().notNull(),
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    companyPrice: integer('company_price').notNull(),
    /** The benefit's own currency and the rates (millionths to the euro) that were used to convert it. */
    benefitCurrency: currencyEnum('benefit_currency').notNull(),
    benefitRate: bigint('benefit_rate', { mode: 'number' }).notNull(),
    orderRate: bigint('order_rate', { mode: 'number' }).notNull(),
    paidFromCategory: bigint('paid_from_category', { mode: 'number' }).notNull(),
    paidFromFlexible: bigint('paid_from_flexible', { mode: 'number' }).notNull(),
    budgetYear: integer('budget_year').notNull(),
    /** Whether a job has added it to `benefits.bought`. */
    counted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.orderId], foreignColumns: [orders.companyId, orders.id] }),
    unique().on(table.companyId, table.orderId, table.benefitId),
    index('order_lines_benefit').on(table.benefitId),
    index('order_lines_to_count').on(table.companyId, table.id).where(sql`not counted`),
    unique('order_lines_cart_item').on(table.companyId, table.cartItemId),
    check('order_lines_total', sql`${table.total} = ${table.unitPrice} * ${table.count}`),
    check('order_lines_paid', sql`${table.paidFromCategory} + ${table.paidFromFlexible} = ${table.total}`),
    check('order_lines_count', sql`${table.count} between 1 and 999`),
  ],
);

/** A code bought with an eVoucher benefit, one per piece. */
export const vouchers = pgTable(
  'vouchers',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderLineId: bigint('order_line_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    code: text().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** When its order was cancelled, which makes the code invalid. */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.code),
    foreignKey({
      columns: [table.companyId, table.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    index().on(table.companyId, table.orderLineId),
    index().on(table.companyId, table.userId),
  ],
);
