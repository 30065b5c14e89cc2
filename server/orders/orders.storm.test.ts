import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { vouchers } from '../checkout/checkout.table.ts';
import { reconcile } from '../database/reconcile.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;

// The planted bug: the rows that decide are read without a lock.
const noLocks = (text: string) => text.replaceAll(/for (no key )?update( of u)?/g, '');

/** A person whose order of two voucher pieces was paid from two budgets, and who has spent more besides. */
async function buyer(): Promise<{ ana: Person; order: number }> {
  const ana = await shop.person({ flexible: 10_000_000, budgets: { 1: 150_000 } });
  await buyBenefit(shop, ana, { count: 20 });
  return { ana, order: await buyBenefit(shop, ana, { wayToBuy: 'voucher', count: 2 }) };
}

const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`)).reduce(
    (sum, { spent }) => sum + spent,
    0,
  );

const rowsOf = async (text: ReturnType<typeof sql>) => (await database.execute(text)).rows.length;

const cancel = (send: Send, who: Person, order: number) => send(who, 'POST', `/v2/transactions/order-${order}/cancel/`);

const staff = await shop.person({ changes: { adminRoles: ['operations'] } });

const move = (send: Send, { companyId }: Person, order: number) =>
  send(staff, 'POST', `/admin/orders/${companyId}/${order}/move/`, { to: 'in_process' });

describe(`one order cancelled ${STORM} times at once gives its money back once`, () => {
  noticing(
    shop,
    async (send) => {
      const { ana, order } = await buyer();
      const answers = await storm(database, () => cancel(send, ana, order));
      expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      expect(await spentOf(ana)).toBe(2_000_000);
      expect(
        await rowsOf(sql`select from outbox where company_id = ${ana.companyId} and kind = 'order_cancelled'`),
      ).toBe(1);
      expect(
        await rowsOf(
          sql`select from notifications where company_id = ${ana.companyId} and title_en = 'Order cancelled'`,
        ),
      ).toBe(1);
    },
    { noLocks },
  );
});

describe('an order cancelled by its buyer while the staff move it on', () => {
  noticing(
    shop,
    async (send) => {
      for (let round = 0; round < 4; round += 1) {
        const { ana, order } = await buyer();
        const answers = await storm(database, (index) =>
          index === 25 ? move(send, ana, order) : cancel(send, ana, order),
        );
        const moved = answers.filter(({ status }, index) => index === 25 && status === 200).length;
        const cancelled = answers.filter(({ status }, index) => index !== 25 && status === 200).length;
        expect(cancelled + moved).toBe(1);
        expect(statuses(answers)[500]).toBeUndefined();
        expect(await spentOf(ana)).toBe(cancelled === 1 ? 2_000_000 : 2_200_000);
        expect((await reconcile(database)).filter(({ company_id }) => company_id === ana.companyId)).toEqual([]);
      }
    },
    { noLocks },
  );
});

describe('an order cancelled while one of its codes is marked as used', () => {
  noticing(
    shop,
    async (send) => {
      for (let round = 0; round < 4; round += 1) {
        const { ana, order } = await buyer();
        const [voucher] = await database.select().from(vouchers).where(sql`user_id = ${ana.userId}`);
        const answers = await storm(database, (index) =>
          index % 2 === 0
            ? send(ana, 'PATCH', `/v2/vouchers/${voucher?.id}/`, { used: true })
            : cancel(send, ana, order),
        );
        const cancelled = answers.filter(({ status }, index) => index % 2 === 1 && status === 200).length;
        const marked = answers.filter(({ status }, index) => index % 2 === 0 && status === 200).length;
        // Either a code was used and the order stays, or the order was cancelled and its codes are void.
        expect([cancelled, marked]).toEqual(cancelled === 1 ? [1, 0] : [0, STORM / 2]);
        expect(await spentOf(ana)).toBe(cancelled === 1 ? 2_000_000 : 2_200_000);
      }
    },
    { noLocks },
  );
});

describe('an order cancelled by the platform and by its buyer at once', () => {
  noticing(
    shop,
    async (send) => {
      const { ana, order } = await buyer();
      const path = `/admin/orders/${ana.companyId}/${order}`;
      const { impact } = (await send(staff, 'GET', `${path}/impact/`)).body;
      const answers = await storm(database, (index) =>
        index % 2 === 0 ? send(staff, 'POST', `${path}/cancel/`, { impact, reason: 'Nema' }) : cancel(send, ana, order),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      expect(await spentOf(ana)).toBe(2_000_000);
    },
    { noLocks },
  );
});
