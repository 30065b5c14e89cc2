import { expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type ChangesQuery, readChanges } from './changes.service.ts';
import { searchedChanges } from './searched-changes.ts';

const { database, clock } = await startTestApp();

/** More rows than are searched one by one. */
const MANY = 7000;
await ask(
  database,
  sql`
  insert into changes (company_id, at, actor_name, via, kind, record_kind, record_id, record_name, search_key, fields, personal, digests,
    reason, revision, era, txid)
  select 0, ${clock.now.toISOString()}::timestamptz, '', 'screen', 'provider.changed', 'provider', n::text, 'Lotos', case
      when n % 1000 = 0 then 'retki lotos' else 'lotos' end, '{}', '{}', '{}', '', n, 'test', pg_current_xact_id()
  from generate_series(1, ${MANY}::integer) n`,
);
await ask(database, sql`vacuum analyze changes`);

const found = async (query: ChangesQuery) => {
  const changes = await readChanges(database, Object.assign({ record_kind: 'provider' }, query), 'SR');
  return changes.map(({ record }) => Number(record));
};
const down = (from: number, by: number, length: number) => Array.from({ length }, (_, place) => from - place * by);

it('finds the newest of what was changed often, a page and one more', async () => {
  expect(await found({ search: 'lotos', page_size: 5 })).toEqual(down(MANY, 1, 6));
});

it('finds what was changed seldom or long ago, each once and the newest first', async () => {
  expect(await found({ search: 'retki lotos', page_size: 3 })).toEqual(down(MANY, 1000, 4));
  expect(await found({ search: 'retki lotos', page_size: 20 })).toEqual(down(MANY, 1000, 7));
  expect(await found({ search: 'nigde' })).toEqual([]);
});

it('goes on before a change, of a record and of days as well', async () => {
  const [, , third] = await readChanges(database, { search: 'retki', record_kind: 'provider' }, 'SR');
  const before = third?.id ?? Number.NaN;
  expect(await found({ search: 'retki', before, page_size: 1 })).toEqual([4000, 3000]);
  expect(await found({ search: 'retki', before, page_size: 9 })).toEqual([4000, 3000, 2000, 1000]);
  expect(await found({ search: 'retki', record: '2000' })).toEqual([2000]);
  expect(await found({ search: 'retki', date_to: '2001-01-01' })).toEqual([]);
});

it.each(['nigde', 'retki', 'retki lotos'])(
  'looks at few of the newest changes and at what has a seldom word: %s',
  async (search) => {
    const read = await rowsRead(database, (on) => readChanges(on, { search, page_size: 20 }, 'SR'));
    const { inTurn = 0, byIndex = 0 } = read.find(({ table }) => table === 'changes') ?? {};
    expect(inTurn + byIndex).toBeLessThan(600);
  },
);

it('looks at as few however often it was asked before', async () => {
  for (const _ of Array.from({ length: 8 })) await readChanges(database, { search: 'nigde', page_size: 20 }, 'SR');
  for (const query of [{ search: 'nigde' }, { search: 'nigde', record_kind: 'provider' as const }]) {
    const read = await rowsRead(database, (on) => readChanges(on, { ...query, page_size: 20 }, 'SR'));
    const { inTurn = 0, byIndex = 0 } = read.find(({ table }) => table === 'changes') ?? {};
    expect(inTurn + byIndex).toBeLessThan(600);
  }
});

it('asks the index of words for the seldom one of several alone, wherever it stands', async () => {
  for (const search of ['retki lotos', 'lotos retki']) {
    const searched = searchedChanges({ filters: sql`true`, search, before: undefined, most: 22 });
    const plan = await ask<{ 'QUERY PLAN': unknown }>(database, sql`explain (analyze, format json) ${searched}`);
    const done = stepsOf(plan).filter((step) => step['Node Type'] === 'Bitmap Index Scan' && step['Actual Loops']);
    expect(done.map((step) => step['Index Cond'])).toEqual(["(search_key ~~ '%retki%'::text)"]);
  }
});

type Step = Record<string, unknown>;

const stepsOf = (part: unknown): Step[] =>
  part && typeof part === 'object' ? [part as Step, ...Object.values(part).flatMap(stepsOf)] : [];
