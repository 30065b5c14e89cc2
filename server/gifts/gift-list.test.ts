import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

await database.execute(sql`
  insert into categories (id, parent_id, position, name_en, name_sr, icon) values (3, null, 1, 'Sport', 'Sport i rekreacija', 'dumbbell')
  on conflict do nothing`);

/** Three gifts: Vesna's for sport, then two of Jelena's, the last one a day later. */
async function company() {
  const vesna = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
  const { companyId } = vesna;
  const changes = { companyRoles: ['budgets' as const], firstName: 'Jelena', lastName: 'Đorđević' };
  const jelena = await shop.person({ companyId, changes });
  const give = (who: Person, body: object) => shop.call(who, 'POST', '/company/budgets/', { people: 'all', ...body });
  await give(vesna, { amount: 30, category: 3, note: 'Žurka' });
  await give(jelena, { amount: 10, note: 'Poklon' });
  const { now } = clock;
  clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await give(jelena, { people: [vesna.userId], amount: 20 });
  clock.now = now;
  return { vesna, jelena };
}

const list = async (who: Person, query = '') => (await shop.call(who, 'GET', `/company/budgets/${query}`)).body;
const amounts = async (who: Person, query: string) =>
  (await list(who, query)).results.map((gift: { amount: number }) => gift.amount);

it('says of each what it was, what it came to, and who gave it', async () => {
  const { vesna } = await company();
  const { count, count_is_exact: isExact, results } = await list(vesna);
  expect([count, isExact]).toEqual([3, true]);
  expect(results[2]).toMatchObject({
    category: 3,
    category_name_sr: 'Sport i rekreacija',
    year: 2026,
    amount: 30,
    people: 2,
    sum: 60,
    taken_back: 0,
    given_by_name: 'Vesna Ilić',
    note: 'Žurka',
  });
});

it.each([
  ['?category=3', [30]],
  ['?category=0', [20, 10]],
  ['?category=0,3', [20, 10, 30]],
  ['?search=zurka', [30]],
  ['?search=djordjevic', [20, 10]],
  ['?state=given', [20, 10, 30]],
  ['?state=running,stopped', []],
  ['?ordering=amount', [10, 20, 30]],
  ['?ordering=people', [20, 30, 10]],
  ['?ordering=-sum', [30, 20, 10]],
])('with %s lists %j', async (query, expected) => {
  const { vesna } = await company();
  expect((await amounts(vesna, query)).sort()).toEqual([...expected].sort());
  if (query.includes('ordering')) expect((await amounts(vesna, query))[0]).toBe(expected[0]);
});

it('finds by day and by who gave it; a day that is none is refused', async () => {
  const { vesna, jelena } = await company();
  const day = clock.now.toISOString().slice(0, 10);
  expect(await amounts(vesna, `?date_to=${day}`)).toEqual([10, 30]);
  expect(await amounts(vesna, `?by=${jelena.userId}&date_from=${day}`)).toEqual([20, 10]);
  expect((await shop.call(vesna, 'GET', '/company/budgets/?date_from=2026-02-30')).status).toBe(400);
});

it('says of an empty list which filter emptied it', async () => {
  const { vesna } = await company();
  expect((await list(vesna, '?state=stopped&category=3')).without).toEqual(
    expect.arrayContaining([{ filter: 'state', count: 1 }]),
  );
});

it('names the people of each gift, and none of another one', async () => {
  const { vesna, jelena } = await company();
  const { results } = await list(vesna);
  const people = results.map(async ({ id }: { id: number }) => {
    const { body } = await shop.call(vesna, 'GET', `/company/budgets/${id}/people/`);
    return [body.count, body.results.map((person: { id: number }) => person.id)];
  });
  // By last name: Đorđević, Ilić.
  const both = [2, [jelena.userId, vesna.userId]];
  expect(await Promise.all(people)).toEqual([[1, [vesna.userId]], both, both]);
});

it('is a file with the same filters, and says which budgets can be given', async () => {
  const { vesna, jelena } = await company();
  const { payload } = await shop.app.inject({ url: '/api/company/budgets/export/?category=3', headers: vesna.headers });
  expect(payload).toContain(
    '"Sport i rekreacija / Sport","2026","30.00","2","60.00","0.00","RSD","Žurka","Vesna Ilić"',
  );
  const { categories, given_by: givenBy } = (await shop.call(vesna, 'GET', '/company/budgets/choices/')).body;
  expect(categories).toContainEqual({ id: 3, name_sr: 'Sport i rekreacija', name_en: 'Sport' });
  expect(givenBy).toEqual([
    { id: jelena.userId, name: 'Jelena Đorđević' },
    { id: vesna.userId, name: 'Vesna Ilić' },
  ]);
});

it('is a file in which the currency is called as everywhere', async () => {
  const vesna = await shop.person({ currency: 'KM', changes: { companyRoles: ['owner'] } });
  const ana = await shop.person({ companyId: vesna.companyId });
  await shop.call(vesna, 'POST', '/company/budgets/', { people: [ana.userId], amount: 10 });
  const { payload } = await shop.app.inject({ url: '/api/company/budgets/export/', headers: vesna.headers });
  expect(payload).toContain('"10.00","1","10.00","0.00","BAM"');
});

it('takes one statement beside who calls: the list, a gift, its people, the choices', async () => {
  const { vesna } = await company();
  const [{ id }] = (await list(vesna)).results;
  for (const path of ['', `${id}/`, `${id}/people/`, 'choices/'])
    expect(await shop.statements(() => shop.call(vesna, 'GET', `/company/budgets/${path}`))).toHaveLength(2);
});
