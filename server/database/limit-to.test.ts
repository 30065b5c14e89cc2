import { sql as untyped } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { limitTo } from './limit-to.ts';
import { planNames } from './plan-names.ts';
import { askBy } from './statement.ts';
import { sql, type Text } from './text.ts';

const { database, person, clock } = await startTestApp();
const { companyId } = await person();
await database.execute(untyped`
  insert into users (company_id, email, last_name, created_at)
  select ${companyId}::bigint, 'limit-' || n || '@izbor.test', 'Broj ' || n, ${clock.now.toISOString()}::timestamptz from generate_series(1, 2000) n`);
await database.execute(untyped`vacuum analyze users`);

/** How many of eight reads of the first page of people were planned anew, with this form of the limit. */
async function plannedAnew(limit: Text): Promise<number> {
  // Plan names of its own, since other tests of this process may have used up those of the server.
  const ask = askBy(planNames(1));
  const people = sql`select u.id as limited from users u where u.company_id = ${companyId}::bigint order by u.sort_key collate "C", u.id ${limit}`;
  return database.transaction(async (transaction) => {
    for (let turn = 0; turn < 8; turn += 1) await ask(transaction, people);
    const { rows } = await transaction.execute<{ anew: number }>(untyped`
      select custom_plans::integer as anew from pg_prepared_statements where statement like 'select u.id as limited%' order by prepare_time desc limit 1`);
    return Number(rows[0]?.anew);
  });
}

it('has a first page planned for the first five calls alone', async () => {
  expect(await plannedAnew(limitTo(21))).toBe(5);
});

it('and not for each, as a limit that is a value does', async () => {
  expect(await plannedAnew(sql`limit ${21}`)).toBe(7);
});

it('leaves out what comes before a later page', async () => {
  const numbers = sql`select n from generate_series(1, 50) n order by n ${limitTo(3, 21)}`;
  expect((await database.execute(numbers)).rows).toEqual([{ n: 22 }, { n: 23 }, { n: 24 }]);
});
