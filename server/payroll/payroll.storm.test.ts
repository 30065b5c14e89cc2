import { describe, expect } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { closeMonth } from './close-month.ts';

const shop = await startTestApp();
const { database, clock } = shop;

// Which of the fifty calls closes the month.
const CLOSING = 20;

describe(`a month that is closed while ${STORM - 1} people buy in its last moment has all that was bought in it`, () => {
  noticing(
    shop,
    async (send, on) => {
      clock.now = new Date('2026-11-30T22:59:59Z');
      const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
      const { companyId } = boss;
      const benefitId = await makeBenefit(database, clock.now);
      const people = await Promise.all(
        Array.from({ length: STORM }, () => shop.person({ companyId, flexible: 1_000_000 })),
      );
      const items = people.map(({ userId }) => ({ companyId, userId, benefitId, createdAt: clock.now }));
      await database.insert(cartItems).values(items);
      const caller = { ...boss, currency: 'RSD' } as unknown as Parameters<typeof closeMonth>[1];
      const later = new Date('2026-11-30T23:10:00Z');
      let hasBought = () => {};
      const first = new Promise<void>((resolve) => {
        hasBought = resolve;
      });
      const answers = await storm(database, async (index) => {
        const person = people[index] ?? boss;
        if (index !== CLOSING) return send(person, 'POST', '/v2/complete-purchase/').finally(hasBought);
        // As soon as one person has bought, while the others still do.
        await first;
        return { status: (await closeMonth(on, caller, '2026-11', later)).state === 'closed' ? 201 : 500 };
      });
      const counted = statuses(answers);
      // A purchase that came too late is refused as unavailable, and can be repeated in the new month.
      expect(Object.keys(counted).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
      expect(counted[200]).toBeGreaterThan(0);
      const { body } = await send(boss, 'GET', '/company/payroll/2026-11/');
      expect(body).toMatchObject({ people: counted[200], bought: 1000 * (counted[200] ?? 0) });
      expect((await reconcile(database)).filter((breach) => Number(breach.company_id) === companyId)).toEqual([]);
    },
    { closesWithoutWaiting: (text) => text.replace('pg_advisory_xact_lock(', 'greatest(') },
  );
});
