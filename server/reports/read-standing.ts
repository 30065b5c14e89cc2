import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Standing } from '#contract/reports/reports.contract.ts';
import { sql, type Text } from '../database/text.ts';

/** Current sums of budgets, in minor units. */
export interface StandingSums {
  people: number;
  given: number;
  spent: number;
  held: number;
  /** Sums of the budgets of that year only, which end with it. */
  ending: { given: number; spent: number; held: number };
}

/** SQL of the current sums of a company's flexible budgets and those of a year, as a JSON object. */
export function standingOf(companyId: number, year: number): Text {
  const sums = (
    of: Text,
  ) => sql`'given', coalesce(sum(allocated)${of}, 0)::bigint, 'spent', coalesce(sum(spent)${of}, 0)::bigint,
    'held', coalesce(sum(held)${of}, 0)::bigint`;
  return sql`(
    select jsonb_build_object('people', count(distinct user_id)::integer, ${sums(sql``)},
      'ending', jsonb_build_object(${sums(sql` filter (where year <> ${FLEXIBLE.year}::integer)`)}))
    from accounts where company_id = ${companyId}::bigint and allocated > 0 and year in (${FLEXIBLE.year}, ${year}::integer))`;
}

/** The current sums of budgets as the wire has them. */
export const wiredStanding = ({ people, given, spent, held }: StandingSums): Standing => ({
  people,
  given: toMajor(given),
  spent: toMajor(spent),
  held: toMajor(held),
  unspent: toMajor(given - spent - held),
});
