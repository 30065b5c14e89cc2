import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { reconcile } from '../testing/reconcile.ts';
import { STORM, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { accounts, ledgerEntries } from './budgets.table.ts';
import { refundPurchase } from './refund.service.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function buyer(): Promise<{ ana: Person; order: number }> {
  const ana = await shop.person({ flexible: 100_000, budgets: { 1: 60_000 } });
  const { companyId, userId } = ana;
  const benefitId = await makeBenefit(database, clock.now);
  await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  return { ana, order: body.id };
}

const refund = (who: Person, order: number) =>
  database.transaction((transaction) =>
    refundPurchase(transaction, who, order, { note: 'Changed my mind', now: clock.now }),
  );
const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`).orderBy(accounts.categoryId)).map(
    ({ spent }) => spent,
  );

it('gives back to each budget what was taken from it, and says why in the ledger', async () => {
  const { ana, order } = await buyer();
  expect(await spentOf(ana)).toEqual([40_000, 60_000]);

  expect(await refund(ana, order)).toBe(100_000);

  expect(await spentOf(ana)).toEqual([0, 0]);
  const entries = await database
    .select()
    .from(ledgerEntries)
    .where(sql`company_id = ${ana.companyId} and kind = 'refund'`);
  expect(entries.map(({ spent, note, reference }) => [spent, note, reference])).toEqual([
    [-40_000, 'Changed my mind', order],
    [-60_000, 'Changed my mind', order],
  ]);
  expect(await reconcile(database)).toEqual([]);
});

it(`gives back once when it is asked ${STORM} times together`, async () => {
  const { ana, order } = await buyer();
  const given = await storm(database, () => refund(ana, order));
  expect(given.filter((amount) => amount !== null)).toEqual([100_000]);
  expect(await spentOf(ana)).toEqual([0, 0]);
  expect(await reconcile(database)).toEqual([]);
});

it('gives nothing for an order of somebody else, or for none', async () => {
  const { ana, order } = await buyer();
  const colleague = await shop.person({ companyId: ana.companyId, flexible: 500 });
  expect([await refund(colleague, order), await refund(ana, 999_999_999)]).toEqual([null, null]);
  expect(await spentOf(ana)).toEqual([40_000, 0, 60_000]);
});
