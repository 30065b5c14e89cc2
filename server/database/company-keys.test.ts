import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isSpread, PLACES } from '../testing/table-places.ts';
import { startTestApp } from '../testing/test-app.ts';

// quality.md 2.17: what belongs to a company has `company_id` first in its keys, so companies can be spread over databases.
const { database } = await startTestApp();

/** Unique indexes across all companies on rows of one company (docs/scaling.md 4 says why, and what would replace them). */
const UNIQUE_BESIDE = [
  'announcement_people_announcement_id_company_id_user_id_pk',
  'imports_of_all',
  'invitations_id_hash_unique',
  'invitations_of_all',
];
/** References that name the company in another column. */
const REFERS_BY_ANOTHER = [
  'imports_created_by_company_id_created_by_users_company_id_id_fk',
  'imports_task_company_id_task_id_tasks_company_id_id_fk',
  'saved_list_mornings_list',
];
/** References from tables that every database has whole to tables that are spread over databases. */
const REFERS_TO_SPREAD = [
  'announcements_decided_company_id_decided_by_users_company_id_id',
  'announcements_sent_company_id_sent_by_users_company_id_id_fk',
];

const tables = async () => {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** The unique indexes of spread tables that do not begin with `company_id`. */
async function uniqueBeside(): Promise<string[]> {
  const { rows } = await database.execute<{ of: string; name: string; first: string }>(
    sql`select c.relname as of, x.relname as name, pg_get_indexdef(i.indexrelid, 1, true) as first
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
        where i.indisunique and c.relnamespace = 'public'::regnamespace order by 2`,
  );
  return rows.filter(({ of, first }) => isSpread(of) && first !== 'company_id').map(({ name }) => name);
}

interface Reference {
  name: string;
  of: string;
  to: string;
  /** Whether the reference compares the `company_id` of both tables. */
  paired: boolean;
}

async function references(): Promise<Reference[]> {
  const { rows } = await database.execute<Record<keyof Reference, string> & { paired: boolean }>(
    sql`select k.conname as name, k.conrelid::regclass::text as of, k.confrelid::regclass::text as to,
          exists (select from unnest(k.conkey, k.confkey) as pair (mine, theirs)
            join pg_attribute m on m.attrelid = k.conrelid and m.attnum = pair.mine
            join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.theirs
            where m.attname = 'company_id' and t.attname = 'company_id') as paired
        from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
}

it('every table is spread by company_id, which its key begins with, or is named with its place', async () => {
  const all = await tables();
  const named = Object.values(PLACES).flat();
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
  const { rows } = await database.execute<{ name: string }>(
    sql`select c.relname as name from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relnamespace = 'public'::regnamespace and pg_get_indexdef(i.indexrelid, 1, true) = 'company_id'`,
  );
  const begin = new Set(rows.map(({ name }) => name));
  expect(all.filter((name) => isSpread(name) && !begin.has(name))).toEqual(['announcement_people']);
  expect(begin.size).toBeGreaterThan(40);
});

it('a unique index of theirs begins with company_id', async () => {
  expect(await uniqueBeside()).toEqual(UNIQUE_BESIDE);
});

it('finds a table and an index that do not', async () => {
  await database.execute(sql`create table planted (id bigint primary key, company_id bigint, name text)`);
  await database.execute(sql`create unique index planted_name on planted (name, company_id)`);
  expect(await uniqueBeside()).toEqual([...UNIQUE_BESIDE, 'planted_name', 'planted_pkey']);
  await database.execute(sql`drop table planted`);
});

it('a reference between two of them compares their companies, and nothing that all have refers to one', async () => {
  const found = await references();
  const among = found.filter(({ of, to }) => isSpread(of) && isSpread(to));
  expect(among.length).toBeGreaterThan(30);
  expect(among.filter(({ paired }) => !paired).map(({ name }) => name)).toEqual(REFERS_BY_ANOTHER);
  const { reference } = PLACES;
  const out = found.filter(({ of, to }) => (reference as readonly string[]).includes(of) && isSpread(to));
  expect(out.map(({ name }) => name)).toEqual(REFERS_TO_SPREAD);
});

it('docs/scaling.md names every table that is not spread, and every key that would have to change', () => {
  const page = readFileSync(new URL('../../docs/scaling.md', import.meta.url), 'utf8');
  const names = [...Object.values(PLACES).flat(), ...UNIQUE_BESIDE];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
