import { type Companies, type Owner, FEW as PEOPLE } from './companies.ts';
import { besideReference, PAIRS, row, WARM_UP, wall, warmUp } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import { load } from './load.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const ENTRIES = Number(process.env.BENCH_LEDGER ?? 1_000_000);
/** Number of purchases of each person within a year, in a company of 300. */
const EACH = 15;
const CALLS = 20;
const REPORTS = [
  '/company/reports/budgets/',
  '/v2/corporate/summary/',
  '/company/payroll/',
  '/company/payroll/{month}/',
];

interface Sizes {
  few: BenchDatabase;
  small: Measured;
  many: BenchDatabase;
  large: Measured;
  /** Owners of the same companies in both databases. */
  owners: Record<'few' | 'many', Companies>;
}

/**
 * Cost of the report of a year compared with the reference, its growth with a million ledger entries of another company, and the
 * response time for the company that has all of these entries.
 */
export async function yearReports({ few, small, many, large, owners }: Sizes): Promise<void> {
  await spend(few, owners.few.few, EACH);
  await spend(many, owners.many.few, EACH);
  await spend(many, owners.many.many, Math.ceil(ENTRIES / 20_000));
  for (const database of [few, many]) await database.query('vacuum analyze ledger_entries, accounts, spent_sums');
  console.log(`\n${'Reports of a year, CPU of the server'.padEnd(48)}      ours  reference  ratio`);
  const at = (report: string) => report.replace('{month}', lastMonth());
  const { headers } = owners.few.few;
  for (const path of REPORTS.map(at)) {
    await warmUp(small, { path, headers });
    row(path, await besideReference(small, { path, headers }, CALLS), 2);
  }
  const grown = `Growth from ${(PEOPLE * EACH).toLocaleString('en')} to ${ENTRIES.toLocaleString('en')} entries of the ledger`;
  console.log(`\n${grown.padEnd(48)}     large     small  ratio`);
  const whole: string[] = [];
  for (const report of REPORTS) {
    const call = (server: Measured, by: Owner) => () => ({ url: server.shop + at(report), headers: by.headers });
    const time = (server: Measured, by: Owner, calls: number) => wall(calls, call(server, by));
    await load(WARM_UP, call(large, owners.many.few));
    await load(WARM_UP, call(small, owners.few.few));
    row(at(report), await compare(time(large, owners.many.few, CALLS), time(small, owners.few.few, CALLS), PAIRS), 1.5);
    whole.push(`${at(report)} ${((await time(large, owners.many.many, 1)()) / 1000).toFixed(0)} ms`);
  }
  console.log(`of the company that has all of them: ${whole.join(', ')}`);
}

/** Makes each person of a company spend `each` times within the last year. */
async function spend({ query }: BenchDatabase, { companyId }: Owner, each: number): Promise<void> {
  await query(
    `with opened as (
       insert into accounts (company_id, user_id, category_id, year, allocated, spent)
       select company_id, id, 0, 0, 1000000000, 0 from users where company_id = $1
       on conflict (company_id, user_id, category_id, year) do update set allocated = 1000000000 returning company_id, user_id)
     insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at)
     select company_id, user_id, 0, 0, 'purchase', 100000 + n, user_id * 1000 + n, now() - (n * 365.0 / $2) * interval '1 day'
     from opened, generate_series(1, $2::integer) n`,
    [companyId, each],
  );
}

function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7);
}
