import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Category } from '#contract/categories/categories.contract.ts';
import { makeProvider } from '../testing/benefits.ts';
import { setProviderActive, visit } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

it('answers the tree with both names and how many flexible benefits the company has in each', async () => {
  const { person } = await visit(shop, [
    ...[{ categoryId: 1 }, { categoryId: 11 }, { categoryId: 11 }, { categoryId: 31 }],
    ...[
      { categoryId: 12, kind: 'special' as const },
      { categoryId: 12, active: false },
    ],
  ]);
  const { status, body } = await shop.call(person, 'GET', '/v2/category/');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: 1,
      name: 'Sport/Sport i rekreacija',
      icon: 'sport',
      num_of_benefits: 3,
      children: [
        { id: 11, name: 'Swimming/Plivanje', icon: 'sport', num_of_benefits: 2 },
        { id: 12, name: 'Yoga/Joga', icon: 'sport', num_of_benefits: 0 },
      ],
    },
    {
      id: 3,
      name: 'Health/Zdravlje',
      icon: 'sport',
      num_of_benefits: 1,
      children: [{ id: 31, name: 'Teeth/Zubi', icon: 'sport', num_of_benefits: 1 }],
    },
  ]);
});

it('leaves out what is no longer in use, and is in the order that administrators gave it', async () => {
  await visit(shop, [{ categoryId: 1 }]);
  await shop.database.execute(sql`update categories set position = case id when 3 then 0 when 12 then 1 else id end`);
  await shop.database.execute(sql`
    insert into categories (id, position, name_en, name_sr, icon, active) values (8, 2, 'Former', 'Nekadašnja', 'sport', false)`);
  const { person } = await visit(shop, [{ categoryId: 1 }]);
  const { body } = await shop.call(person, 'GET', '/v2/category/');
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect(idsOf(body)).toEqual([3, 1]);
  expect(idsOf(body[1].children)).toEqual([12, 11]);
});

it('answers who sells flexible benefits or special offers in a category, by name in the Serbian order', async () => {
  const makeNamed = (name: string) => makeProvider(shop.database, { name, picture: `/pictures/${name}.svg` });
  const [shoes, tea, closed] = [await makeNamed('Šumar'), await makeNamed('Sova'), await makeNamed('Zatvoreno')];
  const { person } = await visit(shop, [
    { providerId: shoes, categoryId: 11 },
    { providerId: shoes, categoryId: 1 },
    { providerId: tea, categoryId: 12 },
    { providerId: tea, categoryId: 12, kind: 'special' },
    { providerId: tea, categoryId: 31, kind: 'fixed' },
    { providerId: closed, categoryId: 11 },
  ]);
  await setProviderActive(shop.database, closed, false);
  const providers = async (path: string) =>
    (await shop.call(person, 'GET', `/v2/category-providers/${path}`)).body.map(
      ({ name, num_of_benefits: number }: { name: string; num_of_benefits: number }) => `${name} ${number}`,
    );
  expect(await providers('1/')).toEqual(['Sova 1', 'Šumar 2']);
  expect(await providers('1/?special=false')).toEqual(['Sova 1', 'Šumar 2']);
  expect(await providers('0/')).toEqual(['Sova 1', 'Šumar 2']);
  expect(await providers('11/')).toEqual(['Šumar 1']);
  expect(await providers('1/?special=true')).toEqual(['Sova 1']);
  expect(await providers('3/')).toEqual([]);
  expect(await providers('99999999999/')).toEqual([]);
  const [first] = (await shop.call(person, 'GET', '/v2/category-providers/12/')).body;
  expect(first).toEqual({ id: tea, name: 'Sova', picture: '/pictures/Sova.svg', num_of_benefits: 1 });
});

it('tells each company of its own benefits alone, also while another one has just been answered', async () => {
  const [own, others] = [await makeProvider(shop.database, { name: 'Samo naši' }), await makeProvider(shop.database)];
  const colleague = (await visit(shop, [{ categoryId: 31, providerId: own }])).person;
  const stranger = (await visit(shop, [{ categoryId: 11, providerId: others }])).person;
  const counts = async (reader: Person) => {
    const { body } = await shop.call(reader, 'GET', '/v2/category/');
    return Object.fromEntries(body.map(({ id, num_of_benefits: count }: Category) => [id, count]));
  };
  const providers = async (reader: Person, path: string) => {
    const { body } = await shop.call(reader, 'GET', `/v2/category-providers/${path}`);
    return body.map(({ id }: { id: number }) => id);
  };
  expect([await counts(colleague), await counts(stranger)]).toEqual([
    { 1: 0, 3: 1 },
    { 1: 1, 3: 0 },
  ]);
  expect([await providers(colleague, '0/'), await providers(stranger, '0/')]).toEqual([[own], [others]]);
});

it('refuses what is no category and what is neither yes nor no', async () => {
  const person = await shop.person();
  expect((await shop.call(person, 'GET', '/v2/category-providers/-1/')).status).toBe(404);
  expect((await shop.call(person, 'GET', '/v2/category-providers/sport/')).status).toBe(404);
  expect((await shop.call(person, 'GET', '/v2/category-providers/1/?special=maybe')).status).toBe(400);
});

it('is for people who are signed in', async () => {
  expect((await shop.call(null, 'GET', '/v2/category/')).status).toBe(401);
  expect((await shop.call(null, 'GET', '/v2/category-providers/0/')).status).toBe(401);
});

it('takes two statements at most, and one once it was counted', async () => {
  const { person } = await visit(shop, [{}]);
  for (const path of ['/v2/category/', '/v2/category-providers/0/']) {
    expect(await shop.statements(() => shop.call(person, 'GET', path))).toHaveLength(2);
    expect(await shop.statements(() => shop.call(person, 'GET', path))).toHaveLength(1);
  }
});
