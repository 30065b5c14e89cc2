import { sql as drizzle } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { LANES } from '../outbox/lanes.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { lanesOf, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;
const DAY = '2099-12-31';
const REASON = 'Tim je ugašen';

const admin = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Zec' } });
let boss: Person;
let one: Person;
let two: Person;
let made = 0;

beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + HOUR);
  boss = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
  one = await colleague({ firstName: 'Ana', lastName: 'Čolić', unit: 'Prodaja' });
  two = await colleague({ firstName: 'Luka', lastName: 'Žarić' });
  await sentMails(shop);
});

const colleague = (changes: object = {}, who = boss) =>
  shop.person({ companyId: who.companyId, flexible: 5000, changes });
const add = async (who = boss): Promise<number> => {
  made += 1;
  const person = { email: `nov-${made}@vetar.rs`, first_name: 'Nova', last_name: 'Osoba' };
  return (await shop.call(who, 'POST', '/company/people/', person)).body.id;
};
const many = (who: Person, method: string, path: string, body?: object) =>
  shop.call(who, method, `/${who.companyId === admin.companyId ? 'admin/users' : 'company/people'}/bulk/${path}`, body);
const preview = async (who: Person, body: object) => (await many(who, 'POST', 'preview/', body)).body;
const work = async () => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(database, settings));
};
/** Previews and runs a bulk; returns its final state. */
const run = async (who: Person, body: object) => {
  const { id } = await preview(who, body);
  await many(who, 'POST', `${id}/run/`);
  await work();
  return (await many(who, 'GET', `${id}/`)).body;
};
const undo = async (who: Person, id: number) => {
  await many(who, 'POST', `${id}/undo/`);
  await work();
  return (await many(who, 'GET', `${id}/`)).body;
};
const person = async (id: number, who = boss) => (await shop.call(who, 'GET', `/company/people/${id}/`)).body;
const codes = (body: { refused: { code: string }[] }) => body.refused.map(({ code }) => code).sort();
const history = (id: number) =>
  ask<{ kind: string; via: string; reason: string }>(
    database,
    sql`select kind, via, reason from changes where record_kind = 'person' and record_id = ${String(id)} and via = 'bulk' order by id`,
  );
const ids = (...people: Person[]) => people.map(({ userId }) => userId);

describe('a unit', () => {
  it('is looked at, set, noted, and given back', async () => {
    const asked = { action: 'unit', unit: ' Prodaja ', ids: ids(one, two) };
    const seen = await preview(boss, asked);
    expect(seen).toMatchObject({
      count: 2,
      affected: 1,
      refused: [{ code: 'same', count: 1, sample: [{ id: one.userId, first_name: 'Ana', last_name: 'Čolić' }] }],
      sample: [{ id: two.userId, before: { unit: '' }, after: { unit: 'Prodaja' } }],
    });
    const done = await run(boss, asked);
    expect(done).toMatchObject({ status: 'done', changed: 1, left_out: [], undo_until: expect.any(String) });
    const { unit, revision, changed } = await person(two.userId);
    expect([unit, revision, changed.by.name]).toEqual(['Prodaja', 2, 'Vesna Ilić']);
    expect(await undo(boss, done.id)).toMatchObject({ status: 'undone', changed: 0 });
    expect((await person(two.userId)).unit).toBe('');
    expect(await history(two.userId)).toMatchObject([{ kind: 'person.changed' }, { kind: 'person.changed' }]);
  });

  it('that was looked at again and again is held fast five times at most, each for whoever looked', async () => {
    const looks: number[] = [];
    for (let at = 0; at < 6; at += 1)
      looks.push((await preview(boss, { action: 'unit', unit: `Tim ${at}`, ids: [one.userId] })).id);
    const [first, second] = looks;
    expect((await many(boss, 'POST', `${first}/run/`)).status).toBe(404);
    expect((await many(boss, 'POST', `${second}/run/`)).status).toBe(200);
    const { rows } = await database.execute(
      drizzle`select count(*)::integer as n from bulk_rows r join bulks b on b.id = r.bulk_id where b.company_id = ${boss.companyId}`,
    );
    expect(rows).toEqual([{ n: 5 }]);
  });

  it('leaves whoever was changed since, either way', async () => {
    const { id } = await preview(boss, { action: 'unit', unit: 'Jug', query: {}, except: ids(boss) });
    const change = (who: Person, position: string, seen: number) =>
      shop.call(boss, 'PATCH', `/company/people/${who.userId}/`, { position }, { 'if-revision-match': String(seen) });
    await change(one, 'vozač', 1);
    await many(boss, 'POST', `${id}/run/`);
    await work();
    expect((await many(boss, 'GET', `${id}/`)).body).toMatchObject({
      changed: 1,
      left_out: [{ id: one.userId, first_name: 'Ana', why: 'moved' }],
    });
    await change(two, 'pekar', 2);
    expect((await undo(boss, id)).left_out).toMatchObject([
      { id: one.userId, why: 'moved' },
      { id: two.userId, why: 'kept' },
    ]);
  });

  it('leaves out whom the taking back of their import has removed, with others or alone', async () => {
    const id = await checkedFile(database, boss, { rows: newPeople('nestali', 3), now: clock.now });
    await shop.call(boss, 'POST', `/company/imports/${id}/commit/`, {});
    await work();
    const brought = await ask<{ id: number }>(
      database,
      sql`select id from users where company_id = ${boss.companyId} and email like 'nestali-%' order by id`,
    );
    const gone = brought.map((each) => each.id);
    const withOthers = await preview(boss, { action: 'unit', unit: 'Jug', ids: [...gone, ...ids(one)] });
    const alone = await preview(boss, { action: 'invite', ids: gone });
    expect([withOthers.affected, alone.affected]).toEqual([4, 3]);
    await shop.call(boss, 'POST', `/company/imports/${id}/undo/`, {});
    await work();
    for (const each of [withOthers, alone]) await many(boss, 'POST', `${each.id}/run/`);
    await work();
    const read = async (bulk: { id: number }) => (await many(boss, 'GET', `${bulk.id}/`)).body;
    expect(await read(withOthers)).toMatchObject({ status: 'done', affected: 4, changed: 1, left_out: [], gone: 3 });
    expect(await read(alone)).toMatchObject({ status: 'done', affected: 3, changed: 0, left_out: [], gone: 3 });
    const [task] = await ask(database, sql`select done, failed from tasks where id = ${(await read(withOthers)).task}`);
    expect(task).toEqual({ done: 1, failed: 3 });
  });

  it('says what is wrong at its field, and costs two statements to look at', async () => {
    const fields = async (body: object) => Object.keys((await preview(boss, body)).fields).sort();
    expect(await fields({ action: 'unit', ids: [1] })).toEqual(['unit']);
    expect(await fields({ action: 'unit', unit: 'x'.repeat(81), ids: [1] })).toEqual(['unit']);
    expect(await fields({ action: 'unit', unit: '', reason: 'zato' })).toEqual(['ids', 'reason']);
    expect(await fields({ action: 'end', ids: [1] })).toEqual(['last_day', 'reason']);
    expect(await fields({ action: 'end', ids: [1], reason: REASON, last_day: '2020-01-01' })).toEqual(['last_day']);
    expect(await fields({ action: 'end', ids: [1], reason: REASON, last_day: '2099-02-30' })).toEqual(['last_day']);
    expect(await fields({ action: 'invite', ids: [1], on: '2020-01-01' })).toEqual(['on']);
    const asked = { action: 'unit', unit: 'Jug', ids: ids(one, two) };
    expect(await shop.statements(() => preview(boss, asked))).toHaveLength(2);
  });
});

describe('whoever is erased', () => {
  const REQUEST = 'Zahtev od 20. novembra';
  const erase = async ({ companyId, userId }: Person) => {
    const answer = await shop.call(admin, 'POST', `/admin/users/${companyId}/${userId}/erase/`, { reason: REQUEST });
    expect(answer.status).toBeLessThan(300);
  };
  const stored = async ({ userId }: Person) =>
    (
      await ask<object>(database, sql`select active, unit, first_name as "firstName" from users where id = ${userId}`)
    )[0];
  const NOTHING = { active: false, unit: '', firstName: '' };

  it('after it was looked at is left out and counted, and nothing of them is written', async () => {
    const gone = await colleague({ firstName: 'Ivo', lastName: 'Bivši', active: false, endedAt: clock.now });
    const { id } = await preview(boss, { action: 'unit', unit: 'Jug', ids: ids(one, two, gone) });
    await erase(gone);
    await ask(
      database,
      sql`update users set edit_revision = edit_revision + 1 where company_id = ${boss.companyId} and id = ${two.userId}`,
    );
    await many(boss, 'POST', `${id}/run/`);
    await work();
    expect((await many(boss, 'GET', `${id}/`)).body).toMatchObject({
      status: 'done',
      affected: 3,
      changed: 1,
      left_out: [{ id: two.userId, why: 'moved' }],
      gone: 1,
    });
    expect(await stored(gone)).toEqual(NOTHING);
    expect(await history(gone.userId)).toEqual([]);
  });

  it('after it was done has no account again when it is taken back', async () => {
    const done = await run(boss, { action: 'end', last_day: null, reason: REASON, ids: ids(one, two) });
    expect(done).toMatchObject({ status: 'done', changed: 2, gone: 0 });
    await erase(one);
    expect(await undo(boss, done.id)).toMatchObject({ status: 'undone', changed: 0, left_out: [], gone: 1 });
    expect(await stored(one)).toEqual(NOTHING);
    expect((await person(two.userId)).state).toBe('active');
  });

  it('before it is looked at is refused', async () => {
    const gone = await colleague({ active: false, endedAt: clock.now });
    await erase(gone);
    const seen = await preview(boss, { action: 'unit', unit: 'Jug', ids: ids(one, gone) });
    expect([seen.affected, codes(seen)]).toEqual([1, ['closed']]);
  });
});

describe('an end', () => {
  it('is told before with all that hangs on it, set with the last day, told to them, and taken back', async () => {
    await colleague({ firstName: 'Ivo', lastName: 'Bivši', active: false, endedAt: clock.now });
    const waiting = await add();
    const asked = { action: 'end', last_day: DAY, reason: REASON, query: {} };
    const seen = await preview(boss, asked);
    expect(codes(seen)).toEqual(['closed', 'self']);
    expect(seen).toMatchObject({
      count: 5,
      affected: 3,
      effects: {
        accounts: 2,
        requests: 0,
        subscriptions: 0,
        roles: 0,
        money: [{ currency: 'RSD', held: 0, left: 100 }],
      },
    });
    expect(seen.sample[0]).toMatchObject({
      before: { state: 'active', last_day: null },
      after: { state: 'leaving', last_day: DAY },
    });
    const { id } = await run(boss, asked);
    expect((await person(one.userId)).ends_on).toBe(DAY);
    // A person without an account gets no mail.
    expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual(Array(2).fill('Your last day on Izbor'));
    expect(await history(waiting)).toEqual([{ kind: 'person.last_day_set', via: 'bulk', reason: REASON }]);
    expect(codes(await preview(boss, { ...asked, ids: ids(one), query: undefined }))).toEqual(['same']);
    expect(await undo(boss, id)).toMatchObject({ status: 'undone', changed: 0 });
    expect(await person(one.userId)).toMatchObject({ ends_on: null, state: 'active' });
  });

  it('is written to many through their own lane, of the former day again too once it is taken back', async () => {
    const asked = { action: 'end', reason: REASON, ids: ids(one, two) };
    await run(boss, { ...asked, last_day: '2098-12-31' });
    const { id } = await run(boss, { ...asked, last_day: DAY });
    expect(await undo(boss, id)).toMatchObject({ status: 'undone', changed: 0 });
    expect((await person(one.userId)).ends_on).toBe('2098-12-31');
    expect(await lanesOf(shop, 'last_day_set', boss.companyId)).toEqual(Array(6).fill(LANES.bulk));
  });

  it('closes at once, withdraws invitations, and comes back without roles', async () => {
    const helper = await colleague({ companyRoles: ['budgets'] });
    const waiting = await add();
    await shop.call(boss, 'POST', `/company/people/${waiting}/invite/`);
    const asked = { action: 'end', last_day: null, reason: REASON, ids: [helper.userId, waiting] };
    expect((await preview(boss, asked)).effects).toMatchObject({ accounts: 1, invitations: 1, roles: 1 });
    const { id } = await run(boss, asked);
    expect((await shop.call(helper, 'GET', '/v2/me/')).status).toBe(401);
    expect(await lanesOf(shop, 'account_closed', boss.companyId)).toEqual([LANES.bulk]);
    expect(await person(waiting)).toMatchObject({ state: 'ended', invitation: null });
    await undo(boss, id);
    expect(await person(helper.userId)).toMatchObject({ state: 'active', company_roles: [] });
  });

  it('leaves out whose requests are others by now than were seen', async () => {
    const { id } = await preview(boss, { action: 'end', last_day: DAY, reason: REASON, ids: ids(one, two) });
    await makeRequest(database, clock.now, one, { amount: 1000 });
    await many(boss, 'POST', `${id}/run/`);
    await work();
    expect((await many(boss, 'GET', `${id}/`)).body.left_out).toMatchObject([{ id: one.userId, why: 'moved' }]);
    expect((await person(one.userId)).ends_on).toBeNull();
    const { effects } = await preview(boss, { action: 'end', last_day: DAY, reason: REASON, ids: ids(one) });
    expect(effects).toMatchObject({ requests: 1, money: [{ currency: 'RSD', held: 10, left: 40 }] });
  });

  it('leaves those whose roles one could not give, oneself, and the last owners of a company', async () => {
    const people = await colleague({ companyRoles: ['people'] });
    const reader = await colleague({ companyRoles: ['reports'] });
    const asked = { action: 'end', last_day: DAY, reason: REASON, ids: ids(boss, people, reader, one) };
    const seen = await preview(people, asked);
    expect([codes(seen), seen.affected]).toEqual([['roles', 'self'], 1]);
    const second = await colleague({ companyRoles: ['owner'] });
    const owners = { ...asked, ids: ids(boss, second) };
    // The calling owner stays; without both there would be no owner.
    expect(codes(await preview(boss, owners))).toEqual(['self']);
    expect(codes(await preview(admin, owners))).toEqual(['last_owner']);
    expect((await preview(admin, { ...asked, ids: ids(boss) })).affected).toBe(1);
    const platform = await shop.person({ changes: { adminRoles: ['content'] } });
    expect(codes(await preview(admin, { ...asked, ids: ids(platform, admin) }))).toEqual(['roles', 'self']);
  });

  it('leaves the one who has become the last owner since', async () => {
    const second = await colleague({ companyRoles: ['owner'] });
    const { id } = await preview(admin, { action: 'end', last_day: DAY, reason: REASON, ids: ids(boss) });
    await ask(database, sql`update users set ends_on = '2099-01-01' where id = ${second.userId}`);
    await many(admin, 'POST', `${id}/run/`);
    await work();
    expect((await many(admin, 'GET', `${id}/`)).body.left_out).toMatchObject([{ id: boss.userId, why: 'refused' }]);
  });
});

describe('inviting', () => {
  it('writes to the chosen who have no account, now or on a day, and is not taken back', async () => {
    const waiting = await add();
    const asked = { action: 'invite', ids: [waiting, ...ids(one)] };
    const seen = await preview(boss, asked);
    expect(seen).toMatchObject({ affected: 1, effects: { minutes: 1 }, refused: [{ code: 'account', count: 1 }] });
    expect(seen.sample).toMatchObject([{ before: { state: 'added' }, after: { state: 'invited' } }]);
    const { id, undo_until } = await run(boss, asked);
    expect(undo_until).toBeNull();
    expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([`nov-${made}@vetar.rs`]);
    expect((await many(boss, 'POST', `${id}/undo/`)).body.code).toBe('bulk.final');
    const on = new Date(clock.now.getTime() + 48 * HOUR).toISOString().slice(0, 10);
    await run(boss, { ...asked, on });
    expect(await sentMails(shop)).toEqual([]);
    expect((await person(waiting)).invitation.send_at.slice(0, 10)).toBe(on);
    await run(boss, asked);
    await run(boss, asked);
    expect(codes(await preview(boss, asked))).toEqual(['account', 'limit']);
  });
});

describe('signing out', () => {
  it('ends the sessions of many in several companies, tells each, and is not taken back', async () => {
    const other = await shop.person({ changes: { companyRoles: ['owner'] } });
    const waiting = await add();
    const asked = { action: 'sign_out', reason: 'Izgubljen telefon', ids: [...ids(one, other), waiting] };
    const seen = await preview(admin, asked);
    expect(seen).toMatchObject({
      affected: 2,
      effects: { sessions: 2, accounts: 2 },
      refused: [{ code: 'no_account' }],
    });
    const { id, status, changed } = await run(admin, asked);
    expect([status, changed]).toEqual(['done', 2]);
    for (const who of [one, other]) expect((await shop.call(who, 'GET', '/v2/me/')).status).toBe(401);
    expect(await lanesOf(shop, 'signed_out', one.companyId)).toEqual([LANES.bulk]);
    expect((await shop.call(two, 'GET', '/v2/me/')).status).toBe(200);
    expect(codes(await preview(admin, asked))).toEqual(['no_account', 'same']);
    expect(await sentMails(shop)).toHaveLength(2);
    expect(await history(one.userId)).toEqual([
      { kind: 'person.signed_out', via: 'bulk', reason: 'Izgubljen telefon' },
    ]);
    expect((await many(admin, 'POST', `${id}/undo/`)).body.code).toBe('bulk.final');
  });
});

describe('whose they are', () => {
  it('are of one’s own company alone, whatever is named or filtered', async () => {
    const other = await shop.person({ changes: { companyRoles: ['owner'] } });
    const asked = { action: 'unit', unit: 'Jug' };
    expect((await preview(other, { ...asked, ids: ids(one, two) })).count).toBe(0);
    expect((await preview(other, { ...asked, query: { ids: ids(one, two).join(',') } })).count).toBe(0);
    expect((await preview(other, { ...asked, query: { search: 'Čolić' } })).count).toBe(0);
  });

  it('are run and read by nobody else, and not as a change of something else', async () => {
    const { id } = await preview(boss, { action: 'unit', unit: 'Jug', ids: ids(one) });
    const second = await colleague({ companyRoles: ['owner'] });
    for (const [method, path] of [
      ['POST', `${id}/run/`],
      ['POST', `${id}/undo/`],
      ['GET', `${id}/`],
    ] as const) {
      expect((await many(second, method, path)).status).toBe(404);
      expect((await many(admin, method, path)).status).toBe(404);
    }
    expect((await shop.call(boss, 'POST', `/company/invitations/bulk/${id}/run/`)).status).toBe(404);
  });

  it('are those that were seen: who comes later is none of them, and what is stopped can be taken back', async () => {
    const { id } = await preview(boss, { action: 'unit', unit: 'Jug', query: {} });
    const late = await colleague();
    const { task } = (await many(boss, 'POST', `${id}/run/`)).body;
    expect((await many(boss, 'POST', `${id}/run/`)).body.task).toBe(task);
    await shop.call(boss, 'POST', `/company/tasks/${task}/cancel/`);
    await work();
    expect((await many(boss, 'GET', `${id}/`)).body).toMatchObject({ status: 'stopped', changed: 0 });
    expect((await person(late.userId)).unit).toBe('');
    clock.now = new Date(clock.now.getTime() + HOUR);
    const old = await preview(boss, { action: 'unit', unit: 'Sever', query: {} });
    clock.now = new Date(clock.now.getTime() + HOUR);
    expect((await many(boss, 'POST', `${old.id}/run/`)).body.code).toBe('bulk.expired');
  });
});
