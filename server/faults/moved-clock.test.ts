import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { readConfig } from '../config/config.ts';
import { reconcile } from '../database/reconcile.ts';
import { serverJobs } from '../server-jobs.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const problems: string[] = [];
const log = { info: () => {}, warn: (_facts: unknown, text: string) => void problems.push(text) };
const jobs = serverJobs({
  database,
  config: readConfig({ DATA_DIR: shop.opened.dataDir }),
  clock: () => clock.now,
  log,
});

async function runJobs(): Promise<void> {
  for (const job of jobs) while (await job.run());
}

async function buy(who: Person, key: string): Promise<number> {
  const { companyId, userId } = who;
  const createdAt = clock.now;
  const benefitId = await makeBenefit(database, createdAt, { price: 1000 });
  await database.insert(cartItems).values({ companyId, userId, benefitId, count: 1, createdAt });
  return complete(who, key);
}

async function complete(who: Person, key: string): Promise<number> {
  const answer = await shop.call(who, 'POST', '/v2/complete-purchase/', undefined, { 'idempotency-key': key });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function spentBy({ companyId }: Person): Promise<number> {
  const { rows } = await database.execute<{ spent: number }>(
    sql`select sum(spent) as spent from accounts where company_id = ${companyId}`,
  );
  return Number(rows[0]?.spent);
}

async function mailsOf({ companyId }: Person): Promise<{ sent: number; waiting: number }> {
  const { rows } = await database.execute<{ sent: number; waiting: number }>(
    sql`select count(delivered_at)::integer as sent, count(*) filter (where delivered_at is null)::integer as waiting
      from outbox where company_id = ${companyId} and kind = 'order_confirmation'`,
  );
  return rows[0] ?? { sent: 0, waiting: 0 };
}

// The times that the server's clock shows, one after another.
it.each([
  ['the night of 25 hours', ['2026-10-24T23:30', '2026-10-25T00:30', '2026-10-25T01:30', '2026-10-25T02:30']],
  ['the night of 23 hours', ['2027-03-28T00:30', '2027-03-28T00:59', '2027-03-28T01:00', '2027-03-28T01:30']],
  ['a clock that is put back by an hour again and again', ['2026-11-20T12:00', '2026-11-20T11:00', '2026-11-20T10:00']],
  ['a clock that is put back by a day', ['2026-11-20T00:10', '2026-11-19T00:10', '2026-11-20T00:10']],
  ['a clock that is put back over the turn of a month', ['2026-12-01T00:10', '2026-11-30T22:10', '2026-12-01T01:10']],
])('%s charges everything once, forgets nothing, and tells of each', async (_, moments) => {
  const at = (moment: string) => new Date(`${moment}:00Z`);
  clock.now = new Date(Math.min(...moments.map((moment) => at(moment).getTime())) - 60_000);
  const ana = await shop.person({ flexible: 100_000 });
  const orders: number[] = [];

  for (const [index, moment] of moments.entries()) {
    clock.now = at(moment);
    await runJobs();
    orders.push(await buy(ana, `purchase-at-moment-${index}`));
    // Purchases from before the clock was moved are repeated after it, with their idempotency keys.
    for (const [earlier, order] of orders.entries())
      expect(await complete(ana, `purchase-at-moment-${earlier}`)).toBe(order);
    await runJobs();
  }

  expect(new Set(orders).size).toBe(moments.length);
  expect(await spentBy(ana)).toBe(1000 * moments.length);
  expect(await reconcile(database)).toEqual([]);
  expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(200);
  clock.now = new Date(Math.max(...moments.map((moment) => at(moment).getTime())) + 60_000);
  await runJobs();
  expect(await mailsOf(ana)).toEqual({ sent: moments.length, waiting: 0 });
  expect(problems).toEqual([]);
});
