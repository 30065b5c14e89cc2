import type { PGlite } from '@electric-sql/pglite';
import { isDamage } from './sql-state.ts';

interface Table {
  name: string;
  /** The columns of its primary key. */
  key: string;
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('%I', a.attname), ', ' order by k.place)
      from unnest(i.indkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as key
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where i.indisprimary and c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
  order by 1`;

/**
 * Names the incomplete tables of a database that was not closed properly: those whose primary key has entries for missing rows. Each table
 * is counted by its rows and by its key, so the time grows with the data; nothing shorter distinguishes a truncated table from a small one.
 */
export async function cutTables(client: PGlite): Promise<string[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const byRows = await countEach(client, tables, ({ name }) => `select count(*) from ${name}`);
  await client.exec('set enable_seqscan = off; set enable_bitmapscan = off');
  const byKey = await countEach(
    client,
    tables,
    ({ name, key }) => `select count(*) from (select from ${name} order by ${key} offset 0) rows`,
  );
  await client.exec('reset enable_seqscan; reset enable_bitmapscan');
  return tables.map(({ name }) => name).filter((_, index) => byRows[index] === null || byRows[index] !== byKey[index]);
}

/** Result of each count; null if the table cannot be read. */
async function countEach(
  client: PGlite,
  tables: readonly Table[],
  counting: (table: Table) => string,
): Promise<(number | null)[]> {
  const counts: (number | null)[] = [];
  for (const table of tables) {
    counts.push(
      await client.query<{ count: number }>(counting(table)).then(
        ({ rows }) => Number(rows[0]?.count),
        (error: unknown) => {
          if (isDamage(error)) return null;
          throw error;
        },
      ),
    );
  }
  return counts;
}
