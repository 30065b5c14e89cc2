import { describe, expect, it } from 'vitest';
import type { AdminProvider } from '#contract/providers/admin-providers.contract.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit, makeProvider } from '../testing/benefits.ts';
import { pngFile } from '../testing/files.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const other = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Olja', lastName: 'Other' } });
const employee = await shop.person({ language: 'SR' });

const PATH = '/admin/providers/';
const call = (method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(admin, method, `${PATH}${path}`, body, seen === undefined ? {} : { 'if-revision-match': String(seen) });
const list = async (query = '') => (await call('GET', query)).body;
const names = async (query = '') => (await list(query)).results.map(({ name }: { name: string }) => name);
const add = async (fields: object): Promise<AdminProvider> => (await call('POST', '', fields)).body;
const kindsOf = async (id: number) => {
  const rows = await ask<{ kind: string; reason: string }>(
    database,
    sql`select kind, reason from changes where record_kind = 'provider' and record_id = ${String(id)} order by id`,
  );
  return rows.map(({ kind }) => kind);
};
// The fields in each entry of its history.
const toldOf = async (id: number) => {
  const { results } = (await call('GET', `${id}/changes/`)).body;
  return results.map(({ values }: { values: { field: string }[] }) => values.map(({ field }) => field)).reverse();
};

const cacanka = await makeProvider(database, { name: 'Čačanka', picture: '/pictures/a.svg' });
const zica = await makeProvider(database, { name: 'Žiča', active: false });
const cokolada = await makeProvider(database, { name: 'Čokolada 100%' });
const cveće = await makeProvider(database, { name: 'Cveće_' });
for (const providerId of [cacanka, cacanka, cveće]) await makeBenefit(database, clock.now, { providerId });
await makeBenefit(database, clock.now, { providerId: zica, active: false });

describe('the list', () => {
  it('is in Serbian order, with what each offers', async () => {
    expect(await names()).toEqual(['Cveće_', 'Čačanka', 'Čokolada 100%', 'Žiča']);
    const { results, ...rest } = await list('?page_size=2');
    expect(rest).toEqual({
      count: 4,
      count_is_exact: true,
      next: '/api/admin/providers/?page_size=2&page=2',
      previous: null,
      without: [],
    });
    expect(results[1]).toEqual({
      id: cacanka,
      name: 'Čačanka',
      website: null,
      picture: '/pictures/a.svg',
      active: true,
      revision: 1,
      benefits: 2,
      changed: { at: expect.stringMatching(/^\d{4}-.*Z$/), by: null },
    });
  });

  it('has the orders of its table and no others, with rows that are the same told apart by id', async () => {
    expect(await names('?ordering=-name')).toEqual(['Žiča', 'Čokolada 100%', 'Čačanka', 'Cveće_']);
    expect(await names('?ordering=-benefits')).toEqual(['Čačanka', 'Cveće_', 'Čokolada 100%', 'Žiča']);
    expect(await names('?ordering=+benefits')).toEqual(['Žiča', 'Čokolada 100%', 'Cveće_', 'Čačanka']);
    for (const [day, id] of [cokolada, cacanka, zica, cveće].entries())
      await ask(
        database,
        sql`update providers set changed_at = '2026-11-01'::timestamptz + make_interval(days => ${day}::integer) where id = ${id}`,
      );
    expect(await names('?ordering=-changed')).toEqual(['Cveće_', 'Žiča', 'Čačanka', 'Čokolada 100%']);
    for (const ordering of ['id', ';drop table providers', 'name,id', '-'])
      expect((await call('GET', `?ordering=${encodeURIComponent(ordering)}`)).status).toBe(400);
  });

  it.each([
    ['?state=active', ['Cveće_', 'Čačanka', 'Čokolada 100%']],
    ['?state=inactive', ['Žiča']],
    ['?without_logo=true', ['Cveće_', 'Čokolada 100%', 'Žiča']],
    ['?without_logo=false', ['Čačanka']],
    ['?without_benefits=true', ['Čokolada 100%', 'Žiča']],
    ['?without_benefits=false&state=active', ['Cveće_', 'Čačanka']],
    ['?search=cacan', ['Čačanka']],
    ['?search=ЧАЧ', ['Čačanka']],
    ['?search=100%25', ['Čokolada 100%']],
    ['?search=%25', ['Čokolada 100%']],
    ['?search=_', ['Cveće_']],
    ['?search=%5C', []],
    ['?search=', ['Cveće_', 'Čačanka', 'Čokolada 100%', 'Žiča']],
  ])('is filtered by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('says of an empty answer what each of its filters took away, the first four', async () => {
    const { count, without } = await list('?search=a&state=inactive&without_logo=false&without_benefits=false');
    expect([count, without]).toEqual([
      0,
      [
        { filter: 'search', count: 0 },
        { filter: 'state', count: 1 },
        { filter: 'without_logo', count: 0 },
        { filter: 'without_benefits', count: 0 },
      ],
    ]);
    expect((await list('?search=nema&state=inactive')).without).toEqual([
      { filter: 'search', count: 1 },
      { filter: 'state', count: 0 },
    ]);
  });

  it.each([
    [`?${Array.from({ length: 50 }, (_, index) => `filter${index}=1`).join('&')}`, 400],
    [`?search=${'x'.repeat(101)}`, 400],
    [`?search=${'x'.repeat(100)}`, 200],
    ['?page=100000', 400],
    ['?page=477', 200],
    ['?page=478', 400],
    ['?page=100&page_size=100', 200],
    ['?page=101&page_size=100', 400],
  ])('bounds what is asked (%#)', async (query, expected) => {
    const { status, body } = await call('GET', query);
    expect(status).toBe(expected);
    if (/page=\d+/.test(query) && status === 400) expect(body.code).toBe('list.too_far');
  });

  it('takes two statements whatever is asked', async () => {
    const all = '?search=a&state=active&without_logo=true&without_benefits=true&ordering=-benefits&page=2';
    for (const query of ['', all, '?search=nema&state=inactive'])
      expect(await shop.statements(() => list(query))).toHaveLength(2);
  });
});

describe('its file', () => {
  it('has the rows of the filters in their order, and runs nothing in a spreadsheet', async () => {
    const formula = await makeProvider(database, { name: '=HYPERLINK("x")', active: false });
    const answer = await shop.app.inject({
      url: '/api/admin/providers/export/?state=inactive&ordering=-name',
      headers: admin.headers,
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.payload.split('\r\n')).toEqual([
      '\uFEFF"Broj / Number","Naziv / Name","Sajt / Website","Benefita u ponudi / Benefits on offer","Stanje / State"',
      `"${zica}","Žiča","","0","Neaktivan / Inactive"`,
      `"${formula}","'=HYPERLINK(""x"")","","0","Neaktivan / Inactive"`,
      '',
    ]);
    await ask(database, sql`delete from providers where id = ${formula}`);
  });

  it('is refused after the thirtieth of an hour', async () => {
    const hurried = await shop.person({ changes: { adminRoles: ['auditor'] } });
    const fetchOne = () => shop.call(hurried, 'GET', `${PATH}export/?search=nema`);
    expect((await fetchOne()).status).toBe(200);
    await ask(database, sql`update rate_limits set count = 29`);
    expect((await fetchOne()).status).toBe(200);
    expect((await fetchOne()).status).toBe(429);
  });
});

describe('a provider', () => {
  it('is added, and read as it was stored', async () => {
    const made = await call('POST', '', { name: '  Vežbaonica ', website: 'https://vezbaonica.rs' });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Vežbaonica', website: 'https://vezbaonica.rs', picture: null, active: true, revision: 1 },
    });
    const changed = { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } };
    expect((await call('GET', `${made.body.id}/`)).body).toEqual({ ...made.body, changed });
    expect((await list('?search=vezba')).results[0].changed).toEqual(changed);
    expect((await call('GET', '999999/')).status).toBe(404);
  });

  it.each([
    [{}, ['name']],
    [{ name: ' x ' }, ['name']],
    [{ name: '\u200b' }, ['name']],
    [{ name: 'x'.repeat(121) }, ['name']],
    [{ name: 'Dobar', website: 'http://dobar.rs' }, ['website']],
    [{ name: 'x', website: 'javascript:alert(1)' }, ['name', 'website']],
  ])('is not added of %j', async (fields, wrong) => {
    const { status, body } = await call('POST', '', fields);
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, wrong]);
  });

  it('is added beside its twin only by somebody who has been told of it', async () => {
    const first = await add({ name: 'Đorđe' });
    const refused = await call('POST', '', { name: 'DJORDJE' });
    expect([refused.status, refused.body.code, refused.body.twin, Object.keys(refused.body.fields)]).toEqual([
      409,
      'providers.twin',
      { id: first.id, name: 'Đorđe', active: true },
      ['name'],
    ]);
    expect((await call('POST', '', { name: 'DJORDJE', twin_accepted: true })).status).toBe(201);
    const third = await add({ name: 'Treći' });
    const rename = (body: object) => call('PATCH', `${third.id}/`, body, 1);
    expect((await rename({ name: 'đorđe' })).body.code).toBe('providers.twin');
    expect((await rename({ name: 'TREĆI' })).status).toBe(200);
    expect(await kindsOf(third.id)).toEqual(['provider.added', 'provider.changed']);
    const known = { name: 'đorđe', twin_accepted: true };
    expect((await call('PATCH', `${third.id}/`, known, 2)).body).toMatchObject({ name: 'đorđe', revision: 3 });
  });

  it('is no twin of what a company calls itself where it gives benefits of its own', async () => {
    const own = await makeProvider(database, { name: 'Kuća zdravlja', ownerCompanyId: employee.companyId });
    const { status, body } = await call('POST', '', { name: 'Kuća zdravlja' });
    expect([status, body.name]).toEqual([201, 'Kuća zdravlja']);
    expect((await call('POST', '', { name: 'kuca zdravlja' })).body.twin).toMatchObject({ id: body.id });
    await ask(database, sql`delete from providers where id = ${own}`);
  });

  it('is a twin whatever its apostrophe, also of one that an earlier version stored', async () => {
    const { id } = await add({ name: 'Kod O’Nila' });
    const twin = async () => (await call('POST', '', { name: "Kod O'Nila" })).body.twin;
    expect(await twin()).toMatchObject({ id });
    await database.execute(sql`update providers set search_key = 'kod o’nila' where id = ${id}`);
    expect(await twin()).toMatchObject({ id });
  });

  it('keeps a name of quotes, emoji and of no width as it is, in one line of the log', async () => {
    const name = `"Ana" <b>'x'</b> 😀\u200b ${'ž'.repeat(80)}`;
    const { id } = await add({ name });
    expect((await call('GET', `${id}/`)).body.name).toBe(name);
    expect(shop.log.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
  });

  it('is changed only by whoever saw its last revision', async () => {
    const { id } = await add({ name: 'Lotos' });
    const path = `${PATH}${id}/`;
    expect((await call('PATCH', `${id}/`, { name: 'Lotos 2' })).body.code).toBe('record.revision_missing');
    await shop.call(other, 'PATCH', path, { website: 'https://lotos.rs' }, { 'if-revision-match': '1' });
    const late = await call('PATCH', `${id}/`, { name: 'Lotos 2' }, 1);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'record.changed',
        revision: 2,
        changed_by: { id: other.userId, name: 'Olja Other' },
        record: { id, name: 'Lotos', website: 'https://lotos.rs', revision: 2 },
      },
    ]);
    expect((await call('PATCH', `${id}/`, { website: '' }, 2)).body).toMatchObject({ website: null, revision: 3 });
    expect((await call('PATCH', `${id}/`, { website: null }, 3)).body.revision).toBe(3);
    expect(await kindsOf(id)).toEqual(['provider.added', 'provider.changed', 'provider.changed']);
    for (const seen of ['*', '"3"', '3, 3', '-1', '1e9', 'x']) {
      const answer = await shop.call(admin, 'PATCH', path, { name: 'Lotos 3' }, { 'if-revision-match': seen });
      expect([answer.status, answer.body.code]).toEqual([400, 'request.revision_match']);
    }
    expect((await call('PATCH', `${id}/`, { active: false, name: 'Lotos 3' }, 3)).status).toBe(400);
  });

  it('is found and shown by its new name, and those who keep its benefits are told of it', async () => {
    const { id } = await add({ name: 'Staro ime' });
    await makeBenefit(database, clock.now, { providerId: id, nameSr: 'Joga', searchKey: 'joga staro ime' });
    const found = async (search: string) =>
      (await shop.call(employee, 'GET', `/v2/benefit/?search=${search}`)).body.results.map(
        (benefit: { provider: { name: string } | string }) => JSON.stringify(benefit.provider),
      );
    const poll = async () => String((await shop.call(employee, 'GET', '/v2/me/')).headers.etag);
    const [before, etag] = [await found('staro'), await poll()];
    await call('PATCH', `${id}/`, { website: 'https://ime.rs' }, 1);
    expect(await poll()).toBe(etag);
    await call('PATCH', `${id}/`, { name: 'Novo čudo' }, 2);
    expect(before).toHaveLength(1);
    expect(await found('staro')).toEqual([]);
    expect(await found('novo+cudo+joga')).toEqual([expect.stringContaining('Novo čudo')]);
    expect(await poll()).not.toBe(etag);
  });

  it('takes five statements to change, and two to read', async () => {
    const { id } = await add({ name: 'Brojanica' });
    const change = () => call('PATCH', `${id}/`, { website: 'https://brojanica.rs' }, 1);
    expect(await shop.statements(change)).toHaveLength(5);
    expect(await shop.statements(() => call('GET', `${id}/`))).toHaveLength(2);
  });
});

describe('its picture', () => {
  it('is replaced, shown by its address, and removed with its bytes', async () => {
    const { id } = await add({ name: 'Slikovnica' });
    const send = (seen: number) =>
      shop.send(admin, 'POST', `${PATH}${id}/picture/`, [{ name: 'picture', bytes: pngFile() }], {
        'if-revision-match': String(seen),
      });
    const shown = async (address: string) => (await shop.app.inject({ url: address })).statusCode;
    const first = await send(1);
    expect([first.status, first.body.revision]).toEqual([200, 2]);
    expect(first.body.picture).toMatch(/^\/files\/providers\/2026-11-20\/\d+\/[\w-]{32}$/);
    expect(await shown(first.body.picture)).toBe(200);
    expect((await send(1)).body.code).toBe('record.changed');
    const second = await send(2);
    expect([await shown(first.body.picture), await shown(second.body.picture)]).toEqual([404, 200]);
    const removed = await call('DELETE', `${id}/picture/`, undefined, 3);
    expect(removed.body).toMatchObject({ picture: null, revision: 4 });
    expect(await shown(second.body.picture)).toBe(404);
    const keyOf = (address: string) => address.replace('/files/providers/', '');
    const keys = [first, second].map(({ body }) => keyOf(body.picture));
    expect(
      await ask(database, sql`select payload ->> 'key' as key from outbox where kind = 'remove_file' order by id`),
    ).toEqual(keys.map((key) => ({ key })));
    expect(await kindsOf(id)).toHaveLength(4);
    expect(await toldOf(id)).toEqual([['active', 'name'], ['picture'], ['picture'], ['picture']]);
  });

  it('is a JPEG or a PNG, by what is in it', async () => {
    const { id } = await add({ name: 'Crtanka' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const parts = [{ name: 'picture', bytes: svg, filename: 'a.png' }];
    const { status } = await shop.send(admin, 'POST', `${PATH}${id}/picture/`, parts, { 'if-revision-match': '1' });
    expect(status).toBe(415);
  });
});

describe('its end', () => {
  const impactOf = async (id: number) => (await call('GET', `${id}/impact/`)).body;
  const end = (id: number, impact: string, seen = 1) =>
    call('POST', `${id}/deactivate/`, { impact, reason: 'Zatvoren je' }, seen);

  it('waits until it has nothing on offer', async () => {
    const { id } = await add({ name: 'Prometni' });
    const benefit = await makeBenefit(database, clock.now, { providerId: id, nameSr: 'Bazen', nameEn: 'Pool' });
    const blocked = await impactOf(id);
    expect(blocked).toEqual({
      impact: expect.stringMatching(/^[\da-f]{64}$/),
      weight: 'blocked',
      effects: {
        benefits: 1,
        some_benefits: [{ id: benefit, name_sr: 'Bazen', name_en: 'Pool' }],
        withdrawn_benefits: 0,
      },
    });
    const refused = await end(id, blocked.impact);
    expect([refused.status, refused.body.code, refused.body.benefits]).toEqual([409, 'providers.in_use', 1]);

    await ask(database, sql`update benefits set active = false where id = ${benefit}`);
    const moved = await end(id, blocked.impact);
    const now = { weight: 'harmless', effects: { benefits: 0, some_benefits: [], withdrawn_benefits: 1 } };
    expect([moved.status, moved.body]).toMatchObject([409, { code: 'impact.changed', now }]);
    const ended = await end(id, moved.body.now.impact);
    expect([ended.status, ended.body]).toMatchObject([200, { active: false, revision: 2 }]);
    expect((await call('POST', `${id}/reactivate/`, undefined, 2)).body).toMatchObject({ active: true, revision: 3 });
    const [change] = await ask<{ reason: string }>(
      database,
      sql`select reason from changes where kind = 'provider.deactivated' and record_id = ${String(id)}`,
    );
    expect(change).toEqual({ reason: 'Zatvoren je' });
    expect(await toldOf(id)).toEqual([['active', 'name'], ['active'], ['active']]);
  });

  it.each([{}, { impact: 'x', reason: 'Zašto' }, { impact: 'a'.repeat(64) }, { impact: 'a'.repeat(64), reason: ' ' }])(
    'is not taken of %j',
    async (body) => {
      expect((await call('POST', `${cokolada}/deactivate/`, body, 1)).status).toBe(400);
    },
  );

  it('is answered of one that is not there as of any other', async () => {
    expect((await call('GET', '999999/impact/')).status).toBe(404);
    expect((await end(999_999, 'a'.repeat(64))).status).toBe(404);
  });
});

describe('two who add one name at once', () => {
  let round = 0;
  noticing(
    shop,
    async (send, on) => {
      round += 1;
      const name = `Blizanac ${round}`;
      expect(statuses(await storm(on, () => send(admin, 'POST', PATH, { name })))).toEqual({ 201: 1, 409: STORM - 1 });
    },
    { doesNotWait: (text) => text.replace('pg_advisory_xact_lock(', 'abs(') },
  );
});
