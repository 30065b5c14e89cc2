import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { orders } from '../checkout/checkout.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const price = 117_200;
const benefit = await makeBenefit(database, clock.now, { price });
const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
const other = await shop.person({ changes: { adminRoles: ['finance'] } });

const bugs = {
  /** Setting a rate reads its row without a lock. */
  looksBeforeItLocks: (text: string) =>
    text.replace(/(revision from exchange_rates where currency = \$\d+::currency) for no key update/, '$1'),
  /** Buying uses the old rate. */
  oldRate: (text: string) =>
    text.replace(
      /\(select jsonb_object_agg\(currency, per_euro\) from exchange_rates\), 'currency', company\.currency/,
      `'{"RSD": 117200000, "EUR": 1000000, "KM": 1955830}'::jsonb, 'currency', company.currency`,
    ),
};

/** Each change is compared only with the rate before it. */
const forgetsTheWeek = (text: string) => text.replace(/min\(m\.per_euro_was\)/g, 'null');

const seenAt = (revision: string) => ({ 'if-revision-match': revision });

async function again(): Promise<void> {
  await database.execute(sql`delete from rate_changes`);
  await database.execute(sql`update exchange_rates set per_euro = 117200000, revision = 1 where currency = 'RSD'`);
}

describe('a rate that is set while people buy', () => {
  noticing(
    shop,
    async (send, on) => {
      await again();
      const companyId = await shop.company('EUR');
      const buyers = await Promise.all(
        Array.from({ length: STORM / 2 + 1 }, () => shop.person({ companyId, flexible: 100_000 })),
      );
      for (const { userId } of buyers)
        await database.insert(cartItems).values({ companyId, userId, benefitId: benefit, createdAt: clock.now });
      const seen = await Promise.all(
        buyers.map(async (person) => (await send(person, 'GET', '/v2/me/')).body.cart_version as string),
      );
      const answers = await storm(on, (index) => {
        const buyer = buyers[index >> 1];
        if (index % 2 === 1 || !buyer)
          return send(admin, 'PUT', '/admin/rates/RSD/', { per_euro: 118 + index / 100 }, { 'if-revision-match': '1' });
        return send(buyer, 'POST', '/v2/complete-purchase/', undefined, { 'if-cart-match': seen[index >> 1] ?? '' });
      });
      const [sold, set] = [
        answers.filter((_, index) => index % 2 === 0),
        answers.filter((_, index) => index % 2 === 1),
      ];
      // One of the rates was set, and each order was paid at the price that its buyer had seen.
      expect(statuses(set)).toEqual({ 200: 1, 409: STORM / 2 - 1 });
      for (const { status, body } of sold)
        expect([200, status === 409 && body.code === 'cart_changed' ? 409 : 0]).toContain(status);
      // A later purchase with the old price is refused with `cart_changed`.
      const late = buyers[STORM / 2];
      if (late)
        sold.push(
          await send(late, 'POST', '/v2/complete-purchase/', undefined, { 'if-cart-match': seen[STORM / 2] ?? '' }),
        );
      expect(sold.at(-1)?.status).toBe(409);
      const charged = await database.select().from(orders).where(sql`company_id = ${companyId}`);
      expect(charged).toHaveLength(sold.filter(({ status }) => status === 200).length);
      for (const { total, currency } of charged) expect([total, currency]).toEqual([1000, 'EUR']);
    },
    bugs,
  );
});

describe(`${STORM} steps at once, of which two come to more than 2 %`, () => {
  noticing(
    shop,
    async (send, on) => {
      await again();
      // Half of them change the rate to 119, by 1.54 %. The others use the revision that this makes: they continue to 120 by 0.84 %, or go
      // back to 116, which is 1.02 % from the first rate and 2.52 % from 119.
      const answers = await storm(on, (index) => {
        const [perEuro, seen] = index % 2 === 0 ? [119, '1'] : [index % 8 === 7 ? 120 : 116, '2'];
        return send(index % 3 === 0 ? admin : other, 'PUT', '/admin/rates/RSD/', { per_euro: perEuro }, seenAt(seen));
      });
      const [first, further] = [
        answers.filter((_, index) => index % 2 === 0),
        answers.filter((_, index) => index % 2 === 1),
      ];
      expect(statuses(first)).toEqual({ 200: 1, 409: STORM / 2 - 1 });
      // At most one of them succeeds, and it waits for approval.
      const went = further.filter(({ status }) => status === 200);
      expect(further.filter(({ status }) => status !== 409)).toEqual(went);
      if (went.length === 0) went.push(await send(other, 'PUT', '/admin/rates/RSD/', { per_euro: 120 }, seenAt('2')));
      expect(went).toMatchObject([{ status: 200, body: { status: 'waiting', per_euro_was: 119 } }]);
      const [rate] = (await send(admin, 'GET', '/admin/rates/')).body.results;
      expect(rate).toMatchObject({ per_euro: 119, week: { low: 117.2, high: 119 } });
    },
    { looksBeforeItLocks: bugs.looksBeforeItLocks, forgetsTheWeek },
  );
});

describe(`${STORM} decisions on one proposed rate`, () => {
  noticing(
    shop,
    async (send, on) => {
      await again();
      const asked = await send(admin, 'PUT', '/admin/rates/RSD/', { per_euro: 125 }, { 'if-revision-match': '1' });
      const path = `/admin/rates/proposals/${asked.body.id}`;
      const answers = await storm(on, (index) =>
        index % 2 === 0 ? send(other, 'POST', `${path}/approve/`) : send(admin, 'POST', `${path}/withdraw/`),
      );
      const [approved, withdrawn] = [
        answers.filter(({ status }, index) => index % 2 === 0 && status === 200).length,
        answers.filter(({ status }, index) => index % 2 === 1 && status === 200).length,
      ];
      expect(Math.min(approved, withdrawn)).toBe(0);
      expect(Math.max(approved, withdrawn)).toBe(STORM / 2);
      const [rate] = (await send(admin, 'GET', '/admin/rates/')).body.results;
      expect(rate.per_euro).toBe(approved > 0 ? 125 : 117.2);
    },
    { looksBeforeItLocks: bugs.looksBeforeItLocks },
  );
});
