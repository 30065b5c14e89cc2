import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBenefit, makeCategory, makeRates } from '../testing/benefits.ts';
import { pdfFile, pngFile } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeRates(database, clock.now);
await makeCategory(database, 1);
await makeCategory(database, 2);

const owner = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
const { companyId } = owner;
const second = await shop.person({ companyId, changes: { companyRoles: ['owner'], firstName: 'Boris' } });
const employee = await shop.person({ companyId, language: 'SR', flexible: 10_000_000 });
const elsewhere = await shop.person({ changes: { companyRoles: ['owner'] }, flexible: 10_000_000 });
const platform = await shop.person({ changes: { adminRoles: ['owner'] } });

const PATH = '/company/core-benefits/';
const at = (seen?: number): Record<string, string> => (seen === undefined ? {} : { 'if-revision-match': String(seen) });
const call = (method: string, path = '', body?: unknown, seen?: number, who = owner) =>
  shop.call(who, method, PATH + path, body, at(seen));
const textsOf = (fields: object) => Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));
const add = (fields: object, bytes?: Buffer, who = owner) => {
  const file = bytes ? [{ name: 'file', filename: 'pravilnik.pdf', bytes }] : [];
  return shop.upload(who, PATH, [...textsOf(fields), ...file]);
};
const HALL = {
  name_sr: 'Rekreacija',
  name_en: 'Recreation',
  short_description_sr: 'Sala dva puta nedeljno.',
  short_description_en: 'A hall twice a week.',
  description_sr: '<p>Utorkom i četvrtkom.</p>',
  contact: 'sport@burafilm.rs',
  category_id: 2,
};
const made = async (changes: object = {}, bytes?: Buffer): Promise<number> =>
  (await add(Object.assign({}, HALL, changes), bytes)).body.id;

type Row = { id: number; name: string };
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
const CORE = '/v2/benefit/?benefit_type=fixed&ordering=-bought&page_size=100';
const seenBy = async (who: Person, query = ''): Promise<number[]> =>
  ids((await shop.call(who, 'GET', CORE + query)).body.results);
const listed = async (query = '', who = owner) => (await call('GET', `?${query}`, undefined, undefined, who)).body;
const download = (path: string, who: Person) => shop.app.inject({ url: `/api${path}`, headers: who.headers });

const fixed = (nameSr: string, bought: number) =>
  makeBenefit(database, clock.now, { kind: 'fixed', price: null, nameSr, sortSr: nameSr.toLowerCase(), bought });

let health = 0;
let check = 0;
let hall = 0;

beforeAll(async () => {
  health = await fixed('Osiguranje', 9);
  check = await fixed('Pregled', 5);
  hall = await made({}, pdfFile());
});

describe('an own core benefit', () => {
  it('is there for its people at once, the last of all, with its texts, whom to ask and its document', async () => {
    const { status, body } = await add(
      Object.assign({}, HALL, { name_sr: 'Parking', name_en: '', short_description_en: '' }),
    );
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        own: true,
        name_sr: 'Parking',
        name_en: '',
        short_description_sr: 'Sala dva puta nedeljno.',
        short_description_en: '',
        description_sr: '<p>Utorkom i četvrtkom.</p>',
        description_en: '',
        category_id: 2,
        contact: 'sport@burafilm.rs',
        document: null,
        active: true,
        revision: 1,
        changed_at: expect.any(String),
      },
    ]);
    expect(await seenBy(employee)).toEqual([health, check, hall, body.id]);
    const { body: shown } = await shop.call(employee, 'GET', `/v2/benefit/${hall}/`);
    expect(shown).toMatchObject({ name: 'Rekreacija', fixed: true, price: null, category: 2 });
    expect(shown.given).toEqual({
      contact: 'sport@burafilm.rs',
      document: { name: 'pravilnik.pdf', bytes: pdfFile().length },
    });
    expect((await shop.call(employee, 'GET', `/v2/benefit/${health}/`)).body).not.toHaveProperty('given');
    const { rawPayload, headers } = await download(`/v2/benefit/${hall}/document/`, employee);
    expect(rawPayload).toEqual(pdfFile());
    expect(headers['content-disposition']).toContain('pravilnik.pdf');
    await call('POST', `${body.id}/deactivate/`, undefined, 1);
  });

  it('is given under the name of the company, whatever that becomes', async () => {
    const nameOf = async () => (await shop.call(employee, 'GET', `/v2/benefit/${hall}/`)).body.provider.name;
    await database.execute(sql`update companies set name = 'Bura film d.o.o.' where id = ${companyId}`);
    expect(await nameOf()).toBe('Bura film d.o.o.');
  });

  it.each<[object, Buffer | undefined, string]>([
    [{ name_sr: '', name_en: ' ' }, undefined, 'name_sr'],
    [{ short_description_sr: '', short_description_en: '' }, undefined, 'short_description_sr'],
    [{ name_en: 'R' }, undefined, 'name_en'],
    [{ name_sr: 'x'.repeat(121) }, undefined, 'name_sr'],
    [{ contact: 'x'.repeat(121) }, undefined, 'contact'],
    [{ category_id: 99 }, undefined, 'category_id'],
    [{ category_id: 2_147_483_648 }, undefined, 'category_id'],
    [{ category_id: 'sport' }, undefined, 'category_id'],
    [{ price: 10 }, undefined, 'price'],
    [{ kind: 'flexible' }, undefined, 'kind'],
    [{ company: 1 }, undefined, 'company'],
    [{}, pngFile(), 'file'],
  ])('is refused with %j, at its field', async (changes, bytes, field) => {
    const { count } = await listed();
    const { status, body } = await add(Object.assign({}, HALL, changes), bytes);
    expect([400, 415]).toContain(status);
    expect(Object.keys(body.fields ?? { file: '' })).toEqual([field]);
    expect((await listed()).count).toBe(count);
  });

  it('says nothing in html that is not allowed', async () => {
    const id = await made({ description_en: '<p onclick="x()">Hi<script>1</script></p>', description_sr: '<p> </p>' });
    const { body } = await call('GET', `${id}/`);
    expect([body.description_en, body.description_sr]).toEqual(['<p>Hi</p>', '']);
    await call('POST', `${id}/deactivate/`, undefined, 1);
  });

  it('is one of a hundred at most', async () => {
    const full = await shop.person({ changes: { companyRoles: ['owner'] } });
    const one = (await add(HALL, undefined, full)).body.id;
    await database.execute(sql`
      insert into benefits (kind, way_to_buy, provider_id, category_id, root_category_id, name_en, name_sr, short_description_en,
        short_description_sr, description_en, description_sr, instructions_en, instructions_sr, limitations_en, limitations_sr,
        currency, added_at, sort_en, sort_sr, search_key, for_all_companies, owner_company_id)
      select kind, way_to_buy, provider_id, category_id, root_category_id, name_en, name_sr, short_description_en,
        short_description_sr, description_en, description_sr, instructions_en, instructions_sr, limitations_en, limitations_sr,
        currency, added_at, sort_en, sort_sr, search_key, for_all_companies, owner_company_id
      from benefits, generate_series(1, 99) where id = ${one}`);
    const { status, body } = await add(HALL, undefined, full);
    expect([status, body.code]).toEqual([409, 'core_benefits.full']);
  });
});

describe('for everybody else', () => {
  const ways: readonly [string, (who: Person) => Promise<unknown>][] = [
    ['its page', async (who) => (await shop.call(who, 'GET', `/v2/benefit/${hall}/`)).status],
    ['its document', async (who) => (await shop.call(who, 'GET', `/v2/benefit/${hall}/document/`)).status],
    ['the cart', async (who) => (await shop.call(who, 'POST', '/v2/toggle-cart/', { id: hall })).status],
    ['a favourite', async (who) => (await shop.call(who, 'POST', '/v2/toggle-favorite/', { id: hall })).status],
    [
      'a subscription',
      async (who) =>
        (await shop.call(who, 'POST', '/v2/subscriptions/', { benefit_id: hall, user_id: who.userId })).status,
    ],
    ['their administration', async (who) => (await call('GET', `${hall}/`, undefined, undefined, who)).status],
    ['its history', async (who) => (await call('GET', `${hall}/changes/`, undefined, undefined, who)).status],
    ['a change', async (who) => (await call('PATCH', `${hall}/`, { contact: '' }, 1, who)).status],
    ['its end', async (who) => (await call('POST', `${hall}/deactivate/`, undefined, 1, who)).status],
    [
      'its document in administration',
      async (who) => (await call('GET', `${hall}/document/`, undefined, undefined, who)).status,
    ],
    ['no document', async (who) => (await call('DELETE', `${hall}/document/`, undefined, 1, who)).status],
  ];

  it.each(ways)('it is not there by %s, in another company', async (_, way) => {
    expect(await way(elsewhere)).toBe(404);
  });

  it('it is in no list and no search of another company, nor is its category counted', async () => {
    expect(await seenBy(elsewhere)).not.toContain(hall);
    expect(await seenBy(elsewhere, '&search=rekreacija')).toEqual([]);
    expect(await seenBy(employee, '&search=rekreacija')).toContain(hall);
    const find = async (who: Person) => (await shop.call(who, 'GET', '/v2/search/?search=rekreacija')).body.benefits;
    expect(ids(await find(elsewhere))).toEqual([]);
    expect(ids(await find(employee))).toContain(hall);
    expect((await listed('', elsewhere)).results.map(({ own }: { own: boolean }) => own)).toEqual([false, false]);
    const found = await shop.call(elsewhere, 'GET', '/company/search/?search=rekreacija');
    expect(found.body.results).toEqual([]);
    const similar = (await shop.call(elsewhere, 'GET', `/v2/benefit/${health}/`)).body.similar;
    expect(ids(similar)).not.toContain(hall);
  });

  it('no purchase of another company has it, whoever put it into a cart', async () => {
    await database.execute(sql`insert into cart_items (company_id, user_id, benefit_id, created_at)
      values (${elsewhere.companyId}, ${elsewhere.userId}, ${hall}, ${clock.now.toISOString()})`);
    const [line] = (await shop.call(elsewhere, 'GET', '/v2/me/')).body.cart;
    expect([line.benefit.id, line.available]).toEqual([hall, false]);
  });

  it.each<[string, string, object | undefined]>([
    ['GET', '', undefined],
    ['PATCH', '', { name_sr: 'Naša' }],
    ['POST', 'copy/', undefined],
    ['GET', 'impact/', undefined],
    ['POST', 'withdraw/', { impact: 'a'.repeat(64), reason: 'x' }],
    ['POST', 'offer/', undefined],
  ])('the platform finds none at %s admin/benefits/{id}/%s', async (method, path, body) => {
    expect((await shop.call(platform, method, `/admin/benefits/${hall}/${path}`, body, at(1))).status).toBe(404);
  });

  it('the platform has it in no list, nor the provider in whose name it is given', async () => {
    const all = (await shop.call(platform, 'GET', '/admin/benefits/?page_size=100')).body.results;
    expect(ids(all)).toEqual(expect.arrayContaining([health, check]));
    expect(ids(all)).not.toContain(hall);
    const { id: given } = (await shop.call(employee, 'GET', `/v2/benefit/${hall}/`)).body.provider;
    expect(ids((await shop.call(platform, 'GET', '/admin/providers/?page_size=100')).body.results)).not.toContain(
      given,
    );
    const one = `/admin/providers/${given}/`;
    expect((await shop.call(platform, 'GET', one)).status).toBe(404);
    expect((await shop.call(platform, 'PATCH', one, { name: 'Naš' }, at(1))).status).toBe(404);
    expect((await shop.call(platform, 'GET', `${one}impact/`)).status).toBe(404);
    const filed = { kind: 'flexible', way_to_buy: 'web', currency: 'RSD', category_id: 1, provider_id: given };
    const refused = await shop.call(platform, 'POST', '/admin/benefits/', Object.assign({ name_sr: 'Joga' }, filed));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['provider_id']]);
    const find = (await shop.call(platform, 'GET', '/admin/search/?search=rekreacija')).body;
    expect(find.results).toEqual([]);
  });
});

describe('the list', () => {
  it('says of each whose it is, what it lacks and whether it is seen, in the order of the shop', async () => {
    const { results } = await listed('state=active');
    expect(results).toMatchObject([
      { id: health, own: false, provider: 'Kalisport', missing: [], active: true, has_document: false },
      { id: check, own: false },
      {
        id: hall,
        own: true,
        provider: 'Bura film d.o.o.',
        missing: [],
        has_document: true,
        changed: { by: { name: 'Vesna Ilić' } },
      },
    ]);
  });

  it.each([
    ['search=rekreacija', 2],
    ['whose=own', 3],
    ['whose=platform', 2],
    ['state=inactive', 2],
    ['missing=en', 1],
    ['missing=sr', 0],
  ])('finds by %s', async (query, count) => {
    expect((await listed(query)).count).toBe(count);
  });

  it('is put in order as it was seen, for its people and for nobody else', async () => {
    const { ids: seen } = (await call('GET', 'order/')).body;
    const wanted = [hall, check, ...seen.filter((id: number) => id !== hall && id !== check)];
    expect((await call('PUT', 'order/', { ids: wanted, seen })).body).toEqual({ ids: wanted });
    expect(await seenBy(employee)).toEqual([hall, check, health]);
    expect(ids((await listed('ordering=-position&state=active')).results)).toEqual([health, check, hall]);
    expect(await seenBy(elsewhere)).toEqual([health, check]);
    const upside = `/v2/benefit/?benefit_type=fixed&ordering=${encodeURIComponent('+bought')}`;
    expect(ids((await shop.call(employee, 'GET', upside)).body.results)).toEqual([health, check, hall]);
    const late = await call('PUT', 'order/', { ids: seen, seen }, undefined, second);
    expect([late.status, late.body.code]).toEqual([409, 'order.changed']);
  });

  it('pages through what has a place and what has none', async () => {
    const later = await fixed('Parking', 7);
    const page = async (number: number) =>
      ids((await shop.call(employee, 'GET', `${CORE.replace('=100', '=2')}&page=${number}`)).body.results);
    expect([await page(1), await page(2)]).toEqual([
      [hall, check],
      [health, later],
    ]);
    await database.execute(sql`update benefits set active = false where id = ${later}`);
  });

  it('cannot be put in order with one that is added meanwhile, doubled, or of another company', async () => {
    const { ids: seen } = (await call('GET', 'order/')).body;
    const others = (await add(HALL, undefined, elsewhere)).body.id;
    const orders = [[...seen, others], seen.slice(1), [seen[0], ...seen.slice(0, -1)]];
    for (const order of orders)
      expect((await call('PUT', 'order/', { ids: order, seen })).body.code).toBe('order.changed');
    await call('POST', `${others}/deactivate/`, undefined, 1, elsewhere);
  });
});

describe('a change', () => {
  it('is seen by its people at once, is of one revision, and stands in the history of the company', async () => {
    const changed = await call('PATCH', `${hall}/`, { name_sr: 'Rekreacija u hali', category_id: 1 }, 1);
    expect(changed.body).toMatchObject({ name_sr: 'Rekreacija u hali', category_id: 1, revision: 2 });
    expect((await shop.call(employee, 'GET', `/v2/benefit/${hall}/`)).body.name).toBe('Rekreacija u hali');
    expect(await seenBy(employee, '&search=hali')).toEqual([hall]);
    const late = await call('PATCH', `${hall}/`, { contact: 'Ana' }, 1, second);
    expect([late.status, late.body.code, late.body.changed_by.name]).toEqual([409, 'record.changed', 'Vesna Ilić']);
    expect(late.body.record.name_sr).toBe('Rekreacija u hali');
    expect((await call('PATCH', `${hall}/`, { contact: 'Ana' })).status).toBe(428);
    expect((await call('PATCH', `${hall}/`, { name_sr: 'Rekreacija u hali' }, 2)).body.revision).toBe(2);
    const kinds = (of: { results: { kind: string }[] }) => of.results.map(({ kind }) => kind);
    expect(kinds((await call('GET', `${hall}/changes/`)).body)).toEqual(['core.changed', 'core.added']);
    const own = await shop.call(owner, 'GET', '/company/changes/?record_kind=core&page_size=100');
    expect(kinds(own.body)).toEqual(expect.arrayContaining(['core.ordered', 'core.changed', 'core.added']));
    const ordered = own.body.results.find(({ kind }: { kind: string }) => kind === 'core.ordered');
    expect(ordered.names.order[hall]).toBe('Recreation');
  });

  it('replaces the document, and removes it', async () => {
    const parts = (bytes: Buffer) => [{ name: 'file', filename: 'novi.pdf', bytes }];
    const bytes = pdfFile(300, 'new');
    const put = (seen: number) => shop.send(owner, 'POST', `${PATH}${hall}/document/`, parts(bytes), at(seen));
    expect((await put(2)).body).toMatchObject({ document: { name: 'novi.pdf', bytes: bytes.length }, revision: 3 });
    expect((await download(`/v2/benefit/${hall}/document/`, employee)).rawPayload).toEqual(bytes);
    expect((await put(2)).status).toBe(409);
    const gone = await call('DELETE', `${hall}/document/`, undefined, 3);
    expect(gone.body).toMatchObject({ document: null, revision: 4 });
    expect((await download(`/v2/benefit/${hall}/document/`, employee)).statusCode).toBe(404);
    await shop.send(owner, 'POST', `${PATH}${hall}/document/`, parts(bytes), at(4));
  });

  it('hides it from its people, its document as well, and shows it again in its place', async () => {
    // Another core benefit, which stays visible: each has its own document.
    const pool = await made({ name_sr: 'Bazen', name_en: 'Pool' }, pdfFile(200, 'pool'));
    const documentOf = async (id: number) => (await download(`/v2/benefit/${id}/document/`, employee)).rawPayload;
    expect(await Promise.all([documentOf(hall), documentOf(pool)])).toEqual([
      pdfFile(300, 'new'),
      pdfFile(200, 'pool'),
    ]);
    const before = await seenBy(employee);
    expect((await call('POST', `${hall}/deactivate/`, { reason: 'Renoviranje.' }, 5)).body.active).toBe(false);
    expect(await seenBy(employee)).toEqual(before.filter((id) => id !== hall));
    expect((await shop.call(employee, 'GET', `/v2/benefit/${hall}/`)).status).toBe(404);
    expect((await download(`/v2/benefit/${hall}/document/`, employee)).statusCode).toBe(404);
    expect((await download(`${PATH}${hall}/document/`, owner)).statusCode).toBe(200);
    expect((await call('POST', `${hall}/reactivate/`, undefined, 6)).body.active).toBe(true);
    expect(await seenBy(employee)).toEqual(before);
    await call('POST', `${pool}/deactivate/`, undefined, 1);
  });
});

describe('one of the platform', () => {
  it('is put away and taken back for its people, and stays for others', async () => {
    expect((await call('POST', `${health}/deactivate/`, undefined, 1)).body).toMatchObject({
      active: false,
      own: false,
      revision: 2,
    });
    expect(await seenBy(employee)).not.toContain(health);
    expect((await shop.call(employee, 'GET', `/v2/benefit/${health}/`)).status).toBe(404);
    expect((await shop.call(employee, 'POST', '/v2/toggle-favorite/', { id: health })).status).toBe(404);
    expect(await seenBy(elsewhere)).toContain(health);
    const late = await call('POST', `${health}/reactivate/`, undefined, 1, second);
    expect([late.status, late.body.record.active]).toEqual([409, false]);
    expect((await call('POST', `${health}/reactivate/`, undefined, 2)).body.active).toBe(true);
    expect(await seenBy(employee)).toContain(health);
  });

  it('is written by nobody in a company', async () => {
    const refused = [
      await call('PATCH', `${check}/`, { name_sr: 'Naš pregled' }, 1),
      await call('DELETE', `${check}/document/`, undefined, 1),
      await shop.send(owner, 'POST', `${PATH}${check}/document/`, [{ name: 'file', bytes: pdfFile() }], at(1)),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'core_benefits.of_platform']),
    );
  });

  it('is no core benefit where it is flexible, or offered to others alone', async () => {
    const flexible = await makeBenefit(database, clock.now);
    const theirs = await makeBenefit(database, clock.now, {
      kind: 'fixed',
      price: null,
      companies: [elsewhere.companyId],
    });
    for (const id of [flexible, theirs]) {
      expect((await call('GET', `${id}/`)).status).toBe(404);
      expect((await call('POST', `${id}/deactivate/`, undefined, 1)).status).toBe(404);
    }
    await database.execute(sql`update benefits set active = false where id in (${flexible}, ${theirs})`);
  });
});

describe('a poll', () => {
  const poll = async (who: Person, etag = '') => {
    const answer = await shop.call(who, 'GET', '/v2/me/', undefined, { 'if-none-match': etag });
    return { status: answer.status, etag: String(answer.headers.etag), body: answer.body };
  };

  it('tells who keeps a core benefit that it went and came back, and is a 304 for all others and else', async () => {
    await shop.call(employee, 'POST', '/v2/toggle-favorite/', { id: check });
    const [kept, colleague] = [await poll(employee), await poll(second)];
    expect((await poll(employee, kept.etag)).status).toBe(304);

    const { revision } = (await call('GET', `${check}/`)).body;
    await call('POST', `${check}/deactivate/`, undefined, revision);
    const gone = await poll(employee, kept.etag);
    expect([gone.status, ids(gone.body.favorite)]).toEqual([200, []]);
    expect((await poll(employee, gone.etag)).status).toBe(304);
    expect((await poll(second, colleague.etag)).status).toBe(304);

    await call('POST', `${check}/reactivate/`, undefined, revision + 1);
    const back = await poll(employee, gone.etag);
    expect([back.status, ids(back.body.favorite)]).toEqual([200, [check]]);
    const { ids: seen } = (await call('GET', 'order/')).body;
    await call('PUT', 'order/', { ids: seen.toReversed(), seen });
    expect((await poll(employee, back.etag)).status).toBe(304);
  });

  it('of the list counts anew once one is added', async () => {
    const count = async () => (await shop.call(employee, 'GET', CORE)).body.count;
    const before = await count();
    await made({ name_sr: 'Slobodan rođendan' });
    expect(await count()).toBe(before + 1);
  });
});
