import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { makeBenefit, makeProvider } from '../testing/benefits.ts';
import { makeCourse, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { makeAskingCourse, rightAnswers } from '../testing/questions.ts';
import { startTestApp } from '../testing/test-app.ts';

// quality.md 1, SQL statements per request, including the token's look-up, BEGIN and COMMIT.
const shop = await startTestApp();
const { database, clock } = shop;

// The first list of a server reads the whole catalogue into its cache.
await shop.call(await shop.person(), 'GET', '/v2/benefit/');

async function shopper(lines: number): Promise<{ ana: Person; benefits: number[] }> {
  const ana = await shop.person({ flexible: 1_000_000_000, budgets: { 1: 150_000 } });
  const { companyId, userId } = ana;
  const providerId = await makeProvider(database);
  const make = (index: number) =>
    makeBenefit(database, clock.now, { providerId, ...(index % 2 === 0 && { wayToBuy: 'voucher' as const }) });
  const benefits = await Promise.all(Array.from({ length: lines }, (_, index) => make(index)));
  const kept = benefits.map((benefitId) => ({ companyId, userId, benefitId, createdAt: clock.now }));
  await database.insert(cartItems).values(kept.map((row) => ({ ...row, count: 3 })));
  await database.insert(favourites).values(kept);
  return { ana, benefits };
}

async function count(who: Person, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  // The first call of a kind may read what is cached afterwards.
  await shop.call(who, 'GET', '/v2/category/');
  let status = 0;
  const statements = await shop.statements(async () => {
    const url = /^\/(service|company)\//.test(path) ? path : `/v2${path}`;
    status = (await shop.call(who, method, url, body, headers)).status;
  });
  return { status, statements: statements.length };
}

async function expectAtMost(most: number, counted: Promise<{ status: number; statements: number }>, status = 200) {
  const { status: answered, statements } = await counted;
  expect(answered).toBe(status);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(most);
}

it('an unchanged poll takes 1 statement', async () => {
  const { ana } = await shopper(3);
  const { headers } = await shop.call(ana, 'GET', '/v2/me/');
  await expectAtMost(1, count(ana, 'GET', '/me/', undefined, { 'if-none-match': String(headers.etag) }), 304);
});

it.each([1, 50])('me in full takes at most 4, with %i in the cart', async (lines) => {
  const { ana } = await shopper(lines);
  await expectAtMost(4, count(ana, 'GET', '/me/'));
});

it.each(['', '?page=2', '?search=gym', '?category=1&ordering=-price&benefit_filter=in_store', '?providers=1,2'])(
  'a list of benefits takes 1, and at most 4 when the catalogue has changed: %j',
  async (query) => {
    const { ana } = await shopper(30);
    await expectAtMost(4, count(ana, 'GET', `/benefit/${query}`));
    await expectAtMost(1, count(ana, 'GET', `/benefit/${query}`));
  },
);

it('home takes 2, and at most 4 when the catalogue has changed', async () => {
  const { ana } = await shopper(30);
  await expectAtMost(4, count(ana, 'GET', '/home/'));
  await expectAtMost(2, count(ana, 'GET', '/home/'));
});

it('one benefit with similar ones takes 1, and at most 4 when the catalogue has changed', async () => {
  const { ana, benefits } = await shopper(10);
  await expectAtMost(4, count(ana, 'GET', `/benefit/${benefits[0]}/`));
  await expectAtMost(1, count(ana, 'GET', `/benefit/${benefits[0]}/`));
});

it('a change of the cart or of the favourites takes at most 4', async () => {
  const { ana, benefits } = await shopper(3);
  const [id = 0] = benefits;
  const { body } = await shop.call(ana, 'GET', '/v2/me/');
  await expectAtMost(4, count(ana, 'PATCH', `/cart-items/${body.cart[0].id}/`, { count: 7 }));
  for (const call of ['toggle-cart', 'toggle-favorite']) {
    await expectAtMost(4, count(ana, 'POST', `/${call}/`, { id }));
    await expectAtMost(4, count(ana, 'POST', `/${call}/`, { id }));
  }
});

it.each([1, 50])('accepting the prices of %i lines takes at most 4', async (lines) => {
  const { ana } = await shopper(lines);
  const { body } = await shop.call(ana, 'GET', '/v2/me/');
  const prices = body.cart.map(({ id }: { id: number }) => ({ item: id, unit_price: 10 }));
  await expectAtMost(4, count(ana, 'POST', '/accept-prices/', { prices }));
});

it('a search for everything takes at most 9, however much is found', async () => {
  const { ana } = await shopper(30);
  for (const search of ['zzz', 'gym']) await expectAtMost(9, count(ana, 'GET', `/search/?search=${search}`));
});

it.each([1, 30])('a gift to everybody of %i takes at most 12', async (colleagues) => {
  const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
  for (let made = 0; made < colleagues; made += 1) await shop.person({ companyId: admin.companyId });
  await expectAtMost(12, count(admin, 'POST', '/company/budgets/', { people: 'all', amount: 10 }), 201);
});

it.each([1, 50])('a purchase of %i lines takes at most 9', async (lines) => {
  const { ana } = await shopper(lines);
  await expectAtMost(9, count(ana, 'POST', '/complete-purchase/', undefined, { 'idempotency-key': 'attempt-1' }));
});

it('an order takes at most 2', async () => {
  const { ana } = await shopper(5);
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  await expectAtMost(2, count(ana, 'GET', `/orders/${body.id}/`));
});

it.each([1, 50])('cancelling an order of %i lines takes at most 12', async (lines) => {
  const { ana } = await shopper(lines);
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  await expectAtMost(12, count(ana, 'POST', `/transactions/order-${body.id}/cancel/`));
});

it('a transaction takes at most 3, and a page of them, of the vouchers or of the ledger 2', async () => {
  const { ana } = await shopper(5);
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  await expectAtMost(3, count(ana, 'GET', `/transactions/order-${body.id}/`));
  for (const list of ['transactions', 'vouchers', 'budget/entries'])
    await expectAtMost(2, count(ana, 'GET', `/${list}/`));
});

it.each([1, 12])('enrolling in a package of %i courses takes at most 8, in a course 7', async (courses) => {
  const ana = await shop.person({ flexible: 1_000_000 });
  const pks: number[] = [];
  for (let made = 0; made < courses; made += 1) pks.push(await makeCourse(database, clock.now));
  const bundle = await makePackage(database, clock.now, pks, { courseType: 'paid', price: 1000 });
  const alone = await makeCourse(database, clock.now, { courseType: 'paid', price: 1000 });
  await expectAtMost(8, count(ana, 'POST', `/service/package/${bundle}/enrol/`), 201);
  await expectAtMost(7, count(ana, 'POST', `/service/course/${alone}/enrol/`), 201);
});

it.each([1, 40])('an attempt of %i questions takes 2 to see, at most 6 to keep and 11 to pass', async (questions) => {
  const ana = await shop.person();
  const asked = Array.from({ length: questions }, () => [true, false]);
  const course = await makeAskingCourse(database, clock.now, { questions: asked });
  const path = `/service/course/${course.id}`;
  await shop.call(ana, 'POST', `${path}/enrol/`);
  await expectAtMost(6, count(ana, 'PUT', `${path}/attempt/`, { answers: rightAnswers(course) }));
  await expectAtMost(6, count(ana, 'PUT', `${path}/attempt/`, { answers: [], page: 2 }));
  await expectAtMost(2, count(ana, 'GET', `${path}/attempt/`));
  await expectAtMost(11, count(ana, 'POST', `${path}/attempt/submit/`, { answers: [] }));
  await expectAtMost(5, count(ana, 'POST', `${path}/attempt/submit/`, { answers: [] }));
});
