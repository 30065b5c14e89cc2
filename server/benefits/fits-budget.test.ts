import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listAs, type Stocked, visit } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

const FITS = '?fits=true&ordering=name';

// product.md 1: a line draws first on the yearly budget of its category, then on the flexible account.
const sport = (price: number, changes: Stocked = {}): Stocked => ({ categoryId: 11, price, ...changes });
const health = (price: number, changes: Stocked = {}): Stocked => ({ categoryId: 31, price, ...changes });

it('keeps what the budget of its category and the flexible one pay together, to the last para', async () => {
  const { names } = await visit(
    shop,
    [
      sport(60_000, { nameEn: 'a sport for both' }),
      sport(60_001, { nameEn: 'b sport and one para' }),
      health(10_000, { nameEn: 'c health for flexible alone' }),
      health(10_001, { nameEn: 'd health and one para' }),
    ],
    { flexible: 10_000, budgets: { 1: 50_000 } },
  );
  expect(await names(FITS)).toEqual(['a sport for both', 'c health for flexible alone']);
  expect(await names('?ordering=name')).toHaveLength(4);
  expect(await names('?ordering=name&fits=false')).toHaveLength(4);
});

it.each<[string, { flexible?: number; budgets?: Record<number, number> }, string[]]>([
  ['nothing', {}, []],
  ['a flexible budget alone', { flexible: 100 }, ['health', 'sport']],
  ['one of another category', { budgets: { 3: 100 } }, ['health']],
  ['two of categories', { budgets: { 1: 100, 3: 99 } }, ['sport']],
])('for somebody with %s', async (_, budgets, expected) => {
  const things = [sport(100, { nameEn: 'sport' }), health(100, { nameEn: 'health' })];
  const { names } = await visit(shop, things, budgets);
  expect(await names(FITS)).toEqual(expected);
});

async function move(person: Person, set: string, category: number) {
  await shop.database.execute(sql`
    update accounts set ${sql.raw(set)} where company_id = ${person.companyId} and category_id = ${category}`);
}

it('leaves out what is spent, held by requests, or of another year', async () => {
  const things = [1000, 700, 500, 400].map((price) => sport(price, { nameEn: String(price) }));
  const { person, names } = await visit(shop, things, { flexible: 500, budgets: { 1: 500 } });
  expect(await names(FITS)).toEqual(['1000', '400', '500', '700']);
  await move(person, 'spent = 200, held = 100', 0);
  expect(await names(FITS)).toEqual(['400', '500', '700']);
  await move(person, 'held = 200', 1);
  expect(await names(FITS)).toEqual(['400', '500']);
  await shop.database.execute(sql`
    insert into accounts (company_id, user_id, category_id, year, allocated)
    values (${person.companyId}, ${person.userId}, 1, 2025, 90000), (${person.companyId}, ${person.userId}, 1, 2027, 90000)`);
  expect(await names(FITS)).toEqual(['400', '500']);
});

it('asks for the price after the discount in the currency of the reader, rounded as it is charged', async () => {
  // 11.900,00 RSD / 117,20 = 101,535… EUR, which is 101,54; less 25 % = 76,155, half up 76,16.
  const thing = { nameEn: 'check-up', categoryId: 31, price: 1_190_000, discount: 25 };
  const exact = await visit(shop, [thing], { currency: 'EUR', flexible: 7616 });
  const short = await visit(shop, [thing], { currency: 'EUR', flexible: 7615 });
  expect(await exact.names(FITS)).toEqual(['check-up']);
  expect(await short.names(FITS)).toEqual([]);
});

it.each([
  // 25,00 EUR x 117,20 = 2.930,00 RSD, to the para.
  ['EUR', 2500, 'RSD', 293_000],
  // 0,01 EUR x 117,20 = 1,172 RSD, which is 1,17.
  ['EUR', 1, 'RSD', 117],
  // 10,00 KM / 1,95583 x 117,20 = 599,234 RSD.
  ['KM', 1000, 'RSD', 59_923],
  // 58,60 RSD / 117,20 = 0,50 EUR; 59,19 is 0,505034… and half up 0,51.
  ['RSD', 5860, 'EUR', 50],
  ['RSD', 5919, 'EUR', 51],
] as const)('%s %i costs %s %i', async (currency, price, readers, costs) => {
  const thing = { nameEn: 'thing', price, currency };
  const names = async (flexible: number) => (await visit(shop, [thing], { currency: readers, flexible })).names(FITS);
  expect(await names(costs)).toEqual(['thing']);
  expect(await names(costs - 1)).toEqual([]);
});

it('takes monthly ones by their month, and none that no budget pays or that has no price', async () => {
  const { names } = await visit(
    shop,
    [
      { nameEn: 'agreed', price: null },
      { nameEn: 'core', kind: 'fixed', price: 100 },
      { nameEn: 'free', price: 0 },
      { nameEn: 'month', monthly: true, price: 100 },
      { nameEn: 'month too dear', monthly: true, price: 101 },
      { nameEn: 'offer', kind: 'special', price: 100 },
    ],
    { flexible: 100 },
  );
  expect(await names(FITS)).toEqual(['month']);
  expect(await names(`${FITS}&benefit_type=flexible`)).toEqual(['month']);
  expect(await names(`${FITS}&benefit_type=special`)).toEqual([]);
});

it('asks for each by itself, whatever lies in the cart', async () => {
  const { person, ids, names } = await visit(shop, [sport(100, { nameEn: 'gym' })], { flexible: 100 });
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id: ids[0] });
  expect(await names(FITS)).toEqual(['gym']);
});

it('shows exactly what the server would sell', async () => {
  const prices = [2999, 3000, 3001, 9999, 10_000, 10_001];
  const things = prices.map((price) => sport(price, { nameEn: String(price) }));
  const { person, ids, names } = await visit(shop, things, { flexible: 3000, budgets: { 1: 7000 } });
  const shown = await names(FITS);
  const sold: string[] = [];
  for (const [index, id] of ids.entries()) {
    await shop.call(person, 'POST', '/v2/toggle-cart/', { id });
    const { status } = await shop.call(person, 'POST', '/v2/complete-purchase/');
    if (status === 200) sold.push(String(prices[index]));
    else await shop.call(person, 'POST', '/v2/toggle-cart/', { id });
    await move(person, 'spent = 0', 0);
    await move(person, 'spent = 0', 1);
  }
  expect(shown).toEqual(sold.toSorted());
});

it('counts for each person anew, pages through all of them once, in one statement beside that of the token', async () => {
  const things = Array.from({ length: 30 }, (_, n) => sport((n + 1) * 100));
  const { person, list } = await visit(shop, things, { flexible: 2500 });
  const richer = await shop.person({ companyId: person.companyId, flexible: 100_000 });
  const first = await list('?fits=true');
  expect([first.count, first.results.length]).toEqual([25, 21]);
  expect(first.next).toBe('/api/v2/benefit/?fits=true&page=2');
  const second = await list('?fits=true&page=2');
  expect([second.count, second.results.length, second.next]).toEqual([25, 4, null]);
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(25);
  expect((await listAs(shop, richer, '?fits=true')).count).toBe(30);
  expect((await listAs(shop, person, '?fits=true')).count).toBe(25);
  expect((await listAs(shop, person)).count).toBe(30);
  await move(person, 'spent = 2000', 0);
  expect((await list('?fits=true')).count).toBe(5);
  expect(await shop.statements(() => list('?fits=true'))).toHaveLength(2);
});

it('refuses what is no yes and no no', async () => {
  expect((await shop.call(await shop.person(), 'GET', '/v2/benefit/?fits=perhaps')).status).toBe(400);
});
