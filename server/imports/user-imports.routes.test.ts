import { describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const helper = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Admin' } });
const boss = () => shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
const runAll = async () => {
  const pace = createBatchSize(2);
  while (await runTasks(database, { kinds: taskKinds, pace, now: clock.now, log: { warn: () => {} } }));
};

const COLUMNS = ['E-adresa', 'Ime', 'Prezime'];
const MAPPING = { email: 0, first_name: 1, last_name: 2 };
const BASE = '/admin/user-imports/';
const at = (id: number, path = '') => `${BASE}${id}/${path}`;
const begun = (company: number, rows: number) => ({ file_name: 'ljudi.csv', columns: COLUMNS, rows, company });
const get = async (id: number) => (await shop.call(helper, 'GET', at(id))).body;

/** Uploads an import into a company from the platform, without checking it. */
async function bring(company: number, rows: readonly string[][]): Promise<number> {
  const { id } = (await shop.call(helper, 'POST', BASE, begun(company, rows.length))).body;
  await shop.call(helper, 'PUT', at(id, 'rows/'), { from: 2, rows });
  return id;
}

async function check(company: number, rows: readonly string[][]): Promise<number> {
  const id = await bring(company, rows);
  expect((await shop.call(helper, 'PUT', at(id, 'mapping/'), { mapping: MAPPING })).status).toBe(202);
  await runAll();
  return id;
}

const peopleOf = async (who: Person, search: string) =>
  (await shop.call(who, 'GET', `/company/people/?search=${search}`)).body.results;

describe('an import of people into a company that is not the own one', () => {
  it('is checked, written, and its people are in that company alone', async () => {
    const owner = await boss();
    await shop.person({ companyId: owner.companyId, changes: { email: 'stara@more.rs', firstName: 'Stara' } });
    const id = await check(owner.companyId, [
      ['nova@more.rs', 'Nova', 'Morska'],
      ['stara@more.rs', 'Nina', 'Morska'],
    ]);
    const seen = await get(id);
    expect(seen).toMatchObject({
      status: 'ready',
      company: { id: owner.companyId },
      figures: { added: 1, changed: 1 },
      created_by: 'Ana Admin',
    });
    expect((await shop.call(helper, 'POST', at(id, 'commit/'), {})).body).toMatchObject({ status: 'done' });
    expect(await peopleOf(owner, 'morska')).toMatchObject([{ email: 'stara@more.rs' }, { email: 'nova@more.rs' }]);
    const [noted] = await ask<{ companies: number[]; actors: number[]; names: string[] }>(
      database,
      sql`
      select array_agg(distinct company_id::integer) as companies, array_agg(distinct actor_company_id::integer) as actors,
        array_agg(distinct actor_name) as names
      from changes where company_id in (${owner.companyId}, ${helper.companyId}) and actor_id = ${helper.userId}
        and (kind in ('person.added', 'person.changed') or (kind = 'import.committed' and record_id = ${String(id)}))`,
    );
    expect(noted).toEqual({ companies: [owner.companyId], actors: [helper.companyId], names: ['Ana Admin'] });
  });

  it('is in the file of the platform with its company, and in that of its company no other', async () => {
    const [owner, other] = [await boss(), await boss()];
    const id = await check(owner.companyId, [['a@sava.rs', 'A', 'Sava']]);
    await bring(other.companyId, [['b@sava.rs', 'B', 'Sava']]);
    const { company, created_at } = await get(id);
    const line = `"ljudi.csv","${company.name}","${created_at}","Ana Admin","1","1","0","0","0","0","0","Spremno / Ready",""`;
    const file = async (who: Person, url: string) =>
      (await shop.app.inject({ url: `/api${url}`, headers: who.headers })).payload.split('\r\n').slice(1, -1);
    expect(await file(helper, `${BASE}export/?company=${owner.companyId}&state=ready`)).toEqual([line]);
    expect(await file(helper, `${BASE}export/?company=${owner.companyId}&state=done`)).toEqual([]);
    expect(await file(owner, '/company/imports/export/?search=LJUDI')).toEqual([line]);
  });

  it('is in the list of the platform, and in that of its company, by whom it was brought', async () => {
    const [owner, other] = [await boss(), await boss()];
    const id = await bring(owner.companyId, [['a@reka.rs', 'A', 'Reka']]);
    await bring(other.companyId, [['b@reka.rs', 'B', 'Reka']]);
    const listed = (await shop.call(helper, 'GET', `${BASE}?company=${owner.companyId}`)).body;
    expect(listed).toMatchObject({ count: 1, results: [{ id, company: { id: owner.companyId } }] });
    const all = (await shop.call(helper, 'GET', BASE)).body.results as { company: { id: number } }[];
    expect(all.slice(0, 2).map(({ company }) => company.id)).toEqual([other.companyId, owner.companyId]);
    const own = (await shop.call(owner, 'GET', '/company/imports/')).body;
    expect(own).toMatchObject({ count: 1, results: [{ id, created_by: 'Ana Admin' }] });
    expect((await shop.call(other, 'GET', `/company/imports/${id}/`)).status).toBe(404);
  });

  it('of a company is gone on with by the platform, and the other way round', async () => {
    const owner = await boss();
    const file = { file_name: 'ljudi.csv', columns: COLUMNS, rows: 1 };
    const { id } = (await shop.call(owner, 'POST', '/company/imports/', file)).body;
    await shop.call(owner, 'PUT', `/company/imports/${id}/rows/`, { from: 2, rows: [['c@reka.rs', 'C', 'Reka']] });
    await shop.call(helper, 'PUT', at(id, 'mapping/'), { mapping: MAPPING });
    await runAll();
    expect((await shop.call(owner, 'GET', `/company/imports/${id}/`)).body.status).toBe('ready');
    await shop.call(owner, 'PUT', `/company/imports/${id}/mapping/`, { mapping: MAPPING });
    await runAll();
    expect((await shop.call(owner, 'POST', `/company/imports/${id}/commit/`, {})).body.status).toBe('done');
    expect((await shop.call(helper, 'POST', at(id, 'undo/'))).status).toBe(202);
    await runAll();
    expect((await get(id)).status).toBe('undone');
    expect(await peopleOf(owner, 'reka')).toEqual([]);
  });

  it('invites who is new for that company, and the task is of whoever asked', async () => {
    const owner = await boss();
    const id = await check(owner.companyId, [['pozvana@more.rs', 'Pozvana', 'Morska']]);
    await shop.call(helper, 'POST', at(id, 'commit/'), { invite: true });
    await runAll();
    const [task] = (await shop.call(helper, 'GET', '/admin/tasks/')).body.results;
    expect(task).toMatchObject({ kind: 'user_invitations', status: 'done', done: 1, result: { invited: 1 } });
    expect((await shop.call(owner, 'GET', '/company/tasks/')).body.count).toBe(0);
    expect((await shop.call(owner, 'GET', '/company/invitations/')).body.results).toMatchObject([
      { email: 'pozvana@more.rs' },
    ]);
    expect((await sentMails(shop)).map(({ to }) => to)).toMatchObject([{ address: 'pozvana@more.rs' }]);
  });

  it('stops its check with the import that is thrown away', async () => {
    const owner = await boss();
    const id = await bring(owner.companyId, [['d@reka.rs', 'D', 'Reka']]);
    await shop.call(helper, 'PUT', at(id, 'mapping/'), { mapping: MAPPING });
    await shop.call(helper, 'POST', at(id, 'discard/'));
    await runAll();
    const [task] = (await shop.call(helper, 'GET', '/admin/tasks/')).body.results;
    expect(task).toMatchObject({ kind: 'user_import_check', status: 'stopped' });
    expect((await get(id)).status).toBe('discarded');
  });

  it('is stopped on either site while it is checked, whichever began that', async () => {
    const owner = await boss();
    const id = await bring(owner.companyId, [['f@reka.rs', 'F', 'Reka']]);
    const ofCompany = (path: string) => `/company/imports/${id}/${path}`;
    for (const [by, mapped, other, stopped] of [
      [helper, at(id, 'mapping/'), owner, ofCompany('check/stop/')],
      [owner, ofCompany('mapping/'), helper, at(id, 'check/stop/')],
    ] as const) {
      expect((await shop.call(by, 'PUT', mapped, { mapping: MAPPING })).status).toBe(202);
      expect((await shop.call(other, 'POST', stopped)).status).toBe(200);
      await runAll();
      expect((await get(id)).status).toBe('mapping');
    }
  });

  it('ends nobody but people of that company, and by it whoever is not in the file', async () => {
    const owner = await boss();
    const leaving = await shop.person({ companyId: owner.companyId, changes: { lastName: 'Odlazeća' } });
    const stranger = await shop.person();
    const id = await check(owner.companyId, [['e@reka.rs', 'E', 'Reka']]);
    const missing = (await shop.call(helper, 'GET', at(id, 'missing/?search=odlaze'))).body;
    expect(missing).toMatchObject({ count: 1, results: [{ id: leaving.userId }] });
    const end = (people: number[]) => ({ end: { people, last_day: '2027-06-30', count: 1, reason: 'Odlazi' } });
    expect((await shop.call(helper, 'POST', at(id, 'commit/'), end([stranger.userId]))).status).toBe(404);
    expect((await shop.call(helper, 'POST', at(id, 'commit/'), end([leaving.userId]))).body.status).toBe('done');
    expect((await shop.call(helper, 'GET', at(id, 'ended/'))).body.results).toMatchObject([{ id: leaving.userId }]);
  });
});

describe('an import into a company', () => {
  it('that ends after the check is not written, and nobody is invited', async () => {
    const owner = await boss();
    const id = await check(owner.companyId, [['kasno@reka.rs', 'Kasna', 'Reka']]);
    await ask(database, sql`update companies set active = false where id = ${owner.companyId}`);
    expect(await shop.call(helper, 'POST', at(id, 'commit/'), { invite: true })).toMatchObject({
      status: 400,
      body: { fields: { company: 'There is no such company' } },
    });
    expect((await get(id)).status).toBe('ready');
    expect(await ask(database, sql`select id from users where email = 'kasno@reka.rs'`)).toEqual([]);
  });

  it('that is not there, or has ended, is refused at its field', async () => {
    const owner = await boss();
    await ask(database, sql`update companies set active = false where id = ${owner.companyId}`);
    for (const company of [owner.companyId, 999_999]) {
      const { status, body } = await shop.call(helper, 'POST', BASE, begun(company, 1));
      expect({ status, fields: Object.keys(body.errors ?? body.fields ?? {}) }).toEqual({
        status: 400,
        fields: ['company'],
      });
    }
  });

  it('that nobody has brought, or one of benefits, is not found', async () => {
    const editor = await shop.person({ changes: { adminRoles: ['content'] } });
    const file = { file_name: 'benefiti.csv', columns: ['Naziv'], rows: 1 };
    const { id } = (await shop.call(editor, 'POST', '/admin/imports/', file)).body;
    for (const one of [id, 999_999]) expect((await shop.call(helper, 'GET', at(one))).status).toBe(404);
  });
});
