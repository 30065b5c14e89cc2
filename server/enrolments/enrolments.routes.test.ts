import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, ledgerEntries } from '../budgets/budgets.table.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { courses } from '../learning/courses.table.ts';
import { packageCourses } from '../learning/packages.table.ts';
import { makeCoupon, makeCourse, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { makeAskingCourse, rightAnswers } from '../testing/questions.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { enrolments } from './enrolments.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

type Headers = Record<string, string>;

const enrol = (who: Person, course: number, body?: unknown, headers: Headers = {}) =>
  shop.call(who, 'POST', `/service/course/${course}/enrol/`, body, headers);
const enrolInPackage = (who: Person, id: number, body?: unknown, headers: Headers = {}) =>
  shop.call(who, 'POST', `/service/package/${id}/enrol/`, body, headers);
const enrolmentsOf = ({ companyId, userId }: Person) =>
  database
    .select()
    .from(enrolments)
    .where(sql`company_id = ${companyId} and user_id = ${userId}`)
    .orderBy(enrolments.id);
const spentOf = async ({ companyId, userId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId} and user_id = ${userId}`)).map(
    ({ categoryId, spent }) => [categoryId, spent],
  );
const entriesOf = ({ companyId, userId }: Person) =>
  database
    .select()
    .from(ledgerEntries)
    .where(sql`company_id = ${companyId} and user_id = ${userId} and kind = 'enrolment'`);

const paidCourse = (price = 500_000) => makeCourse(database, clock.now, { courseType: 'paid', price });
let made = 0;

/** Makes a coupon for one test; returns its name. */
async function makeOwnCoupon(percentOff: number, active = true): Promise<string> {
  made += 1;
  await makeCoupon(database, clock.now, `POPUST-${made}`, percentOff, active);
  return `POPUST-${made}`;
}

describe('enrolling in a course', () => {
  it('charges the flexible budget with what the course costs, and nothing else', async () => {
    const ana = await shop.person({ flexible: 800_000, budgets: { 1: 900_000 } });
    const course = await paidCourse();
    const { headers: before } = await shop.call(ana, 'GET', '/v2/me/');

    const { status, body } = await enrol(ana, course);

    expect([status, body]).toEqual([201, { status: 'success', price_paid: 5000 }]);
    expect(await spentOf(ana)).toEqual([
      [0, 500_000],
      [1, 0],
    ]);
    const [enrolment] = await enrolmentsOf(ana);
    expect(enrolment).toMatchObject({
      courseId: course,
      packageId: null,
      withPackage: null,
      courseIds: null,
      price: 500_000,
      pricePaid: 500_000,
      couponName: null,
      percentOff: 0,
      currency: 'RSD',
      nameEn: 'First aid',
      nameSr: 'Prva pomoć',
    });
    expect(await entriesOf(ana)).toMatchObject([
      { categoryId: 0, spent: 500_000, reference: enrolment?.id, actorId: ana.userId },
    ]);
    // The ETag of v2/me/ has changed.
    const me = await shop.call(ana, 'GET', '/v2/me/', undefined, { 'if-none-match': String(before.etag) });
    expect(me).toMatchObject({ status: 200, body: { courses: [{ pk: course }], balance: 3000 } });
  });

  it('that is free takes no money, also from who has none', async () => {
    const ana = await shop.person();
    const id = await makeCourse(database, clock.now);
    const { status, body } = await enrol(ana, id);
    expect([status, body]).toEqual([201, { status: 'success', price_paid: 0 }]);
    expect([await enrolmentsOf(ana), await entriesOf(ana)]).toMatchObject([[{ courseId: id, pricePaid: 0 }], []]);
  });

  it('charges in the currency of the company, at the rates of the moment', async () => {
    const luka = await shop.person({ currency: 'EUR', flexible: 10_000 });
    const { body } = await enrol(luka, await paidCourse(100_000));
    expect(body.price_paid).toBe(8.53);
    expect(await enrolmentsOf(luka)).toMatchObject([
      { price: 853, pricePaid: 853, currency: 'EUR', ownCurrency: 'RSD', ownRate: 117_200_000, chargeRate: 1_000_000 },
    ]);
  });

  it('takes nothing of what a request holds', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    await makeRequest(database, clock.now, ana, { amount: 100 });
    const { status, body } = await enrol(ana, await paidCourse());
    expect([status, body.code]).toEqual([400, 'enrolments.low_budget']);
    expect((await enrol(ana, await paidCourse(499_900))).status).toBe(201);
  });

  it('with too little money is refused, and nothing has changed', async () => {
    const ana = await shop.person({ flexible: 499_999, budgets: { 1: 900_000 } });
    const { status, body } = await enrol(ana, await paidCourse());
    expect([status, body]).toEqual([400, { code: 'enrolments.low_budget', message: 'Not enough available budget!' }]);
    expect([await enrolmentsOf(ana), await entriesOf(ana)]).toEqual([[], []]);
  });

  it('twice is refused, and charged once', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await paidCourse();
    await enrol(ana, course);
    const { status, body } = await enrol(ana, course);
    expect([status, body.code]).toEqual([409, 'enrolments.already']);
    expect(await spentOf(ana)).toEqual([[0, 500_000]]);
  });

  it('that is not there, or not on offer, answers 404', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const id = await makeCourse(database, clock.now, { active: false });
    for (const pk of [id, 999_999, 0, 'x', 99_999_999_999]) {
      expect((await enrol(ana, pk as number)).status).toBe(404);
    }
    expect(await enrolmentsOf(ana)).toEqual([]);
  });
});

describe('a coupon', () => {
  it.each([
    [20, 500_000, 4000],
    [0, 500_000, 5000],
    [100, 500_000, 0],
    [50, 9_999, 50],
    [33, 1_005, 6.73],
  ])('of %i percent on %i para leaves %d to pay', async (percent, price, paid) => {
    const ana = await shop.person({ flexible: 500_000 });
    const coupon = await makeOwnCoupon(percent);
    const { status, body } = await enrol(ana, await paidCourse(price), { coupon });
    expect([status, body.price_paid]).toEqual([201, paid]);
    expect(await enrolmentsOf(ana)).toMatchObject([
      { price, pricePaid: Math.round(paid * 100), couponName: coupon, percentOff: percent },
    ]);
    expect((await entriesOf(ana)).map(({ spent }) => spent)).toEqual(paid === 0 ? [] : [Math.round(paid * 100)]);
  });

  it('is known in any case, and with blanks around', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    await makeCoupon(database, clock.now, 'Čitaj10', 10);
    expect((await enrol(ana, await paidCourse(), { coupon: '  ČITAJ10 ' })).body.price_paid).toBe(4500);
  });

  it('that there is none of, or no longer, is refused, and nothing has changed', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await paidCourse();
    const old = await makeOwnCoupon(100, false);
    for (const coupon of ['NEMA', old, '%', "' or 1=1"]) {
      const { status, body } = await enrol(ana, course, { coupon });
      expect([status, body.code]).toEqual([404, 'coupons.unknown']);
    }
    expect(await enrolmentsOf(ana)).toEqual([]);
  });

  it('is not found by trying names, neither here nor where one is checked', async () => {
    const guesser = await shop.person({ flexible: 5_000_000 });
    const [course, coupon] = [await paidCourse(), await makeOwnCoupon(50)];
    const guess = (name: string) => enrol(guesser, course, { coupon: name }, { 'if-price-match': '1' });
    const first = await Promise.all(Array.from({ length: 29 }, (_, index) => guess(`GUESS${index}`)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await guess(coupon)).status).toBe(409);

    const refused = await guess(coupon);
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
    expect((await enrol(guesser, course, { coupon })).status).toBe(429);
    expect((await shop.call(guesser, 'POST', '/user/coupon/check/', { name: coupon })).status).toBe(429);
    expect((await enrol(guesser, course)).status).toBe(201);
  });

  it('is refused for what is free', async () => {
    const id = await makeCourse(database, clock.now);
    const coupon = await makeOwnCoupon(50);
    const { status, body } = await enrol(await shop.person(), id, { coupon });
    expect([status, body.code]).toEqual([400, 'enrolments.coupon_not_needed']);
  });

  it.each([
    { percent_off: 100 },
    { price: 0 },
    { price_paid: 0 },
    { coupon: 'X', percent_off: 100 },
    { coupon: { name: 'X', percent_off: 100 } },
    { coupon: '' },
    { coupon: null },
    { coupon: 7 },
    { coupon: 'x'.repeat(41) },
    { user_id: 1 },
    [[]],
    'x',
  ])('cannot be forged, nor the price: refuses the body %j', async (body) => {
    const ana = await shop.person({ flexible: 5_000_000 });
    expect((await enrol(ana, await paidCourse(), body)).status).toBe(400);
    expect(await enrolmentsOf(ana)).toEqual([]);
  });

  it('that changes later leaves enrolments as they were', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const coupon = await makeOwnCoupon(20);
    await enrol(ana, await paidCourse(), { coupon });
    await database.update(coupons).set({ percentOff: 90, active: false }).where(eq(coupons.name, coupon));
    expect(await enrolmentsOf(ana)).toMatchObject([{ percentOff: 20, pricePaid: 400_000 }]);
    expect(await reconcile(database)).toEqual([]);
  });
});

describe('the price that was seen', () => {
  it('is charged, or another is told and nothing charged', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await paidCourse();
    const coupon = await makeOwnCoupon(20);
    const seen = (price: string) => enrol(ana, course, { coupon }, { 'if-price-match': price });

    const { status, body } = await seen('500000');

    expect([status, body.code, body.price_currency]).toEqual([409, 'enrolments.price_changed', 4000]);
    // The client subtracts the coupon from this full price before it asks again.
    expect(body).toMatchObject({ full_price: 5000, percent_off: 20 });
    expect(await enrolmentsOf(ana)).toEqual([]);
    for (const price of ['4000.00', '-1', '', 'x']) expect((await seen(price)).status).toBe(400);
    expect((await seen('400000')).status).toBe(201);
  });

  it('is that of the moment, whatever an admin does meanwhile', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await paidCourse();
    await database.update(courses).set({ price: 600_000 }).where(eq(courses.id, course));
    expect((await enrol(ana, course, undefined, { 'if-price-match': '500000' })).body.price_currency).toBe(6000);
    await database.update(courses).set({ price: null, courseType: 'free' }).where(eq(courses.id, course));
    expect((await enrol(ana, course, undefined, { 'if-price-match': '500000' })).body.price_currency).toBe(0);
    expect((await enrol(ana, course, undefined, { 'if-price-match': '0' })).status).toBe(201);
  });
});

describe('one key', () => {
  const key = { 'idempotency-key': 'one-enrolment' };

  it('enrols once, and answers the same again, also when the coupon has gone since', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await paidCourse();
    const coupon = await makeOwnCoupon(20);
    const first = await enrol(ana, course, { coupon }, key);
    await database.update(coupons).set({ active: false }).where(eq(coupons.name, coupon));
    await database.update(courses).set({ active: false, price: 1 }).where(eq(courses.id, course));
    const again = await enrol(ana, course, { coupon: coupon.toLowerCase() }, { ...key, 'if-price-match': '400000' });
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await spentOf(ana)).toEqual([[0, 400_000]]);
  });

  it('is refused for another course, for a package, and with another coupon', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const [course, other] = [await paidCourse(), await paidCourse()];
    const bundle = await makePackage(database, clock.now, [other]);
    await enrol(ana, course, undefined, key);
    for (const answer of [
      await enrol(ana, other, undefined, key),
      await enrolInPackage(ana, bundle, undefined, key),
      await enrol(ana, course, { coupon: await makeOwnCoupon(20) }, key),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'enrolments.key_reused']);
    }
    expect(await enrolmentsOf(ana)).toHaveLength(1);
    expect((await enrol(ana, other, undefined, { 'idempotency-key': 'short' })).status).toBe(400);
  });

  it('of somebody else is no key of mine', async () => {
    const course = await paidCourse();
    for (const person of [await shop.person({ flexible: 500_000 }), await shop.person({ flexible: 500_000 })]) {
      expect((await enrol(person, course, undefined, key)).status).toBe(201);
      expect(await spentOf(person)).toEqual([[0, 500_000]]);
    }
  });
});

describe('enrolling in a package', () => {
  it('charges it once and enrols in each of its courses that one has not yet', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const [mine, first, second] = [await paidCourse(100_000), await paidCourse(), await paidCourse()];
    const gone = await makeCourse(database, clock.now, { active: false });
    await enrol(ana, mine);
    const id = await makePackage(database, clock.now, [second, gone, mine, first], {
      courseType: 'paid',
      price: 700_000,
    });
    const coupon = await makeOwnCoupon(50);

    const { status, body } = await enrolInPackage(ana, id, { coupon });

    expect([status, body]).toEqual([201, { status: 'success', price_paid: 3500 }]);
    const [own, bought, ...brought] = await enrolmentsOf(ana);
    expect(own).toMatchObject({ courseId: mine, pricePaid: 100_000, withPackage: null });
    expect(bought).toMatchObject({
      packageId: id,
      courseId: null,
      pricePaid: 350_000,
      courseIds: [second, mine, first],
    });
    expect(
      brought.map(({ courseId, withPackage, price, pricePaid, couponName }) => ({
        courseId,
        withPackage,
        price,
        pricePaid,
        couponName,
      })),
    ).toEqual(
      [second, first].map((courseId) => ({
        courseId,
        withPackage: bought?.id,
        price: 0,
        pricePaid: 0,
        couponName: null,
      })),
    );
    expect(await spentOf(ana)).toEqual([[0, 450_000]]);
    expect((await entriesOf(ana)).map(({ reference, spent }) => [reference, spent])).toEqual([
      [own?.id, 100_000],
      [bought?.id, 350_000],
    ]);
  });

  it('keeps its courses as they were then', async () => {
    const ana = await shop.person();
    const [first, later] = [await makeCourse(database, clock.now), await makeCourse(database, clock.now)];
    const id = await makePackage(database, clock.now, [first]);
    await enrolInPackage(ana, id);
    await database.insert(packageCourses).values({ packageId: id, courseId: later, position: 9 });
    expect(await enrolmentsOf(ana)).toMatchObject([{ packageId: id, courseIds: [first] }, { courseId: first }]);
    expect((await enrolInPackage(ana, id)).body.code).toBe('enrolments.already');
  });

  it.each([
    ['that is not on offer', async () => makePackage(database, clock.now, [await paidCourse()], { active: false })],
    ['without a course', async () => makePackage(database, clock.now, [])],
    [
      'whose courses are all gone',
      async () => makePackage(database, clock.now, [await makeCourse(database, clock.now, { active: false })]),
    ],
    ['that is not there', async () => 999_999],
  ])('%s answers 404', async (_title, make) => {
    expect((await enrolInPackage(await shop.person(), await make())).status).toBe(404);
  });

  it('gives its certificate at once to who has passed all of its courses before', async () => {
    const ana = await shop.person({ flexible: 5_000_000 });
    const course = await makeAskingCourse(database, clock.now);
    await enrol(ana, course.id);
    await shop.call(ana, 'PUT', `/service/course/${course.id}/attempt/`, { answers: rightAnswers(course) });
    await shop.call(ana, 'POST', `/service/course/${course.id}/attempt/submit/`, { answers: [] });
    const id = await makePackage(database, clock.now, [course.id], { courseType: 'paid', price: 10_000 });

    expect((await enrolInPackage(ana, id)).status).toBe(201);

    const issued = await database.select().from(certificates).where(sql`company_id = ${ana.companyId}`);
    expect(issued.map(({ courseId, packageId }) => [courseId, packageId])).toEqual([
      [course.id, null],
      [null, id],
    ]);
    const { body } = await shop.call(ana, 'GET', '/v2/notifications/');
    expect(body.results.map(({ title }: { title: string }) => title)).toEqual([
      'You have completed a whole package',
      'You have passed: here is your certificate',
    ]);
  });
});

it('keeps the money right', async () => {
  expect(await reconcile(database)).toEqual([]);
});
