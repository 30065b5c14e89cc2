import { PAIRS, row, wall } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const CHANGES = Number(process.env.BENCH_CHANGES ?? 1_000_000);
const RECORDS = 20_000;
const CALLS = 60;

interface Sizes {
  few: BenchDatabase;
  small: Measured;
  many: BenchDatabase;
  large: Measured;
  headers: Record<'few' | 'many', { authorization: string }>;
}

/** Writes a log of a million changes. */
export const writeManyChanges = (database: BenchDatabase) => writeChanges(database, CHANGES);

/** Cost of a record's history and of the log of all changes with a million changes, compared with a thousand. */
export async function longHistory({ few, small, many, large, headers }: Sizes): Promise<void> {
  await writeChanges(few, 1000);
  console.log(
    `\n${`Growth from 1,000 to ${CHANGES.toLocaleString('en')} changes`.padEnd(48)}     large     small  ratio`,
  );
  const first = await idOf(many);
  for (const [path, goal] of [
    [`/admin/providers/${first}/changes/`, 1.2],
    ['/admin/changes/', 1.5],
    ['/admin/changes/?record_kind=coupon', 1.5],
    [`/admin/changes/?record_kind=provider&record=${first}`, 1.5],
    ['/admin/changes/?search=lotos%20777', 1.5],
  ] as const) {
    const at = (server: Measured, by: { authorization: string }) =>
      wall(CALLS, () => ({ url: server.shop + path, headers: by }));
    const [there, here] = [at(large, headers.many), at(small, headers.few)];
    await there();
    await here();
    row(path, await compare(there, here, PAIRS), goal);
  }
}

// The first provider has fifty changes at either size.
async function writeChanges(database: BenchDatabase, count: number): Promise<void> {
  const first = await idOf(database);
  await database.query(
    `insert into changes (company_id, at, actor_company_id, actor_id, actor_name, via, kind, record_kind, record_id, record_name,
       search_key, fields, personal, digests, reason, revision, era, txid)
     select 0, now() - n * interval '1 minute', $2, $3, 'Ana Anić', 'screen', 'provider.changed', 'provider',
       (case when n <= 50 then $4 else $4 + 1 + n % ${RECORDS} end)::text, 'Lotos ' || n % ${RECORDS}, 'lotos ' || n % ${RECORDS},
       '{name}', '{}', '{}', '', n, 'bench', pg_current_xact_id()
     from generate_series($1::integer, 1, -1) n`,
    [count, database.visitors[0]?.company, database.visitors[0]?.user, first],
  );
  await database.query('vacuum analyze changes');
}

async function idOf({ query }: BenchDatabase): Promise<number> {
  const { rows } = await query('select min(id) as id from providers');
  return Number(rows[0]?.id);
}
