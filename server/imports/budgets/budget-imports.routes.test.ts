import { describe, expect, it } from 'vitest';
import { reconcile } from '../../database/reconcile.ts';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import { taskKinds } from '../../task-kinds.ts';
import { createBatchSize } from '../../tasks/batch-size.ts';
import { runTasks } from '../../tasks/run-tasks.job.ts';
import { makeBenefit, makeCategory } from '../../testing/benefits.ts';
import { type BudgetRow, checkedBudgets, runAllTasks } from '../../testing/budget-file.ts';
import { duringTransaction } from '../../testing/during-transaction.ts';
import { type Person, signInToken } from '../../testing/people.ts';
import { checkedFile, newPeople } from '../../testing/people-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;

/** A company with two people who may give budgets, and employees who have 1.000,00 each. */
async function company(people = 3) {
  const vesna = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
  const { companyId } = vesna;
  const petar = await shop.person({ companyId, changes: { companyRoles: ['budgets'], firstName: 'Petar' } });
  const made: Person[] = [];
  while (made.length < people) {
    made.push(await shop.person({ companyId, language: 'SR', flexible: 100_000 }));
  }
  return { companyId, vesna, petar, people: made as [Person, Person, Person] };
}

const check = (who: Person, rows: readonly BudgetRow[]) => checkedBudgets(database, who, { rows, now: clock.now });
const at = (id: number, path = '') => `/company/budget-imports/${id}/${path}`;
const get = async (who: Person, id: number) => (await shop.call(who, 'GET', at(id))).body;
const rowsOf = async (who: Person, id: number) => (await shop.call(who, 'GET', at(id, 'rows/'))).body.results;
const commit = (who: Person, id: number) => shop.call(who, 'POST', at(id, 'commit/'), {});
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const approval = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/approvals/${id}/`)).body;
const approve = async (who: Person, id: number) =>
  shop.call(who, 'POST', `/company/approvals/${id}/approve/`, { seen: (await approval(who, id)).now?.seen });
const ledger = async (who: Person) =>
  ask<object>(
    database,
    sql`
    select kind, allocated, note, actor_id as "actorId", import_id as "importId" from ledger_entries
    where company_id = ${who.companyId} and user_id = ${who.userId} order by id`,
  );

/** Adds a person by an import of people; `takenBack` undoes it. */
async function brought(vesna: Person, letters: string) {
  const rows = newPeople(letters, 1);
  const id = await checkedFile(database, vesna, { rows, now: clock.now });
  const call = (path: string) => shop.call(vesna, 'POST', `/company/imports/${id}/${path}/`, {});
  const takenBack = async () => {
    await call('undo');
    await runAllTasks(database, clock.now);
  };
  expect((await call('commit')).body.status).toBe('done');
  return { email: `${letters}-0@vetar.rs`, takenBack };
}

/** A person who registered by the company's code, without confirming the address. */
const STRANGER = { confirmed: false, passwordHash: 'x' };
const register = ({ userId }: Person) =>
  database.execute(sql`update users set password_hash = ${STRANGER.passwordHash} where id = ${userId}`);

async function buy(who: Person, price: number) {
  const benefit = await makeBenefit(database, clock.now, { price });
  await shop.call(who, 'POST', '/v2/toggle-cart/', { id: benefit });
  return shop.call(who, 'POST', '/v2/complete-purchase/', {});
}

describe('the rows of a file of budgets', () => {
  it('say what each has before and after, and the sums of each budget', async () => {
    await makeCategory(database, 1);
    const { vesna, people } = await company();
    const [ana, mara, iva] = people;
    const id = await check(vesna, [
      [ana.email, '500.50', '', 'Jubilej'],
      [ana.email, '200', 'Kategorija 1'],
      [mara.email, '-300', 'fleksibilni'],
      [iva.email, '0'],
    ]);
    expect(await get(vesna, id)).toMatchObject({
      status: 'ready',
      figures: { added: 2, changed: 1, same: 1, refused: 0 },
      budget: {
        currency: 'RSD',
        moved: 1000.5,
        above: null,
        approval: null,
        sums: [
          { category: null, year: null, people: 2, gives: 500.5, takes: 300 },
          { category: 1, name_sr: 'Kategorija 1', year: 2026, people: 1, gives: 200, takes: 0 },
        ],
      },
    });
    expect((await rowsOf(vesna, id)).map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [{ field: 'amount', before: '1000.00', after: '1500.50' }],
      [{ field: 'amount', before: '0.00', after: '200.00' }],
      [{ field: 'amount', before: '1000.00', after: '700.00' }],
      [],
    ]);
  });

  it('wait for a word where somebody is not there, has left, or has less left than is taken', async () => {
    const { companyId, vesna, people } = await company();
    const [ana, mara, iva] = people;
    const left = await shop.person({ companyId, changes: { active: false } });
    const other = await company(1);
    const id = await check(vesna, [
      [ana.email, '-1000.01'],
      [left.email, '1'],
      [other.people[0].email, '1'],
      [mara.email, '1.250,50'],
      [mara.email, '1', 'Kategorija 404'],
      ['', '5'],
      [iva.email, ''],
    ]);
    const codes = (await rowsOf(vesna, id)).map(({ problems }: { problems: object[] }) => problems);
    expect(codes).toEqual([
      [{ field: 'amount', code: 'unspent' }],
      [{ field: 'email', code: 'closed' }],
      [{ field: 'email', code: 'nobody' }],
      [{ field: 'amount', code: 'number', slip: 'amount' }],
      [{ field: 'category', code: 'unknown' }],
      [{ field: 'email', code: 'required' }],
      [{ field: 'amount', code: 'required' }],
    ]);
    expect((await commit(vesna, id)).body).toMatchObject({ code: 'imports.status', status: 'problems' });
  });

  it('give nothing to who registered by the company’s code alone until they confirm, and to who was added at once', async () => {
    const { companyId, vesna } = await company();
    const added = await shop.person({ companyId, changes: { confirmed: false } });
    const stranger = await shop.person({ companyId, flexible: 500, changes: STRANGER });
    const id = await check(vesna, [
      [stranger.email, '1'],
      [added.email, '1'],
    ]);
    const codes = (await rowsOf(vesna, id)).map(({ problems }: { problems: object[] }) => problems);
    expect(codes).toEqual([[{ field: 'email', code: 'unconfirmed' }], []]);
    // What they were given by mistake can still be taken back.
    expect(await get(vesna, await check(vesna, [[stranger.email, '-5']]))).toMatchObject({
      status: 'ready',
      figures: { changed: 1 },
    });
  });

  it('are mended all at once where amounts are written as in a letter', async () => {
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const id = await check(vesna, [
      [ana.email, '1.250,50'],
      [mara.email, '2.000,00'],
    ]);
    expect((await get(vesna, id)).groups).toEqual([
      { field: 'amount', code: 'number', from: null, rows: 2, like: null, slips: [{ slip: 'amount', rows: 2 }] },
    ]);
    const fix = { field: 'amount', code: 'number', slip: 'amount' };
    expect((await shop.call(vesna, 'POST', at(id, 'rows/fix/'), fix)).body).toMatchObject({
      status: 'ready',
      budget: { moved: 3250.5 },
    });
    expect((await shop.call(vesna, 'POST', at(id, 'rows/fix/'), { ...fix, slip: 'comma' })).status).toBe(400);
  });

  it('are twins only where they are of the same budget of the same person', async () => {
    await makeCategory(database, 1);
    const { vesna, people } = await company();
    const [ana] = people;
    const id = await check(vesna, [
      [ana.email, '1'],
      [ana.email, '2', 'Category 1'],
      [ana.email, '3', 'Fleksibilni'],
    ]);
    expect((await rowsOf(vesna, id)).map(({ twins }: { twins: number[] }) => twins)).toEqual([[4], [], [2]]);
    expect((await get(vesna, id)).groups).toMatchObject([{ field: 'email', code: 'twin', rows: 2 }]);
  });

  it('are no twins while nobody knows of which budgets they are', async () => {
    await makeCategory(database, 1);
    const { vesna, people } = await company();
    const [ana] = people;
    const id = await check(vesna, [
      [ana.email, '1', 'Sprot'],
      [ana.email, '2', 'Zdralvje'],
    ]);
    const twins = async () => (await rowsOf(vesna, id)).map((row: { twins: number[] }) => row.twins);
    expect(await twins()).toEqual([[], []]);
    const known = await shop.call(vesna, 'PATCH', at(id, 'rows/'), {
      rows: [2, 3].map((line) => ({ line, cells: { category: 'Category 1' } })),
    });
    expect(known.status).toBe(200);
    expect(await twins()).toEqual([[3], [2]]);
  });

  it('need a column of amounts, and one by which people are known', async () => {
    const { vesna } = await company(1);
    const begun = { file_name: 'b.csv', columns: ['A', 'B'], rows: 1 };
    const { id } = (await shop.call(vesna, 'POST', '/company/budget-imports/', begun)).body;
    await shop.call(vesna, 'PUT', at(id, 'rows/'), { from: 2, rows: [['x', '1']] });
    const map = async (mapping: object) => (await shop.call(vesna, 'PUT', at(id, 'mapping/'), { mapping })).body.fields;
    expect(await map({ email: 0 })).toEqual({ mapping: 'Say which column is the amount' });
    expect(await map({ amount: 0 })).toEqual({ mapping: 'Say which column is the e-mail, or the employee number' });
  });
});

describe('a name of several budgets', () => {
  const call = (id: number, sr: string, en: string) =>
    database.execute(sql`update categories set name_sr = ${sr}, name_en = ${en} where id = ${id}`);
  const end = (id: number) => database.execute(sql`update categories set active = false where id = ${id}`);
  const problemsOf = async (who: Person, id: number) =>
    (await rowsOf(who, id)).map(({ problems }: { problems: { field: string; code: string }[] }) =>
      problems.map(({ field, code }) => `${field}:${code}`).join(' '),
    );

  it('is asked about once for all rows that say it, and never taken for the first', async () => {
    for (const id of [61, 62]) await makeCategory(database, id);
    await call(61, 'Pokret', 'Velnes');
    await call(62, 'Velnes', 'Rest');
    const { companyId, vesna, people } = await company();
    const [ana, mara, iva] = people;
    const id = await check(vesna, [
      [ana.email, '100', 'Velnes'],
      [mara.email, '200', 'Velnes'],
      [iva.email, '300', 'velnes#62'],
      [iva.email, '400', 'Pokret'],
    ]);
    expect(await problemsOf(vesna, id)).toEqual(['category:several', 'category:several', '', '']);
    const group = { field: 'category', code: 'several', from: 'Velnes', rows: 2, like: null, slips: [] };
    expect((await get(vesna, id)).groups).toEqual([group]);
    expect((await commit(vesna, id)).status).toBe(409);
    const fix = { field: 'category', code: 'several', from: 'Velnes', to: 'Velnes #61' };
    expect((await shop.call(vesna, 'POST', at(id, 'rows/fix/'), fix)).body).toMatchObject({
      status: 'ready',
      budget: {
        sums: [
          { category: 61, people: 3, gives: 700 },
          { category: 62, people: 1, gives: 300 },
        ],
      },
    });
    expect((await commit(vesna, id)).body.status).toBe('done');
    const given = await ask<object>(
      database,
      sql`select user_id as who, category_id as category, allocated from accounts
        where company_id = ${companyId} and category_id > 0 order by allocated`,
    );
    expect(given).toEqual([
      { who: ana.userId, category: 61, allocated: 10_000 },
      { who: mara.userId, category: 61, allocated: 20_000 },
      { who: iva.userId, category: 62, allocated: 30_000 },
      { who: iva.userId, category: 61, allocated: 40_000 },
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('comes back as the same in the file of what was done', async () => {
    for (const id of [71, 72]) await makeCategory(database, id);
    await call(71, 'More', 'Seaside');
    await call(72, 'Obala', 'More');
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const id = await check(vesna, [
      [ana.email, '10', 'More #72'],
      [mara.email, '5.50', 'More #71', 'Jubilej'],
    ]);
    const { payload } = await shop.app.inject({ url: `/api${at(id, 'rows/export/')}`, headers: vesna.headers });
    const lines = payload.trim().split('\r\n').slice(1);
    const rows = lines.map((line) => JSON.parse(`[${line}]`).slice(1, 5) as unknown as BudgetRow);
    expect(rows).toEqual([
      [ana.email, '10', 'More #72', ''],
      [mara.email, '5.50', 'More #71', 'Jubilej'],
    ]);
    const sums = (await get(vesna, id)).budget.sums;
    expect(sums).toMatchObject([
      { category: 71, gives: 5.5 },
      { category: 72, gives: 10 },
    ]);
    expect((await get(vesna, await check(vesna, rows))).budget.sums).toEqual(sums);
  });

  it('is no question where one is called so by every letter, or all but one have ended', async () => {
    for (const id of [63, 64, 65, 66]) await makeCategory(database, id);
    await call(63, 'Knjige', 'Books');
    await call(64, 'Čitanje', 'KNJIGE');
    await call(65, 'Audio', 'Hearing');
    await end(65);
    await call(66, 'Zvuk', 'Audio');
    const { vesna, people } = await company();
    const [ana, mara, iva] = people;
    const id = await check(vesna, [
      [ana.email, '1', 'Knjige'],
      [mara.email, '2', 'KNJIGE'],
      [iva.email, '4', 'knjige'],
      [ana.email, '8', 'Audio'],
    ]);
    expect(await problemsOf(vesna, id)).toEqual(['', '', 'category:several', '']);
    expect((await get(vesna, id)).budget.sums).toMatchObject([
      { category: 63, gives: 1 },
      { category: 64, gives: 2 },
      { category: 66, gives: 8 },
    ]);
  });

  it('is found by a number only together with its name, and only of a budget', async () => {
    for (const id of [67, 68]) await makeCategory(database, id);
    await makeCategory(database, 69, 67);
    await end(68);
    const words = ['Kategorija 67 #67', 'Kategorija 67 #68', 'Kategorija 68 #68', '#67', 'Kategorija 69 #69'];
    const { vesna, people } = await company(words.length);
    const id = await check(
      vesna,
      words.map((word, place) => [people[place]?.email ?? '', '1', word]),
    );
    const refused = ['category:unknown', 'category:ended', 'category:unknown', 'category:unknown'];
    expect(await problemsOf(vesna, id)).toEqual(['', ...refused]);
    expect((await get(vesna, id)).budget.sums).toMatchObject([{ category: 67, gives: 1 }]);
  });
});

describe('writing a file of budgets', () => {
  it('gives and takes all of it once, tells whom it is about, and says in the ledger by whom and why', async () => {
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const id = await check(vesna, [
      [ana.email, '500.50', '', 'Jubilej'],
      [mara.email, '-300', '', 'Vraća se avans'],
    ]);
    const before = (await me(ana)).version;
    expect((await commit(vesna, id)).body).toMatchObject({ status: 'done', may_undo: true });
    expect((await commit(vesna, id)).body.status).toBe('done');
    const why = { importId: id, actorId: vesna.userId };
    expect((await ledger(ana)).slice(1)).toEqual([{ kind: 'allocation', allocated: 50_050, note: 'Jubilej', ...why }]);
    expect((await ledger(mara)).slice(1)).toEqual([
      { kind: 'correction', allocated: -30_000, note: 'Vraća se avans', ...why },
    ]);
    const told = await me(ana);
    expect(told).toMatchObject({ base_balance: 1500.5, new_notifications: 1 });
    expect(told.version).not.toBe(before === undefined ? null : before);
    expect(told.notifications[0]).toMatchObject({ title: 'Budžet ti je uvećan' });
    expect((await me(mara)).notifications[0]).toMatchObject({
      title: 'Deo budžeta je povučen',
      text: expect.stringContaining('Vraća se avans'),
    });
    expect(await reconcile(database)).toEqual([]);
    const noted = sql`select kind from changes where company_id = ${vesna.companyId} and record_id = ${String(id)} and kind like 'import.%'`;
    expect(await ask(database, noted)).toEqual([{ kind: 'import.committed' }]);
  });

  it('is nothing at all where somebody bought meanwhile what was to be taken, and says so', async () => {
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const id = await check(vesna, [
      [ana.email, '-800'],
      [mara.email, '100'],
    ]);
    await buy(ana, 50_000);
    expect((await commit(vesna, id)).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect(await get(vesna, id)).toMatchObject({ status: 'problems', groups: [{ field: 'amount', code: 'unspent' }] });
    expect((await me(mara)).base_balance).toBe(1000);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is nothing at all where somebody registered meanwhile at an address that nobody has confirmed', async () => {
    const { companyId, vesna, people } = await company();
    const added = await shop.person({ companyId, changes: { confirmed: false } });
    const id = await check(vesna, [
      [people[0].email, '1'],
      [added.email, '1'],
    ]);
    await register(added);
    expect((await commit(vesna, id)).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect((await rowsOf(vesna, id))[1].problems).toEqual([{ field: 'email', code: 'unconfirmed' }]);
    expect(await ledger(added)).toEqual([]);
  });

  it('is nothing at all where the file that brought one of its people was taken back meanwhile, and says so', async () => {
    const { vesna, people } = await company();
    const gone = await brought(vesna, 'povucen');
    const id = await check(vesna, [
      [people[0].email, '1'],
      [gone.email, '1'],
    ]);
    await gone.takenBack();
    expect((await commit(vesna, id)).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect((await rowsOf(vesna, id))[1].problems).toEqual([{ field: 'email', code: 'nobody' }]);
    expect((await me(people[0])).base_balance).toBe(1000);
  });

  it('is recognised where the same rows were written before, in whatever order', async () => {
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const rows: BudgetRow[] = [
      [ana.email, '10'],
      [mara.email, '20'],
    ];
    const id = await check(vesna, rows);
    await commit(vesna, id);
    expect(await get(vesna, await check(vesna, [...rows].reverse()))).toMatchObject({ same_file: { id } });
  });

  it('gives oneself no more than anybody else', async () => {
    const { vesna, people } = await company();
    const [ana] = people;
    const own = vesna.email;
    const alone = await check(vesna, [[own, '10']]);
    expect((await commit(vesna, alone)).body.code).toBe('budgets.own');
    const more = await check(vesna, [
      [own, '10.01'],
      [ana.email, '10'],
    ]);
    expect((await commit(vesna, more)).body.code).toBe('budgets.own');
    const same = await check(vesna, [
      [own, '10'],
      [ana.email, '10'],
    ]);
    expect((await commit(vesna, same)).body.status).toBe('done');
  });

  it('belongs to the year in which it was checked', async () => {
    await makeCategory(database, 1);
    const { vesna, people } = await company();
    const was = clock.now;
    clock.now = new Date('2026-12-31T22:30:00Z');
    const late = { ...vesna, headers: { authorization: `Token ${await signInToken(database, clock.now, vesna)}` } };
    const id = await check(vesna, [[people[0].email, '10', 'Kategorija 1']]);
    clock.now = new Date('2026-12-31T23:00:00Z');
    expect((await commit(late, id)).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect((await get(late, id)).budget.sums).toMatchObject([{ category: 1, year: 2027 }]);
    expect((await commit(late, id)).body.status).toBe('done');
    clock.now = was;
  });
});

describe('a file that is taken back in the new year', () => {
  it('says of what it gives back until when that was to be used', async () => {
    await makeCategory(database, 1);
    const { companyId, vesna } = await company();
    const sava = await shop.person({ companyId, language: 'SR', budgets: { 1: 50_000 } });
    const was = clock.now;
    clock.now = new Date('2026-12-31T20:00:00Z');
    const late = { ...vesna, headers: { authorization: `Token ${await signInToken(database, clock.now, vesna)}` } };
    const id = await check(late, [[sava.email, '-10', 'Kategorija 1']]);
    expect((await commit(late, id)).body.status).toBe('done');
    clock.now = new Date('2027-01-01T08:00:00Z');
    expect((await shop.call(late, 'POST', at(id, 'undo/'))).status).toBe(202);
    await runAllTasks(database, clock.now);
    const told = await ask<{ text: string }>(
      database,
      sql`select text_sr as text from notifications where company_id = ${companyId} and user_id = ${sava.userId} order by id desc limit 1`,
    );
    const text = '<p>U budžet za kategoriju Kategorija 1 je dodato 10,00\u00a0RSD, do 31.12.2026.</p>';
    expect(told).toEqual([{ text }]);
    expect(await reconcile(database)).toEqual([]);
    clock.now = was;
  });
});

describe('a file above the limit', () => {
  async function waiting() {
    const all = await company();
    const [ana, mara, iva] = all.people;
    const id = await check(all.vesna, [
      [ana.email, '600000'],
      [mara.email, '600000'],
      [iva.email, '-900'],
    ]);
    const seen = (await get(all.vesna, id)).budget;
    const answer = (await commit(all.vesna, id)).body;
    return { ...all, ana, mara, iva, id, seen, answer, of: answer.budget.approval as number };
  }

  it('waits for a second person as it is, and is written by them in the name of whoever brought it', async () => {
    const { vesna, petar, ana, id, seen, answer, of } = await waiting();
    expect(seen.above).toMatchObject({ limit: 1_000_000 });
    expect(answer).toMatchObject({ status: 'waiting', may_undo: false, committed_by: null });
    expect((await me(ana)).base_balance).toBe(1000);
    expect(
      (await shop.call(vesna, 'PATCH', at(id, 'rows/'), { rows: [{ line: 2, cells: { amount: '1' } }] })).body.code,
    ).toBe('imports.status');
    expect((await shop.call(vesna, 'POST', at(id, 'discard/'))).body.code).toBe('imports.status');
    expect((await approve(vesna, of)).body.code).toBe('approvals.own');
    expect(await approval(petar, of)).toMatchObject({
      kind: 'import',
      import: id,
      file: 'budzeti.csv',
      people: 3,
      sum: 1_200_900,
      now: { people: 3, sum: 1_200_900, stale: null },
    });
    expect((await approve(petar, of)).status).toBe(200);
    expect((await ledger(ana)).at(-1)).toMatchObject({ allocated: 60_000_000, importId: id, actorId: vesna.userId });
    const names = { created_by: 'Vesna Ilić', committed_by: 'Petar Anić' };
    expect(await get(vesna, id)).toMatchObject({ status: 'done', budget: { approval: of }, ...names });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is approved as it is by then: who has left gets nothing, and nothing is taken that was spent', async () => {
    const { petar, mara, iva, id, vesna, of } = await waiting();
    const { seen } = (await approval(petar, of)).now;
    await database.execute(sql`update users set active = false where id = ${mara.userId}`);
    await buy(iva, 50_000);
    const stale = await shop.call(petar, 'POST', `/company/approvals/${of}/approve/`, { seen });
    expect(stale.body.code).toBe('approvals.changed');
    expect((await approval(petar, of)).now).toMatchObject({ people: 2, sum: 600_500, left_count: 1 });
    expect((await approve(petar, of)).status).toBe(200);
    expect((await ledger(iva)).at(-1)).toMatchObject({ kind: 'correction', allocated: -50_000 });
    expect(await get(vesna, id)).toMatchObject({
      figures: { added: 1, changed: 1, left_out: 1 },
      budget: { moved: 600_500, sums: [{ gives: 600_000, takes: 500 }] },
    });
    const changes = (await rowsOf(vesna, id)).map((row: { changes: object[] }) => row.changes);
    expect([changes[0], changes[2]]).toEqual([
      [{ field: 'amount', before: '1000.00', after: '601000.00' }],
      [{ field: 'amount', before: '500.00', after: '0.00' }],
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not approved past what one of its people spends in that moment', async () => {
    const { companyId, petar, ana, iva, of } = await waiting();
    const { seen } = (await approval(petar, of)).now;
    let answer = { status: 0, body: { code: '' } };
    await duringTransaction(database, {
      held: sql`
        with who as materialized (
          select company_id, id from users where company_id = ${companyId} and id = ${iva.userId} for no key update),
        less as (
          update accounts a set allocated = a.allocated - 50000 from who
          where a.company_id = who.company_id and a.user_id = who.id and a.category_id = 0)
        insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
        select company_id, id, 0, 0, 'correction', -50000, ${clock.now.toISOString()}::timestamptz from who`,
      work: async () => {
        answer = await shop.call(petar, 'POST', `/company/approvals/${of}/approve/`, { seen });
      },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'approvals.changed']);
    expect((await me(ana)).base_balance).toBe(1000);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is approved without who registered meanwhile at an address that nobody has confirmed', async () => {
    const { companyId, vesna, petar, people } = await company();
    const added = await shop.person({ companyId, changes: { confirmed: false } });
    const id = await check(vesna, [
      [people[0].email, '1000000'],
      [added.email, '1'],
    ]);
    const of = (await commit(vesna, id)).body.budget.approval as number;
    expect((await approval(petar, of)).now).toMatchObject({ people: 2, left_count: 0 });
    await register(added);
    expect((await approval(petar, of)).now).toMatchObject({
      people: 1,
      sum: 1_000_000,
      left_count: 1,
      left_out: [{ id: added.userId }],
    });
    expect((await approve(petar, of)).status).toBe(200);
    expect(await ledger(added)).toEqual([]);
    expect((await get(vesna, id)).figures).toMatchObject({ added: 1, left_out: 1 });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is approved without who is not there any more, since the file that brought them was taken back', async () => {
    const { vesna, petar, people } = await company();
    const gone = await brought(vesna, 'nestao');
    const id = await check(vesna, [
      [people[0].email, '1000000'],
      [gone.email, '1'],
    ]);
    const of = (await commit(vesna, id)).body.budget.approval as number;
    await gone.takenBack();
    expect((await approve(petar, of)).status).toBe(200);
    expect((await get(vesna, id)).figures).toMatchObject({ added: 1, left_out: 1 });
    expect((await me(people[0])).base_balance).toBe(1_001_000);
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    [
      'how much each gets',
      `case line when 2 then '{"amount": 59900000}' when 3 then '{"amount": 60100000}' else '{}' end::jsonb`,
    ],
    ['which budget', `'{"category": 1, "year": 2026}'::jsonb`],
    ['why', `'{"note": "Drugo"}'::jsonb`],
  ])('is refused when its rows were rewritten in the database after they were looked at: %s', async (_, wanted) => {
    await makeCategory(database, 1);
    const { companyId, petar, ana, id, of } = await waiting();
    const { seen } = (await approval(petar, of)).now;
    await database.execute(sql`
      update import_rows set wanted = wanted || (${sql.raw(wanted)})
      where company_id = ${companyId} and import_id = ${id} and (wanted ->> 'amount')::bigint > 0`);
    const refused = await shop.call(petar, 'POST', `/company/approvals/${of}/approve/`, { seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'approvals.changed']);
    expect((await me(ana)).base_balance).toBe(1000);
  });

  it('is refused when somebody else would get it than whoever was looked at', async () => {
    const { companyId, petar, mara, iva, id, of } = await waiting();
    const { seen } = (await approval(petar, of)).now;
    await database.execute(sql`
      update import_rows set target_id = ${iva.userId} where company_id = ${companyId} and import_id = ${id} and target_id = ${mara.userId}`);
    const refused = await shop.call(petar, 'POST', `/company/approvals/${of}/approve/`, { seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'approvals.changed']);
    expect((await me(iva)).base_balance).toBe(1000);
  });

  it('is ready again when it is refused, and can be sent again as it is', async () => {
    const { vesna, petar, ana, id, of } = await waiting();
    const { seen } = (await approval(petar, of)).now;
    await shop.call(petar, 'POST', `/company/approvals/${of}/refuse/`, { reason: 'Previše' });
    expect(await get(vesna, id)).toMatchObject({
      status: 'ready',
      uploaded: 3,
      figures: { added: 2, changed: 1 },
      budget: { approval: of, moved: 1_200_900 },
    });
    expect((await me(ana)).base_balance).toBe(1000);
    const old = await shop.call(petar, 'POST', `/company/approvals/${of}/approve/`, { seen });
    expect(old.body.code).toBe('approvals.status');
    const again = (await commit(vesna, id)).body;
    expect(again).toMatchObject({ status: 'waiting' });
    expect(again.budget.approval).not.toBe(of);
    // The file now belongs to the second proposal; the first one still shows its name.
    expect(await approval(petar, of)).toMatchObject({ status: 'refused', file: 'budzeti.csv', import: null });
    expect((await approve(petar, again.budget.approval)).status).toBe(200);
    expect((await me(ana)).base_balance).toBe(601_000);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is ready again without a row that is left out, and then needs nobody else', async () => {
    const { vesna, petar, mara, id, of } = await waiting();
    await shop.call(vesna, 'POST', `/company/approvals/${of}/withdraw/`);
    expect((await shop.call(vesna, 'PATCH', at(id, 'rows/'), { rows: [{ line: 2, left_out: true }] })).status).toBe(
      200,
    );
    expect((await commit(vesna, id)).body).toMatchObject({ status: 'done' });
    expect((await me(mara)).base_balance).toBe(601_000);
    expect((await approval(petar, of)).status).toBe('withdrawn');
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not taken back by one person', async () => {
    const { vesna, petar, id, of } = await waiting();
    await approve(petar, of);
    expect(await get(vesna, id)).toMatchObject({ status: 'done', may_undo: false });
    expect((await shop.call(vesna, 'POST', at(id, 'undo/'))).body.code).toBe('imports.undo_second');
  });
});

describe('a row of a ready file', () => {
  it('is left out and taken in again, and what the file moves is reckoned anew', async () => {
    const { vesna, people } = await company();
    const [ana, mara] = people;
    const id = await check(vesna, [
      [ana.email, '500'],
      [mara.email, '-300'],
    ]);
    const move = async (line: number, left_out: boolean) =>
      (await shop.call(vesna, 'PATCH', at(id, 'rows/'), { rows: [{ line, left_out }] })).body;
    expect(await move(2, true)).toMatchObject({
      status: 'ready',
      figures: { added: 0, changed: 1, left_out: 1 },
      budget: { moved: 300, sums: [{ category: null, people: 1, gives: 0, takes: 300 }] },
    });
    expect(await move(3, true)).toMatchObject({ status: 'ready', figures: { left_out: 2 }, budget: { moved: 0 } });
    expect(await move(3, false)).toMatchObject({ figures: { changed: 1, left_out: 1 }, budget: { moved: 300 } });
    expect((await commit(vesna, id)).body.status).toBe('done');
    expect([(await me(ana)).base_balance, (await me(mara)).base_balance]).toEqual([1000, 700]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not left out any more once the file is written, and why is said', async () => {
    const { vesna, people } = await company();
    const id = await check(vesna, [[people[0].email, '500']]);
    await commit(vesna, id);
    const late = await shop.call(vesna, 'PATCH', at(id, 'rows/'), { rows: [{ line: 2, left_out: true }] });
    expect([late.status, late.body.code, late.body.status]).toEqual([409, 'imports.status', 'done']);
    expect((await get(vesna, id)).figures).toMatchObject({ added: 1, left_out: 0 });
  });
});

describe('taking a file of budgets back', () => {
  it('takes what is unspent, gives back what was taken, and names what stays', async () => {
    const { vesna, people } = await company();
    const [ana, mara, iva] = people;
    const id = await check(vesna, [
      [ana.email, '500'],
      [mara.email, '500'],
      [iva.email, '-300'],
    ]);
    await commit(vesna, id);
    await buy(mara, 120_000);
    expect((await shop.call(vesna, 'POST', at(id, 'undo/'))).status).toBe(202);
    await runAllTasks(database, clock.now);
    expect((await get(vesna, id)).status).toBe('undone');
    // The rows of an import have no history, so the log itself says the sum that was to be taken back.
    const log = (await shop.call(vesna, 'GET', '/company/changes/?record_kind=import')).body.results;
    const sum = { field: 'sum', before: 1300, after: null };
    expect(log[0]).toMatchObject({ kind: 'import.undone', record: String(id), values: [sum] });
    expect(await rowsOf(vesna, id)).toMatchObject([
      { undone: true, kept: 0 },
      { undone: false, kept: 200 },
      { undone: true, kept: 0 },
    ]);
    expect([(await me(ana)).base_balance, (await me(mara)).base_balance, (await me(iva)).base_balance]).toEqual([
      1000, 1200, 1000,
    ]);
    expect((await me(ana)).notifications[0]).toMatchObject({ title: 'Deo budžeta je povučen' });
    expect((await me(iva)).notifications[0]).toMatchObject({ title: 'Budžet ti je uvećan' });
    expect(await reconcile(database)).toEqual([]);
  });

  it('that stops half way says what of it is still moved', async () => {
    const { companyId, vesna, people } = await company();
    const [ana, mara, iva] = people;
    const id = await check(vesna, [
      [ana.email, '500'],
      [mara.email, '500'],
      [iva.email, '-300'],
    ]);
    await commit(vesna, id);
    await buy(mara, 120_000);
    await shop.call(vesna, 'POST', at(id, 'undo/'));
    await runTasks(database, { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } });
    await ask(database, sql`update companies set active = false where id = ${companyId}`);
    await runAllTasks(database, clock.now);
    await ask(database, sql`update companies set active = true where id = ${companyId}`);
    const budget = { moved: 500, sums: [{ category: null, year: null, people: 2, gives: 200, takes: 300 }] };
    expect(await get(vesna, id)).toMatchObject({ status: 'done', undone: 1, may_undo: true, budget });
    expect((await shop.call(vesna, 'POST', at(id, 'undo/'))).status).toBe(202);
    await runAllTasks(database, clock.now);
    expect(await get(vesna, id)).toMatchObject({ status: 'undone', undone: 2 });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is over after a day', async () => {
    const { vesna, people } = await company();
    const id = await check(vesna, [[people[0].email, '5']]);
    await commit(vesna, id);
    const was = clock.now;
    clock.now = new Date(was.getTime() + 24 * HOUR);
    expect((await shop.call(vesna, 'POST', at(id, 'undo/'))).body.code).toBe('imports.undo_over');
    clock.now = was;
  });
});

describe('the currency of a company to whose people nothing was given yet', () => {
  async function ungiven() {
    const vesna = await shop.person({ changes: { companyRoles: ['owner'] } });
    const ana = await shop.person({ companyId: vesna.companyId });
    const platform = await shop.person({ changes: { adminRoles: ['operations'] } });
    const toEuros = async () => {
      const path = `/admin/companies/${vesna.companyId}/`;
      return (await shop.call(platform, 'PATCH', path, { currency: 'EUR' }, { 'if-revision-match': '1' })).body;
    };
    return { vesna, ana, toEuros, upload: () => check(vesna, [[ana.email, '50000']]) };
  }

  it('stays the one in which a file of budgets was seen, so that it is written in that one', async () => {
    const { vesna, ana, toEuros, upload } = await ungiven();
    const id = await upload();
    expect(await get(vesna, id)).toMatchObject({ status: 'ready', budget: { currency: 'RSD', moved: 50_000 } });
    expect((await toEuros()).code).toBe('companies.currency_fixed');
    expect((await commit(vesna, id)).body.status).toBe('done');
    expect(await me(ana)).toMatchObject({ currency: 'RSD', base_balance: 50_000 });
  });

  it('can be another once that file is thrown away', async () => {
    const { vesna, toEuros, upload } = await ungiven();
    await shop.call(vesna, 'POST', at(await upload(), 'discard/'));
    expect((await toEuros()).currency).toBe('EUR');
  });

  it('is the new one to a file that is looked at while it is changed', async () => {
    const { vesna, upload } = await ungiven();
    let seen = '';
    await duringTransaction(database, {
      held: sql`update companies set currency = 'EUR' where id = ${vesna.companyId}`,
      work: async () => {
        seen = (await get(vesna, await upload())).budget.currency;
      },
    });
    expect(seen).toBe('EUR');
  });
});
