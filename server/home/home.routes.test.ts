import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Stocked, visit } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readHome } from './home.service.ts';

const shop = await startTestApp();
const inStores = await startTestApp({
  settings: { GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=rs.izbor' },
});

/** The names in the three lists; the cached catalogue must answer the same as the database. */
async function home(person: Person): Promise<Record<'popular' | 'last' | 'recommended', string[]>> {
  const { status, body } = await shop.call(person, 'GET', '/v2/home/');
  expect(status).toBe(200);
  const { companyId, userId } = person;
  const reader = { companyId, userId, language: 'EN', currency: 'RSD' } as const;
  expect(body).toMatchObject(await readHome(shop.database, reader, shop.clock.now));
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  return { popular: names(body.popular), last: names(body.last), recommended: names(body.recommended) };
}

const days = (ago: number) => new Date(shop.clock.now.getTime() - ago * 86_400_000);
const numbered = (count: number, changes: (n: number) => Stocked): Stocked[] =>
  Array.from({ length: count }, (_, n) => ({ nameEn: `n${n}`, ...changes(n) }));

it('answers the twelve most bought and the twelve newest flexible benefits', async () => {
  const { person } = await visit(shop, [
    ...numbered(14, (n) => ({ bought: n, addedAt: days(n) })),
    { nameEn: 'special', kind: 'special', bought: 99 },
    { nameEn: 'core', kind: 'fixed', bought: 99 },
    { nameEn: 'gone', active: false, bought: 99 },
  ]);
  const { popular, last } = await home(person);
  expect(popular).toEqual(['n13', 'n12', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2']);
  expect(last).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11']);
});

it('recommends the most popular to somebody of whom nothing is known', async () => {
  const { person } = await visit(
    shop,
    numbered(8, (n) => ({ bought: n })),
  );
  expect((await home(person)).recommended).toEqual(['n7', 'n6', 'n5', 'n4', 'n3', 'n2']);
});

it('recommends from the categories of favourites and unspent budgets in turn, but not what is kept already', async () => {
  const { person, ids } = await visit(
    shop,
    [
      { nameEn: 'kept', categoryId: 31, bought: 50 },
      ...['tooth 1', 'tooth 2', 'tooth 3', 'tooth 4'].map((nameEn, n) => ({ nameEn, categoryId: 31, bought: 20 - n })),
      { nameEn: 'run', categoryId: 1, bought: 1 },
      { nameEn: 'swim', categoryId: 11, bought: 2 },
    ],
    { flexible: 100_000, budgets: { 1: 100_000 } },
  );
  await shop.call(person, 'POST', '/v2/toggle-favorite/', { id: ids[0] });
  expect((await home(person)).recommended).toEqual(['swim', 'tooth 1', 'run', 'tooth 2', 'tooth 3', 'tooth 4']);
});

it('recommends one of each sub-category before a second of any, and no two of one side by side where others fit', async () => {
  const { person } = await visit(
    shop,
    [
      ...['swim 1', 'swim 2', 'swim 3', 'swim 4'].map((nameEn, n) => ({ nameEn, categoryId: 11, bought: 90 - n })),
      ...['yoga 1', 'yoga 2'].map((nameEn, n) => ({ nameEn, categoryId: 12, bought: 20 - n })),
      { nameEn: 'run', categoryId: 1, bought: 10 },
    ],
    { flexible: 100_000, budgets: { 1: 100_000 } },
  );
  expect((await home(person)).recommended).toEqual(['swim 1', 'yoga 1', 'run', 'swim 2', 'yoga 2', 'swim 3']);
});

it('fills up with popular ones of other sub-categories first', async () => {
  const { person } = await visit(
    shop,
    [
      ...['tooth 1', 'tooth 2'].map((nameEn, n) => ({ nameEn, categoryId: 31, bought: 20 - n })),
      ...['swim 1', 'swim 2', 'swim 3', 'swim 4'].map((nameEn, n) => ({ nameEn, categoryId: 11, bought: 90 - n })),
      { nameEn: 'yoga', categoryId: 12, bought: 1 },
    ],
    { flexible: 100_000, budgets: { 3: 5000 } },
  );
  expect((await home(person)).recommended).toEqual(['tooth 1', 'tooth 2', 'swim 1', 'yoga', 'swim 2', 'swim 3']);
});

it('fills up with popular ones what a liked category does not have, and never names one twice', async () => {
  const { person } = await visit(
    shop,
    [{ nameEn: 'tooth', categoryId: 31, bought: 1 }, ...numbered(7, (n) => ({ categoryId: 1, bought: 10 + n }))],
    { flexible: 100_000, budgets: { 3: 5000 } },
  );
  expect((await home(person)).recommended).toEqual(['tooth', 'n6', 'n5', 'n4', 'n3', 'n2']);
});

it('does not recommend for a budget that is spent, held, or of another year', async () => {
  const { person } = await visit(
    shop,
    [
      { nameEn: 'tooth', categoryId: 31, bought: 1 },
      { nameEn: 'run', categoryId: 1, bought: 5 },
    ],
    { flexible: 100_000, budgets: { 3: 5000 } },
  );
  await shop.database.execute(sql`
    update accounts set spent = 3000, held = 2000 where company_id = ${person.companyId} and category_id = 3`);
  expect((await home(person)).recommended).toEqual(['run', 'tooth']);
});

it('recommends only what the budgets would pay, first of what one likes and then of what is popular', async () => {
  const { person, ids } = await visit(
    shop,
    [
      { nameEn: 'kept', categoryId: 31, price: 100 },
      { nameEn: 'tooth too dear', categoryId: 31, price: 60_001, bought: 50 },
      { nameEn: 'tooth', categoryId: 31, price: 60_000, bought: 2 },
      { nameEn: 'run too dear', categoryId: 1, price: 35_001, bought: 90 },
      { nameEn: 'run', categoryId: 1, price: 35_000, bought: 80 },
      { nameEn: 'agreed', categoryId: 1, price: null, bought: 95 },
    ],
    { flexible: 35_000, budgets: { 3: 25_000 } },
  );
  await shop.call(person, 'POST', '/v2/toggle-favorite/', { id: ids[0] });
  const { recommended, popular } = await home(person);
  expect(recommended).toEqual(['tooth', 'run', 'kept']);
  expect(popular[0]).toBe('agreed');
});

it('recommends nothing to somebody with almost nothing when nothing fits', async () => {
  const { person } = await visit(shop, [{ price: 840_000 }, { price: 35_001 }], { flexible: 35_000 });
  expect((await home(person)).recommended).toEqual([]);
});

it('looks at sixty of a category for what fits, without what is kept already', async () => {
  const { person, ids } = await visit(
    shop,
    [
      ...numbered(60, (n) => ({ categoryId: 31, price: 90_000, bought: 100 - n })),
      { nameEn: 'cheap', categoryId: 31, price: 100, bought: 1 },
    ],
    { flexible: 500, budgets: { 3: 500 } },
  );
  expect((await home(person)).recommended).toEqual([]);
  await shop.call(person, 'POST', '/v2/toggle-favorite/', { id: ids[0] });
  expect((await home(person)).recommended).toEqual(['cheap']);
});

it('recommends from what was bought before', async () => {
  const { person, ids } = await visit(
    shop,
    [
      { nameEn: 'filling', categoryId: 31, price: 1000, bought: 0 },
      { nameEn: 'tooth', categoryId: 31, bought: 1 },
      { nameEn: 'run', categoryId: 1, bought: 5 },
    ],
    { flexible: 101_000 },
  );
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id: ids[0] });
  expect((await shop.call(person, 'POST', '/v2/complete-purchase/')).status).toBe(200);
  expect((await home(person)).recommended).toEqual(['tooth', 'run', 'filling']);
});

it('takes two statements in the last days of a year, with much or little to show, and at most four after a change', async () => {
  const few = await visit(shop, [{}]);
  const many = await visit(
    shop,
    numbered(50, () => ({})),
    { budgets: { 1: 100, 3: 100 } },
  );
  for (const { person } of [few, many]) {
    const statements = () => shop.statements(() => shop.call(person, 'GET', '/v2/home/'));
    expect((await statements()).length).toBeLessThanOrEqual(4);
    expect(await statements()).toHaveLength(2);
  }
});

it('says where the app is in the stores, and that it is in none when nothing is set', async () => {
  const stores = async (app: typeof shop) => (await app.call(await app.person(), 'GET', '/v2/home/')).body.stores;

  expect(await stores(shop)).toEqual({ app_store: null, google_play: null });
  expect(await stores(inStores)).toEqual({
    app_store: null,
    google_play: 'https://play.google.com/store/apps/details?id=rs.izbor',
  });
});

it('is for people who are signed in', async () => {
  expect((await shop.call(null, 'GET', '/v2/home/')).status).toBe(401);
});
