import { bigint, pgEnum, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '#contract/money/money.rules.ts';
import { revisionColumns } from '../database/revision-columns.ts';

export const currencyEnum = pgEnum('currency', CURRENCIES);

/** A currency of the wire (contract/money). */
export const currencyColumn = () => currencyEnum();

/** Rates to the euro in millionths, set by the platform admin (product.md 1). */
export const exchangeRates = pgTable('exchange_rates', {
  currency: currencyEnum().primaryKey(),
  perEuro: bigint('per_euro', { mode: 'number' }).notNull(),
  ...revisionColumns(),
  changedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
