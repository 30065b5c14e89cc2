import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CompanyRole } from '#contract/permissions/roles.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { sealChanges } from '../changes/seal-changes.job.ts';
import { ask } from '../database/statement.ts';
import { inTransaction } from '../database/transaction.ts';
import { startTask } from '../tasks/start-task.ts';
import { makeBenefit, makeProvider, makeRates } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const admin = (companyId?: number) =>
  shop.person({ changes: { companyRoles: ['owner'], adminRoles: ['content'] }, ...(companyId ? { companyId } : {}) });

const start = (who: Person, permission: 'company.budgets' | 'platform.catalogue' = 'company.budgets') => {
  const asked = { kind: 'gift', permission, total: 100, payload: {} };
  return inTransaction(database, (transaction) => startTask(transaction, who, asked, clock.now));
};

const end = (id: number, ago: string) =>
  database.execute(
    sql`update tasks set status = 'done', ended_at = ${clock.now.toISOString()}::timestamptz - ${ago}::interval where id = ${id}`,
  );

describe('the pulse', () => {
  const beat = (who: Person, path = '/company/pulse/', seen?: string) =>
    shop.call(who, 'GET', path, undefined, seen ? { 'if-none-match': seen } : {});
  const ids = async (who: Person, path?: string) =>
    (await beat(who, path)).body.tasks.map(({ id }: { id: number }) => id);

  it('tells of one’s own tasks on the site that run or have not been over for a day, newest first', async () => {
    const ana = await admin();
    const [old, over, running] = [await start(ana), await start(ana), await start(ana)];
    const platform = await start(ana, 'platform.catalogue');
    await start(await admin(ana.companyId));
    await end(old, '25 hours');
    await end(over, '23 hours');
    expect(await ids(ana)).toEqual([running, over]);
    expect(await ids(ana, '/admin/pulse/')).toEqual([platform]);
  });

  it('tells of ten at most, and of one that runs however many have ended since; the list has the others', async () => {
    const ana = await admin();
    const running = await start(ana);
    const over: number[] = [];
    for (let each = 0; each < 11; each += 1) {
      over.push(await start(ana));
      await end(over.at(-1) ?? 0, '1 hour');
    }
    expect(await ids(ana)).toEqual([...over.slice(2).toReversed(), running]);
    const { count, results } = (await shop.call(ana, 'GET', '/company/tasks/')).body;
    expect([count, results.map(({ id }: { id: number }) => id)]).toEqual([12, [...over.toReversed(), running]]);
  });

  it('answers 304 until something happens', async () => {
    const ana = await admin();
    await start(ana);
    const first = await beat(ana);
    const seen = String(first.headers.etag);
    expect((await beat(ana, undefined, seen)).status).toBe(304);
    const id = await start(ana);
    const next = await beat(ana, undefined, seen);
    expect([next.status, next.body.tasks[0].id]).toEqual([200, id]);
    expect((await beat(ana, undefined, seen)).status).toBe(200);
  });

  it('counts what waits for who may do it, by kind, and what of it is late', async () => {
    const boss = await admin();
    const counts = async (who: Person) => (await beat(who)).body.waiting;
    expect(await counts(boss)).toEqual([]);
    const add = (email: string, invite: boolean) =>
      shop.call(boss, 'POST', '/company/people/', { email, first_name: 'Mia', last_name: 'Mijić', invite });
    const seen = String((await beat(boss)).headers.etag);
    await add('pulse-una@izbor.test', false);
    await add('pulse-iva@izbor.test', false);
    await add('pulse-eva@izbor.test', true);
    expect((await beat(boss, undefined, seen)).status).toBe(200);
    const added = { kind: 'people.added', count: 2, late: 0 };
    expect(await counts(boss)).toEqual([added]);
    const noon = clock.now;
    clock.now = new Date(noon.getTime() + 15 * 24 * 3_600_000);
    // An expired invitation counts as late, since it promised access to the shop.
    expect(await counts(boss)).toEqual([added, { kind: 'people.expired', count: 1, late: 1 }]);
    clock.now = noon;
    const budgets = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['budgets'] } });
    expect(await counts(budgets)).toEqual([]);
    expect(await counts(await admin())).toEqual([]);
  });

  it('counts requests that wait for a reviewer, not those that wait for their employee', async () => {
    const companyId = await shop.company();
    const ana = await shop.person({ companyId, flexible: 1_000_000 });
    const boss = await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } });
    const [first, second] = [await makeRequest(database, clock.now, ana), await makeRequest(database, clock.now, ana)];
    const counts = async (who: Person) => (await beat(who)).body.waiting;
    const ask = (id: number) =>
      shop.call(boss, 'POST', `/company/requests/${id}/comments/`, { text: 'Whose name is on it?' });
    await ask(first);
    expect(await counts(boss)).toEqual([{ kind: 'requests.pending', count: 1, late: 0 }]);
    await shop.call(ana, 'POST', `/v2/requests/${first}/comments/`, { text: 'Mine' });
    await ask(second);
    const noon = clock.now;
    clock.now = new Date(noon.getTime() + 7 * 24 * 3_600_000);
    expect(await counts(boss)).toEqual([{ kind: 'requests.in_review', count: 1, late: 1 }]);
    clock.now = noon;
    const people = await shop.person({ companyId, changes: { companyRoles: ['people'] } });
    expect(await counts(people)).toEqual([]);
  });

  it('counts no request of one’s own, and one that waits for a second person once: to who may be that person', async () => {
    const companyId = await shop.company();
    const of = (...companyRoles: CompanyRole[]) =>
      shop.person({ companyId, flexible: 1_000_000, changes: { companyRoles } });
    const [owner, other] = [await of('owner'), await of('owner')];
    const [reviewer, first] = [await of('reviewer'), await of('reviewer')];
    expect((await shop.call(owner, 'PUT', '/company/approval-limit/', { limit: 500 })).status).toBe(200);
    const id = await makeRequest(database, clock.now, reviewer);
    const counts = async (who: Person) =>
      (await beat(who)).body.waiting.map(({ kind, count }: { kind: string; count: number }) => [kind, count]);
    const everybodys = async () => [await counts(owner), await counts(reviewer), await counts(first)];
    expect(await everybodys()).toEqual([[['requests.pending', 1]], [], [['requests.pending', 1]]]);

    const { seen } = (await shop.call(first, 'GET', `/company/requests/${id}/`)).body;
    await shop.call(first, 'POST', `/company/requests/${id}/decide/`, { decision: 'accepted', seen });
    expect(await everybodys()).toEqual([[['approvals', 1]], [], []]);
    // A reviewer without permission for budgets is shown no approvals.
    const second = await of('reviewer');
    expect(await counts(second)).toEqual([['requests.in_review', 1]]);
    expect((await shop.call(first, 'GET', '/company/today/')).body.waiting).toEqual([]);

    // An acceptance whose approval has expired does not count any more.
    await database.execute(
      sql`update approvals set expires_at = ${clock.now.toISOString()} where company_id = ${companyId}`,
    );
    const again = [['requests.in_review', 1]];
    expect([...(await everybodys()), await counts(other)]).toEqual([again, [], again, again]);
  });

  it.each(['/admin/pulse/', '/company/pulse/'])('%s costs two statements, also when nothing happened', async (path) => {
    const ana = await admin();
    const seen = String((await beat(ana, path)).headers.etag);
    expect((await shop.statements(() => beat(ana, path, seen))).length).toBe(2);
  });
});

describe('a record that is open', () => {
  const watched = async (who: Person, site: 'admin' | 'company', open: string) =>
    (await shop.call(who, 'GET', `/${site}/pulse/?open=${open}`)).body.record;

  it('is told of with its revision, and who changed it last', async () => {
    const finance = await shop.person({ changes: { adminRoles: ['finance'], firstName: 'Mila' } });
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    const { pk } = (await shop.call(finance, 'POST', '/user/coupon/', { name: 'LETO', percent_off: 20 })).body;
    const open = `coupon.${pk}`;
    const before = await watched(finance, 'admin', open);
    expect(before).toMatchObject({ open, changed: { by: { name: 'Mila Anić' } } });
    await shop.call(finance, 'PATCH', `/user/coupon/${pk}/`, { percent_off: 25 });
    expect(await watched(finance, 'admin', open)).toMatchObject({ revision: before.revision + 1 });
    expect(await watched(finance, 'admin', 'coupon.999999')).toBeNull();
    // A person who may not read coupons learns nothing about one.
    expect(await watched(content, 'admin', open)).toBeNull();
    expect((await shop.call(finance, 'GET', '/admin/pulse/?open=person.1')).status).toBe(400);
  });

  it('is a benefit to who may read the catalogue', async () => {
    const id = await makeBenefit(database, clock.now);
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    expect(await watched(content, 'admin', `benefit.${id}`)).toMatchObject({ revision: 1, changed: { by: null } });
    const finance = await shop.person({ changes: { adminRoles: ['finance'] } });
    expect(await watched(finance, 'admin', `benefit.${id}`)).toMatchObject({ revision: 1 });
  });

  it('tells whoever may save it who else has it open, until their page beats no more', async () => {
    const id = await makeBenefit(database, clock.now);
    const open = `benefit.${id}`;
    const named = (firstName: string, ...adminRoles: ('content' | 'auditor')[]) =>
      shop.person({ changes: { adminRoles, firstName } });
    const [mila, ana, vera] = [
      await named('Mila', 'content'),
      await named('Ana', 'content'),
      await named('Vera', 'auditor'),
    ];
    const editing = async (who: Person, record = open) => (await watched(who, 'admin', record)).editing;
    expect(await editing(mila)).toEqual([]);
    expect(await editing(ana)).toEqual(['Mila Anić']);
    // A person who may only read sees the editors, but is not shown to them.
    expect(await editing(vera)).toEqual(['Ana Anić', 'Mila Anić']);
    expect(await editing(mila)).toEqual(['Ana Anić']);
    expect(await editing(mila, `benefit.${await makeBenefit(database, clock.now)}`)).toEqual([]);
    const noon = clock.now;
    clock.now = new Date(noon.getTime() + 20_000);
    expect(await editing(ana)).toEqual(['Mila Anić']);
    clock.now = new Date(noon.getTime() + 30_000);
    expect(await editing(ana)).toEqual([]);
    const rows = await ask<{ user_id: number }>(database, sql`select user_id from editing where record_id = ${id}`);
    expect(rows).toEqual([{ user_id: ana.userId }]);
    clock.now = noon;
  });

  it('of a company is open to nobody of another one', async () => {
    const boss = await admin();
    const hr = await shop.person({
      companyId: boss.companyId,
      changes: { companyRoles: ['people'], firstName: 'Ivana' },
    });
    const open = `person.${boss.userId}`;
    await watched(hr, 'company', open);
    expect(await watched(boss, 'company', open)).toMatchObject({ editing: ['Ivana Anić'] });
    const elsewhere = await admin();
    await watched(elsewhere, 'company', open);
    expect(await watched(boss, 'company', open)).toMatchObject({ editing: ['Ivana Anić'] });
  });

  it('is a person of any company to the platform, and one record for both sites', async () => {
    const boss = await admin();
    const operations = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Olga' } });
    const open = `user.${boss.companyId}-${boss.userId}`;
    expect(await watched(operations, 'admin', open)).toMatchObject({ open, revision: 1, editing: [] });
    expect(await watched(boss, 'company', `person.${boss.userId}`)).toMatchObject({ editing: ['Olga Anić'] });
    expect(await watched(operations, 'admin', `user.${operations.companyId}-${boss.userId}`)).toBeNull();
    // A person who may not read people learns nothing about one.
    expect(await watched(await shop.person({ changes: { adminRoles: ['content'] } }), 'admin', open)).toBeNull();
  });

  it('is told of with no statement more for that', async () => {
    const ana = await shop.person({ changes: { adminRoles: ['content'] } });
    const open = `benefit.${await makeBenefit(database, clock.now)}`;
    await watched(ana, 'admin', open);
    expect((await shop.statements(() => watched(ana, 'admin', open))).length).toBe(3);
  });

  it('is of one’s own company', async () => {
    const boss = await admin();
    const other = await admin();
    expect(await watched(boss, 'company', `person.${boss.userId}`)).toMatchObject({ revision: 1 });
    expect(await watched(boss, 'company', `person.${other.userId}`)).toBeNull();
  });
});

describe('what waits', () => {
  type Row = { kind: string; count: number; fresh: number; oldest: { id: number; name: string; at: string } };
  const waiting = async (who: Person, site: 'admin' | 'company'): Promise<Row[]> =>
    (await shop.call(who, 'GET', `/${site}/today/`)).body.waiting;
  const ago = (hours: number) => new Date(clock.now.getTime() - hours * 3_600_000);
  const role = (changes: object) => shop.person({ changes });

  it('on the platform is named by what waits longest, for those who may do something about it', async () => {
    const content = await role({ adminRoles: ['content'] });
    const before = await waiting(content, 'admin');
    expect(before.map(({ kind }) => kind)).not.toContain('providers.idle');

    const old = await makeProvider(database, { name: 'Lotos', changedAt: ago(90) });
    await makeProvider(database, { name: 'Fresh', changedAt: clock.now });
    await makeProvider(database, { name: 'Closed', active: false, changedAt: ago(100) });
    const [row] = (await waiting(content, 'admin')).filter(({ kind }) => kind === 'providers.idle');
    const oldest = { id: old, name: 'Lotos', at: ago(90).toISOString() };
    const two = { kind: 'providers.idle', count: 2, fresh: 1, late: 0 };
    expect(row).toEqual(Object.assign(two, { oldest }));
    // A person who may only read is shown nothing to do.
    expect(await waiting(await role({ adminRoles: ['auditor'] }), 'admin')).toEqual([]);
    expect(await waiting(await role({ adminRoles: ['finance'] }), 'admin')).toEqual([]);
  });

  it('on the platform is no order of one’s own, which somebody else moves', async () => {
    await makeRates(database, clock.now);
    const operations = { adminRoles: ['operations' as const], lastName: 'Kupac' };
    const [buyer, other] = [await shop.person({ flexible: 50_000, changes: operations }), await role(operations)];
    const orders = async (who: Person, site = 'today') =>
      (await shop.call(who, 'GET', `/admin/${site}/`)).body.waiting.filter(
        ({ kind }: Row) => kind === 'orders.pending',
      );
    const id = await buyBenefit(shop, buyer, { price: 20_000 });
    expect(await orders(other)).toMatchObject([{ count: 1, oldest: { id, name: `#${id}, Ana Kupac` } }]);
    expect(await orders(other, 'pulse')).toMatchObject([{ count: 1 }]);
    expect([await orders(buyer), await orders(buyer, 'pulse')]).toEqual([[], []]);
    await buyBenefit(shop, await shop.person({ flexible: 50_000 }), { price: 20_000 });
    expect(await orders(buyer)).toMatchObject([{ count: 1 }]);
  });

  it('is a benefit on offer that lacks a language or a picture', async () => {
    const content = await role({ adminRoles: ['content'], language: 'SR' });
    const pictures = [{ position: 0, image: '/pictures/a.svg' }];
    const whole = { shortDescriptionSr: 'Dobro.', shortDescriptionEn: 'Good.', pictures };
    const make = (changes: object) =>
      makeBenefit(database, clock.now, Object.assign({ changedAt: ago(200) }, whole, changes));
    const kinds = async () => (await waiting(content, 'admin')).filter(({ kind }) => kind.startsWith('benefits.'));
    const before = await kinds();
    const half = await make({ nameSr: 'Čamac', nameEn: '' });
    const bare = await make({ nameSr: 'Cipele', pictures: [] });
    await make({ nameEn: '', pictures: [], active: false });
    const count = (of: string) => before.find(({ kind }) => kind === of)?.count ?? 0;
    const at = ago(200).toISOString();
    expect(await kinds()).toEqual([
      {
        kind: 'benefits.picture',
        count: count('benefits.picture') + 1,
        fresh: expect.any(Number),
        late: 0,
        oldest: { id: bare, name: 'Cipele', at },
      },
      {
        kind: 'benefits.translation',
        count: count('benefits.translation') + 1,
        fresh: expect.any(Number),
        late: 0,
        oldest: { id: half, name: 'Čamac', at },
      },
    ]);
  });

  it('is a question that is not whole in a language, by the reader’s own one where it has it', async () => {
    const texts = { topic_sr: 'Nalog', question_sr: 'Kako?', answer_sr: '<p>Ovako.</p>', active: false };
    const editor = await role({ adminRoles: ['content'], language: 'EN' });
    const { body } = await shop.call(editor, 'POST', '/admin/faq/', texts);
    const rows = await waiting(editor, 'admin');
    expect(rows.find(({ kind }) => kind === 'questions.en')).toMatchObject({
      count: 1,
      oldest: { id: body.id, name: 'Kako?' },
    });
    expect(rows.map(({ kind }) => kind)).not.toContain('questions.sr');
  });

  it('in a company is who was never invited, and whose invitation is too old, of that company alone', async () => {
    const boss = await role({ companyRoles: ['owner'] });
    const elsewhere = await role({ companyRoles: ['owner'] });
    const add = (who: Person, email: string, invite: boolean) =>
      shop.call(who, 'POST', '/company/people/', { email, first_name: 'Mia', last_name: 'Mijić', invite });
    await add(elsewhere, 'mia@izbor.test', false);
    expect(await waiting(boss, 'company')).toEqual([]);

    await add(boss, 'una@izbor.test', false);
    await add(boss, 'iva@izbor.test', true);
    expect(await waiting(boss, 'company')).toMatchObject([{ kind: 'people.added', count: 1, fresh: 1 }]);
    const began = clock.now;
    clock.now = new Date(began.getTime() + 15 * 24 * 3_600_000);
    expect(await waiting(boss, 'company')).toMatchObject([
      { kind: 'people.added', fresh: 0, oldest: { name: 'Mia Mijić', at: began.toISOString() } },
      { kind: 'people.expired', count: 1, late: 1 },
    ]);
    clock.now = began;
    const budgets = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['budgets'] } });
    expect(await waiting(budgets, 'company')).toEqual([]);
  });

  it('in a company is what others proposed, for those who may decide on it', async () => {
    const boss = await role({ companyRoles: ['owner'] });
    const { companyId } = boss;
    const iva = { companyRoles: ['owner' as const], firstName: 'Iva', lastName: 'Ilić' };
    const other = await shop.person({ companyId, changes: iva });
    const budgets = await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
    const people = [budgets.userId];
    const { approval } = (await shop.call(other, 'POST', '/company/budgets/', { people, amount: 2_000_000 })).body;
    const waits = { kind: 'approvals', count: 1, oldest: { id: approval, name: 'Iva Ilić' } };
    expect(await waiting(boss, 'company')).toMatchObject([waits]);
    expect(await waiting(budgets, 'company')).toMatchObject([waits]);
    expect(await waiting(other, 'company')).toEqual([]);
    await shop.call(other, 'PUT', '/company/approval-limit/', { limit: 3_000_000 });
    expect([(await waiting(boss, 'company'))[0]?.count, (await waiting(budgets, 'company'))[0]?.count]).toEqual([2, 1]);
  });

  it('is counted by the pulse as well', async () => {
    const content = await role({ adminRoles: ['content'] });
    await makeProvider(database, { name: 'Idle of the pulse', changedAt: clock.now });
    const counted = async (who: Person) => (await shop.call(who, 'GET', '/admin/pulse/')).body.waiting;
    const countOf = (rows: { kind: string; count: number }[]) =>
      Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    const counts = countOf(await counted(content));
    expect(counts).toEqual(countOf(await waiting(content, 'admin')));
    expect(counts['providers.idle']).toBeGreaterThan(0);
    expect(await counted(await role({ adminRoles: ['auditor'] }))).toEqual([]);
  });

  it('answers 304 until it changes', async () => {
    const content = await role({ adminRoles: ['content'] });
    const seen = String((await shop.call(content, 'GET', '/admin/today/')).headers.etag);
    const again = () => shop.call(content, 'GET', '/admin/today/', undefined, { 'if-none-match': seen });
    expect((await again()).status).toBe(304);
    await makeProvider(database, { name: 'New', changedAt: clock.now });
    expect((await again()).status).toBe(200);
  });
});

describe('the health of the shop', () => {
  const healthOf = async (who: Person, site: 'admin' | 'company' = 'admin') =>
    (await shop.call(who, 'GET', `/${site}/today/`)).body.health;

  it('is told to whoever has a role of the platform, and to no company', async () => {
    for (const adminRole of ['owner', 'operations', 'content', 'finance', 'auditor'] as const) {
      const health = await healthOf(await shop.person({ changes: { adminRoles: [adminRole] } }));
      expect(health).toMatchObject({ mail: [], jobs: [], seal: { unsealed_since: null } });
    }
    expect(await healthOf(await admin(), 'company')).toBeNull();
  });

  it('names what is late: mail, jobs, and changes without a seal', async () => {
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    const at = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
    await database.execute(sql`
      insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
      values (${content.companyId}, 'nothing', '{}', ${at(30).toISOString()}, ${at(30).toISOString()})`);
    await database.execute(sql`
      insert into job_runs (name, rest, since, done_at) values ('renew subscriptions', 60000, ${at(600).toISOString()}, ${at(61).toISOString()})`);
    const noon = clock.now;
    clock.now = at(11);
    await shop.call(content, 'POST', '/admin/faq/', {
      question_sr: 'Kada?',
      answer_sr: '<p>Sada.</p>',
      topic_sr: 'Nalog',
    });
    clock.now = noon;
    expect(await healthOf(content)).toEqual({
      mail: [{ lane: 'now', count: 1, stuck: 0, since: at(30).toISOString() }],
      jobs: [{ name: 'renew subscriptions', since: at(60).toISOString(), failed: false }],
      seal: { at: null, unsealed_since: at(11).toISOString() },
    });
    // Sealing waits for open transactions, also those of other tests on the same server.
    const open = sql`select from changes where txid >= pg_snapshot_xmin(pg_current_snapshot())`;
    await expect.poll(() => ask(database, open), { timeout: 30_000 }).toEqual([]);
    await sealChanges(database, clock.now);
    expect((await healthOf(content)).seal).toEqual({ at: noon.toISOString(), unsealed_since: null });
    await database.execute(sql`delete from job_runs`);
    await database.execute(sql`delete from outbox where kind = 'nothing'`);
  });

  it('is silent of what was tried in vain many times, once somebody who may has given it up', async () => {
    const operations = await shop.person({ changes: { adminRoles: ['operations'] } });
    const at = new Date(clock.now.getTime() - 5 * 60 * 60_000).toISOString();
    const post = (attempts: number) =>
      database.execute(sql`
        insert into outbox (company_id, kind, payload, attempts, created_at, next_attempt_at)
        values (${operations.companyId}, 'nothing', '{}', ${attempts}, ${at}, ${clock.now.toISOString()})`);
    for (const attempts of [9, 12, 8]) await post(attempts);
    expect((await healthOf(operations)).mail).toMatchObject([{ lane: 'now', count: 3, stuck: 2 }]);
    const setAside = (stuck: number, lane = 'now') =>
      shop.call(operations, 'POST', '/admin/late-mail/set-aside/', { lane, stuck });
    expect(await setAside(3)).toMatchObject({ status: 409, body: { code: 'mail.moved' } });
    expect((await setAside(2, 'bulk')).status).toBe(409);
    for (const wrong of [{ lane: 'now' }, { lane: 'late', stuck: 2 }, { lane: 'now', stuck: 0 }])
      expect((await shop.call(operations, 'POST', '/admin/late-mail/set-aside/', wrong)).status).toBe(400);
    expect(await setAside(2)).toMatchObject({ status: 200, body: { count: 2 } });
    // Mail that can still be sent is tried again, and stays reported.
    expect((await healthOf(operations)).mail).toMatchObject([{ lane: 'now', count: 1, stuck: 0 }]);
    const noted = await ask(
      database,
      sql`
      select c.record_id, c.record_name, c.actor_id from changes c where c.kind = 'mail.set_aside'`,
    );
    expect(noted).toEqual([{ record_id: 'now', record_name: 'nothing', actor_id: operations.userId }]);
    expect((await setAside(1)).status).toBe(409);
    await database.execute(sql`delete from outbox where kind = 'nothing'`);
  });

  it('counts what is given up at once also among more late mails than are counted', async () => {
    const operations = await shop.person({ changes: { adminRoles: ['operations'] } });
    const at = new Date(clock.now.getTime() - 5 * 60 * 60_000).toISOString();
    const post = (attempts: number, next: string, count: number) =>
      database.execute(sql`
        insert into outbox (company_id, kind, payload, attempts, created_at, next_attempt_at)
        select ${operations.companyId}, 'nothing', '{}', ${attempts}, ${at}, ${next} from generate_series(1, ${count}::integer)`);
    await post(0, at, 10_000);
    await post(9, clock.now.toISOString(), 2);
    expect((await healthOf(operations)).mail).toMatchObject([{ lane: 'now', count: 10_000, stuck: 2 }]);
    const asked = { lane: 'now', stuck: 2 };
    const { status, body } = await shop.call(operations, 'POST', '/admin/late-mail/set-aside/', asked);
    expect([status, body]).toEqual([200, { count: 2 }]);
    expect((await healthOf(operations)).mail).toMatchObject([{ lane: 'now', stuck: 0 }]);
    await database.execute(sql`delete from outbox where kind = 'nothing'`);
  });

  it('costs the first page one statement', async () => {
    const owner = await shop.person({ changes: { adminRoles: ['owner'] } });
    expect((await shop.statements(() => healthOf(owner))).length).toBe(4);
  });
});

describe('the search', () => {
  const found = async (who: Person, site: 'admin' | 'company', search: string) =>
    (await shop.call(who, 'GET', `/${site}/search/?search=${encodeURIComponent(search)}`)).body.results;

  it('finds a few records of each kind that one may read, without case and diacritics', async () => {
    const finance = await shop.person({ changes: { adminRoles: ['finance'] } });
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    for (let part = 1; part <= 6; part += 1) await makeProvider(database, { name: `Vežbaonica ${part}` });
    await shop.call(finance, 'POST', '/user/coupon/', { name: 'VEŽBA 20', percent_off: 20 });
    const kinds = (rows: { kind: string; name: string }[]) => rows.map(({ kind, name }) => `${kind} ${name}`);
    const providers = [1, 2, 3, 4, 5].map((part) => `provider Vežbaonica ${part}`);
    expect(kinds(await found(finance, 'admin', 'vezba'))).toEqual([...providers, 'coupon VEŽBA 20']);
    expect(kinds(await found(content, 'admin', 'vezba'))).toEqual(providers);
    await makeBenefit(database, clock.now, { nameSr: 'Čamac', nameEn: 'Boat', searchKey: 'camac boat' });
    expect(await found(content, 'admin', 'čam')).toMatchObject([{ kind: 'benefit', name: 'Boat' }]);
    const school = { name_sr: 'Đačke radionice', name_en: 'For schools', icon: 'education' };
    expect((await shop.call(content, 'POST', '/admin/categories/', school)).status).toBe(201);
    for (const typed of ['djacke', 'ĐAČKE', 'ђачке', 'schools'])
      expect(await found(content, 'admin', typed)).toMatchObject([
        { kind: 'category', name: 'For schools', detail: '' },
      ]);
    expect(await found(finance, 'admin', '  ')).toEqual([]);
  });

  it('has first what is called so, then what holds it in its name, then what only speaks of it', async () => {
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    const named = async (nameSr: string, words = '') =>
      makeBenefit(database, clock.now, { nameSr, nameEn: nameSr, searchKey: `${searchKey(nameSr)} ${words}` });
    for (const name of ['Čaša vode', 'Drenaža', 'Krug', 'Luk', 'Manikir']) await named(name, 'masaza lica');
    await named('Relaks masaža');
    await named('Masaža stopala');
    await named('Stopala, masaža lica');
    const names = async (search: string) =>
      (await found(content, 'admin', search)).map(({ name }: { name: string }) => name);
    expect(await names('MASAŽA')).toEqual([
      'Masaža stopala',
      'Relaks masaža',
      'Stopala, masaža lica',
      'Čaša vode',
      'Drenaža',
    ]);
    expect((await names('masaža lica'))[0]).toBe('Stopala, masaža lica');
  });

  it('has first what is called so, whatever its apostrophe', async () => {
    const owner = await shop.person({ changes: { adminRoles: ['owner'] } });
    await shop.person({ changes: { firstName: 'Ana', lastName: 'O’Nil' } });
    await shop.person({ changes: { firstName: 'O’Nil', lastName: 'Zec' } });
    const names = async (search: string) =>
      (await found(owner, 'admin', search)).map(({ name }: { name: string }) => name);
    expect(await names("o'nil")).toEqual(['O’Nil Zec', 'Ana O’Nil']);
    expect(await names('O’NIL')).toEqual(['O’Nil Zec', 'Ana O’Nil']);
  });

  it('finds announcements by either title, for who may read them', async () => {
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    const auditor = await shop.person({ changes: { adminRoles: ['auditor'] } });
    const nobody = await shop.person({ changes: { companyRoles: ['owner'] } });
    const texts = { title_sr: 'Zimski raspored časova', title_en: 'Winter timetable' };
    const { body: draft } = await shop.call(content, 'POST', '/admin/announcements/', texts);
    const one = { kind: 'announcement', id: draft.id, company: null, name: 'Winter timetable', detail: '' };
    expect(await found(content, 'admin', 'casova')).toEqual([one]);
    expect(await found(auditor, 'admin', 'winter time')).toEqual([one]);
    await shop.call(content, 'POST', '/admin/announcements/', { text_en: '<p>The lift is repaired.</p>' });
    expect(await found(content, 'admin', 'lift is rep')).toMatchObject([{ kind: 'announcement', name: 'Untitled' }]);
    expect((await shop.call(nobody, 'GET', '/admin/search/?search=casova')).status).toBe(403);
    expect(await found(nobody, 'company', 'casova')).toEqual([]);
  });

  it.each(['admin', 'company'] as const)('answers a person 120 times in a minute, on the site %s', async (site) => {
    const hurried = await shop.person({ changes: { adminRoles: ['owner'], companyRoles: ['owner'] } });
    const find = (who: Person) => shop.call(who, 'GET', `/${site}/search/?search=nema`);
    const answers: number[] = [];
    while (answers.length < 121) answers.push((await find(hurried)).status);
    expect(answers).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
    expect(
      (await find(await shop.person({ changes: { adminRoles: ['owner'], companyRoles: ['owner'] } }))).status,
    ).toBe(200);
    const { now } = clock;
    clock.now = new Date(now.getTime() + 60_000);
    expect((await find(hurried)).status).toBe(200);
    clock.now = now;
  });

  it('finds people of one’s own company alone, and of all on the platform', async () => {
    const boss = await shop.person({ changes: { companyRoles: ['people'] } });
    const reports = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['reports'] } });
    await shop.call(boss, 'POST', '/company/people/', {
      email: 'cveta@izbor.test',
      first_name: 'Cveta',
      last_name: 'Đurić',
    });
    expect(await found(boss, 'company', 'duric')).toMatchObject([{ kind: 'person', name: 'Cveta Đurić' }]);
    expect(await found(reports, 'company', 'duric')).toEqual([]);
    expect(await found(await admin(), 'company', 'duric')).toEqual([]);
    const { companyId } = boss;
    const operator = await shop.person({ changes: { adminRoles: ['operations'] } });
    expect(await found(operator, 'admin', 'cveta djur')).toMatchObject([
      { kind: 'user', name: 'Cveta Đurić', company: companyId, detail: expect.stringMatching(/./) },
    ]);
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    expect(await found(content, 'admin', 'cveta djur')).toEqual([]);
  });
});
