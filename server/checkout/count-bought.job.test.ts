import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { STORM, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { countBought } from './count-bought.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function buy(...lines: [benefitId: number, count: number][]): Promise<void> {
  const ana = await shop.person({ flexible: 1_000_000_000 });
  const { companyId, userId } = ana;
  const rows = lines.map(([benefitId, count]) => ({ benefitId, count, companyId, userId, createdAt: clock.now }));
  await database.insert(cartItems).values(rows);
  expect((await shop.call(ana, 'POST', '/v2/complete-purchase/')).status).toBe(200);
}

const boughtOf = async (id: number) =>
  (await database.execute<{ bought: number }>(sql`select bought from benefits where id = ${id}`)).rows[0]?.bought;

it('adds what was bought since the last time to each benefit, and each line once', async () => {
  const [gym, pool, yoga] = [
    await makeBenefit(database, clock.now, { bought: 40 }),
    await makeBenefit(database, clock.now),
    await makeBenefit(database, clock.now),
  ];
  await buy([gym, 2], [pool, 1]);
  await buy([gym, 3]);

  expect(await countBought(database)).toBe(3);
  expect(await countBought(database)).toBe(0);
  expect([await boughtOf(gym), await boughtOf(pool), await boughtOf(yoga)]).toEqual([45, 1, 0]);

  await buy([gym, 1]);
  await countBought(database);
  expect(await boughtOf(gym)).toBe(46);
});

it('counts right when many servers count at once while people buy', async () => {
  const [gym, pool] = [await makeBenefit(database, clock.now), await makeBenefit(database, clock.now)];
  await storm<unknown>(database, (index) => {
    if (index % 5 !== 0) return countBought(database);
    const [first, second] = index % 2 === 0 ? [gym, pool] : [pool, gym];
    return buy([first, 2], [second, 2]);
  });
  await countBought(database);
  expect([await boughtOf(gym), await boughtOf(pool)]).toEqual([(STORM / 5) * 2, (STORM / 5) * 2]);
});
