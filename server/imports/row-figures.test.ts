import { expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { startTestApp } from '../testing/test-app.ts';
import { importList } from './read-import.ts';
import { beginImport, forgetOldRows, putRows } from './upload-rows.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
const { companyId } = boss;
const ROWS = 60;
const begun = {
  by: boss,
  companyId,
  kind: 'people',
  fileName: 'ljudi.csv',
  columns: ['E-adresa'],
  total: ROWS,
} as const;
const bring = async (): Promise<number> => {
  const id = await beginImport(database, Object.assign({ now: clock.now }, begun));
  const put = (rows: string[][]) => putRows(database, { companyId, id, kind: 'people' }, { from: 2, rows });
  // Rows may be sent again, as after a lost answer.
  await put(addresses(id).slice(0, 20));
  await put(addresses(id));
  return id;
};
const addresses = (id: number) => Array.from({ length: ROWS }, (_, place) => [`red-${id}-${place}@izbor.test`]);

/** Imports whose stored figures differ from a new count of their rows. */
const wrong = () =>
  ask(
    database,
    sql`
    select i.id from imports i, lateral (
      select count(*) filter (where came_to = 'waiting') as waiting, count(*) filter (where came_to = 'added') as added,
        count(*) filter (where came_to = 'changed') as changed, count(*) filter (where came_to = 'same') as same,
        count(*) filter (where came_to = 'refused') as refused, count(*) filter (where came_to = 'left_out') as left_out
      from (select case when r.left_out then 'left_out' when r.twin then 'refused' else r.outcome::text end as came_to
        from import_rows r where r.company_id = i.company_id and r.import_id = i.id) came) c
    where i.company_id = ${companyId} and (c.waiting, c.added, c.changed, c.same, c.refused, c.left_out)
      is distinct from (i.rows_waiting, i.rows_added, i.rows_changed, i.rows_same, i.rows_refused, i.rows_left_out)`,
  );
const figuresOf = async (id: number) => {
  const { from, columns } = importList({ companyId, kind: 'people' });
  const [row] = await ask<{ figures: object }>(database, sql`select ${columns} from ${from} where i.id = ${id}`);
  return row?.figures;
};

it('are kept beside the import with each statement that writes rows, of one import or of several', async () => {
  const [one, two] = [await bring(), await bring()];
  expect(await figuresOf(one)).toMatchObject({ waiting: ROWS, added: 0 });
  await ask(
    database,
    sql`
    update import_rows set outcome = (array['added', 'changed', 'same', 'refused'])[1 + line % 4]::import_outcome
    where company_id = ${companyId} and import_id in (${one}, ${two})`,
  );
  expect(await wrong()).toEqual([]);
  expect(await figuresOf(two)).toEqual({ waiting: 0, added: 15, changed: 15, same: 15, refused: 15, left_out: 0 });
  await ask(database, sql`update import_rows set twin = true where company_id = ${companyId} and line < 10`);
  await ask(database, sql`update import_rows set left_out = true where company_id = ${companyId} and line < 6`);
  expect(await wrong()).toEqual([]);
  expect(await figuresOf(one)).toMatchObject({ left_out: 4, refused: 17 });
  await ask(database, sql`delete from import_rows where import_id = ${two} and line > 40`);
  expect(await wrong()).toEqual([]);
});

it('go with rows that are forgotten', async () => {
  const id = await bring();
  await ask(database, sql`update imports set created_at = created_at - interval '40 days' where id = ${id}`);
  await forgetOldRows(database, clock.now);
  expect(await wrong()).toEqual([]);
  expect(await figuresOf(id)).toMatchObject({ waiting: 0, added: 0 });
});
