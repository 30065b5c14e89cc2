import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { isFixed, needsSecond } from '#contract/rates/rates.rules.ts';
import { proposeToPlatform } from '../admin-approvals/propose-to-platform.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { exchangeRates } from '../money/money.table.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { startTask } from '../tasks/start-task.ts';
import { expireRate } from './expire-rate.ts';
import { lockRate } from './lock-rate.ts';
import { type NotedRate, noteRate } from './note-rate.ts';
import { RUNNING_SUBSCRIPTIONS } from './rate-effect.ts';
import { readWeek } from './rate-week.ts';
import { nobodyElse, rateFixed, rateWaits, sameRate } from './rates.errors.ts';
import { rateChanges } from './rates.table.ts';
import { readRates } from './read-rates.ts';
import { tellOthers } from './tell-rates.ts';

/** The old and the new value of a rate, in millionths. */
type Change = Pick<NotedRate, 'currency' | 'perEuroWas' | 'perEuro' | 'now'>;

interface Setting {
  caller: Caller;
  currency: Currency;
  /** In millionths. */
  rate: number;
  seen: number | null;
  now: Date;
}

/**
 * Sets a rate, or proposes it when it moves so much that a second person must approve; answers the id of the change. Throws
 * rateFixed, sameRate, rateWaits, nobodyElse, or recordChanged.
 */
export function setRate(database: Database, { caller, currency, rate, seen, now }: Setting): Promise<number> {
  if (isFixed(currency)) throw rateFixed();
  const place = {
    kind: 'rate' as const,
    companyId: PLATFORM,
    recordId: currency,
    read: async () => (await readRates(database, caller, now)).results.find((each) => each.currency === currency),
    revisionOf: (found: { revision: number } | undefined) => found?.revision ?? 0,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      const current = await lockRate(transaction, currency);
      checkSeen(current, seen);
      if (current.perEuro === rate) throw sameRate();
      await endOpen(transaction, currency, now);
      const change = { currency, perEuroWas: current.perEuro, perEuro: rate };
      const week = await readWeek(transaction, currency, now);
      if (needsSecond(week, rate)) return proposeRate(transaction, caller, { ...change, now });
      const id = await addChange(transaction, caller, { ...change, status: 'set', decidedAt: now, now });
      await applyRate(transaction, caller, { ...change, now });
      return id;
    }),
  );
}

/** Ends what waited for seven days. Throws rateWaits where something still waits. */
async function endOpen(transaction: Transaction, currency: Currency, now: Date): Promise<void> {
  await expireRate(transaction, currency, now);
  const waits = await ask(
    transaction,
    sql`select from rate_changes where currency = ${currency}::currency and status = 'waiting'`,
  );
  if (waits.length > 0) throw rateWaits();
}

async function proposeRate(transaction: Transaction, caller: Caller, change: Change): Promise<number> {
  const others = await ask<{ companyId: number; userId: number }>(
    transaction,
    sql`select u.company_id as "companyId", u.id as "userId" from ${othersOnPlatform('platform.rates', caller)} order by u.company_id, u.id`,
  );
  if (others.length === 0) throw nobodyElse();
  const id = await addChange(transaction, caller, { ...change, status: 'waiting', decidedAt: null });
  await proposeToPlatform(transaction, caller, { kind: 'rate', rateChangeId: id }, change.now);
  await noteRate(transaction, caller, { ...change, kind: 'rate.proposed' });
  await tellOthers(transaction, others, { ...change, caller });
  return id;
}

async function addChange(
  transaction: Transaction,
  { companyId, userId }: Caller,
  { now, ...change }: Change & { status: 'set' | 'waiting'; decidedAt: Date | null },
): Promise<number> {
  const values = { ...change, companyId, proposedBy: userId, createdAt: now };
  const [row] = await transaction.insert(rateChanges).values(values).returning({ id: rateChanges.id });
  return row?.id ?? 0;
}

/** Writes a rate, recomputes the sort prices of benefits, and notes the change. */
export async function applyRate(transaction: Transaction, by: Acting, change: Change): Promise<void> {
  const { currency, perEuro, now } = change;
  const saving = { key: { currency }, seen: null, columns: { perEuro }, now };
  const { after } = await saveRecord(transaction, exchangeRates, saving);
  await ask(
    transaction,
    sql`
    update benefits set sort_price = ${SORT_PRICE(perEuro)}
    where currency = ${currency}::currency and price is not null and sort_price is distinct from ${SORT_PRICE(perEuro)}`,
  );
  await noteRate(transaction, by, { ...change, kind: 'rate.set', revision: after.revision });
  await tellSubscribers(transaction, by, change);
}

/**
 * Starts a task, in the name of the person who set the rate, that notifies subscribers whose next month may cost another amount,
 * before it is charged.
 */
async function tellSubscribers(transaction: Transaction, by: Acting, { currency, now }: Change): Promise<void> {
  const [{ total } = { total: 0 }] = await ask<{ total: number }>(
    transaction,
    sql`
    select count(*)::integer as total
    from ${RUNNING_SUBSCRIPTIONS} and (b.currency = ${currency}::currency) <> (c.currency = ${currency}::currency)`,
  );
  if (total === 0) return;
  const payload = { currency, after: [0, 0], told: 0 };
  const asked = { kind: 'subscription_prices', permission: 'platform.rates', total, payload, about: currency } as const;
  await startTask(transaction, by, asked, now);
}

/** SQL of the sort price, as server/benefits/benefit-row.ts computes it: the price after the discount in millionths of a euro. */
const SORT_PRICE = (perEuro: number) =>
  sql`round(round(price * (100 - discount) / 100.0) * 10000 * 1000000 / ${perEuro}::numeric)::bigint`;
