import { LIST, PAIRS, row, wall } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { load } from './load.ts';
import type { Measured } from './measured.ts';
import { buying, fillCarts, purchaseTime } from './purchases.ts';
import { compare } from './ratio.ts';

const LEDGER_ROWS = 1_000_000;

interface Sizes {
  few: BenchDatabase;
  small: Measured;
  many: BenchDatabase;
  large: Measured;
}

/**
 * Cost of each call with 1,000 and with 100,000 benefits, of a purchase with a long ledger, and the tables that are scanned
 * sequentially meanwhile.
 */
export async function growth({ few, small, many, large }: Sizes): Promise<void> {
  const lists = (server: Measured, { visitors }: BenchDatabase, query: string) =>
    wall(150, (index) => ({
      url: `${server.shop}${query}`,
      headers: (visitors[index % 50] as Visitor).headers,
    }));
  console.log(`\n${'Growth, time per request'.padEnd(48)}     large  small    ratio`);
  for (const query of [LIST, `${LIST}&category=1`, `${LIST}&search=masa%C5%BEa`, `${LIST}&page=20`]) {
    const [onMany, onFew] = [lists(large, many, query), lists(small, few, query)];
    await onMany();
    await onFew();
    row(`list at 100,000: ${query.slice(LIST.length) || 'most bought'}`, await compare(onMany, onFew, PAIRS), 1.5);
  }
  await addLedgerRows(many, LEDGER_ROWS);
  const [onMany, onFew] = [purchaseTime(many, large), purchaseTime(few, small)];
  await onMany();
  await onFew();
  row('purchase at 1,000,000 ledger rows', await compare(onMany, onFew, PAIRS), 1.2);
  await scans(many, large);
}

async function addLedgerRows({ query }: BenchDatabase, count: number): Promise<void> {
  await query(
    `with entered as (
       insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
       select a.company_id, a.user_id, 0, 0, 'allocation', 1, now()
       from (select company_id, user_id, row_number() over () - 1 as place, count(*) over () as people from accounts where category_id = 0) a
       join generate_series(1, $1::integer) n on n % a.people = a.place
       returning company_id, user_id),
     sums as (select company_id, user_id, count(*) as given from entered group by company_id, user_id)
     update accounts a set allocated = allocated + given from sums s
     where a.company_id = s.company_id and a.user_id = s.user_id and a.category_id = 0`,
    [count],
  );
  await query('vacuum analyze ledger_entries');
}

// PostgreSQL reports the statistics of an idle connection after ten seconds at the latest.
const UNTIL_COUNTED = 11_000;
const SMALL = 1000;

/** quality.md 1: no sequential scan in a frequent query plan. Small tables of a few hundred rows are rightly scanned. */
export async function scans(database: BenchDatabase, server: Measured): Promise<void> {
  await fillCarts(database, 100);
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  const before = await scansOfBigTables(database);
  for (const path of ['/v2/me/', LIST, `${LIST}&category=1`, `/v2/benefit/${rows[0]?.id}/`, '/v2/home/']) {
    const { shop } = server;
    await load(50, (index) => ({ url: `${shop}${path}`, headers: (database.visitors[index] as Visitor).headers }));
  }
  await load(100, buying(database, server));
  const after = await scansOfBigTables(database);
  const scanned = [...after].filter(([table, times]) => times > (before.get(table) ?? 0)).map(([table]) => table);
  console.log(`\nSequential scans of big tables in hot calls: ${scanned.join(', ') || 'none'}`);
}

async function scansOfBigTables({ query }: BenchDatabase): Promise<Map<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, UNTIL_COUNTED));
  const { rows } = await query('select relname, seq_scan from pg_stat_user_tables where n_live_tup > $1', [SMALL]);
  return new Map(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
}
