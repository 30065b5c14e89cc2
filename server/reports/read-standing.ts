import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** How the flexible budgets of a company and those of a year stand now. */
export async function readStanding(
  database: Database,
  { companyId }: { companyId: number },
  year: number,
): Promise<NonNullable<BudgetReport['standing']>> {
  const [found] = await ask<{ people: number; given: number; spent: number; held: number }>(
    database,
    sql`
    select count(distinct user_id)::integer as people, coalesce(sum(allocated), 0)::bigint as given,
      coalesce(sum(spent), 0)::bigint as spent, coalesce(sum(held), 0)::bigint as held
    from accounts where company_id = ${companyId}::bigint and allocated > 0 and year in (${FLEXIBLE.year}, ${year}::integer)`,
  );
  const { people, given, spent, held } = found ?? { people: 0, given: 0, spent: 0, held: 0 };
  return {
    people,
    given: toMajor(given),
    spent: toMajor(spent),
    held: toMajor(held),
    unspent: toMajor(given - spent - held),
  };
}
