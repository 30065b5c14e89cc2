import { beforeEach, expect, it } from 'vitest';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
clock.now = new Date('2026-12-10T09:00:00Z');
await makeCategory(database, 3);
for (const [nameEn, price, bought, more] of [
  ['Second', 300_000, 20, {}],
  ['Too dear', 410_100, 99, {}],
  ['Just fits', 1_000_000, 30, { discount: 59 }],
  ['Third', 100_000, 10, {}],
  ['Fourth', 100_000, 5, {}],
  ['By the month', 100_000, 99, { monthly: true }],
  ['By agreement', null, 99, {}],
  ['Another category', 100_000, 99, { rootCategoryId: 3 }],
  ['Special', 100_000, 99, { kind: 'special' }],
  ['Gone', 100_000, 99, { active: false }],
  ['In euros', 3498, 15, { currency: 'EUR' }],
] as const) {
  await makeBenefit(database, clock.now, { nameEn, price, bought, ...more });
}

const home = async (who: Person) => (await shop.call(who, 'GET', '/v2/home/')).body;
const names = ({ benefits }: { benefits: { name: string }[] }) => benefits.map(({ name }) => name);
const owner = (settings: PersonSettings = {}) => shop.person({ budgets: { 1: 410_000 }, ...settings });

beforeEach(() => {
  clock.now = new Date('2026-12-10T09:00:00Z');
});

it('tells on home what is left, until when, and three things that fit, what is bought most first', async () => {
  const { nudges } = await home(await owner());
  expect(nudges).toMatchObject([
    {
      category: 'Category 1/Kategorija 1',
      category_id: 1,
      left: 4100,
      currency: 'RSD',
      until: '2026-12-31',
      days_left: 21,
    },
  ]);
  expect(names(nudges[0])).toEqual(['Just fits', 'Second', 'In euros']);
});

it('counts the discount and the rate: what costs a hundredth more does not fit', async () => {
  const { nudges } = await home(await owner({ budgets: { 1: 409_965 } }));
  expect(names(nudges[0])).toEqual(['Second', 'Third', 'Fourth']);
});

it('tells the largest first, and what is left even if nothing fits', async () => {
  const { nudges } = await home(await owner({ budgets: { 1: 5_000, 3: 120_000 } }));
  expect(nudges.map((nudge: { left: number; benefits: { name: string }[] }) => [nudge.left, names(nudge)])).toEqual([
    [1200, ['Another category']],
    [50, []],
  ]);
});

it.each([
  ['2026-10-31T10:00:00Z', 0],
  ['2026-11-01T10:00:00Z', 1],
  ['2026-12-31T22:59:00Z', 1],
  ['2026-12-31T23:00:00Z', 0],
])('begins sixty days before the year’s end, and ends with it: at %s there are %i', async (moment, count) => {
  const ana = await owner();
  clock.now = new Date(moment);
  const statements = await shop.statements(async () => expect((await home(ana)).nudges).toHaveLength(count));
  expect(statements.length).toBeLessThanOrEqual(4);
});

it('says nothing to who has nothing left, and nothing of others', async () => {
  const ana = await owner({ budgets: {} });
  await owner({ companyId: ana.companyId });
  expect((await home(ana)).nudges).toEqual([]);
});
