import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { renewSubscriptions } from './subscriptions.job.ts';
import { changeSubscription, subscribe } from './subscriptions.service.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const log = { info: () => {}, warn: () => {} };
const DECEMBER = new Date('2026-12-05T00:00:30+01:00');

/** Planted bugs that a storm must notice: statements without their locks. */
const bugs = {
  // Nothing is locked, and a pause makes what was read out of date when it is written.
  noLocks: (text: string) =>
    text
      .replaceAll(/for (no key )?update( of u)?( skip locked)?/g, '')
      .replace(/select\s+\(\s*select coalesce\(jsonb_agg\(jsonb_build_object\('id', s\.id, 'canceledAt'/, (found) =>
        found.replace('select', 'select pg_sleep(0.05),'),
      ),
  // The idempotency key is never found.
  noMemory: (text: string) => text.replace('and s.idempotency_key =', "and 'nobody' ="),
};

const monthly = () => makeBenefit(database, clock.now, { monthly: true });
const monthsOf = ({ companyId }: Person) =>
  database.select().from(subscriptionCharges).where(sql`company_id = ${companyId}`);
const rowsOf = ({ companyId }: Person) => database.select().from(subscriptions).where(sql`company_id = ${companyId}`);
const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`)).reduce(
    (sum, pot) => sum + pot.spent,
    0,
  );

async function subscriber(settings: PersonSettings = { flexible: 10_000_000 }) {
  const person = await shop.person(settings);
  const attempt = { person, benefitId: await monthly(), idempotencyKey: null, seenPrice: null, now: clock.now };
  return { ...person, subscription: await subscribe(database, attempt) };
}

describe(`one benefit subscribed to ${STORM} times at once is one subscription and one charge`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ flexible: 100_000_000 });
      const body = { benefit_id: await monthly(), user_id: ana.userId };
      const answers = await storm(database, () => send(ana, 'POST', '/v2/subscriptions/', body));
      expect(statuses(answers)).toEqual({ 201: 1, 409: STORM - 1 });
      expect([(await rowsOf(ana)).length, await spentOf(ana)]).toEqual([1, 100_000]);
    },
    { noLocks: bugs.noLocks },
  );
});

describe(`one key sent ${STORM} times at once is one subscription and one answer`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ flexible: 100_000_000 });
      const body = { benefit_id: await monthly(), user_id: ana.userId };
      const answers = await storm(database, () =>
        send(ana, 'POST', '/v2/subscriptions/', body, { 'idempotency-key': 'one-attempt' }),
      );
      expect(statuses(answers)).toEqual({ 201: STORM });
      expect(await spentOf(ana)).toBe(100_000);
    },
    { noMemory: bugs.noMemory, noLocks: bugs.noLocks },
  );
});

describe('a renewal on many servers at once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const people = [await subscriber(), await subscriber(), await subscriber()];
      const failures: unknown[] = [];
      const watched = {
        info: () => {},
        warn: (facts: unknown) => void failures.push(facts),
      };
      await storm(database, (index) =>
        index < 10 ? renewSubscriptions(on, { now: DECEMBER, log: watched }) : Promise.resolve(0),
      );
      await renewSubscriptions(on, { now: DECEMBER, log: watched });
      for (const person of people) {
        expect([(await monthsOf(person)).length, await spentOf(person)]).toEqual([2, 200_000]);
      }
      expect(failures).toEqual([]);
    },
    { noLocks: bugs.noLocks },
  );
});

describe('cancelling while it is renewed', () => {
  noticing(
    shop,
    async (_send, on) => {
      for (let round = 0; round < 3; round += 1) {
        const ana = await subscriber();
        await storm(database, async (index) => {
          if (index >= 12) return;
          if (index % 2 === 0) return void (await renewSubscriptions(on, { now: DECEMBER, log }));
          await changeSubscription(on, { person: ana, id: ana.subscription, active: false, now: DECEMBER });
        });
        // In either order: December is paid once, and the subscription ends with December.
        expect((await monthsOf(ana)).map(({ month }) => month).toSorted()).toEqual(['2026-11-01', '2026-12-01']);
        expect(await rowsOf(ana)).toMatchObject([{ canceledAt: '2026-12-05', endedAt: null, nextMonth: '2027-01-01' }]);
      }
    },
    { noLocks: bugs.noLocks },
  );
});

describe('subscribing and buying for the last money', () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ budgets: { 1: 150_000 } });
      const { companyId, userId } = ana;
      const benefitId = await makeBenefit(database, clock.now);
      await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
      const body = { benefit_id: await monthly(), user_id: userId };
      const answers = await storm(database, (index) =>
        index % 2 === 0 ? send(ana, 'POST', '/v2/subscriptions/', body) : send(ana, 'POST', '/v2/complete-purchase/'),
      );
      // The yearly budget of 1.500,00 pays for one of them, never for both.
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(statuses(answers)[500]).toBeUndefined();
      expect(await spentOf(ana)).toBe(100_000);
    },
    { noLocks: bugs.noLocks },
  );
});
