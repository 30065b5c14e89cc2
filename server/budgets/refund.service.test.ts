import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { STORM, storm, withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { changeAccounts } from './budgets.service.ts';
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

/** Raises what was spent above the one order, so that no check constraint would stop a second refund. */
async function buyMore({ companyId, userId }: Person): Promise<void> {
  await database
    .update(accounts)
    .set({ allocated: 1_000_000, spent: 540_000 })
    .where(sql`company_id = ${companyId} and user_id = ${userId} and category_id = 0`);
}

const refund = (who: Person, order: number, on = database) =>
  on.transaction((transaction) => refundPurchase(transaction, who, order, { note: 'Changed my mind', now: clock.now }));
const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`).orderBy(accounts.categoryId)).map(
    ({ spent }) => spent,
  );

it('gives back to each budget what was taken from it, and says why in the ledger', async () => {
  const { ana, order } = await buyer();
  expect(await spentOf(ana)).toEqual([40_000, 60_000]);

  expect(await refund(ana, order)).toEqual({ amount: 100_000, ended: 0 });

  expect(await spentOf(ana)).toEqual([0, 0]);
  const entries = await database
    .select()
    .from(ledgerEntries)
    .where(sql`company_id = ${ana.companyId} and kind = 'refund'`);
  expect(entries.map(({ spent, note, reference }) => [spent, note, reference])).toEqual([
    [-40_000, 'Changed my mind', order],
    [-60_000, 'Changed my mind', order],
  ]);
});

it(`gives back once when it is asked ${STORM} times together`, async () => {
  const { ana, order } = await buyer();
  await buyMore(ana);
  const given = await storm(database, () => refund(ana, order));
  expect(given.filter((back) => back !== null)).toEqual([{ amount: 100_000, ended: 0 }]);
  expect(await spentOf(ana)).toEqual([500_000, 0]);
});

it('would be seen giving back twice without the lock of the person', async () => {
  const unlocked = withPlantedBug(database, (text) => text.replaceAll(/for (no key )?update/g, ''));
  let noticed = false;
  for (let storms = 0; storms < 10 && !noticed; storms += 1) {
    const { ana, order } = await buyer();
    await buyMore(ana);
    const given = await storm(database, () => refund(ana, order, unlocked).catch(() => 'broken'));
    noticed = given.filter((amount) => amount !== null).length !== 1;
  }
  expect(noticed).toBe(true);
});

it.each(['request', 'subscription', 'enrolment'] as const)(
  'gives back nothing of a %s that has the number of the order',
  async (kind) => {
    const { ana, order } = await buyer();
    const alike = { kind, reference: order, now: clock.now };
    const changes = [{ categoryId: 0, year: 0, spent: 5_000 }];
    await database.transaction((transaction) => changeAccounts(transaction, ana, changes, alike));

    expect(await refund(ana, order)).toEqual({ amount: 100_000, ended: 0 });
    expect(await spentOf(ana)).toEqual([5_000, 0]);
  },
);

it('gives nothing for an order of somebody else, or for none', async () => {
  const { ana, order } = await buyer();
  const colleague = await shop.person({ companyId: ana.companyId, flexible: 500 });
  expect([await refund(colleague, order), await refund(ana, 999_999_999)]).toEqual([null, null]);
  expect(await spentOf(ana)).toEqual([40_000, 0, 60_000]);
});
