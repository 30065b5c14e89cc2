import { afterAll, expect, it } from 'vitest';
import { makeDatabase } from '../testing/databases.ts';
import type { Transaction } from './database.ts';
import { openDatabase } from './open-database.ts';
import { planNames } from './plan-names.ts';
import { askBy, statement } from './statement.ts';
import { number, of, sql, type Text } from './text.ts';

const shop = await makeDatabase({ on: 'postgres' });
afterAll(() => shop.close());

const kept = async (transaction: Transaction, mark: string) => {
  const { rows } = await transaction.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like ${`%${mark}%`}`,
  );
  return rows.length;
};

it('keeps the plan of a text that comes again, and of none that came once only', async () => {
  // Plan names of its own: those of the process are shared by all its test files.
  const ask = askBy(planNames(500));
  const asked = (mark: string): Text => sql`select ${sql.raw(`'${mark}'`)} as word, ${1}::integer as one`;

  // One connection throughout, since prepared statements belong to a connection.
  await shop.database.transaction(async (transaction) => {
    for (let turn = 0; turn < 501; turn += 1) await ask(transaction, asked(`rare-${turn}-`));
    const rows = [await ask(transaction, asked('usual')), await ask(transaction, asked('usual'))];

    expect(rows).toEqual([[{ word: 'usual', one: 1 }], [{ word: 'usual', one: 1 }]]);
    expect(await kept(transaction, "'usual'")).toBe(1);
    expect(await kept(transaction, "'rare-")).toBe(0);
  });
});

it('keeps none on a connection that a pooler gives for a transaction only', async () => {
  const pooled = await openDatabase({ url: shop.url, dataDir: '', pooled: true, connections: 1 });
  afterAll(() => pooled.close());
  const once = statement(
    'asked_through_a_pooler',
    of<{ one: number }>,
    () => sql`select ${number('one')}::integer as one`,
  );

  await pooled.database.transaction(async (transaction) => {
    for (let turn = 0; turn < 3; turn += 1) expect(await once(transaction, { one: turn })).toEqual([{ one: turn }]);
    expect(await kept(transaction, 'as one')).toBe(0);
  });
});

it('keeps none of a statement without a name', async () => {
  const anew = statement(null, of<{ one: number }>, () => sql`select ${number('one')}::integer as one, 'anew' as word`);

  await shop.database.transaction(async (transaction) => {
    for (let turn = 0; turn < 7; turn += 1)
      expect(await anew(transaction, { one: turn })).toMatchObject([{ one: turn }]);
    expect(await kept(transaction, "'anew'")).toBe(0);
  });
});

it('refuses to run without one of its values', async () => {
  const one = statement(
    'asked_without_a_value',
    of<{ one: number }>,
    () => sql`select ${number('one')}::integer as one`,
  );

  const missing = async () => one(shop.database, {} as { one: number });
  await expect(missing()).rejects.toThrow('A statement without its value one');
});

it('says which statement failed, and why the database refused it', async () => {
  const failing = statement('asked_in_vain', of<object>, () => sql`select 1 / ${number('zero')}::integer`);

  const failed = failing(shop.database, { zero: 0 });
  await expect(failed).rejects.toMatchObject({
    query: 'select 1 / $1::integer',
    cause: { code: '22012', message: 'division by zero' },
  });
});
