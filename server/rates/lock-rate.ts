import type { Currency } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Locks a rate, so that setting, proposing and deciding are serialised. */
export async function lockRate(
  transaction: Transaction,
  currency: Currency,
): Promise<{ perEuro: number; revision: number }> {
  const [row] = await ask<{ perEuro: number; revision: number }>(
    transaction,
    sql`select per_euro as "perEuro", revision from exchange_rates where currency = ${currency}::currency for no key update`,
  );
  if (!row) throw new Error(`no rate of ${currency}`);
  return row;
}
