import { expect, test } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { startTestApp } from '../testing/test-app.ts';

const { database } = await startTestApp();

test('whoever goes is looked for by an index where everybody has a row', async () => {
  // For each deleted row PostgreSQL looks for references in each of these tables; without an index 20,000 deletions read 20,000 rows each.
  const pointing = await ask<{ column: string; isFound: boolean }>(
    database,
    sql`
    select concat_ws('.', f.conrelid::regclass, a.attname) as "column", exists (
      select from pg_index i
      where i.indrelid = f.conrelid and (i.indkey::smallint[])[0:1] = f.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))) as "isFound"
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[2]
    where f.contype = 'f' and f.confrelid = 'users'::regclass
      and f.conrelid::regclass::text in ('accounts', 'invitations', 'mail_links', 'notifications', 'people')
    order by 1`,
  );
  expect(pointing).toEqual([
    { column: 'accounts.user_id', isFound: true },
    { column: 'invitations.invited_by', isFound: true },
    { column: 'invitations.used_by', isFound: true },
    { column: 'mail_links.user_id', isFound: true },
    { column: 'notifications.user_id', isFound: true },
    { column: 'people.user_id', isFound: true },
  ]);
});
