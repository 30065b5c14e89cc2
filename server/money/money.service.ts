import type { Rates } from '#contract/money/money.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

/** All rates as one JSON value, for statements that read more than the rates: `{ "RSD": 117200000, … }`. */
export const ratesAsJson = sql`(select jsonb_object_agg(currency, per_euro) from exchange_rates)`;

/** The rates of exchange: how many of each currency one euro buys, in millionths. */
export async function readRates(database: Database | Transaction): Promise<Rates> {
  const rows = await ask<{ rates: Rates }>(database, sql`select ${ratesAsJson} as rates`);
  return completeRates(rows[0]?.rates);
}

/** Rates read from the database. Throws when a currency has none: without it no price is right. */
export function completeRates(rates: Partial<Rates> | null | undefined): Rates {
  const { RSD, EUR, KM } = rates ?? {};
  if (!RSD || !EUR || !KM) throw new Error('exchange_rates lacks a currency');
  return { RSD, EUR, KM };
}

/** SQL of an amount converted to dinars by the current rates, in minor units. */
export const worthInDinars = (
  amount: Text,
  currency: Text,
): Text => sql`case when ${currency} = 'RSD' then ${amount} else ${amount}
  * (select per_euro from exchange_rates where currency = 'RSD')::numeric
  / (select per_euro from exchange_rates r where r.currency = ${currency}) end`;
