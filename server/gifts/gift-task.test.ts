import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCategory } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const PEOPLE = 1100;

/** A company admin with a colleague and many more people. */
async function company() {
  const admin = await shop.person({ language: 'SR', changes: { companyRoles: ['owner'] } });
  const ana = await shop.person({ companyId: admin.companyId, language: 'SR' });
  await makeCrowd(database, admin.companyId, PEOPLE);
  return { admin, ana };
}

const body = { people: 'all', amount: 100, note: 'Hvala' };
const give = (who: Person, key = 'gift-to-many') =>
  shop.call(who, 'POST', '/company/budgets/', body, { 'idempotency-key': key });
const run = () =>
  runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } });
const later = (seconds: number) => new Date(clock.now.getTime() + seconds * 1000);
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const gift = async (who: Person) => (await shop.call(who, 'GET', '/company/budgets/')).body.results[0];
const people = async (who: Person, query: string) =>
  (await shop.call(who, 'GET', `/company/budgets/${(await gift(who)).id}/people/${query}`)).body;

it('gives to a company of many while one of them buys: nobody waits for the gift, and each gets it once', async () => {
  const { admin, ana } = await company();
  const { companyId } = admin;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let has = () => {};
  const locked = new Promise<void>((resolve) => {
    has = resolve;
  });
  // An open purchase: the gift must neither wait for it nor make others wait.
  const buying = database.transaction(async (transaction) => {
    await transaction.execute(sql`select from users where company_id = ${companyId} and id = ${ana.userId} for update`);
    has();
    await held;
  });
  await locked;

  const { status, body: made } = await give(admin);
  expect([status, made]).toMatchObject([201, { people: 1102, amount: 100, note: 'Hvala', status: 'running' }]);
  expect(await reconcile(database)).toEqual([]);
  for (let runs = 0; runs < 13; runs += 1) await run();
  const task = () => shop.call(admin, 'GET', `/company/tasks/${made.task}/`);
  const running = { kind: 'gift', about: 'Hvala', status: 'running', done: 1101, total: 1102 };
  expect((await task()).body).toMatchObject(running);
  expect(await people(admin, '?state=waiting')).toMatchObject({ count: 1, results: [{ id: ana.userId }] });
  expect(await reconcile(database)).toEqual([]);

  letGo();
  await buying;
  clock.now = new Date(clock.now.getTime() + 1000);
  while (await run());
  const result = { gift: made.id, given: 1102, skipped: 0, left: 0 };
  expect((await task()).body).toMatchObject({ status: 'done', done: 1102, result });
  expect(await me(ana)).toMatchObject({ base_balance: 100, new_notifications: 1 });
  expect((await me(admin)).notifications[0]).toMatchObject({
    title: 'Budžet je dodeljen',
    text: '<p>Dodeljeno je po 100,00\u00a0RSD. Broj ljudi koji ga imaju: 1.102 od 1.102.</p>',
  });
  const entries = await database.execute(sql`select from ledger_entries where company_id = ${companyId}`);
  expect(entries.rows.length).toBe(1102);
  expect((await give(admin)).body).toMatchObject({ id: made.id, people: 1102, status: 'given', task: made.task });
  expect(await reconcile(database)).toEqual([]);
});

it('skips and lists who leaves before their turn, and who comes later is not in it', async () => {
  const { admin, ana } = await company();
  await give(admin);
  await database.execute(
    sql`update users set active = false where company_id = ${admin.companyId} and id = ${ana.userId}`,
  );
  const late = await shop.person({ companyId: admin.companyId });
  while (await run());
  expect(await gift(admin)).toMatchObject({ status: 'given', people: 1101 });
  expect(await people(admin, '?state=left_out')).toMatchObject({
    count: 1,
    results: [{ id: ana.userId, name: 'Ana Anić', state: 'left_out', given_at: null }],
  });
  expect((await me(late)).base_balance).toBe(0);
  expect((await me(admin)).notifications[0].text).toContain(
    'Izostavljeno jer im je nalog ugašen ili adresa nije potvrđena: 1.',
  );
  expect(await reconcile(database)).toEqual([]);
});

it('skips who registers before their turn at an address that nobody has confirmed, and who has no account yet has it', async () => {
  const { admin } = await company();
  const { companyId } = admin;
  const added = await shop.person({ companyId, changes: { confirmed: false } });
  const stranger = await shop.person({ companyId, changes: { confirmed: false } });
  await shop.call(admin, 'POST', '/company/budgets/', Object.assign({ with_invited: true }, body));
  // Registered by the company's code.
  await database.execute(
    sql`update users set password_hash = 'x' where company_id = ${companyId} and id = ${stranger.userId}`,
  );
  while (await run());
  expect(await gift(admin)).toMatchObject({ status: 'given', people: 1103 });
  expect((await people(admin, '?state=left_out')).results).toMatchObject([{ id: stranger.userId }]);
  const { rows } = await database.execute(
    sql`
    select user_id::integer as id from ledger_entries where company_id = ${companyId} and user_id in (${added.userId}, ${stranger.userId})`,
  );
  expect(rows).toEqual([{ id: added.userId }]);
  expect(await reconcile(database)).toEqual([]);
});

it('that is stopped leaves what is given, and says who has it', async () => {
  const { admin } = await company();
  const { task } = (await give(admin)).body;
  await run();
  const { done } = (await shop.call(admin, 'GET', `/company/tasks/${task}/`)).body;
  await shop.call(admin, 'POST', `/company/tasks/${task}/cancel/`);
  while (await run());
  expect(await gift(admin)).toMatchObject({ status: 'stopped', people: done });
  expect((await people(admin, '?state=given')).count).toBe(done);
  expect((await people(admin, '?state=waiting&page_size=1')).count).toBe(1102 - done);
  expect((await me(admin)).notifications[0].title).toBe('Dodela budžeta je zaustavljena');
  expect((await give(admin)).body).toMatchObject({ status: 'stopped', people: done });
  expect(await reconcile(database)).toEqual([]);
});

it('is of the category and the year in which it was confirmed, whatever becomes of either before its last batch', async () => {
  const noon = clock.now;
  clock.now = new Date('2026-12-31T22:59:59Z');
  const { admin, ana } = await company();
  await makeCategory(database, 3);
  const asked = Object.assign({}, body, { category: 3 });
  expect((await shop.call(admin, 'POST', '/company/budgets/', asked)).body).toMatchObject({
    year: 2026,
    status: 'running',
  });
  await run();
  clock.now = new Date('2026-12-31T23:00:00Z');
  const owner = await shop.person({ changes: { adminRoles: ['owner'] } });
  const path = '/admin/categories/3/';
  const { impact } = (await shop.call(owner, 'GET', `${path}impact/`)).body;
  const { revision } = (await shop.call(owner, 'GET', path)).body;
  const ended = { impact, reason: 'Spajamo ih' };
  const seen = { 'if-revision-match': String(revision) };
  expect((await shop.call(owner, 'POST', `${path}deactivate/`, ended, seen)).status).toBe(200);
  while (await run());
  expect(await gift(admin)).toMatchObject({ status: 'given', people: 1102, year: 2026 });
  const given = await database.execute(sql`
    select category_id, year, allocated, count(*)::integer as people from accounts
    where company_id = ${admin.companyId} and category_id <> 0 group by 1, 2, 3`);
  expect(given.rows).toEqual([{ category_id: 3, year: 2026, allocated: 10_000, people: 1102 }]);
  expect((await me(ana)).category_budgets).toEqual([]);
  expect(await reconcile(database)).toEqual([]);
  clock.now = noon;
});

it('goes on where a server before an upgrade was cut, by its payload as that one wrote it', async () => {
  const { admin } = await company();
  const { id, task } = (await give(admin)).body;
  await run();
  const { done } = (await shop.call(admin, 'GET', `/company/tasks/${task}/`)).body;
  // The payload as earlier versions stored it, and as shops that are upgraded still have it.
  const values = {
    titleEn: 'A budget',
    titleSr: 'Budžet',
    textEn: '<p>Thanks</p>',
    textSr: '<p>Hvala</p>',
    sendFrom: 'Izbor',
    image: null,
    attachment: null,
    dedupeKey: null,
    searchEn: 'thanks',
    searchSr: 'hvala',
    now: clock.now.toISOString(),
  };
  const payload = { giftId: id, values };
  await database.execute(sql`
    update tasks set payload = ${JSON.stringify(payload)}::jsonb, leased_by = gen_random_uuid(),
      leased_until = ${later(20).toISOString()}::timestamptz
    where company_id = ${admin.companyId} and id = ${task}`);
  expect(await run()).toBe(false);
  clock.now = later(31);
  while (await run());
  expect(await gift(admin)).toMatchObject({ status: 'given', people: 1102 });
  const told = await database.execute(sql`
    select title_sr, count(*)::integer as people from notifications
    where company_id = ${admin.companyId} and dedupe_key like 'gift-%' group by 1 order by 2`);
  expect(told.rows).toEqual([
    { title_sr: 'Budžet ti je uvećan', people: done },
    { title_sr: 'Budžet', people: 1102 - done },
  ]);
  expect(await reconcile(database)).toEqual([]);
});

it('takes three statements for five hundred people, beside taking the task and its transaction', async () => {
  const { admin } = await company();
  const statements = await shop.statements(() => give(admin));
  // find_caller, begin, lock the company, read what the gift needs, gift and people, task, its number, the log, commit.
  expect(statements.length).toBeLessThanOrEqual(9);
  const pace = createBatchSize(500);
  const batch = await shop.statements(() =>
    runTasks(database, { kinds: taskKinds, pace, now: clock.now, log: { warn: () => {} } }),
  );
  expect(batch.length).toBe(6);
  const { task } = await gift(admin);
  expect((await shop.call(admin, 'GET', `/company/tasks/${task}/`)).body.done).toBe(500);
});
