import { describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Person } from '../testing/people.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type ChangesQuery, countChanges, readChanges } from './changes.service.ts';
import { noteChanges } from './note-change.ts';
import { searchedChanges } from './searched-changes.ts';

const { database, clock, person } = await startTestApp();

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
    const searched = searchedChanges({ filters: sql`true`, people: sql`true`, search, before: undefined, most: 22 });
    const plan = await ask<{ 'QUERY PLAN': unknown }>(database, sql`explain (analyze, format json) ${searched}`);
    const done = stepsOf(plan).filter((step) => step['Node Type'] === 'Bitmap Index Scan' && step['Actual Loops']);
    expect(done.map((step) => step['Index Cond'])).toEqual(["(search_key ~~ '%retki%'::text)"]);
  }
});

describe('a person', () => {
  const named = (firstName: string, companyId?: number) =>
    person({ ...(companyId === undefined ? {} : { companyId }), changes: { firstName, lastName: 'Stojić' } });

  /** Notes that each of them was changed so many times, in turn. */
  async function change(people: readonly Person[], times = 1): Promise<void> {
    const changed = Array.from({ length: times }).flatMap(() =>
      people.map(({ companyId, userId: recordId }) => ({
        kind: 'person.changed' as const,
        companyId,
        recordId,
        values: [{ field: 'unit', before: '', after: 'Jug' }],
      })),
    );
    await database.transaction((transaction) => noteChanges(transaction, 'command', changed, clock.now));
  }

  /** The numbers of the people whose changes are found. */
  const whose = async (query: ChangesQuery) =>
    (await readChanges(database, query, 'SR')).map(({ record }) => Number(record));

  it('is found by what they are called today, with each of their changes, the newest first', async () => {
    const [vida, zora] = [await named('Vidosava'), await named('Zorana')];
    await change([vida, zora], 2);
    expect(await whose({ search: 'vidosava' })).toEqual([vida.userId, vida.userId]);
    expect(await whose({ search: 'Stojić Видосава' })).toEqual([vida.userId, vida.userId]);
    expect(await whose({ search: 'stojic', page_size: 2 })).toEqual([zora.userId, vida.userId, zora.userId]);
    await ask(database, sql`update users set first_name = 'Jasna' where id = ${vida.userId}`);
    expect(await whose({ search: 'vidosava' })).toEqual([]);
    expect(await whose({ search: 'jasna' })).toEqual([vida.userId, vida.userId]);
  });

  it('is found no more once they are erased', async () => {
    const gone = await named('Dobrila');
    await change([gone]);
    expect(await whose({ search: 'dobrila' })).toEqual([gone.userId]);
    await ask(
      database,
      sql`
      update users set active = false, erased_at = ${clock.now.toISOString()}::timestamptz where id = ${gone.userId}`,
    );
    expect(await whose({ search: 'dobrila' })).toEqual([]);
  });

  it('is found in the log of their own company, among changes of people, before a change', async () => {
    const here = await named('Milunka');
    const there = await named('Milunka');
    await change([here, there], 3);
    const { companyId: company, userId } = here;
    expect(await whose({ search: 'milunka', company })).toEqual([userId, userId, userId]);
    expect(await whose({ search: 'milunka', company, kinds: ['request', 'person'] })).toHaveLength(3);
    expect(await whose({ search: 'milunka', record_kind: 'coupon' })).toEqual([]);
    expect(await whose({ search: 'milunka', kinds: ['request'] })).toEqual([]);
    const [, second] = await readChanges(database, { search: 'milunka', company }, 'SR');
    expect(await whose({ search: 'milunka', company, before: second?.id ?? 0 })).toEqual([userId]);
    expect(await countChanges(database, { search: 'milunka', company }, 10)).toBe(3);
    expect(await countChanges(database, { search: 'milunka' }, 5)).toBe(5);
  });

  it('who was changed often lately is found there, and others together with them', async () => {
    const often = await named('Rosanda');
    const once = await named('Rosanda');
    await change([once]);
    await change([often], 600);
    expect(await whose({ search: 'rosanda', page_size: 700 })).toEqual([
      ...Array.from({ length: 600 }, () => often.userId),
      once.userId,
    ]);
    const read = await rowsRead(database, (on) => readChanges(on, { search: 'rosanda', page_size: 20 }, 'SR'));
    const { inTurn = 0, byIndex = 0 } = read.find(({ table }) => table === 'changes') ?? {};
    expect(inTurn + byIndex).toBeLessThan(600 + 5000);
  });

  it('costs the log no more than their own changes', async () => {
    await change([await named('Krunoslava')], 3);
    await change([await named('Ljiljana')], 600);
    await ask(database, sql`vacuum analyze changes`);
    const read = await rowsRead(database, (on) => readChanges(on, { search: 'krunoslava', page_size: 20 }, 'SR'));
    const { inTurn = 0, byIndex = 0 } = read.find(({ table }) => table === 'changes') ?? {};
    expect(inTurn + byIndex).toBeLessThan(600);
  });
});

type Step = Record<string, unknown>;

const stepsOf = (part: unknown): Step[] =>
  part && typeof part === 'object' ? [part as Step, ...Object.values(part).flatMap(stepsOf)] : [];
