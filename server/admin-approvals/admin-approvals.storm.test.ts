import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { makeRates } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeRates(database, clock.now);

const finance = (firstName: string) => shop.person({ changes: { adminRoles: ['owner'], firstName } });
const ana = await finance('Ana');
const approvers = await Promise.all(['Boris', 'Vesna'].map(finance));

const bugs = {
  /** Decisions read the proposal and its buyer without locking them. */
  looksBeforeItLocks: (text: string) => text.replaceAll(/for (no key )?update( of u)?/g, ''),
  /** Cancelling does not lock the limit. */
  limitNotHeld: (text: string) => text.replace(/(refund_limit as "limit" from platform_settings) for share/, '$1'),
};

/** An order that costs twice the limit above which a refund needs approval. */
async function bought(): Promise<{ buyer: Person; order: number; at: string }> {
  const buyer = await shop.person({ flexible: 50_000_000 });
  const order = await buyBenefit(shop, buyer, { price: 20_000_000 });
  return { buyer, order, at: `/admin/orders/${buyer.companyId}/${order}/` };
}

async function cancels(send: Send, who: Person, at: string) {
  const { impact } = (await send(who, 'GET', `${at}impact/`)).body;
  return send(who, 'POST', `${at}cancel/`, { impact, reason: 'Nema' });
}

const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`)).reduce(
    (sum, each) => sum + each.spent,
    0,
  );

describe('a refund that waits, while two approve it, its buyer cancels and its proposer withdraws', () => {
  noticing(
    shop,
    async (send, on) => {
      const { buyer, order, at } = await bought();
      const { approval } = (await cancels(send, ana, at)).body;
      const path = `/admin/approvals/${approval}`;
      const { seen } = (await send(approvers[0] as Person, 'GET', `${path}/`)).body.now;
      const answers = await storm(on, (index) => {
        if (index % 5 === 4) return send(buyer, 'POST', `/v2/transactions/order-${order}/cancel/`);
        if (index % 5 === 3) return send(ana, 'POST', `${path}/withdraw/`);
        return send(approvers[index % 2] as Person, 'POST', `${path}/approve/`, { seen });
      });
      expect(statuses(answers)[500]).toBeUndefined();
      const done = (kinds: number[]) =>
        answers.filter(({ status }, index) => kinds.includes(index % 5) && status === 200).length;
      const [approved, withdrawn, cancelled] = [done([0, 1, 2]), done([3]), done([4])];
      // The proposal was settled in one way, and the money was refunded once.
      expect(Math.min(approved, withdrawn)).toBe(0);
      expect(cancelled).toBeLessThanOrEqual(1);
      if (cancelled === 1) expect(approved).toBe(0);
      expect(await spentOf(buyer)).toBe(approved > 0 || cancelled === 1 ? 0 : 20_000_000);
      const { rows } = await database.execute(
        sql`select from notifications where company_id = ${buyer.companyId} and title_en = 'Order cancelled'`,
      );
      expect(rows).toHaveLength(approved > 0 || cancelled === 1 ? 1 : 0);
      const proposals = await database.execute(sql`select status from platform_approvals where id = ${approval}`);
      expect(proposals.rows).toEqual([{ status: approved > 0 ? 'approved' : 'withdrawn' }]);
    },
    { looksBeforeItLocks: bugs.looksBeforeItLocks },
  );
});

describe(`one refund above the limit that two ask for ${STORM} times at once is one proposal`, () => {
  noticing(
    shop,
    async (send, on) => {
      await database.execute(sql`update platform_settings set refund_limit = 10000000`);
      const { buyer, order, at } = await bought();
      const { impact } = (await send(ana, 'GET', `${at}impact/`)).body;
      const body = { impact, reason: 'Nema' };
      const answers = await storm(on, (index) =>
        send(index % 2 === 0 ? ana : (approvers[0] as Person), 'POST', `${at}cancel/`, body),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      const { rows } = await database.execute(
        sql`select status from platform_approvals where order_company_id = ${buyer.companyId} and order_id = ${order}`,
      );
      expect(rows).toEqual([{ status: 'waiting' }]);
      expect(await spentOf(buyer)).toBe(20_000_000);
    },
    { looksBeforeItLocks: bugs.looksBeforeItLocks },
  );
});

describe(`${STORM} refunds below the limit, while it falls`, () => {
  noticing(
    shop,
    async (send, on) => {
      await database.execute(sql`update platform_settings set refund_limit = 30000000`);
      const all = await Promise.all(Array.from({ length: STORM / 2 }, bought));
      const seen = await Promise.all(all.map(async ({ at }) => (await send(ana, 'GET', `${at}impact/`)).body.impact));
      let fell = Number.POSITIVE_INFINITY;
      const answers = await storm(on, async (index) => {
        if (index === 0) {
          const answer = await send(approvers[0] as Person, 'PATCH', '/admin/settings/', { refund_limit: 100 });
          fell = performance.now();
          return { answer, began: 0 };
        }
        const each = all[index % all.length];
        const began = performance.now();
        const body = { impact: seen[index % all.length], reason: 'Nema' };
        return { answer: await send(ana, 'POST', `${each?.at}cancel/`, body), began };
      });
      // No order was cancelled by one person after the limit was lowered.
      const { rows } = await database.execute<{ wrong: number }>(sql`
        select count(*)::integer as wrong from changes c
        where c.kind = 'order.cancelled' and c.via = 'screen' and c.id > (
          select max(s.id) from changes s where s.kind = 'settings.changed')`);
      expect(rows[0]?.wrong).toBe(0);
      expect(fell).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(answers.filter(({ answer }) => answer.status >= 500)).toEqual([]);
    },
    { limitNotHeld: bugs.limitNotHeld },
  );
});
