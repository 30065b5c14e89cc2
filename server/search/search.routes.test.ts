import { expect, it } from 'vitest';
import { makeProvider } from '../testing/benefits.ts';
import { visit } from '../testing/catalogue.ts';
import { makeCourse, makePackage } from '../testing/learning.ts';
import { makeRequest } from '../testing/moved-money.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const find = async (person: Person, search: string) => {
  const { status, body } = await shop.call(person, 'GET', `/v2/search/?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body;
};
const names = (list: { name: string }[]) => list.map(({ name }) => name);

it('finds benefits of every kind with their prices, those whose name answers before others', async () => {
  const provider = await makeProvider(database, { name: 'Čarobna kuća' });
  const { person } = await visit(
    shop,
    [
      { nameSr: 'Vikend', nameEn: 'Weekend', bought: 50, providerId: provider },
      { nameSr: 'Čarobni časovi', nameEn: 'Magic', bought: 1, price: 125_050, discount: 10 },
      { nameSr: 'Čarobni popust', nameEn: 'Magic', bought: 2, kind: 'special' },
      { nameSr: 'Čarobni pregled', nameEn: 'Magic', bought: 3, kind: 'fixed' },
      { nameSr: 'Čarobni kraj', nameEn: 'Magic', active: false },
    ],
    { language: 'SR' },
  );
  for (const text of ['čarob', 'CAROB', 'чароб']) {
    const { benefits, num_of_flexible: number } = await find(person, text);
    expect(names(benefits)).toEqual(['Čarobni pregled', 'Čarobni popust', 'Čarobni časovi', 'Vikend']);
    expect(number).toBe(2);
  }
  const [, , lesson] = (await find(person, 'čarobni')).benefits;
  // With the fields of its card, with which its page begins.
  expect(lesson).toMatchObject({
    id: expect.any(Number),
    name: 'Čarobni časovi',
    pictures: [],
    price_discount_currency: 1125.45,
    benefit_type: 'flexible',
    monthly: false,
    price_currency: 1250.5,
    discount: 10,
    locations: ['Beograd'],
    provider: { id: expect.any(Number), name: 'Kuća dobrih stvari', picture: null },
  });
});

it('shows six benefits at most and says how many there are', async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ nameSr: `Jezik ${n}`, nameEn: `Language ${n}`, bought: n }));
  const { person } = await visit(shop, many, { language: 'EN' });
  const { benefits, num_of_flexible: number } = await find(person, 'language');
  expect(names(benefits)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Language ${n}`));
  expect(number).toBe(9);
});

it('finds who offers something to this company, and whether it is special offers only', async () => {
  const makeNamed = (name: string) => makeProvider(database, { name });
  const [first, second, foreign] = [
    await makeNamed('Zvezda sport'),
    await makeNamed('Zvezda ulja'),
    await makeNamed('Zvezda X'),
  ];
  const { person } = await visit(shop, [
    { providerId: first },
    { providerId: first, kind: 'special' },
    { providerId: second, kind: 'special' },
  ]);
  await visit(shop, [{ providerId: foreign }]);
  expect((await find(person, 'zvezda')).providers).toEqual([
    { id: first, name: 'Zvezda sport', picture: null, special: false, num_of_benefits: 1 },
    { id: second, name: 'Zvezda ulja', picture: null, special: true, num_of_benefits: 1 },
  ]);
});

it('finds courses and packages that are on offer, for admins no others', async () => {
  const course = await makeCourse(database, clock.now, { nameEn: 'Safe welding', searchKey: 'safe welding' });
  await makeCourse(database, clock.now, { nameEn: 'Old welding', searchKey: 'old welding', active: false });
  const pack = await makePackage(database, clock.now, [course], {
    nameEn: 'All of welding',
    searchKey: 'all of welding',
  });
  for (const person of [
    await shop.person({ language: 'EN' }),
    await shop.person({ language: 'EN', changes: { adminRoles: ['owner'] } }),
  ]) {
    expect((await find(person, 'welding')).learning).toEqual([
      { pk: course, name: 'Safe welding', image: null, progress: 'none', package: false },
      { pk: pack, name: 'All of welding', image: null, progress: 'none', package: true },
    ]);
  }
});

it('finds packages also where more courses answer than are shown', async () => {
  const courses: number[] = [];
  for (const n of [1, 2, 3, 4, 5])
    courses.push(await makeCourse(database, clock.now, { nameEn: `Pottery ${n}`, searchKey: `pottery ${n}` }));
  const person = await shop.person({ language: 'EN' });
  const found = async () => names((await find(person, 'pottery')).learning);
  expect(await found()).toEqual(['Pottery 5', 'Pottery 4', 'Pottery 3', 'Pottery 2']);
  const make = (nameEn: string) =>
    makePackage(database, clock.now, courses, { nameEn, searchKey: nameEn.toLowerCase() });
  await make('Pottery');
  expect(await found()).toEqual(['Pottery 5', 'Pottery 4', 'Pottery 3', 'Pottery']);
  for (const name of ['All of pottery', 'Pottery again']) await make(name);
  expect(await found()).toEqual(['Pottery 5', 'Pottery 4', 'Pottery again', 'All of pottery']);
});

it('says of learning that its name is there in the other language only', async () => {
  const named = { nameEn: '', nameSr: 'Varenje', searchKey: 'varenje' };
  const course = await makeCourse(database, clock.now, named);
  const pack = await makePackage(database, clock.now, [course], named);
  expect((await find(await shop.person({ language: 'EN' }), 'varenje')).learning).toMatchObject([
    { pk: course, name: 'Varenje', in_other_language: ['name'] },
    { pk: pack, name: 'Varenje', in_other_language: ['name'] },
  ]);
});

it('finds what moved the person’s own money, and nobody else’s', async () => {
  const { person, ids } = await visit(shop, [{ nameEn: 'Blue kettle', nameSr: 'Plavi čajnik' }], {
    flexible: 9_000_000,
  });
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id: ids[0] });
  const { body: order } = await shop.call(person, 'POST', '/v2/complete-purchase/');
  const [found, ...others] = (await find(person, 'čajnik')).transactions;
  expect([found.id, others]).toEqual([`order-${order.id}`, []]);

  const colleague = await shop.person({ companyId: person.companyId });
  expect((await find(colleague, 'čajnik')).transactions).toEqual([]);
});

it('finds a request by what it was for', async () => {
  const person = await shop.person({ flexible: 9_000_000 });
  const id = await makeRequest(database, person, '2026-11-01T10:00:00Z', 'pending');
  const { body } = await shop.call(person, 'GET', '/v2/transactions/');
  const [name] = body.results[0].names;
  expect((await find(person, name)).transactions.map(({ id: found }: { id: string }) => found)).toEqual([
    `request-${id}`,
  ]);
});

it('finds nothing for a text without a letter, and asks the database for nothing', async () => {
  const person = await shop.person();
  const statements = await shop.statements(() => find(person, '   '));
  expect(await find(person, '%')).toMatchObject({ num_of_flexible: 0 });
  expect(await find(person, '   ')).toEqual({
    benefits: [],
    num_of_flexible: 0,
    providers: [],
    learning: [],
    transactions: [],
  });
  expect(statements).toHaveLength(1);
});

it('takes nine statements beside the one of the token when the catalogue has changed, and four once it is known', async () => {
  const { person } = await visit(shop, [{}]);
  const first = await shop.statements(() => find(person, 'thing'));
  const again = await shop.statements(() => find(person, 'thing'));
  expect([first.length, again.length]).toEqual([10, 5]);
});

it.each(['', `?search=${'a'.repeat(101)}`, '?search=a&more=1'])('refuses %s', async (query) => {
  expect((await shop.call(await shop.person(), 'GET', `/v2/search/${query}`)).status).toBe(400);
});
