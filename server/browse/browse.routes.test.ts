import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { benefits } from '../benefits/benefits.table.ts';
import { makeProvider } from '../testing/benefits.ts';
import { listAs, setProviderActive, visit } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

it("answers a benefit in the reader's language and currency, after the discount", async () => {
  const { person, ids } = await visit(
    shop,
    [
      {
        nameEn: 'Check-up',
        nameSr: 'Pregled',
        shortDescriptionEn: 'One morning.',
        categoryId: 31,
        price: 1_190_000,
        discount: 25,
        companyPrice: 1547,
        nfc: true,
        wayToBuy: 'in_store',
        pictures: [{ position: 0, image: '/pictures/heart.svg' }],
      },
    ],
    { currency: 'EUR', language: 'EN' },
  );
  // 11.900,00 RSD / 117,20 = 101,535… EUR; less 25 % = 76,155, half up.
  expect(await listAs(shop, person)).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: ids[0],
        name: 'Check-up',
        short_description: 'One morning.',
        pictures: [{ position: 0, image: '/pictures/heart.svg' }],
        price: 11_900,
        currency: 'RSD',
        price_currency: 101.54,
        price_discount_currency: 76.16,
        company_price: 15.47,
        discount: 25,
        fixed: false,
        special_offer: false,
        nfc: true,
        benefit_type: 'flexible',
        category: 31,
        locations: ['Beograd'],
        monthly: false,
        favorite: false,
        provider: { id: expect.any(Number), name: 'Kuća dobrih stvari', picture: null },
      },
    ],
  });
});

it('answers in the other language where one is missing, and no price where it is agreed on', async () => {
  const texts = { nameEn: 'Only English', nameSr: '', shortDescriptionEn: '', shortDescriptionSr: 'Samo srpski.' };
  const { person } = await visit(shop, [{ ...texts, price: null, kind: 'fixed' }], { language: 'SR' });
  expect((await listAs(shop, person)).results[0]).toMatchObject({
    name: 'Only English',
    short_description: 'Samo srpski.',
    fixed: true,
    special_offer: false,
    in_other_language: ['name'],
    price: null,
    price_currency: null,
    price_discount_currency: null,
  });
});

it('marks what the reader keeps as a favourite, and nobody else', async () => {
  const { person, ids } = await visit(shop, [{}]);
  const colleague = await shop.person({ companyId: person.companyId });
  await shop.call(person, 'POST', '/v2/toggle-favorite/', { id: ids[0] });
  expect((await listAs(shop, person)).results[0]?.favorite).toBe(true);
  expect((await listAs(shop, colleague)).results[0]?.favorite).toBe(false);
});

it('shows only what is sold, by those who sell, to the reader’s company', async () => {
  const away = await makeProvider(shop.database);
  const stranger = await shop.person();
  const { person, names, ids } = await visit(shop, [
    { nameEn: 'ours' },
    { nameEn: 'gone', active: false },
    { nameEn: 'closed', providerId: away },
    { nameEn: 'theirs', companies: [stranger.companyId] },
  ]);
  await setProviderActive(shop.database, away, false);
  expect(await names()).toEqual(['ours']);
  expect(await listAs(shop, stranger)).toMatchObject({ count: 1, results: [{ name: 'theirs' }] });
  for (const id of [...ids.slice(1), 2_000_000_000, 99_999_999_999]) {
    const answer = await shop.call(person, 'GET', `/v2/benefit/${id}/`);
    expect([answer.status, answer.body]).toEqual([404, { code: 'not_found', message: 'We could not find that.' }]);
  }
});

it('counts anew when the catalogue changes', async () => {
  const { person, ids } = await visit(shop, [{ nameEn: 'one' }, { nameEn: 'two' }]);
  expect((await listAs(shop, person, '?search=one')).count).toBe(1);
  await visit(shop, [{ nameEn: 'another one', companies: [person.companyId] }]);
  expect((await listAs(shop, person, '?search=one')).count).toBe(2);
  await shop.database
    .update(benefits)
    .set({ searchKey: 'x' })
    .where(eq(benefits.id, ids[0] ?? 0));
  expect((await listAs(shop, person, '?search=one')).count).toBe(1);
});

it('answers a whole benefit, its html clean, with the similar ones: its own sub-category first, six at most', async () => {
  const more = Array.from({ length: 7 }, (_, n) => ({ nameEn: `sport ${n}`, categoryId: 12, bought: n }));
  const { person, ids } = await visit(shop, [
    {
      nameEn: 'pool',
      categoryId: 11,
      wayToBuy: 'voucher',
      website: 'https://pool.example',
      bought: 90,
      descriptionEn: '<p onclick="x()">Blue <script>alert(1)</script><a href="javascript:x">water</a></p>',
      instructionsSr: '<p>Ponesi kapu.</p>',
      limitationsEn: '<style>p{}</style><ul><li>No running</li></ul>',
      promoMaterial: [
        { file: '/pictures/leaflet.svg', titleEn: '', titleSr: 'Letak', size: 412_000 },
        { file: '/files/menu.pdf', titleEn: 'Menu', titleSr: 'Jelovnik' },
      ],
    },
    { nameEn: 'another pool', categoryId: 11, bought: 1 },
    { nameEn: 'fixed pool', categoryId: 11, kind: 'fixed', bought: 99 },
    { nameEn: 'dentist', categoryId: 31, bought: 99 },
    ...more,
  ]);
  const { status, body } = await shop.call(person, 'GET', `/v2/benefit/${ids[0]}/`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids[0],
    name: 'pool',
    how_to_buy: 'voucher',
    website: 'https://pool.example',
    description: '<p>Blue <a target="_blank" rel="noopener noreferrer">water</a></p>',
    instructions: '<p>Ponesi kapu.</p>',
    limitations: '<ul><li>No running</li></ul>',
    promo_material: [
      { file: '/pictures/leaflet.svg', title: 'Letak', type: 'SVG', size: 412_000 },
      { file: '/files/menu.pdf', title: 'Menu', type: 'PDF', size: null },
    ],
  });
  expect(body.similar.map(({ name }: { name: string }) => name)).toEqual([
    'another pool',
    ...['sport 6', 'sport 5', 'sport 4', 'sport 3', 'sport 2'],
  ]);
});

it('takes one statement for a list or a benefit that was asked for before, whoever asks and however many there are', async () => {
  const few = await visit(shop, [{}]);
  const many = await visit(
    shop,
    Array.from({ length: 60 }, () => ({})),
  );
  for (const { person, ids } of [few, many]) {
    const lists = ['', '?category=1&search=thing', '?benefit_type=flexible&page_size=50', '?benefit_type=flexible'];
    const paths = [...lists, `${ids[0]}/`].map((each) => `/v2/benefit/${each}`);
    for (const path of paths) await shop.call(person, 'GET', path);
    for (const path of paths) expect(await shop.statements(() => shop.call(person, 'GET', path))).toHaveLength(1);
    // `fits` also reads the current budgets.
    expect(await shop.statements(() => listAs(shop, person, '?fits=true'))).toHaveLength(2);
  }
});

it('is for people who are signed in', async () => {
  expect((await shop.call(null, 'GET', '/v2/benefit/')).status).toBe(401);
  expect((await shop.call(null, 'GET', '/v2/benefit/1/')).status).toBe(401);
});

it('names the places of the reader’s currency, and finds one by a part of its name in any script', async () => {
  const belgrade = await shop.person();
  const podgorica = await shop.person({ currency: 'EUR' });
  const named = async (who: Person, search = '') =>
    (await shop.call(who, 'GET', `/v2/locations/?search=${encodeURIComponent(search)}`)).body;

  expect(await named(podgorica)).toEqual(['Cela Crna Gora', 'Podgorica', 'Budva', 'Nikšić', 'Ostalo']);
  expect(await named(belgrade, 'БЕОГ')).toEqual(['Beograd']);
  expect((await shop.call(null, 'GET', '/v2/locations/')).status).toBe(401);
});
