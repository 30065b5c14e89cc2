import { afterAll, expect, it } from 'vitest';
import { makeDatabase } from '../testing/databases.ts';
import type { Transaction } from './database.ts';
import { planNames } from './plan-names.ts';
import { askBy } from './statement.ts';
import { sql, type Text } from './text.ts';

const shop = await makeDatabase({ on: 'postgres' });
afterAll(() => shop.close());

const kept = async (transaction: Transaction, mark: string) => {
  const { rows } = await transaction.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like ${`%${mark}%`}`,
  );
  return rows.length;
};

it('keeps the plan of a text that comes again, and of none that came once only', async () => {
  // Names of its own: those of the process belong to all files of tests that it runs.
  const ask = askBy(planNames(500));
  const asked = (mark: string): Text => sql`select ${sql.raw(`'${mark}'`)} as word, ${1}::integer as one`;

  // One connection throughout: plans are kept by each.
  await shop.database.transaction(async (transaction) => {
    for (let turn = 0; turn < 501; turn += 1) await ask(transaction, asked(`rare-${turn}-`));
    const rows = [await ask(transaction, asked('usual')), await ask(transaction, asked('usual'))];

    expect(rows).toEqual([[{ word: 'usual', one: 1 }], [{ word: 'usual', one: 1 }]]);
    expect(await kept(transaction, "'usual'")).toBe(1);
    expect(await kept(transaction, "'rare-")).toBe(0);
  });
});
