import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../companies/companies.table.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createBatchSize } from './batch-size.ts';
import { runTasks } from './run-tasks.job.ts';
import { startTask } from './start-task.ts';
import { holdTask, takeTask } from './take-task.ts';
import type { TaskKind } from './task-kind.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const SECOND = 1000;

/** The names of the tasks whose batches ran, in order. */
const batches: string[] = [];
/** What the next batch does besides its work. */
let within = async () => {};
const failing = (error: Error) => async () => {
  throw error;
};

/** Counts rows, ten in a batch; every tenth one fails. */
const counting: TaskKind = {
  permission: 'company.budgets',
  most: 10,
  batch: async (_, { payload, total, done, failed }, { size }) => {
    await within();
    batches.push(String(payload.name));
    const rows = Math.min(size, total - done - failed);
    return { done: rows - Math.floor(rows / 10), failed: Math.floor(rows / 10) };
  },
  end: async (_, { done, failed }, outcome) => ({
    result: { counted: done, failed },
    words: {
      en: { title: `Counting: ${outcome}`, text: `${done} <counted>` },
      sr: { title: `Brojanje: ${outcome}`, text: `Izbrojano: ${done}` },
    },
  }),
};
const kinds = new Map([['count', counting]]);

const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };
const run = (now = clock.now) => runTasks(database, { kinds, pace: createBatchSize(), now, log });
const later = (seconds: number) => new Date(clock.now.getTime() + seconds * SECOND);

async function start(who: Person, total: number, name = 'rows', permission = counting.permission): Promise<number> {
  const asked = { kind: 'count', permission, total, payload: { name } };
  return inTransaction(database, (transaction) => startTask(transaction, who, asked, clock.now));
}

const admin = (settings: { companyId?: number } = {}) =>
  shop.person({ language: 'SR', changes: { companyRoles: ['owner'] }, ...settings });
const task = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/tasks/${id}/`)).body;
const cancel = async (who: Person, id: number) => (await shop.call(who, 'POST', `/company/tasks/${id}/cancel/`)).body;
const told = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body.notifications;

beforeEach(async () => {
  await database.execute(sql`update tasks set status = 'stopped', ended_at = now() where ended_at is null`);
  batches.length = 0;
  warnings.length = 0;
  within = async () => {};
});

describe('a task', () => {
  it('is done a batch a run, says how far it is, and tells who started it when it is over', async () => {
    const ana = await admin();
    const id = await start(ana, 25);
    expect(await task(ana, id)).toMatchObject({ kind: 'count', status: 'waiting', done: 0, total: 25, eta: null });

    expect(await run()).toBe(true);
    clock.now = later(10);
    const began = later(-10).toISOString();
    const running = { status: 'running', done: 9, failed: 1, started_at: began, eta: later(15).toISOString() };
    expect(await task(ana, id)).toMatchObject({ ...running, can_cancel: true, result: null, ended_at: null });
    expect(await told(ana)).toEqual([]);

    expect([await run(), await run(), await run()]).toEqual([true, true, false]);
    const over = { status: 'done', done: 23, failed: 2, eta: null, can_cancel: false, error: null };
    expect(await task(ana, id)).toMatchObject({ ...over, result: { counted: 23, failed: 2 } });
    expect(await told(ana)).toMatchObject([{ title: 'Brojanje: done', text: '<p>Izbrojano: 23</p>' }]);
    expect(await sentMails(shop)).toEqual([]);
  });

  it('that took more than ten minutes tells by mail as well', async () => {
    const ana = await admin();
    await start(ana, 15);
    await run();
    clock.now = later(601);
    await run();
    const [mail] = await sentMails(shop);
    expect(mail).toMatchObject({ to: { address: ana.email }, subject: 'Brojanje: done' });
    expect(mail?.text).toContain('Izbrojano: 14');
    expect(mail?.text).toMatch(/Obaveštenja: http\S+\/\?notifications=all$/m);
  });

  it('that took so long is mailed to nobody who has left meanwhile', async () => {
    const ana = await admin();
    await admin({ companyId: ana.companyId });
    const id = await start(ana, 15);
    await run();
    await database.execute(sql`update users set active = false where id = ${ana.userId}`);
    clock.now = later(601);
    await run();
    const { rows } = await database.execute(sql`select status from tasks where id = ${id}`);
    expect([rows, await sentMails(shop)]).toEqual([[{ status: 'done' }], []]);
  });

  it('is seen by who started it alone, on its own site, newest first', async () => {
    const { companyId } = await admin();
    const [ana, mara] = [await admin({ companyId }), await admin({ companyId })];
    const ids = [await start(ana, 5), await start(ana, 5)];
    const platform = await start(ana, 5, 'rows', 'platform.catalogue');
    await start(mara, 5);
    const { body } = await shop.call(ana, 'GET', '/company/tasks/');
    expect(body.count).toBe(2);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect((await shop.call(ana, 'GET', `/company/tasks/${platform}/`)).status).toBe(404);
    expect((await shop.call(mara, 'POST', `/company/tasks/${ids[0]}/cancel/`)).status).toBe(404);
    const boss = await shop.person({ changes: { adminRoles: ['owner'] } });
    const own = await start(boss, 5, 'rows', 'platform.catalogue');
    const other = await shop.person({ changes: { adminRoles: ['owner'] } });
    expect((await shop.call(other, 'GET', `/admin/tasks/${own}/`)).status).toBe(404);
    expect((await shop.call(other, 'POST', `/admin/tasks/${own}/cancel/`)).status).toBe(404);
    expect((await shop.call(boss, 'GET', '/admin/tasks/')).body.results).toMatchObject([{ id: own }]);
    expect((await shop.call(boss, 'POST', `/admin/tasks/${own}/cancel/`)).body).toMatchObject({ status: 'stopping' });
    expect((await shop.call(boss, 'GET', `/admin/tasks/${own}/`)).body).toMatchObject({ can_cancel: false });
  });
});

describe('stopping a task', () => {
  it('before its first batch does nothing of it', async () => {
    const ana = await admin();
    const id = await start(ana, 25);
    expect(await cancel(ana, id)).toMatchObject({ status: 'stopping', can_cancel: false });
    await run();
    expect(await task(ana, id)).toMatchObject({ status: 'stopped', done: 0, result: { counted: 0 } });
    expect([await run(), batches]).toEqual([false, []]);
  });

  it('that waits for its hour ends it at once', async () => {
    const ana = await admin();
    const { permission } = counting;
    const asked = { kind: 'count', permission, total: 25, payload: { name: 'rows' }, startsAt: later(3600) };
    const id = await inTransaction(database, (transaction) => startTask(transaction, ana, asked, clock.now));
    expect(await run()).toBe(false);
    await cancel(ana, id);
    expect(await run()).toBe(true);
    expect(await task(ana, id)).toMatchObject({ status: 'stopped', done: 0, result: { counted: 0 } });
  });

  it('between two batches keeps what is done', async () => {
    const ana = await admin();
    const id = await start(ana, 25);
    await run();
    await cancel(ana, id);
    await run();
    expect(await task(ana, id)).toMatchObject({ status: 'stopped', done: 9, failed: 1 });
    expect(await told(ana)).toMatchObject([{ title: 'Brojanje: stopped' }]);
  });

  it.each([
    ['in a batch lets that one end', 25, { status: 'stopping' }, { status: 'stopped', done: 9, failed: 1 }],
    ['in the last batch comes too late', 10, { status: 'done' }, { status: 'done', done: 9, failed: 1 }],
  ])('%s', async (_, total, answer, end) => {
    const ana = await admin();
    const id = await start(ana, total);
    let cancelling: Promise<unknown> | undefined;
    within = async () => {
      cancelling = cancel(ana, id);
      const waits = sql`select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await database.execute(waits)).rows[0], { timeout: 20_000 })
        .toEqual({ waiting: 1 });
    };
    await run();
    expect(await cancelling).toMatchObject(answer);
    within = async () => {};
    await run();
    expect(await task(ana, id)).toMatchObject(end);
  });

  it('after the last batch changes nothing, and twice is once', async () => {
    const ana = await admin();
    const id = await start(ana, 5);
    await run();
    expect(await cancel(ana, id)).toMatchObject({ status: 'done' });
    expect(await cancel(ana, id)).toMatchObject({ status: 'done', done: 5 });
  });

  it.each([
    ...['find_anew', 'subscription_prices'],
    ...['import_undo', 'user_import_undo', 'benefit_import_undo', 'budget_import_undo'],
  ])('that must end (%s) changes nothing', async (kind) => {
    const boss = await shop.person({ changes: { adminRoles: ['owner'] } });
    const id = await start(boss, 25, 'rows', 'platform.catalogue');
    await database.execute(sql`update tasks set kind = ${kind} where id = ${id}`);
    const open = { id, status: 'waiting', can_cancel: false };
    expect((await shop.call(boss, 'GET', `/admin/tasks/${id}/`)).body).toMatchObject(open);
    expect((await shop.call(boss, 'POST', `/admin/tasks/${id}/cancel/`)).body).toMatchObject(open);
    expect((await shop.call(boss, 'GET', '/admin/tasks/')).body.results).toMatchObject([open]);
    expect((await shop.call(boss, 'GET', '/admin/pulse/')).body.tasks).toMatchObject([open]);
    const noted = sql`select from changes where kind = 'task.cancelled' and record_id = ${String(id)}`;
    expect((await database.execute(noted)).rows).toEqual([]);
  });
});

describe('a server that does not come back', () => {
  it('keeps its task for half a minute; then another one has it, and it has nothing any more', async () => {
    const ana = await admin();
    await start(ana, 25);
    const dead = await takeTask(database, ['count'], clock.now);
    expect([await takeTask(database, ['count'], later(29)), await run(later(29))]).toEqual([undefined, false]);
    const alive = await takeTask(database, ['count'], later(30));
    const held = (taken: typeof dead) =>
      inTransaction(database, (transaction) =>
        taken ? holdTask(transaction, taken, counting) : Promise.resolve(undefined),
      );
    expect([await held(dead), await held(alive)]).toMatchObject([undefined, { total: 25 }]);
  });

  it('and one that is slow keeps it as long as it is in its batch', async () => {
    const ana = await admin();
    const id = await start(ana, 10);
    let second: boolean | undefined;
    within = async () => {
      within = async () => {};
      second = await run(later(31));
    };
    await run();
    expect([second, batches]).toEqual([false, ['rows']]);
    expect(await task(ana, id)).toMatchObject({ status: 'done', done: 9 });
  });
});

describe('a batch that fails', () => {
  it('is undone and tried again half a minute later', async () => {
    const ana = await admin();
    const id = await start(ana, 15);
    within = failing(new Error('the first time'));
    expect(await run()).toBe(true);
    within = async () => {};
    expect([await run(), warnings.length]).toEqual([false, 1]);
    await run(later(30));
    expect(await task(ana, id)).toMatchObject({ status: 'running', done: 9 });
  });

  it('five times is the end, and who started it reads why', async () => {
    const ana = await admin();
    const id = await start(ana, 15);
    await run();
    within = failing(new Error('each time'));
    for (let tries = 1; tries <= 6; tries += 1) await run(later(tries * 30));
    expect(warnings).toHaveLength(5);
    const message = 'Kod nas je nekoliko puta nešto pošlo naopako, pa je ovo zaustavljeno.';
    expect(await task(ana, id)).toMatchObject({ status: 'failed', done: 9, error: { code: 'tasks.broke', message } });
    expect(await told(ana)).toMatchObject([
      { title: 'Brojanje: failed', text: `<p>Izbrojano: 9</p><p>${message}</p>` },
    ]);
  });

  it('with a refusal is the end at once, in its words', async () => {
    const ana = await admin();
    const id = await start(ana, 15);
    within = failing(new AppError(409, 'rows.gone', { en: 'They are gone.', sr: 'Nema ih više.' }));
    await run();
    expect(await task(ana, id)).toMatchObject({
      status: 'failed',
      error: { code: 'rows.gone', message: 'Nema ih više.' },
    });
    expect(warnings).toEqual([]);
  });
});

it('of a company that is no longer active stops and says so', async () => {
  const ana = await admin();
  const id = await start(ana, 25);
  await run();
  await database.update(companies).set({ active: false }).where(sql`id = ${ana.companyId}`);
  await run();
  await database.update(companies).set({ active: true }).where(sql`id = ${ana.companyId}`);
  expect(await task(ana, id)).toMatchObject({ status: 'stopped', done: 9, error: { code: 'tasks.company_ended' } });
});

it('goes on while anybody may do such work, whoever started it, and stops when nobody may', async () => {
  const ana = await admin();
  const mara = await admin({ companyId: ana.companyId });
  const demote = (who: Person) =>
    database.execute(sql`update users set company_roles = '{reports}' where id = ${who.userId}`);
  const id = await start(ana, 35);
  await demote(ana);
  await run();
  expect(await task(ana, id)).toMatchObject({ status: 'running', done: 9 });
  // Owners who are unconfirmed or closed have no permissions.
  const { companyId } = ana;
  await shop.person({ companyId, changes: { companyRoles: ['owner'], confirmed: false } });
  await shop.person({ companyId, changes: { companyRoles: ['owner'], active: false } });
  await demote(mara);
  await run();
  expect(await task(ana, id)).toMatchObject({ status: 'stopped', done: 9, error: { code: 'tasks.nobody_may' } });
});

it('of a kind that this server does not know is left to one that does', async () => {
  const ana = await admin();
  const id = await start(ana, 5);
  await database.execute(sql`update tasks set kind = 'newer' where id = ${id}`);
  expect([await run(), await task(ana, id)]).toMatchObject([false, { status: 'waiting' }]);
});

describe('companies', () => {
  it('take turns, and so do the tasks of each', async () => {
    const [ana, mara] = [await admin(), await admin()];
    for (const name of ['a', 'b']) await start(ana, 20, name);
    await start(mara, 30, 'm');
    while (await run());
    expect(batches).toEqual(['a', 'm', 'b', 'm', 'a', 'm', 'b']);
  });

  it('of ten thousand tasks keep nobody else waiting', async () => {
    const [ana, mara] = [await admin(), await admin()];
    await database.execute(sql`
      insert into tasks (company_id, created_by, kind, permission, total, payload, created_at)
      select ${ana.companyId}, ${ana.userId}, 'count', 'company.budgets', 5, '{"name": "a"}', now() from generate_series(1, 10000)`);
    await start(mara, 20, 'm');
    for (let runs = 0; runs < 4; runs += 1) await run();
    expect(batches.toSorted()).toEqual(['a', 'a', 'm', 'm']);
  });
});
