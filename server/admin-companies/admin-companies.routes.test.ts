import { describe, expect, it } from 'vitest';
import type { AdminCompany, EditedCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { checkedBudgets } from '../testing/budget-file.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Ana', lastName: 'Admin' } });
await ask(database, sql`update companies set name = 'Izbor' where id = ${admin.companyId}`);

const PATH = '/admin/companies/';
const call = (method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(admin, method, `${PATH}${path}`, body, seen === undefined ? {} : { 'if-revision-match': String(seen) });
const list = async (query = '') => (await call('GET', query)).body;
const names = async (query = '') => (await list(query)).results.map(({ name }: { name: string }) => name);
const add = async (fields: object): Promise<AdminCompany> =>
  (await call('POST', '', { country: 'RS', currency: 'RSD', ...fields })).body;
const open = async (id: number): Promise<EditedCompany> => (await call('GET', `${id}/`)).body;
const kindsOf = async (id: number) => {
  const rows = await ask<{ kind: string }>(
    database,
    sql`select kind from changes where record_kind = 'company' and record_id = ${String(id)} order by id`,
  );
  return rows.map(({ kind }) => kind);
};

const zica = await add({ name: 'Žiča' });
const cacak = await add({ name: 'Čačak', country: 'ME', currency: 'EUR' });
const una = await add({ name: 'Una', country: 'BA', currency: 'KM' });
const ownerOfCacak = await shop.person({ companyId: cacak.id, changes: { companyRoles: ['owner'] } });
const spender = await shop.person({ companyId: cacak.id, flexible: 1_000_050 });

const spend = (spent: number, ago: string, who = spender) =>
  ask(
    database,
    sql`
    insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, created_at)
    values (${who.companyId}, ${who.userId}, 0, 0, 'purchase', ${spent},
      ${clock.now.toISOString()}::timestamptz - ${ago}::interval)`,
  );

describe('the list', () => {
  it('is in Serbian order, with what each holds and has spent since New Year in Belgrade', async () => {
    await spend(10_000, '2 years');
    await spend(25_050, '1 day');
    await spend(-5000, '1 hour');
    await ask(
      database,
      sql`update accounts set held = 70 where company_id = ${cacak.id} and user_id = ${spender.userId}`,
    );
    const { results, count } = await list();
    expect([count, results.map(({ name }: ListedName) => name)]).toEqual([4, ['Čačak', 'Izbor', 'Una', 'Žiča']]);
    expect(results[0]).toEqual({
      id: cacak.id,
      name: 'Čačak',
      country: 'ME',
      currency: 'EUR',
      card_color: 'evergreen',
      promise_days: 3,
      active: true,
      revision: 1,
      people: 2,
      admins: 1,
      held: 0.7,
      spent: 200.5,
      changed: { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } },
    });
  });

  it.each([
    ['?state=inactive', []],
    ['?country=BA', ['Una']],
    ['?currency=RSD', ['Izbor', 'Žiča']],
    ['?without_admin=false', ['Čačak']],
    ['?without_admin=true&ordering=-name', ['Žiča', 'Una', 'Izbor']],
    ['?search=zica', ['Žiča']],
    ['?ordering=-people&country=ME', ['Čačak']],
  ])('is filtered by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('has the orders of its table and no others', async () => {
    expect((await names('?ordering=-people'))[0]).toBe('Čačak');
    for (const ordering of ['held', 'id', 'code'])
      expect((await call('GET', `?ordering=${ordering}`)).status).toBe(400);
  });

  it('takes two statements whatever is asked', async () => {
    const all = '?search=a&state=active&country=RS&currency=RSD&without_admin=true&ordering=-people';
    for (const query of ['', all]) expect(await shop.statements(() => list(query))).toHaveLength(2);
  });

  it('is a file too, without codes', async () => {
    const { payload } = await shop.app.inject({
      url: `/api${PATH}export/?country=ME`,
      headers: admin.headers,
    });
    const [headings, ...lines] = payload.split('\r\n');
    expect(headings).toContain('"Ljudi / People","Rezervisano / Held","Potrošeno ove godine / Spent this year"');
    expect(lines).toEqual([`"${cacak.id}","Čačak","ME","EUR","2","0.70","200.50","Aktivna / Active"`, '']);
    expect(payload).not.toContain(cacak.code);
  });

  it('has in its file a number where more was given back this year than was spent', async () => {
    const { id } = await add({ name: 'Vraćena', country: 'BA', currency: 'KM' });
    await spend(-120_000, '1 hour', await shop.person({ companyId: id }));
    const { payload } = await shop.app.inject({ url: `/api${PATH}export/?search=vracena`, headers: admin.headers });
    expect(payload.split('\r\n')[1]).toBe(`"${id}","Vraćena","BA","BAM","1","0.00","-1200.00","Aktivna / Active"`);
  });
});

interface ListedName {
  name: string;
}

describe('a company', () => {
  it('is added with a code that nobody reads wrongly, and its people register with it', async () => {
    const made = await call('POST', '', { name: ' Vetrovi ', country: 'RS', currency: 'RSD', promise_days: 5 });
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: 'Vetrovi', card_color: 'evergreen', promise_days: 5, active: true, revision: 1 },
    ]);
    expect(made.body.code).toMatch(/^([A-HJ-KMNP-Z2-9]{4}-){2}[A-HJ-KMNP-Z2-9]{4}$/);
    const { id } = made.body;
    expect(await open(id)).toEqual({
      ...made.body,
      changed: { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } },
      currency_fixed: false,
      people: 0,
      admins: 0,
      invited_admins: [],
    });
    expect((await call('GET', '999999/')).status).toBe(404);
  });

  it.each([
    [{}, ['country', 'currency', 'name']],
    [{ name: 'x', country: 'RS', currency: 'RSD' }, ['name']],
    [{ name: '\u200b', country: 'RS', currency: 'RSD' }, ['name']],
    [{ name: 'x'.repeat(121), country: 'RS', currency: 'RSD' }, ['name']],
    [{ name: 'Dobra', country: 'HR', currency: 'RSD' }, ['country']],
    [{ name: 'Dobra', country: 'RS', currency: 'USD' }, ['currency']],
    [{ name: 'Dobra', country: 'RS', currency: 'RSD', card_color: 'pink' }, ['card_color']],
    [{ name: 'Dobra', country: 'RS', currency: 'RSD', promise_days: 21 }, ['promise_days']],
    [{ name: 'Dobra', country: 'RS', currency: 'RSD', admin_email: 'nije' }, ['admin_email']],
    // The first letter is Cyrillic.
    [{ name: 'Dobra', country: 'RS', currency: 'RSD', admin_email: 'аna@izbor.test' }, ['admin_email']],
  ])('is not added of %j', async (fields, wrong) => {
    const { status, body } = await call('POST', '', fields);
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, wrong]);
  });

  it('has a name of its own in its country', async () => {
    const refused = await call('POST', '', { name: 'zica', country: 'RS', currency: 'RSD' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'companies.twin', twin: { id: zica.id, name: 'Žiča', active: true } },
    ]);
    const elsewhere = await call('POST', '', { name: 'Žiča', country: 'BA', currency: 'KM' });
    expect(elsewhere.status).toBe(201);
    const moved = await call('PATCH', `${elsewhere.body.id}/`, { country: 'RS' }, 1);
    expect(moved.body.code).toBe('companies.twin');
  });

  it('has the name of another one whatever its apostrophe', async () => {
    const { id } = await add({ name: 'O’Nil' });
    const refused = async (name: string) =>
      (await call('POST', '', { name, country: 'RS', currency: 'RSD' })).body.twin;
    expect(await refused("O'Nil")).toMatchObject({ id });
    expect(await refused('O’NIL')).toMatchObject({ id });
  });

  it('is changed only by whoever saw its last revision, and its people see it', async () => {
    const { id } = await add({ name: 'Lotos' });
    const employee = await shop.person({ companyId: id });
    const me = async () => (await shop.call(employee, 'GET', '/v2/me/')).body.company;
    expect((await call('PATCH', `${id}/`, { name: 'Lotos 2' })).body.code).toBe('record.revision_missing');
    const changed = await call('PATCH', `${id}/`, { name: 'Lotos 2', card_color: 'plum', promise_days: 20 }, 1);
    expect(changed.body).toMatchObject({ name: 'Lotos 2', card_color: 'plum', promise_days: 20, revision: 2 });
    expect(await me()).toEqual({ id, name: 'Lotos 2', card_color: 'plum', currency: 'RSD' });
    const late = await call('PATCH', `${id}/`, { name: 'Lotos 3' }, 1);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'record.changed', revision: 2, changed_by: { name: 'Ana Admin' }, record: { id, name: 'Lotos 2' } },
    ]);
    expect(await kindsOf(id)).toEqual(['company.added', 'company.changed']);
  });

  it('keeps its currency from the first money on that its people are given', async () => {
    const { id } = await add({ name: 'Valutna' });
    expect((await call('PATCH', `${id}/`, { currency: 'EUR' }, 1)).body.currency).toBe('EUR');
    const boss = await shop.person({ companyId: id, changes: { companyRoles: ['owner'] } });
    await shop.person({ companyId: id });
    await shop.call(boss, 'POST', '/company/budgets/', { people: 'all', amount: 100 });
    const refused = await call('PATCH', `${id}/`, { currency: 'RSD' }, 2);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      409,
      'companies.currency_fixed',
      ['currency'],
    ]);
    expect(await open(id)).toMatchObject({ currency: 'EUR', currency_fixed: true, revision: 2 });
  });

  it('forgets with its currency the prices that its people have accepted in the one before', async () => {
    const { id } = await add({ name: 'Preračunata' });
    const employee = await shop.person({ companyId: id });
    const me = async () => (await shop.call(employee, 'GET', '/v2/me/')).body;
    const benefit = await makeBenefit(database, clock.now, { price: 117_200 });
    await shop.call(employee, 'POST', '/v2/toggle-cart/', { id: benefit, unit_price: 1172 });
    expect(await me()).toMatchObject({ currency: 'RSD', cart: [{ accepted_price: 1172 }] });
    await call('PATCH', `${id}/`, { currency: 'EUR' }, 1);
    expect(await me()).toMatchObject({
      currency: 'EUR',
      cart: [{ accepted_price: null, benefit: { price_discount_currency: 10 } }],
    });
  });

  it.each([
    ['budgets', 'mapping', false],
    ['budgets', 'checking', true],
    ['budgets', 'problems', true],
    ['budgets', 'ready', true],
    ['budgets', 'waiting', true],
    ['budgets', 'discarded', false],
    ['people', 'ready', false],
  ])('of which a file of %s is at the step “%s” keeps its currency: %j', async (kind, step, isFixed) => {
    const { id } = await add({ name: `Uvozna ${kind} ${step}` });
    const boss = await shop.person({ companyId: id, changes: { companyRoles: ['owner'] } });
    const file = await checkedBudgets(database, boss, { rows: [[boss.email, '1']], now: clock.now });
    await ask(
      database,
      sql`update imports set kind = ${kind}, status = ${step}::import_status where company_id = ${id} and id = ${file}`,
    );
    expect((await open(id)).currency_fixed).toBe(isFixed);
    expect((await call('PATCH', `${id}/`, { currency: 'EUR' }, 1)).status).toBe(isFixed ? 409 : 200);
  });

  it('has the usual limit of another currency, not the figure that its owner set of the one before, and reads why', async () => {
    const { id } = await add({ name: 'Granična' });
    const changes = { companyRoles: ['owner' as const] };
    const boss = await shop.person({ companyId: id, changes });
    const limit = async () => (await shop.call(boss, 'GET', '/company/approval-limit/')).body.limit;
    await shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 500_000 });
    await call('PATCH', `${id}/`, { name: 'Granična 2', currency: 'RSD' }, 1);
    expect(await limit()).toBe(500_000);
    await call('PATCH', `${id}/`, { currency: 'EUR' }, 2);
    expect(await limit()).toBe(8500);
    const [last] = (await shop.call(boss, 'GET', '/company/changes/')).body.results;
    expect(last).toMatchObject({
      kind: 'company.changed',
      by: { name: 'Ana Admin' },
      values: [{ field: 'approval_limit', before: 500_000, after: 8500 }],
    });
    // A company without a limit has no change to record.
    await call('PATCH', `${id}/`, { currency: 'KM' }, 3);
    expect((await shop.call(boss, 'GET', '/company/changes/')).body.results[0].id).toBe(last.id);
  });

  it('gets a new code, and the former one opens nothing', async () => {
    const { id, code } = await add({ name: 'Tajna' });
    const register = async (company_code: string) => {
      const form = {
        email: 'una@izbor.test',
        company_code,
        password: 'Duga lozinka 26!',
        first_name: 'Una',
        language: 'SR',
      };
      const { status, body } = await shop.call(null, 'POST', '/user/register/', { ...form, last_name: 'Unić' });
      return [status, Object.keys(body?.fields ?? {})];
    };
    const renewed = await call('POST', `${id}/code/`, undefined, 1);
    expect([renewed.status, renewed.body.revision]).toEqual([200, 2]);
    expect(renewed.body.code).not.toBe(code);
    expect(await kindsOf(id)).toEqual(['company.added', 'company.code_renewed']);
    const noted = await ask(
      database,
      sql`select 1 as one from change_values v where v::text like ${`%${renewed.body.code}%`}`,
    );
    expect(noted).toEqual([]);
    expect(await register(code)).toEqual([400, ['company_code']]);
    expect(await register(renewed.body.code.toLowerCase())).toEqual([201, []]);
  });

  it('takes five statements to change, and two to read', async () => {
    const { id } = await add({ name: 'Brojanica' });
    const change = () => call('PATCH', `${id}/`, { promise_days: 4 }, 1);
    expect(await shop.statements(change)).toHaveLength(5);
    expect(await shop.statements(() => open(id))).toHaveLength(2);
  });
});

describe('its first owner', () => {
  it('is invited with it, and owns its administration once they have registered', async () => {
    const { id } = await add({ name: 'Prva', admin_email: ' Vesna@Izbor.test', admin_language: 'EN' });
    expect(await open(id)).toMatchObject({ admins: 0, invited_admins: ['vesna@izbor.test'] });
    const posted = await ask<{ language: string }>(
      database,
      sql`
      select o.payload->>'language' as language from outbox o join invitations i
        on i.company_id = o.company_id and i.id = (o.payload->>'invitationId')::bigint
      where o.company_id = ${id} and i.email = 'vesna@izbor.test' and i.invited_by is null`,
    );
    expect(posted).toEqual([{ language: 'EN' }]);
    await ask(database, sql`update users set confirmed = true where company_id = ${id}`);
    expect(await open(id)).toMatchObject({ admins: 1, invited_admins: [], people: 1 });
    const roles = await ask<{ kind: string }>(
      database,
      sql`select kind from changes where company_id = ${id} order by id`,
    );
    expect(roles.map(({ kind }) => kind)).toEqual(['person.added', 'invitation.sent', 'person.roles_changed']);
  });

  it('is nobody who has an account elsewhere: they could not register', async () => {
    const fields = { name: 'Druga', country: 'RS', currency: 'RSD', admin_email: ownerOfCacak.email };
    const { status, body } = await call('POST', '', fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['admin_email']]);
    expect(await names('?search=druga')).toEqual([]);
  });
});

describe('its end', () => {
  const impactOf = async (id: number) => (await call('GET', `${id}/impact/`)).body;
  const end = (id: number, impact: string, seen = 1) =>
    call('POST', `${id}/deactivate/`, { impact, reason: 'Ugovor je istekao' }, seen);

  it('shuts the shop to its people until it is taken back', async () => {
    const { id } = await add({ name: 'Prolazna' });
    const employee = await shop.person({ companyId: id, flexible: 5000 });
    const before = await impactOf(id);
    expect(before).toMatchObject({
      weight: 'heavy',
      effects: { people: 1, held: 0, left: 50, subscriptions: 0, open_orders: 0, own: false, last_owner: false },
    });
    await shop.person({ companyId: id });
    const moved = await end(id, before.impact);
    expect([moved.status, moved.body]).toMatchObject([
      409,
      { code: 'impact.changed', now: { effects: { people: 2 } } },
    ]);
    expect((await end(id, moved.body.now.impact)).body).toMatchObject({ active: false, revision: 2 });
    expect((await shop.call(employee, 'GET', '/v2/me/')).status).toBe(401);
    expect((await call('POST', `${id}/reactivate/`, undefined, 2)).body).toMatchObject({ active: true, revision: 3 });
    expect((await shop.call(employee, 'GET', '/v2/me/')).body.balance).toBe(50);
    expect(await kindsOf(id)).toEqual(['company.added', 'company.deactivated', 'company.reactivated']);
  });

  it('is nothing to an empty one', async () => {
    expect(await impactOf(una.id)).toMatchObject({ weight: 'harmless', effects: { people: 0 } });
  });

  it('is not for one’s own company, nor for the one where all owners are', async () => {
    const own = await impactOf(admin.companyId);
    expect(own).toMatchObject({ weight: 'blocked', effects: { own: true, last_owner: true } });
    expect((await end(admin.companyId, own.impact)).body.code).toBe('companies.own');
    const operations = await shop.person({ changes: { adminRoles: ['operations'] } });
    const path = `${PATH}${admin.companyId}/`;
    const seen = (await shop.call(operations, 'GET', `${path}impact/`)).body;
    expect(seen).toMatchObject({ weight: 'blocked', effects: { own: false, last_owner: true } });
    const revision = { 'if-revision-match': '1' };
    const body = { impact: seen.impact, reason: 'Zašto' };
    const refused = await shop.call(operations, 'POST', `${path}deactivate/`, body, revision);
    expect([refused.status, refused.body.code]).toEqual([409, 'roles.last_owner']);
  });
});

describe('two who add one name at once', () => {
  let round = 0;
  noticing(
    shop,
    async (send, on) => {
      round += 1;
      const fields = { name: `Blizanac ${round}`, country: 'RS', currency: 'RSD' };
      expect(statuses(await storm(on, () => send(admin, 'POST', PATH, fields)))).toEqual({ 201: 1, 409: STORM - 1 });
    },
    { doesNotWait: (text) => text.replace('pg_advisory_xact_lock(', 'abs(') },
  );
});
