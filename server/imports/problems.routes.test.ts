import { expect, it } from 'vitest';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const boss = (changes: PersonSettings['changes'] = {}) =>
  shop.person({ changes: { companyRoles: ['owner'], ...changes } });
/** Runs one batch of two rows; false if no task is waiting. */
const runOnce = () =>
  runTasks(database, { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } });
const runAll = async () => {
  while (await runOnce());
};

const at = (id: number, path = '') => `/company/imports/${id}/${path}`;
const get = async (who: Person, id: number) => (await shop.call(who, 'GET', at(id))).body;
const rowsOf = async (who: Person, id: number, query = '') =>
  (await shop.call(who, 'GET', at(id, `rows/${query}`))).body.results;
const fix = (who: Person, id: number, body: object) => shop.call(who, 'POST', at(id, 'rows/fix/'), body);
const map = (who: Person, id: number) =>
  shop.call(who, 'PUT', at(id, 'mapping/'), { mapping: { email: 0, first_name: 1, last_name: 2, unit: 3 } });

/** Uploads an import of these rows, each an address and a unit. */
async function upload(who: Person, rows: readonly (readonly [string, string])[]): Promise<number> {
  const begun = { file_name: 'ljudi.csv', columns: ['E-adresa', 'Ime', 'Prezime', 'Jedinica'], rows: rows.length };
  const { id } = (await shop.call(who, 'POST', '/company/imports/', begun)).body;
  const cells = rows.map(([email, unit]) => [email, 'Uvezen', 'Radnik', unit]);
  await shop.call(who, 'PUT', at(id, 'rows/'), { from: 2, rows: cells });
  return id;
}
async function check(who: Person, rows: readonly (readonly [string, string])[]): Promise<number> {
  const id = await upload(who, rows);
  await map(who, id);
  await runAll();
  return id;
}
let made = 0;
/** A new person in a unit. */
const inUnit = (unit: string): [string, string] => {
  made += 1;
  return [`problem-${made}@vetar.rs`, unit];
};

it('asks about a unit that is not there and is called nearly as one that is, and about no other', async () => {
  const who = await boss({ unit: 'Prodaja jug' });
  const rows = ['Prodaja Jug', 'Prodaja Jug', 'Krediti', 'Prodaja jug', 'Продаја југ', ''];
  const id = await check(who, rows.map(inUnit));
  const { groups, figures, asked } = await get(who, id);
  expect([figures.added, figures.refused, asked]).toEqual([3, 3, 3]);
  const like = { word: 'Prodaja jug' };
  expect(groups).toEqual([
    { field: 'unit', code: 'alike', from: 'Prodaja Jug', rows: 2, like: { ...like, by: 'case' }, slips: [] },
    { field: 'unit', code: 'alike', from: 'Продаја југ', rows: 1, like: { ...like, by: 'marks' }, slips: [] },
  ]);
  const one = { field: 'unit', code: 'alike', from: 'Prodaja Jug', to: 'Prodaja jug' };
  expect((await fix(who, id, one)).body).toMatchObject({ figures: { added: 5, refused: 1 }, asked: 3 });
});

it('asks a company without any unit about none, nor about units of whom nobody is any more', async () => {
  const who = await boss();
  await shop.person({ companyId: who.companyId, changes: { unit: 'Krediti', active: false } });
  expect(await get(who, await check(who, ['Prodaja Jug', 'Prodaja jug', 'Kredit'].map(inUnit)))).toMatchObject({
    status: 'ready',
    asked: 0,
  });
});

it('keeps a unit that is new, and asks about it no more in this file', async () => {
  const who = await boss({ unit: 'Prodaja jug' });
  const id = await check(who, ['Prodaja Jug', ' Prodaja Jug', 'Prodaja juk'].map(inUnit));
  const keep = { field: 'unit', code: 'alike', from: 'Prodaja Jug', keep: true };
  expect((await fix(who, id, keep)).body).toMatchObject({ figures: { added: 2, refused: 1 }, asked: 3 });
  await map(who, id);
  await runAll();
  expect(await get(who, id)).toMatchObject({ figures: { added: 2, refused: 1 }, asked: 1 });
  expect(await get(who, await check(who, [inUnit('Prodaja Jug')]))).toMatchObject({ figures: { refused: 1 } });
});

it('mends the same slip in all addresses that have it, each by itself', async () => {
  const who = await boss();
  const id = await check(
    who,
    ['ana@vetar,rs', 'ivo@vetar,rs', 'mila@ vetar.rs', 'nije'].map((email) => [email, '']),
  );
  const slips = [
    { slip: 'comma', rows: 2 },
    { slip: 'blank', rows: 1 },
  ];
  expect((await get(who, id)).groups).toEqual([
    { field: 'email', code: 'email', from: null, rows: 4, like: null, slips },
  ]);
  const said = (await rowsOf(who, id)).map(({ problems }: { problems: { slip?: string }[] }) => problems[0]?.slip);
  expect(said).toEqual(['comma', 'comma', 'blank', 'no_at']);
  const comma = { field: 'email', code: 'email', slip: 'comma' };
  expect((await fix(who, id, comma)).body).toMatchObject({ figures: { added: 2, refused: 2 }, asked: 4 });
  const emails = (await rowsOf(who, id)).map(({ cells }: { cells: { email: string } }) => cells.email);
  expect(emails).toEqual(['ana@vetar.rs', 'ivo@vetar.rs', 'mila@ vetar.rs', 'nije']);
});

it.each([
  [{ field: 'unit', code: 'alike', from: 'Prodaja Jug', to: 'Prodaja jug', keep: true }],
  [{ field: 'unit', code: 'alike', keep: true }],
  [{ field: 'email', code: 'email', from: 'nije', keep: true }],
  [{ field: 'unit', code: 'alike', slip: 'comma' }],
  [{ field: 'email', code: 'email', slip: 'no_at' }],
  [{ field: 'email', code: 'email', slip: 'comma', to: 'ana@vetar.rs' }],
])('takes no word such as %j', async (body) => {
  const who = await boss({ unit: 'Prodaja jug' });
  const id = await check(who, [inUnit('Prodaja Jug'), ['nije', '']]);
  expect((await fix(who, id, body)).status).toBe(400);
  expect((await get(who, id)).figures).toMatchObject({ refused: 2, left_out: 0 });
});

it('shows of a problem the rows alone that have just that one, with what each part of it would find', async () => {
  const who = await boss({ unit: 'Prodaja jug' });
  const id = await check(who, [['nije', 'Prodaja Jug'], inUnit('Prodaja Jug'), inUnit('Prodaja juk')]);
  const found = async (query: string) => (await shop.call(who, 'GET', at(id, `rows/${query}`))).body;
  const linesOf = async (query: string) => (await found(query)).results.map(({ line }: { line: number }) => line);
  expect(await linesOf('?field=unit&code=alike&from=Prodaja%20Jug')).toEqual([2, 3]);
  expect(await linesOf('?field=email&code=email')).toEqual([2]);
  expect(await linesOf('?field=email&code=email&from=Prodaja%20Jug')).toEqual([]);
  const { results, without } = await found('?field=email&code=alike');
  expect([results, without]).toEqual([
    [],
    [
      { filter: 'field', count: 3 },
      { filter: 'code', count: 1 },
    ],
  ]);
});

it('shows a row beside its twins alone', async () => {
  const who = await boss();
  const rows = [inUnit('Jug'), inUnit('Sever'), inUnit('Jug')];
  const id = await check(who, [...rows, [rows[0]?.[0] ?? '', 'Istok'], [rows[0]?.[0] ?? '', 'Zapad']]);
  const linesOf = async (line: number) =>
    (await rowsOf(who, id, `?same_as=${line}`)).map((row: { line: number }) => row.line);
  expect([await linesOf(2), await linesOf(5), await linesOf(3)]).toEqual([[2, 5, 6], [2, 5, 6], [3]]);
  await shop.call(who, 'PATCH', at(id, 'rows/'), { rows: [{ line: 5, left_out: true }] });
  expect(await linesOf(2)).toEqual([2, 6]);
  expect(await get(who, id)).toMatchObject({ figures: { refused: 2, left_out: 1 }, asked: 3 });
});

it('says how far a check and an undoing are, how fast, and what is left', async () => {
  const who = await boss();
  const id = await upload(who, ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map(inUnit));
  expect((await get(who, id)).work).toBeNull();
  await map(who, id);
  expect((await get(who, id)).work).toEqual({ done: 0, total: 6, per_second: null, seconds_left: null });
  await runOnce();
  clock.now = new Date(clock.now.getTime() + 1000);
  expect((await get(who, id)).work).toEqual({ done: 2, total: 6, per_second: 2, seconds_left: 2 });
  await runAll();
  expect((await get(who, id)).work).toBeNull();
  await shop.call(who, 'POST', at(id, 'commit/'), {});
  await shop.call(who, 'POST', at(id, 'undo/'));
  await runOnce();
  expect(await get(who, id)).toMatchObject({ status: 'undoing', work: { done: 2, total: 6 } });
  await runAll();
  expect(await get(who, id)).toMatchObject({ status: 'undone', work: null });
});
