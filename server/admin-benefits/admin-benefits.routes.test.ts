import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type Fields, merge } from '#contract/records/merge.rules.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { readRates } from '../money/money.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { makeProvider } from '../testing/benefits.ts';
import { stock } from '../testing/catalogue.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { pdfFile, photo, pixelBomb, pngFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { dropWaiting } from './send-benefit-file.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({
  language: 'SR',
  changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' },
});
const other = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Olja', lastName: 'Other' } });
const company = await shop.company('EUR');
const employee = await shop.person({ companyId: company, language: 'EN', flexible: 1_000_000 });

const PATH = '/admin/benefits/';
const header = (seen?: number) => (seen === undefined ? {} : { 'if-revision-match': String(seen) });
const call = (method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(admin, method, `${PATH}${path}`, body, header(seen));
const names = async (query = '') =>
  (await call('GET', query)).body.results.map(({ name_sr, name_en }: AdminBenefit) => name_sr || name_en);
const kindsOf = async (id: number) => {
  const rows = await ask<{ kind: string }>(
    database,
    sql`select kind from changes where record_kind = 'benefit' and record_id = ${String(id)} order by id`,
  );
  return rows.map(({ kind }) => kind);
};

await stock(database, clock.now, []);
const lotos = await makeProvider(database, { name: 'Lotos' });
const ended = await makeProvider(database, { name: 'Ugašeni', active: false });
const FILED = { kind: 'flexible', way_to_buy: 'in_store', provider_id: lotos, category_id: 12 } as const;
const MASSAGE = Object.assign({}, FILED, {
  name_sr: 'Relaks masaža',
  short_description_sr: 'Topla ulja.',
  description_sr: '<p>Sat <b onclick="x()">vremena</b>.</p><script>alert(1)</script>',
  price: 4200,
  discount: 15,
  company_price: 15.47,
  locations: ['Beograd', 'Beograd', 'Online'],
});
const add = async (fields: object = {}): Promise<AdminBenefit> =>
  (await call('POST', '', Object.assign({}, MASSAGE, fields))).body;
const offer = async (fields: object = {}): Promise<AdminBenefit> =>
  (await call('POST', `${(await add(fields)).id}/offer/`, undefined, 1)).body;
const shownTo = async (who: typeof employee, id: number) => (await shop.call(who, 'GET', `/v2/benefit/${id}/`)).body;

describe('the list', () => {
  const at = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`);
  it('has filters, orders and what each lacks', async () => {
    await stock(database, clock.now, [
      {
        nameSr: 'Čamac',
        nameEn: 'Boat',
        kind: 'special',
        wayToBuy: 'web',
        categoryId: 11,
        price: 900,
        bought: 5,
        pictures: [{ position: 0, image: '/pictures/a.svg' }],
        addedAt: at(1),
        companies: [company],
      },
      {
        nameSr: 'Cipele',
        nameEn: 'Shoes',
        price: null,
        wayToBuy: 'invoice',
        categoryId: 31,
        bought: 7,
        addedAt: at(3),
        active: false,
      },
      {
        nameSr: 'Žurka',
        nameEn: '',
        kind: 'fixed',
        price: null,
        companies: [],
        addedAt: at(2),
        active: false,
        offeredAt: at(2),
      },
      { nameSr: 'Bicikl', nameEn: 'A bike', providerId: lotos, price: 100, currency: 'EUR', addedAt: at(4), bought: 6 },
    ]);
    await ask(database, sql`update benefits set changed_at = added_at`);
    const [bicikl, camac, cipele, zurka] = ['Bicikl', 'Čamac', 'Cipele', 'Žurka'];
    const idOf = async (name: string) => (await call('GET', `?search=${encodeURIComponent(name)}`)).body.results[0].id;
    expect(await names('?ordering=name')).toEqual([bicikl, cipele, camac, zurka]);
    const inEnglish = await shop.call(other, 'GET', `${PATH}?ordering=-name&missing=picture`);
    expect(inEnglish.body.results.map(({ name_en }: AdminBenefit) => name_en)).toEqual(['', 'Shoes', 'A bike']);
    for (const [query, found] of [
      ['', [bicikl, cipele, zurka, camac]],
      ['?ordering=-price', [bicikl, camac, zurka, cipele]],
      ['?ordering=bought', [zurka, camac, bicikl, cipele]],
      ['?ordering=added', [camac, zurka, cipele, bicikl]],
      ['?kind=special', [camac]],
      ['?way=invoice', [cipele]],
      ['?category=1', [bicikl, zurka, camac]],
      ['?category=11', [camac]],
      [`?provider=${lotos}`, [bicikl]],
      [`?company=${company}`, [bicikl, cipele, camac]],
      [`?company=${admin.companyId}`, [bicikl, cipele]],
      ['?state=offered', [bicikl, camac]],
      ['?state=draft', [cipele]],
      ['?state=withdrawn', [zurka]],
      ['?missing=en', [zurka]],
      ['?missing=sr', []],
      ['?missing=translation', [zurka]],
      ['?missing=picture', [bicikl, cipele, zurka]],
      ['?missing=price', [cipele]],
      // Compared in dinars: a bike for one euro is worth 117.20.
      ['?price_from=1.5', [bicikl, camac]],
      ['?price_from=9.01', [bicikl]],
      ['?price_to=9', [camac]],
      ['?price_from=117.20&price_to=117.2', [bicikl]],
      ['?price_from=117.21', []],
      ['?search=CAMAC', [camac]],
      ['?search=%25', []],
      ['?changed_from=2026-11-03', [bicikl, cipele]],
      ['?changed_to=2026-11-02', [zurka, camac]],
      ['?changed_from=2026-11-02&changed_to=2026-11-03', [cipele, zurka]],
      [`?changed_by=${admin.companyId}-${admin.userId}`, []],
      [`?ids=${await idOf(zurka)},999999,${await idOf(bicikl)}`, [bicikl, zurka]],
      [`?ids=${await idOf(bicikl)}&state=withdrawn`, []],
    ] as const)
      expect([query, await names(query)]).toEqual([query, found]);
    const none = (await call('GET', '?changed_from=2026-11-05&changed_to=2026-11-06&state=draft')).body;
    expect(none.without).toEqual([
      { filter: 'state', count: 0 },
      { filter: 'changed', count: 1 },
    ]);
    const { results } = (await call('GET', '?search=camac')).body;
    expect(results).toEqual([
      {
        id: expect.any(Number),
        name_sr: 'Čamac',
        name_en: 'Boat',
        kind: 'special',
        way_to_buy: 'web',
        image: '/pictures/a.svg',
        provider: { id: expect.any(Number), name: 'Kuća dobrih stvari', active: true },
        category: { id: 11, name_sr: 'Plivanje', name_en: 'Swimming' },
        price: 9,
        currency: 'RSD',
        discount: 0,
        monthly: false,
        companies: 1,
        missing: [],
        state: 'offered',
        bought: 5,
        revision: 1,
        changed: { at: at(1).toISOString(), by: null },
      },
    ]);
    expect((await call('GET', '?missing=en')).body.results[0]).toMatchObject({
      missing: ['en', 'picture'],
      companies: 0,
      state: 'withdrawn',
    });
  });

  it.each([
    '?ordering=;drop',
    '?ordering=id',
    '?state=active',
    '?missing=x',
    '?category=0',
    '?provider=99999999999',
    '?changed_by=1',
    '?price_from=9,5',
    '?price_to=1.234',
    '?price_from=-1',
    '?changed_from=2026-02-31',
    '?changed_to=2026-02-31',
    '?page=100000',
    '?ids=1,',
    `?ids=${Array.from({ length: 1001 }, (_, index) => index).join(',')}`,
    `?search=${'x'.repeat(101)}`,
    `?${Array.from({ length: 50 }, (_, index) => `filter${index}=1`).join('&')}`,
  ])('is not asked by %s', async (query) => {
    expect((await call('GET', query)).status).toBe(400);
  });

  it('takes two statements whatever is asked', async () => {
    const all = `?search=a&kind=flexible&way=web&category=1&provider=${lotos}&company=${company}&state=draft&price_from=1&price_to=2&missing=en&page=2`;
    for (const query of ['', `${all}&ordering=-price&changed_from=2026-01-01&changed_by=1-2`])
      expect(await shop.statements(() => call('GET', query))).toHaveLength(2);
  });

  it('is a file in the columns of an import, in which nothing runs', async () => {
    await ask(database, sql`update companies set name = 'Una; Softver' where id = ${company}`);
    const get = async (query: string) =>
      (await shop.app.inject({ url: `/api${PATH}export/${query}`, headers: admin.headers })).payload.split('\r\n');
    const [head, boat] = await get('?search=camac');
    expect(head?.slice(1)).toBe(
      '"Šifra / Code","Naziv SR / Name SR","Naziv EN / Name EN","Partner / Provider","Kategorija / Category","Vrsta / Kind","Način / Way","Cena / Price","Valuta / Currency","Popust / Discount","Kratak opis SR / Short description SR","Kratak opis EN / Short description EN","Lokacije / Locations","Kompanije / Companies","Mesečno / Monthly","Stanje / State"',
    );
    expect(boat?.replace(/^"\d+"/, '"1"')).toBe(
      '"1","Čamac","Boat","Kuća dobrih stvari","Plivanje","posebna ponuda / special offer","onlajn / online","9.00","RSD","0","Dobra stvar.","A good thing.","Beograd","Una, Softver","ne / no","u ponudi / on offer"',
    );
    expect((await get('?missing=en'))[1]).toContain(
      '"","RSD","0","Dobra stvar.","A good thing.","Beograd","\'-","ne / no"',
    );
  });
});

describe('a benefit', () => {
  it('is begun as a draft, cleaned as it is stored, and read with what hangs on it', async () => {
    const made = await call('POST', '', MASSAGE);
    expect(made.status).toBe(201);
    expect(made.body).toEqual(
      Object.assign({}, MASSAGE, {
        id: made.body.id,
        root_category_id: 1,
        name_en: '',
        short_description_en: '',
        description_sr: '<p>Sat <b>vremena</b>.</p>',
        description_en: '',
        instructions_sr: '',
        instructions_en: '',
        limitations_sr: '',
        limitations_en: '',
        currency: 'RSD',
        monthly: false,
        nfc: false,
        locations: ['Beograd', 'Online'],
        website: null,
        companies: null,
        pictures: [],
        promo_material: [],
        state: 'draft',
        added_at: clock.now.toISOString(),
        revision: 1,
        changed_at: clock.now.toISOString(),
      }),
    );
    const used = { carts: 0, favourites: 0, subscriptions: 0, bought: 0, companies: [] };
    const changed = { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } };
    expect((await call('GET', `${made.body.id}/`)).body).toEqual(Object.assign({}, made.body, { used, changed }));
    expect((await shownTo(employee, made.body.id)).code).toBe('not_found');
    expect(await names('?search=relaks+lotos')).toEqual(['Relaks masaža']);
    expect((await call('GET', '999999/')).status).toBe(404);
  });

  it.each([
    [{ name_sr: '' }, ['name_sr']],
    [
      { name_sr: 'x', price: -1, discount: 101, company_price: 1001 },
      ['company_price', 'discount', 'name_sr', 'price'],
    ],
    [{ price: 1.005 }, ['price']],
    [{ currency: 'EUR' }, ['locations']],
    [{ kind: 'fixed' }, ['price']],
    [{ kind: 'special', monthly: true }, ['monthly']],
    [{ website: 'javascript:alert(1)' }, ['website']],
    [{ provider_id: 999_999 }, ['provider_id']],
    [{ category_id: 999_999 }, ['category_id']],
    [{ companies: [999_999] }, ['companies']],
    [{ description_en: `<p>${'x'.repeat(20_000)}</p>` }, ['description_en']],
    [{ pictures: [{ id: 1, alt_sr: '', alt_en: '' }] }, ['pictures.0.id']],
    [{ promo_material: [{ id: 1, title_sr: 'A', title_en: '' }] }, ['promo_material.0.id']],
    [{ active: true, revision: 7, bought: 9 }, ['active', 'bought', 'revision']],
  ])('is not begun with %j', async (changes, wrong) => {
    const { status, body } = await call('POST', '', Object.assign({}, MASSAGE, changes));
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, wrong]);
  });

  it('refuses a megabyte from a text program before it reads it', async () => {
    const text = `<p class="MsoNormal">${'x'.repeat(1_000_000)}</p>`;
    expect((await call('POST', '', Object.assign({}, MASSAGE, { description_sr: text }))).status).toBe(413);
  });

  it.each([
    '<svg><g/onload=alert(2)//<p>x</p>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">x',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>x',
    '<p>x<a href=" &#14; javascript:alert(1)">y</a></p>',
    '<style>@import "x"</style><p style="position:fixed">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>">x</iframe><p>x</p>',
  ])('stores, shows and previews nothing that runs of %s', async (html) => {
    const { id, description_sr: stored, revision } = await offer({ description_sr: html });
    expect(stored).not.toMatch(/script|on\w+=|style|svg|math|iframe|srcdoc/i);
    expect((await call('PATCH', `${id}/`, { description_sr: stored }, revision)).body.revision).toBe(revision);
    expect((await shownTo(employee, id)).description).toBe(stored);
    const preview = await call('POST', 'preview/', { id, company, language: 'SR', description_sr: html });
    expect(preview.body.description).toBe(stored);
  });

  it('is changed by whoever saw its last revision, field by field; who comes second reads what the first one saved', async () => {
    const { id } = await add();
    const path = `${PATH}${id}/`;
    expect((await call('PATCH', `${id}/`, { price: 1 })).status).toBe(428);
    await shop.call(other, 'PATCH', path, { name_en: 'Massage', companies: [company] }, header(1));
    const late = await call('PATCH', `${id}/`, { price: 3900 }, 1);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'record.changed',
        revision: 2,
        changed_by: { id: other.userId, name: 'Olja Other' },
        record: { id, name_en: 'Massage', price: 4200, companies: [company], revision: 2 },
      },
    ]);
    const joined = await call('PATCH', `${id}/`, { price: 3900 }, 2);
    expect(joined.body).toMatchObject({ name_en: 'Massage', price: 3900, companies: [company], revision: 3 });
    // A change of the companies alone, and then no change at all.
    expect((await call('PATCH', `${id}/`, { companies: [] }, 3)).body).toMatchObject({ companies: [], revision: 4 });
    expect((await call('PATCH', `${id}/`, { companies: [], price: 3900 }, 4)).body.revision).toBe(4);
    expect((await call('PATCH', `${id}/`, { companies: null }, 4)).body).toMatchObject({
      companies: null,
      revision: 5,
    });
    for (const seen of ['*', '"5"', '5, 5', '-1', '1e9', 'x'])
      expect((await shop.call(admin, 'PATCH', path, { price: 1 }, { 'if-revision-match': seen })).status).toBe(400);
    const { results: history } = (await call('GET', `${id}/changes/?page_size=1`)).body;
    expect(history).toMatchObject([
      { kind: 'benefit.changed', values: [{ field: 'companies', before: [], after: null }] },
    ]);
    expect(await kindsOf(id)).toEqual(['benefit.added', ...Array.from({ length: 4 }, () => 'benefit.changed')]);
    const [found] = (await call('GET', `?changed_by=${other.companyId}-${other.userId}`)).body.results;
    expect(found).toMatchObject({ id, changed: { by: { id: admin.userId } } });
  });

  it('moves to another category and provider, is found there, and not where one is ended', async () => {
    const { id } = await add();
    const moved = await call('PATCH', `${id}/`, { category_id: 31 }, 1);
    expect(moved.body).toMatchObject({ category_id: 31, root_category_id: 3 });
    expect(await names('?search=zubi+masaza')).toEqual(['Relaks masaža']);
    const { status, body } = await call('PATCH', `${id}/`, { provider_id: ended }, 2);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['provider_id']]);
  });

  it('takes six statements to change, with its transaction, and three to read', async () => {
    const { id } = await add();
    expect(await shop.statements(() => call('PATCH', `${id}/`, { price: 1 }, 1))).toHaveLength(6);
    expect(await shop.statements(() => call('GET', `${id}/`))).toHaveLength(3);
  });

  it('is copied as a draft with all that it has', async () => {
    const { id } = await offer({ companies: [company], name_en: 'Massage' });
    const copy = await call('POST', `${id}/copy/`);
    expect([copy.status, copy.body]).toMatchObject([
      201,
      { name_sr: 'Relaks masaža', name_en: 'Massage', companies: [company], state: 'draft', revision: 1, price: 4200 },
    ]);
    expect((await call('GET', `${copy.body.id}/`)).body).toMatchObject(copy.body);
    expect(await kindsOf(copy.body.id)).toEqual(['benefit.added']);
    expect((await call('POST', '999999/copy/')).status).toBe(404);
  });

  it('knows the companies that it can be for in the order of the alphabet', async () => {
    const names = ['čelik', 'Dunav', 'Stari Grad', 'Šumadija', 'Zlatibor'];
    for (const name of names.toReversed())
      await ask(database, sql`update companies set name = ${name} where id = ${await shop.company()}`);
    const { results } = (await call('GET', 'companies/')).body as { results: { name: string }[] };
    expect(results.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  });

  it('knows the companies that it can be for, and what its price is worth there', async () => {
    const { results, rates } = (await call('GET', 'companies/')).body;
    expect(rates).toEqual(await readRates(database));
    expect(results).toContainEqual({ id: company, name: 'Una; Softver', currency: 'EUR' });
  });
});

interface Touched extends Fields {
  pictures?: readonly (1 | 2)[];
  alt?: string;
}

/** Two people's changes of one benefit, and the fields that both changed; in `pictures` 1 and 2 stand for the benefit's own. */
const TOUCHED: readonly (readonly [what: string, first: Touched, second: Touched, both: readonly string[]])[] = [
  ['a text', { name_en: 'Massage' }, { name_en: 'Rub' }, ['name_en']],
  ['html', { description_sr: '<p>Dva sata.</p>' }, { description_sr: '<p>Tri sata.</p>' }, ['description_sr']],
  ['an amount', { price: 3900 }, { price: 3800 }, ['price']],
  ['the order of a list', { pictures: [2, 1] }, { pictures: [1] }, []],
  [
    'the words of a picture',
    { pictures: [1, 2], alt: 'Soba' },
    { pictures: [1, 2], alt: 'Ulja' },
    ['pictures.1.alt_sr'],
  ],
  ['its companies', { companies: 'one' }, { companies: [] }, []],
];

describe('two editors of one benefit', () => {
  it.each(TOUCHED)('do not write over each other: %s', async (_, first, second, apart) => {
    const { id } = await add();
    const [one, two] = await Promise.all(
      [2, 3].map(async (size) => {
        const parts = [{ name: 'picture', bytes: pngFile(size, size), filename: 'x.png' }];
        return (await shop.send(admin, 'POST', `${PATH}${id}/pictures/`, parts)).body.id as number;
      }),
    );
    const saved = await call('PATCH', `${id}/`, { pictures: [inWords(one ?? 0), inWords(two ?? 0)] }, 1);
    const numbers = { 1: one ?? 0, 2: two ?? 0 };
    const sent = (touched: Touched) => {
      const { pictures, alt = '', companies, ...rest } = touched;
      return Object.assign(
        {},
        rest,
        pictures && { pictures: pictures.map((each) => inWords(numbers[each], each === 1 ? alt : '')) },
        companies && { companies: companies === 'one' ? [company] : companies },
      );
    };
    const fields = (benefit: Fields, names: object) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, withoutFiles(benefit[name])]));
    const [mine, theirs] = [sent(first), sent(second)];
    const before = fields(saved.body, mine);
    expect((await shop.call(other, 'PATCH', `${PATH}${id}/`, theirs, header(2))).status).toBe(200);
    const late = await call('PATCH', `${id}/`, mine, 2);
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
    expect(fields(late.body.record, theirs)).toEqual(theirs);
    // The form merges both and lists the fields that both changed.
    const { joined, both } = merge(before, mine, fields(late.body.record, mine));
    expect(both).toEqual(apart.map((way) => way.replace('1', String(one))));
    const after = await call('PATCH', `${id}/`, joined, 3);
    expect([after.status, fields(after.body, joined)]).toEqual([200, joined]);
  });
});

const inWords = (id: number, alt_sr = '') => ({ id, alt_sr, alt_en: '' });

/** The items of a list as a form sends them. */
const withoutFiles = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => (typeof each === 'object' ? inWords(each.id, each.alt_sr) : each)) : value;

describe('its offer', () => {
  it('needs a name and a short description, and what it is filed under; on offer it keeps them', async () => {
    const { id } = await add({ short_description_sr: '', name_sr: '', name_en: 'Massage' });
    const refused = await call('POST', `${id}/offer/`, undefined, 1);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['short_description_en']]);
    await call('PATCH', `${id}/`, { short_description_en: 'Warm oils.' }, 1);
    clock.now = new Date(clock.now.getTime() + 1000);
    const offered = (await call('POST', `${id}/offer/`, undefined, 2)).body;
    expect(offered).toMatchObject({ state: 'offered', added_at: clock.now.toISOString(), revision: 3 });
    expect((await call('PATCH', `${id}/`, { name_en: '' }, 3)).status).toBe(400);

    const { id: filed } = await add();
    await ask(database, sql`update categories set active = false where id = 1`);
    const blocked = await call('POST', `${filed}/offer/`, undefined, 1);
    await ask(database, sql`update categories set active = true where id = 1`);
    expect(Object.keys(blocked.body.fields)).toEqual(['category_id']);
  });

  it('is seen at once by those whom it is for, and not by others', async () => {
    const { id, revision } = await offer({ companies: [admin.companyId] });
    expect((await shownTo(employee, id)).code).toBe('not_found');
    await call(
      'PATCH',
      `${id}/`,
      { companies: [company], price: 100, currency: 'EUR', locations: ['Budva'] },
      revision,
    );
    expect(await shownTo(employee, id)).toMatchObject({ id, price_currency: 100, price_discount_currency: 85 });
  });

  it('ends with what that means, to be seen first', async () => {
    const { id, revision } = await offer({ companies: [company] });
    await shop.call(employee, 'POST', '/v2/toggle-cart/', { id });
    await shop.call(employee, 'POST', '/v2/toggle-favorite/', { id });
    const seen = (await call('GET', `${id}/impact/`)).body;
    expect(seen).toEqual({
      impact: expect.stringMatching(/^[\da-f]{64}$/),
      weight: 'heavy',
      effects: {
        carts: 1,
        favourites: 1,
        subscriptions: 0,
        open_orders: 0,
        companies: [{ id: company, name: 'Una; Softver', carts: 1, subscriptions: 0 }],
      },
    });
    const { carts, companies } = seen.effects;
    const used = { carts, favourites: 1, subscriptions: 0, bought: 0, companies };
    expect((await call('GET', `${id}/`)).body.used).toEqual(used);
    const second = await shop.person({ companyId: company, flexible: 1_000_000 });
    await shop.call(second, 'POST', '/v2/toggle-cart/', { id });
    await shop.call(second, 'POST', '/v2/complete-purchase/', {});
    const end = (impact: string) => call('POST', `${id}/withdraw/`, { impact, reason: 'Rasprodato' }, revision);
    const moved = await end(seen.impact);
    expect(moved.body).toMatchObject({ code: 'impact.changed', now: { effects: { carts: 1, open_orders: 1 } } });
    expect((await end(moved.body.now.impact)).body).toMatchObject({ state: 'withdrawn', revision: revision + 1 });
    expect((await shownTo(employee, id)).code).toBe('not_found');
    expect((await call('POST', `${id}/offer/`, undefined, revision + 1)).body.state).toBe('offered');
    expect(await kindsOf(id)).toEqual(['benefit.added', 'benefit.offered', 'benefit.withdrawn', 'benefit.offered']);
    expect((await call('GET', '999999/impact/')).status).toBe(404);
  });
});

describe('its pictures and files', () => {
  const send = (id: number, kind: 'pictures' | 'promo', bytes: Buffer) =>
    shop.send(admin, 'POST', `${PATH}${id}/${kind}/`, [
      { name: kind === 'promo' ? 'file' : 'picture', bytes, filename: 'Letak.x' },
    ]);
  const statusOf = async (address: string) => (await shop.app.inject({ url: address })).statusCode;
  const HOUR = 60 * 60 * 1000;
  /** Pictures or files that were uploaded for a benefit at that time, and never saved with it. */
  const leaveUnsaved = (benefitId: number, count: number, at: Date, kind = 'picture') =>
    ask(
      database,
      sql`
      insert into benefit_files (benefit_id, kind, address, added_at)
      select ${benefitId}, ${kind}, '/x', ${at.toISOString()}::timestamptz from generate_series(1, ${count}::integer)`,
    );
  /** Inserts files sent for a benefit that has not been added yet. */
  const leaveEarly = (count: number, at: Date) =>
    ask(
      database,
      sql`
      insert into early_benefit_files (company_id, user_id, kind, address, size, added_at)
      select ${admin.companyId}, ${admin.userId}, 'picture', '/x', 1, ${at.toISOString()}::timestamptz
      from generate_series(1, ${count}::integer)`,
    );
  const inAMonth = () => new Date(clock.now.getTime() + 31 * 24 * 60 * 60 * 1000);
  const inWords = (id: number, alt_sr = '', alt_en = '') => ({ id, alt_sr, alt_en });

  it('are kept, and shown once they are saved in their order; what is taken out can be put back', async () => {
    const { id } = await offer({ companies: [company], name_en: 'Massage', short_description_en: 'Oils.' });
    const sent = [await send(id, 'pictures', pngFile(2, 2)), await send(id, 'pictures', pngFile(3, 3))];
    const [first, second] = sent.map(({ body }) => body);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(first.image).toMatch(/^\/files\/benefits\/2026-11-20\/\d+\/[\w-]{32}$/);
    expect([await statusOf(first.image), (await shownTo(employee, id)).pictures]).toEqual([200, []]);
    const save = (pictures: object[], seen: number) => call('PATCH', `${id}/`, { pictures }, seen);
    const saved = await save([inWords(second.id, 'Soba', 'The room'), inWords(first.id)], 2);
    expect(saved.body.pictures).toEqual([
      { id: second.id, image: second.image, alt_sr: 'Soba', alt_en: 'The room' },
      { id: first.id, image: first.image, alt_sr: '', alt_en: '' },
    ]);
    expect((await shownTo(employee, id)).pictures).toEqual([
      { position: 0, image: second.image, alt: 'The room' },
      { position: 1, image: first.image },
    ]);
    const listed = (await shop.call(employee, 'GET', '/v2/benefit/?search=massage')).body.results;
    expect(listed.find((benefit: AdminBenefit) => benefit.id === id).pictures[0]).toEqual({
      position: 0,
      image: second.image,
    });
    expect((await save([], 3)).body.pictures).toEqual([]);
    // A picture that an order shows stays at its address.
    expect(await statusOf(second.image)).toBe(200);
    expect((await save([inWords(second.id)], 4)).body.pictures).toMatchObject([{ image: second.image }]);
  });

  it('may be those that it came with, before anybody numbered them', async () => {
    const [id = 0] = await stock(database, clock.now, [
      { pictures: ['a', 'b'].map((name, position) => ({ position, image: `/pictures/${name}.svg` })) },
    ]);
    const turned = await call('PATCH', `${id}/`, { pictures: [inWords(2), inWords(1)] }, 1);
    expect(turned.body.pictures).toMatchObject([
      { id: 2, image: '/pictures/b.svg' },
      { id: 1, image: '/pictures/a.svg' },
    ]);
    await call('PATCH', `${id}/`, { pictures: [] }, 2);
    expect((await call('PATCH', `${id}/`, { pictures: [inWords(1)] }, 3)).body.pictures).toMatchObject([{ id: 1 }]);
  });

  it('are none of another benefit, none twice, and no more than twelve', async () => {
    const [{ id }, { id: another }] = [await add(), await add()];
    const { id: own } = (await send(id, 'pictures', pngFile())).body;
    const { id: foreign } = (await send(another, 'pictures', pngFile())).body;
    const { id: file } = (await send(id, 'promo', pdfFile())).body;
    for (const wrong of [[foreign], [own, own], [file], [999_999]]) {
      const { status, body } = await call('PATCH', `${id}/`, { pictures: wrong.map((each) => inWords(each)) }, 1);
      expect([status, Object.keys(body.fields)]).toEqual([400, [expect.stringMatching(/^pictures\.[01]\.id$/)]]);
    }
    const ids: number[] = [];
    while (ids.length < 13) ids.push((await send(id, 'pictures', pngFile())).body.id);
    const tooMany = await call('PATCH', `${id}/`, { pictures: ids.map((each) => inWords(each)) }, 1);
    expect(Object.keys(tooMany.body.fields)).toEqual(['pictures']);
    const long = await call('PATCH', `${id}/`, { pictures: [inWords(own, 'x'.repeat(201))] }, 1);
    expect(Object.keys(long.body.fields)).toEqual(['pictures.0.alt_sr']);
  });

  it('are what their content says', async () => {
    const { id } = await add();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect((await send(id, 'pictures', svg)).status).toBe(415);
    expect((await send(id, 'pictures', pdfFile())).status).toBe(415);
    expect((await send(id, 'pictures', pixelBomb(50_000, 50_000))).status).toBe(400);
    expect((await send(id, 'promo', html)).status).toBe(415);
    expect((await send(999_999, 'promo', pdfFile())).status).toBe(404);
  });

  it('keep nothing of another file that hides behind a picture', async () => {
    const { id } = await add();
    const hidden = Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7');
    for (const picture of [pngFile(4, 4), photo]) {
      const { status, body } = await send(id, 'pictures', Buffer.concat([picture, hidden]));
      expect(status).toBe(201);
      const { rawPayload, headers } = await shop.app.inject({ url: body.image });
      expect(rawPayload.includes('<script>')).toBe(false);
      expect(rawPayload.includes('%PDF')).toBe(false);
      expect(headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    // A file that begins as another type is refused, whatever follows in it.
    expect((await send(id, 'pictures', Buffer.concat([hidden, pngFile()]))).status).toBe(415);
  });

  it('are saved by whoever reads them, as an attachment that runs nothing, with a name in both languages', async () => {
    const { id } = await offer({ companies: [company] });
    const { body } = await send(id, 'promo', pdfFile(300, '/OpenAction << /S /JavaScript >>'));
    expect(body).toMatchObject({ name: 'Letak.x.pdf', size: 300 });
    const promo_material = [{ id: body.id, title_sr: 'Letak', title_en: 'Leaflet' }];
    await call('PATCH', `${id}/`, { promo_material }, 2);
    const [shown] = (await shownTo(employee, id)).promo_material;
    expect(shown).toEqual({ file: body.file, title: 'Leaflet', type: 'PDF', size: 300 });
    const { headers } = await shop.app.inject({ url: body.file });
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/pdf', 'nosniff']);
    const other = body.file.replace(/.(?=\.pdf$)/, (last: string) => (last === 'a' ? 'b' : 'a'));
    for (const nothing of ['/files/benefits/x', other]) expect(await statusOf(nothing)).toBe(404);
  });

  it('may be there before their benefit, which is saved with those that its sender sent', async () => {
    const early = async (kind: 'pictures' | 'promo', bytes: Buffer, by = admin) =>
      (
        await shop.send(by, 'POST', `${PATH}${kind}/`, [
          { name: kind === 'promo' ? 'file' : 'picture', bytes, filename: 'Letak.pdf' },
        ])
      ).body;
    const [first, second, unused] = [
      await early('pictures', pngFile(2, 2)),
      await early('pictures', pngFile(3, 3)),
      await early('pictures', pngFile(4, 4)),
    ];
    const file = await early('promo', pdfFile());
    expect(file).toMatchObject({ name: 'Letak.pdf', size: expect.any(Number) });
    const pictures = [inWords(second.id, 'Soba', 'The room'), inWords(first.id)];
    const promo_material = [{ id: file.id, title_sr: 'Letak', title_en: '' }];
    const fields = Object.assign({}, MASSAGE, { pictures, promo_material });
    const seen = await call('POST', 'preview/', Object.assign({ company, language: 'SR' }, fields));
    expect(seen.body.pictures[0]).toEqual({ position: 0, image: second.image, alt: 'Soba' });
    const added = await call('POST', '', fields);
    expect(added.body.pictures).toEqual([
      { id: second.id, image: second.image, alt_sr: 'Soba', alt_en: 'The room' },
      { id: first.id, image: first.image, alt_sr: '', alt_en: '' },
    ]);
    expect(added.body.promo_material).toMatchObject([{ id: file.id, file: file.file, size: file.size }]);
    // Files that were taken out of their benefit can be put back into it, but not into another one.
    await call('PATCH', `${added.body.id}/`, { pictures: [] }, 1);
    expect((await call('PATCH', `${added.body.id}/`, { pictures }, 2)).body.pictures).toHaveLength(2);
    const again = await call('POST', '', fields);
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['pictures.0.id']]);
    await dropWaiting(database, { putBack: null, now: inAMonth() });
    expect([await statusOf(first.image), await statusOf(file.file), await statusOf(unused.image)]).toEqual([
      200, 200, 404,
    ]);
  });

  it('that somebody else sent are nobody’s but theirs, and no more than forty wait', async () => {
    const sendEarly = (by = admin) =>
      shop.send(by, 'POST', `${PATH}pictures/`, [{ name: 'picture', bytes: pngFile(), filename: 'a.png' }]);
    const { id } = (await sendEarly(other)).body;
    const taken = await call('POST', '', Object.assign({}, MASSAGE, { pictures: [inWords(id)] }));
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([400, ['pictures.0.id']]);
    await ask(
      database,
      sql`
      insert into early_benefit_files (company_id, user_id, kind, address, size, added_at)
      select ${admin.companyId}, ${admin.userId}, 'picture', '/x', 1, ${clock.now.toISOString()}::timestamptz from generate_series(1, 40)`,
    );
    expect((await sendEarly()).body.code).toBe('benefits.too_many_files');
    expect((await sendEarly(other)).status).toBe(201);
    await ask(database, sql`delete from early_benefit_files`);
  });

  it('are saved with one of two benefits that are added at once', async () => {
    const { id } = (
      await shop.send(admin, 'POST', `${PATH}pictures/`, [{ name: 'picture', bytes: pngFile(), filename: 'a.png' }])
    ).body;
    const fields = Object.assign({}, MASSAGE, { pictures: [inWords(id)] });
    await duringTransaction(database, {
      // As the one that is first takes it.
      held: sql`delete from early_benefit_files where id = ${Number(id)}`,
      work: async () => expect((await call('POST', '', fields)).body.fields).toHaveProperty(['pictures.0.id']),
    });
  });

  it('are no more than forty at once, and go when nobody saves them for a month', async () => {
    const { id } = await add();
    const { image } = (await send(id, 'pictures', pngFile())).body;
    const { id: kept, image: saved } = (await send(id, 'pictures', pngFile())).body;
    await call('PATCH', `${id}/`, { pictures: [inWords(kept)] }, 1);
    await leaveUnsaved(id, 39, clock.now);
    expect((await send(id, 'pictures', pngFile())).body.code).toBe('benefits.too_many_files');
    await dropWaiting(database, { putBack: null, now: clock.now });
    expect(await statusOf(image)).toBe(200);
    await dropWaiting(database, { putBack: null, now: inAMonth() });
    expect([await statusOf(image), await statusOf(saved)]).toEqual([404, 200]);
  });

  it('give way after an hour, the oldest first, each to what the same person sends for a benefit that is not there yet', async () => {
    const begun = clock.now;
    const later = (milliseconds: number) => new Date(begun.getTime() + milliseconds);
    const sendEarly = (by = admin) =>
      shop.send(by, 'POST', `${PATH}pictures/`, [{ name: 'picture', bytes: pngFile(), filename: 'a.png' }]);
    await ask(database, sql`delete from early_benefit_files`);
    const { image: others } = (await sendEarly(other)).body;
    const { image: oldest } = (await sendEarly()).body;
    await leaveEarly(39, later(1));
    const mine = async () =>
      (await ask(database, sql`select from early_benefit_files where user_id = ${admin.userId}`)).length;
    clock.now = later(HOUR - 1);
    expect([(await sendEarly()).body.code, await statusOf(oldest)]).toEqual(['benefits.too_many_files', 200]);
    clock.now = later(HOUR);
    expect([(await sendEarly()).status, await statusOf(oldest), await statusOf(others)]).toEqual([201, 404, 200]);
    // The next oldest file is one millisecond too young to give way.
    expect([(await sendEarly()).body.code, await mine()]).toEqual(['benefits.too_many_files', 40]);
    clock.now = later(HOUR + 1);
    expect([(await sendEarly()).status, await mine()]).toEqual([201, 40]);
    clock.now = begun;
    const removed = await database.select().from(outbox).where(eq(outbox.kind, 'remove_file'));
    expect(removed.map(({ payload }) => `/files/benefits/${payload.key}`)).toContain(oldest);
    await ask(database, sql`delete from early_benefit_files`);
  });

  it('give way after an hour, the oldest first, to what is sent for the same benefit; what is saved never does', async () => {
    const begun = clock.now;
    const { id } = await add();
    const { id: another } = await add();
    const { image: others } = (await send(another, 'pictures', pngFile())).body;
    const { id: kept, image: saved } = (await send(id, 'pictures', pngFile())).body;
    await call('PATCH', `${id}/`, { pictures: [inWords(kept)] }, 1);
    await leaveUnsaved(id, 39, new Date(begun.getTime() + 1000), 'promo');
    const { image: oldest } = (await send(id, 'pictures', pngFile())).body;
    clock.now = new Date(begun.getTime() + HOUR - 1);
    expect([(await send(id, 'pictures', pngFile())).body.code, await statusOf(oldest)]).toEqual([
      'benefits.too_many_files',
      200,
    ]);
    clock.now = new Date(begun.getTime() + HOUR);
    expect((await send(id, 'pictures', pngFile())).status).toBe(201);
    expect([await statusOf(oldest), await statusOf(others), await statusOf(saved)]).toEqual([404, 200, 200]);
    expect((await send(id, 'pictures', pngFile())).body.code).toBe('benefits.too_many_files');
    clock.now = begun;
  });

  it('are no more than forty when many are sent at once', async () => {
    await ask(database, sql`delete from early_benefit_files`);
    const { id } = await add();
    await leaveEarly(38, clock.now);
    await leaveUnsaved(id, 38, clock.now);
    const file = () => [{ name: 'picture', bytes: pngFile(), filename: 'a.png' }];
    for (const path of [`${PATH}pictures/`, `${PATH}${id}/pictures/`]) {
      const all = await Promise.all(Array.from({ length: 8 }, () => shop.send(admin, 'POST', path, file())));
      expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    }
    await ask(database, sql`delete from early_benefit_files`);
  });

  it('are not saved where they give way at that moment', async () => {
    const { id } = await add();
    const { id: sent } = (await send(id, 'pictures', pngFile())).body;
    await duringTransaction(database, {
      held: sql`delete from benefit_files where benefit_id = ${id} and id = ${Number(sent)}`,
      work: async () => {
        const { body } = await call('PATCH', `${id}/`, { pictures: [inWords(sent)] }, 1);
        expect(body.fields).toHaveProperty(['pictures.0.id']);
      },
    });
  });

  it('keep their bytes where a copy was put back: the shop that it is of may have saved them since', async () => {
    const { id } = await add();
    const before = (await send(id, 'pictures', pngFile())).body;
    const putBack = clock.now;
    clock.now = new Date(putBack.getTime() + 60_000);
    const after = (await send(id, 'pictures', pngFile())).body;
    await dropWaiting(database, { putBack, now: inAMonth() });
    clock.now = putBack;

    expect([await statusOf(before.image), await statusOf(after.image)]).toEqual([404, 404]);
    const removed = await database.select().from(outbox).where(eq(outbox.kind, 'remove_file'));
    const keys = removed.map(({ payload }) => `/files/benefits/${payload.key}`);
    expect(keys).toContain(after.image);
    expect(keys).not.toContain(before.image);
  });
});

describe('a preview', () => {
  it('is what the people of a company would read, and saves nothing', async () => {
    const { id, revision } = await offer({ companies: [company], name_en: 'Massage' });
    // Somebody without favourites.
    const real = await shownTo(await shop.person({ companyId: company, language: 'EN' }), id);
    const ask = (fields: object) => call('POST', 'preview/', Object.assign({ id, company, language: 'EN' }, fields));
    expect((await ask({})).body).toEqual(real);
    const changed = await ask({ price: 100, currency: 'EUR', discount: 0, locations: ['Budva'], name_en: 'Calm' });
    expect(changed.body).toMatchObject({ id, name: 'Calm', price_currency: 100, locations: ['Budva'] });
    expect((await call('GET', `${id}/`)).body).toMatchObject({ name_en: 'Massage', revision });
    const fresh = await call('POST', 'preview/', Object.assign({ company, language: 'SR' }, MASSAGE));
    expect(fresh.body).toMatchObject({ name: 'Relaks masaža', description: '<p>Sat <b>vremena</b>.</p>' });
    expect((await ask({ name_sr: '', name_en: '' })).body.fields.name_sr).toBeTruthy();
    expect((await ask({ company: 999_999 })).status).toBe(400);
    expect((await call('POST', 'preview/', { id: 999_999, company, language: 'SR' })).status).toBe(404);
  });
});
