import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { completePurchase } from '../checkout/checkout.service.ts';
import { reconcile } from '../database/reconcile.ts';
import { AppError } from '../errors/app-error.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCoupon, makeCourse, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { makeRequest } from '../testing/requests.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { enrol } from './enrolments.service.ts';
import { enrolments } from './enrolments.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** Planted bugs that a storm must notice: statements without their locks. */
const bugs = {
  // Nothing is locked, and a pause makes what was read out of date when it is written.
  noLocks: (text: string) =>
    text
      .replaceAll(/for (no key )?update( of \w+)?/g, '')
      .replace(/from companies company(?= where company\.id = \$\d+$)/, 'from companies company, pg_sleep(0.02)'),
  // The idempotency key is never found.
  noMemory: (text: string) => text.replace('and e.idempotency_key =', "and 'nobody' ="),
};

const paidCourse = (price = 100_000) => makeCourse(database, clock.now, { courseType: 'paid', price });
const enrolmentsOf = ({ companyId }: Person) =>
  database.select().from(enrolments).where(sql`company_id = ${companyId}`);
const moneyOf = async ({ companyId, userId }: Person) => {
  const mine = sql`company_id = ${companyId} and user_id = ${userId} and category_id = 0`;
  const [flexible] = await database.select().from(accounts).where(mine);
  return { spent: flexible?.spent, held: flexible?.held };
};
const breachesOf = async ({ companyId }: Person) =>
  (await reconcile(database)).filter((breach) => Number(breach.company_id) === companyId);

describe(`one course that is pressed ${STORM} times at once is one enrolment, charged once`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ flexible: 100_000_000 });
      const pk = await paidCourse();
      const answers = await storm(database, () => send(ana, 'POST', `/service/course/${pk}/enrol/`));
      expect(statuses(answers)).toEqual({ 201: 1, 409: STORM - 1 });
      expect([(await enrolmentsOf(ana)).length, await moneyOf(ana)]).toEqual([1, { spent: 100_000, held: 0 }]);
    },
    { noLocks: bugs.noLocks },
  );
});

describe(`one key sent ${STORM} times at once is one enrolment and one answer`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ flexible: 100_000_000 });
      const pk = await paidCourse();
      const coupon = `KLJUC-${ana.userId}-${pk}`;
      await makeCoupon(database, clock.now, coupon, 20);
      const answers = await storm(database, () =>
        send(ana, 'POST', `/service/course/${pk}/enrol/`, { coupon }, { 'idempotency-key': 'one-press' }),
      );
      expect(statuses(answers)).toEqual({ 201: STORM });
      expect(new Set(answers.map(({ body }) => body.price_paid))).toEqual(new Set([800]));
      expect(await moneyOf(ana)).toEqual({ spent: 80_000, held: 0 });
    },
    { noMemory: bugs.noMemory, noLocks: bugs.noLocks },
  );
});

/** How an attempt ended: done, refused with a code, or failed. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'broken'),
  );

describe('an enrolment, a purchase and a request for the last money: one of them gets it', () => {
  noticing(
    shop,
    async (_send, on) => {
      const ana = await shop.person({ flexible: 100_000 });
      const { companyId, userId } = ana;
      const benefitId = await makeBenefit(database, clock.now);
      await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
      const courses = [await paidCourse(), await paidCourse()];
      const person = { companyId, userId };
      const tries = [
        () => completePurchase(on, { person, language: 'EN', idempotencyKey: null, seen: null, now: clock.now }),
        () => makeRequest(on, clock.now, ana),
        ...courses.map((courseId) => () => {
          const wanted = { courseId, packageId: null };
          const plain = { coupon: null, idempotencyKey: null, seenPrice: null, now: clock.now };
          return enrol(on, { person, wanted, ...plain });
        }),
      ];
      const outcomes = await storm(database, (index) =>
        outcome((tries[index % tries.length] as (typeof tries)[number])()),
      );
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
      expect(outcomes).not.toContain('broken');
      const { spent = 0, held = 0 } = await moneyOf(ana);
      expect(spent + held).toBe(100_000);
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks },
  );
});

describe('a package and one of its courses pressed at once', () => {
  noticing(
    shop,
    async (send) => {
      const ana = await shop.person({ flexible: 100_000_000 });
      const [one, other] = [await paidCourse(), await paidCourse()];
      const bundle = await makePackage(database, clock.now, [one, other], { courseType: 'paid', price: 150_000 });
      const answers = await storm(database, (index) =>
        send(ana, 'POST', `/service/${index % 2 === 0 ? `package/${bundle}` : `course/${one}`}/enrol/`),
      );
      // In either order: the course is paid by itself if it came first, and is part of the package if not.
      expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      const rows = await enrolmentsOf(ana);
      const paid = rows.reduce((sum, { pricePaid }) => sum + pricePaid, 0);
      expect(rows).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(paid === 250_000 ? 2 : 1);
      expect([150_000, 250_000]).toContain(paid);
      expect(await moneyOf(ana)).toEqual({ spent: paid, held: 0 });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks },
  );
});
