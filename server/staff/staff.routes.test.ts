import { describe, expect, it } from 'vitest';
import { searchKey, sortKey } from '#contract/search/search.rules.ts';
import { accounts } from '../budgets/budgets.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { users } from '../people/people.table.ts';
import { makeCategory } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const DAY = 24 * 60 * 60 * 1000;

await makeCategory(database, 1);
const owner = await shop.person({
  changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić', unit: 'Ljudi' },
});
const { companyId } = owner;
const elsewhere = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Đorđe', lastName: 'Đurić' } });
const admin = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Zec' } });

const call = (who: Person, method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(who, method, path, body, seen === undefined ? {} : { 'if-revision-match': String(seen) });
const own = (method: string, path = '', body?: unknown, seen?: number) =>
  call(owner, method, `/company/people/${path}`, body, seen);
const add = (fields: object, who = owner) =>
  call(who, 'POST', '/company/people/', { first_name: 'Nova', last_name: 'Osoba', ...fields });
const names = async (query = '') => {
  const { body } = await own('GET', query);
  return body.results.map(({ first_name, last_name }: Record<string, string>) => `${first_name} ${last_name}`);
};
const kindsOf = async (id: number) => {
  const rows = await ask<{ kind: string }>(
    database,
    sql`select kind from changes where record_kind = 'person' and record_id = ${String(id)} order by id`,
  );
  return rows.map(({ kind }) => kind);
};

const ana = await shop.person({
  companyId,
  flexible: 100_000,
  budgets: { 1: 5_000 },
  changes: { firstName: 'Ana', lastName: 'Čolić', unit: 'Prodaja', externalId: '0042' },
});
await shop.person({
  companyId,
  changes: { firstName: 'Petar', lastName: 'Nikolić', endsOn: '2026-12-31', unit: 'Prodaja' },
});
await shop.person({ companyId, changes: { firstName: 'Ivo', lastName: 'Bivši', active: false, endedAt: clock.now } });
await shop.person({
  companyId,
  changes: { firstName: 'Rada', lastName: 'Rađena', confirmed: false, passwordHash: 'x', companyRoles: ['reports'] },
});
const added = (await add({ email: 'luka@vetar.rs', first_name: 'Luka', last_name: 'Žarić', position: 'Inženjer' }))
  .body;
const invited = (await add({ email: 'nada@vetar.rs', first_name: 'Nada', last_name: 'Ćosić', invite: true })).body;

describe('the list of a company', () => {
  it('has its own people alone, by last name in Serbian order, with what is left and never what was bought', async () => {
    expect(await names()).toEqual([
      'Ivo Bivši',
      'Ana Čolić',
      'Nada Ćosić',
      'Vesna Ilić',
      'Petar Nikolić',
      'Rada Rađena',
      'Luka Žarić',
    ]);
    const { results, count, count_is_exact } = (await own('GET', '?search=colic')).body;
    expect([count, count_is_exact, results]).toEqual([
      1,
      true,
      [
        {
          id: ana.userId,
          first_name: 'Ana',
          last_name: 'Čolić',
          email: ana.email,
          pending_email: null,
          position: '',
          unit: 'Prodaja',
          state: 'active',
          ends_on: null,
          profile_picture: null,
          company_roles: [],
          invitation: null,
          created_at: clock.now.toISOString(),
          revision: 1,
          changed: { at: expect.stringMatching(/Z$/), by: null },
          left: 1000,
          budgets: [expect.objectContaining({ category: 1, icon: 'sport', amount: 50, left: 50 })],
        },
      ],
    ]);
    // This person has no budgets, though a colleague has.
    expect((await own('GET', '?search=nikolic')).body.results).toMatchObject([{ left: 0, budgets: [] }]);
  });

  it.each([
    ['?state=ended', ['Ivo Bivši']],
    ['?state=leaving', ['Petar Nikolić']],
    ['?state=registered', ['Rada Rađena']],
    ['?state=invited', ['Nada Ćosić']],
    ['?state=added', ['Luka Žarić']],
    ['?state=expired', []],
    ['?state=active', ['Ana Čolić', 'Vesna Ilić']],
    ['?state=ended,invited', ['Ivo Bivši', 'Nada Ćosić']],
    ['?unit=Prodaja', ['Ana Čolić', 'Petar Nikolić']],
    ['?unit=R%26D,Prodaja&state=leaving,ended', ['Petar Nikolić']],
    ['?unit=Prod%252Caja', []],
    ['?role=owner', ['Vesna Ilić']],
    ['?role=reports', ['Rada Rađena']],
    ['?without_budget=false', ['Ana Čolić']],
    ['?without_budget=true&state=added', ['Luka Žarić']],
    ['?left_from=1000', ['Ana Čolić']],
    ['?left_from=1000.01', []],
    ['?left_to=999.99&state=added', ['Luka Žarić']],
    ['?left_from=0&left_to=0&state=added', ['Luka Žarić']],
    ['?unopened=true', []],
    ['?search=0042', ['Ana Čolić']],
    ['?search=LUKA@vetar', ['Luka Žarić']],
    ['?search=ЧОЛИЋ', ['Ana Čolić']],
    ['?search=%25', []],
    ['?ordering=-name&unit=Prodaja', ['Petar Nikolić', 'Ana Čolić']],
    ['?ordering=-created&page_size=2', ['Nada Ćosić', 'Luka Žarić']],
  ])('is filtered by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ['', { people: 7, left: 1000 }],
    ['?unit=Prodaja', { people: 2, left: 1000 }],
    ['?left_to=999', { people: 6, left: 0 }],
    ['?search=zaric', { people: 1, left: 0 }],
    ['?state=expired', { people: 0, left: 0 }],
  ])('is summed up over all its pages, filtered by "%s"', async (query, sums) => {
    expect((await own('GET', `sums/${query}`)).body).toEqual(sums);
  });

  it('has certain people alone, whose numbers are named, and writes some or all but some into a file', async () => {
    const [one, two, three] = (await own('GET', '?state=active,leaving')).body.results;
    const some = `ids=${one.id},${three.id}`;
    expect(await names(`?${some}`)).toEqual([one, three].map((each) => `${each.first_name} ${each.last_name}`));
    const file = async (query: string) =>
      (await shop.app.inject({ url: `/api/company/people/export/?${query}`, headers: owner.headers })).payload;
    expect((await file(some)).split('\n').filter((line) => line.includes('@'))).toHaveLength(2);
    const rest = await file(`state=active,leaving&except=${one.id},${three.id}`);
    expect([one, two, three].map(({ email }) => rest.includes(email))).toEqual([false, true, false]);
  });

  it.each(['state=gone', 'state=active,gone', 'state=active,', 'ids=1,x', 'role=king'])(
    'refuses %s with its field',
    async (query) => {
      const { status, body } = await own('GET', `?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it('is summed up for some of its people alone, and for nobody else’s', async () => {
    const sums = async (query: string) => (await own('GET', `sums/?${query}`)).body;
    expect(await sums(`ids=${ana.userId},${invited.id}`)).toEqual({ people: 2, left: 1000 });
    expect(await sums(`ids=${elsewhere.userId}`)).toEqual({ people: 0, left: 0 });
    expect(await sums(`unit=Prodaja&except=${ana.userId}`)).toEqual({ people: 1, left: 0 });
    for (const wrong of ['ids=1,', 'ids=a', `except=${'1,'.repeat(1000)}1`])
      expect((await own('GET', `sums/?${wrong}`)).status).toBe(400);
  });

  it('says of each state what its filter says', async () => {
    const { results } = (await own('GET')).body;
    for (const { id, state } of results) {
      const { body } = await own('GET', `?state=${state}`);
      expect(body.results.map((one: { id: number }) => one.id)).toContain(id);
    }
  });

  it('tells how far an invitation is: sent, opened, too old', async () => {
    expect((await own('GET', `${invited.id}/`)).body).toMatchObject({
      state: 'invited',
      invitation: { sent_at: null, opened_at: null },
    });
    const [mail] = await sentMails(shop);
    expect(await names('?unopened=true')).toEqual(['Nada Ćosić']);
    await shop.call(null, 'GET', `/user/invitation/${idIn(mail)}/`);
    expect((await own('GET', `${invited.id}/`)).body.invitation).toMatchObject({
      sent_at: clock.now.toISOString(),
      opened_at: clock.now.toISOString(),
    });
    expect(await names('?unopened=true')).toEqual([]);
    const { now } = clock;
    clock.now = new Date(now.getTime() + 15 * DAY);
    expect(await names('?state=expired')).toEqual(['Nada Ćosić']);
    clock.now = now;
  });

  it('names its units, and nobody else’s', async () => {
    await database.update(users).set({ unit: 'Tajna' }).where(sql`id = ${elsewhere.userId}`);
    expect((await own('GET', 'units/')).body).toEqual({ results: ['Ljudi', 'Prodaja'] });
  });

  it('is a file that an import takes, and runs nothing', async () => {
    const { headers } = owner;
    await database.update(users).set({ position: '=1+1' }).where(sql`id = ${ana.userId}`);
    const { payload } = await shop.app.inject({ url: '/api/company/people/export/?search=colic', headers });
    await database.update(users).set({ position: '' }).where(sql`id = ${ana.userId}`);
    const [heads, line] = payload.split('\r\n');
    expect(heads).toContain('"E-adresa / E-mail","Ime / First name","Prezime / Last name"');
    expect(line).toBe(`"${ana.email}","Ana","Čolić","'=1+1","EN","Prodaja","0042","","Aktivan nalog / Active"`);
  });

  it('takes two statements however many people there are', async () => {
    const large = await shop.person({ changes: { companyRoles: ['owner'] } });
    await makeCrowd(database, large.companyId, 12_000);
    const all =
      '?search=ljudi&state=active&without_budget=true&left_from=0&left_to=9&unopened=false&ordering=-created&page=2';
    for (const query of ['', all]) {
      const list = () => call(large, 'GET', `/company/people/${query}`);
      expect(await shop.statements(list)).toHaveLength(2);
      expect((await list()).body).toMatchObject({ count: 10_000, count_is_exact: false });
    }
    expect(await shop.statements(() => own('GET', `${ana.userId}/`))).toHaveLength(2);
  });
});

describe('the list of the platform', () => {
  const list = async (query: string) => (await call(admin, 'GET', `/admin/users/${query}`)).body;

  it('has the people of all companies, with whose they are', async () => {
    const { results } = await list(`?company=${companyId}&search=vesna`);
    expect(results).toMatchObject([
      {
        id: owner.userId,
        company: { id: companyId, name: 'Vetar d.o.o.', currency: 'RSD' },
        company_roles: ['owner'],
        admin_roles: [],
        corporate_account: false,
        has_code: false,
      },
    ]);
    expect(results[0]).not.toHaveProperty('left');
  });

  it.each([
    ['?role=admin.operations', ['Zec']],
    ['?role=company.reports', ['Rađena']],
    ['?role=corporate', []],
    ['?role=corporate,company.reports,admin.operations', ['Rađena', 'Zec']],
    ['?state=leaving,registered', ['Nikolić', 'Rađena']],
    ['?search=djuric', ['Đurić']],
    ['?state=leaving', ['Nikolić']],
    ['?without_code=false', []],
    ['?search=zec&without_code=true', ['Zec']],
  ])('is filtered by %s', async (query, found) => {
    const { results } = await list(query);
    expect(results.map(({ last_name }: { last_name: string }) => last_name)).toEqual(found);
  });

  it.each(["o'n", 'o’n'])('finds either apostrophe of a name for %s', async (search) => {
    const names = { firstName: 'Zvonimir', lastName: search === "o'n" ? 'O’Nil' : "O'Nil" };
    const { companyId: elsewhere } = await shop.person({ changes: names });
    const { results } = await list(`?company=${elsewhere}&search=${encodeURIComponent(search)}`);
    expect(results).toMatchObject([{ last_name: names.lastName }]);
  });

  it('takes two statements, and its file is one', async () => {
    expect(await shop.statements(() => list('?search=a&ordering=-name&without_code=true'))).toHaveLength(2);
    const { payload } = await shop.app.inject({
      url: `/api/admin/users/export/?company=${companyId}&role=company.owner`,
      headers: admin.headers,
    });
    expect(payload).toContain(`"Vetar d.o.o.","${owner.email}","Vesna","Ilić","company.owner"`);
  });
});

it.each(['Đorđe Šćepanović', 'Љубица Џакић', 'José Núñez', 'ČĆŠŽĐ čćšžđ', 'Adjić', 'Njegoš Lj'])(
  'finds and sorts %j by the keys that the contract makes',
  async (name) => {
    const [keys] = await ask<object>(
      database,
      sql`select search_key_of(${name}) as search, sort_key_of(${name}) as sort`,
    );
    expect(keys).toEqual({ search: searchKey(name), sort: sortKey(name) });
  },
);

it.each(['İ', ' a\u00a0\t b ', 'e\u0301'])('finds %j by the key that the contract makes', async (name) => {
  const [key] = await ask<object>(database, sql`select search_key_of(${name}) as search`);
  expect(key).toEqual({ search: searchKey(name) });
});

describe('adding somebody', () => {
  it('makes a person without an account, who has the flexible budget to be given', async () => {
    expect(added).toMatchObject({ state: 'added', has_account: false, revision: 1, invitation: null, language: 'SR' });
    const pots = await database.select().from(accounts).where(sql`user_id = ${added.id}`);
    expect(pots).toMatchObject([{ categoryId: 0, allocated: 0 }]);
    expect(await kindsOf(added.id)).toEqual(['person.added']);
  });

  it('leads from the invitation to that very person', async () => {
    const { id } = (await add({ email: 'mina@vetar.rs', invite: true, unit: 'Prodaja' })).body;
    const invite = idIn((await sentMails(shop)).at(-1));
    const form = { first_name: 'Mina', last_name: 'Šarić', email: 'mina@vetar.rs', password: 'Dobra-rec-7!' };
    expect((await shop.call(null, 'POST', '/user/register/', { ...form, invite, language: 'SR' })).status).toBe(201);
    expect((await own('GET', `${id}/`)).body).toMatchObject({
      state: 'registered',
      last_name: 'Šarić',
      unit: 'Prodaja',
    });
    await shop.call(null, 'POST', `/user/confirm/${idIn((await sentMails(shop)).at(-1))}/`);
    expect((await own('GET', `${id}/`)).body).toMatchObject({ state: 'active', has_account: true, birthday: null });
  });

  it.each([
    [{ email: 'luka@vetar.rs' }, 'email'],
    [{ email: 'Luka@Vetar.rs' }, 'email'],
    [{ email: 'nije adresa' }, 'email'],
    [{ email: 'b@vetar.rs', external_id: '0042' }, 'external_id'],
    [{ email: 'b@vetar.rs', birthday: '2030-01-01' }, 'birthday'],
    [{ email: 'b@vetar.rs', last_name: 'a\u202eb' }, 'last_name'],
    [{ email: 'b@vetar.rs', is_admin: true }, 'is_admin'],
    [{ email: 'b@vetar.rs', company_roles: ['owner'] }, 'company_roles'],
    [{ email: 'b@vetar.rs', company: 1 }, 'company'],
  ])('refuses %j at its field', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('leaves an address that leads to another company to it, and tells nobody of it', async () => {
    const { status } = await add({ email: elsewhere.email });
    expect(status).toBe(201);
    const [held] = await ask<object>(
      database,
      sql`select user_id::integer as id from people where email = ${elsewhere.email}`,
    );
    expect(held).toEqual({ id: elsewhere.userId });
  });

  it('is done by the platform for any company, in whose name the invitation is', async () => {
    const body = { company: companyId, email: 'iva@vetar.rs', first_name: 'Iva', last_name: 'Ivić', invite: true };
    expect((await call(admin, 'POST', '/admin/users/', body)).body).toMatchObject({ company: { id: companyId } });
    expect((await sentMails(shop)).at(-1)?.text).toContain('Vetar d.o.o. te poziva na Izbor');
    expect(await call(admin, 'POST', '/admin/users/', { ...body, company: 999_999 })).toMatchObject({
      status: 400,
      body: { fields: { company: expect.any(String) } },
    });
  });
});

describe('changing somebody', () => {
  const change = (id: number, fields: object, seen = 1) => own('PATCH', `${id}/`, fields, seen);

  it('writes what is sent, by revision, and their next poll sees it', async () => {
    const { companyId: at, userId } = ana;
    const version = () =>
      ask<{ v: number }>(database, sql`select version as v from users where company_id = ${at} and id = ${userId}`);
    const [before] = await version();
    // Decomposed letters (NFD), as a Mac may send them.
    const { body } = await change(userId, { unit: 'Podrs\u030Cka', position: ' Dizajnerka ' });
    expect(body).toMatchObject({ unit: 'Podrška', position: 'Dizajnerka', revision: 2 });
    expect(body.changed.by).toEqual({ id: owner.userId, name: 'Vesna Ilić' });
    const [after] = await version();
    expect((after?.v ?? 0) - (before?.v ?? 0)).toBe(1);
    expect(await change(userId, { unit: 'Prodaja' })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', revision: 2, record: { unit: 'Podrška' } },
    });
    expect((await own('PATCH', `${userId}/`, { unit: 'Prodaja' })).status).toBe(428);
    expect((await change(userId, { unit: 'Prodaja', position: '' }, 2)).body.revision).toBe(3);
    expect(await kindsOf(userId)).toEqual(['person.changed', 'person.changed']);
  });

  it('is noticed when they change it themselves meanwhile', async () => {
    const person = await shop.person({ companyId });
    await shop.call(person, 'PATCH', '/v2/me/', { last_name: 'Nova' });
    expect((await change(person.userId, { last_name: 'Stara' })).body).toMatchObject({
      code: 'record.changed',
      revision: 2,
    });
  });

  it('leaves an account holder their address and their birth', async () => {
    for (const fields of [{ email: 'x@vetar.rs' }, { birthday: '1980-01-01' }, { birth_place: 'Bor' }]) {
      const { status, body } = await change(ana.userId, fields, 3);
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(fields)]);
    }
    const path = `/admin/users/${companyId}/${ana.userId}/`;
    expect((await call(admin, 'PATCH', path, { birth_place: 'Bor' }, 3)).body).toMatchObject({ birth_place: 'Bor' });
    expect((await call(admin, 'PATCH', path, { email: 'x@vetar.rs' }, 4)).status).toBe(400);
    expect((await own('GET', `${ana.userId}/`)).body).toMatchObject({ birth_place: null, birthday: null });
  });

  it('gives whoever has no account another address: what was sent to the former one opens nothing', async () => {
    const { id } = (await add({ email: 'pogresna@vetar.rs', invite: true })).body;
    const former = idIn((await sentMails(shop)).at(-1));
    const form = {
      first_name: 'X',
      last_name: 'Y',
      email: 'pogresna@vetar.rs',
      password: 'Dobra-rec-7!',
      language: 'SR',
    };
    await shop.call(null, 'POST', '/user/register/', { ...form, invite: former });
    const confirmation = idIn((await sentMails(shop)).at(-1));
    expect((await change(id, { email: 'prava@vetar.rs' }, 2)).body).toMatchObject({
      email: 'prava@vetar.rs',
      state: 'added',
    });
    expect((await shop.call(null, 'POST', `/user/confirm/${confirmation}/`)).status).toBe(410);
    expect((await shop.call(null, 'POST', '/user/register/', { ...form, invite: former })).status).toBe(410);

    const second = (await add({ email: 'druga@vetar.rs', invite: true })).body;
    expect((await change(second.id, { email: 'treca@vetar.rs' })).body.state).toBe('invited');
    expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual(['treca@vetar.rs']);
  });

  it.each([
    [{ ends_on: '2026-12-31' }],
    [{ active: false }],
    [{ company_roles: [] }],
    [{ revision: 9 }],
    [{ balance: 1 }],
  ])('refuses %j, which is no field of it', async (fields) => {
    expect((await change(ana.userId, fields, 4)).status).toBe(400);
    expect((await call(admin, 'PATCH', `/admin/users/${companyId}/${ana.userId}/`, fields, 4)).status).toBe(400);
  });

  it('of another company is nobody, whatever the path says', async () => {
    const missing = await own('PATCH', '999999/', { unit: 'x' }, 1);
    expect(await own('PATCH', `${elsewhere.userId}/`, { unit: 'x' }, 1)).toMatchObject({
      status: 404,
      body: missing.body,
    });
    const wrong = `/admin/users/${companyId}/${elsewhere.userId}/`;
    for (const method of ['GET', 'PATCH'])
      expect((await call(admin, method, wrong, method === 'GET' ? undefined : {}, 1)).status).toBe(404);
    expect((await call(admin, 'GET', `/admin/users/${elsewhere.companyId}/${elsewhere.userId}/`)).status).toBe(200);
  });

  it('takes at most six statements', async () => {
    const { userId } = await shop.person({ companyId });
    expect(await shop.statements(() => change(userId, { unit: 'Prodaja' }))).toHaveLength(6);
  });
});

it('adds somebody once, when fifty add them at once', async () => {
  const fields = { email: 'isti@vetar.rs', invite: true };
  expect(statuses(await storm(database, () => add(fields)))).toEqual({ 201: 1, 400: STORM - 1 });
  const [sent] = await ask<object>(
    database,
    sql`select count(*)::integer as n from invitations where email = ${fields.email}`,
  );
  expect(sent).toEqual({ n: 1 });
});
