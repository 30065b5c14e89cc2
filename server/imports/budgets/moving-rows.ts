import type { Minor } from '#contract/money/money.rules.ts';
import { number, sql } from '../../database/text.ts';
import { isUnproven } from '../../gifts/gift-choice.ts';

/** A row of a budgets import whose money was moved; a negative amount was taken back. */
export interface MovedRow {
  line: number;
  userId: number;
  amount: Minor;
  /** Amount that the row asked for. */
  asked: Minor;
  category: number;
  year: number;
  note: string;
}

/** The rows `r` of an import that move money, unless they are left out. */
export const moving = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and not r.left_out and not r.twin
  and r.outcome in ('added', 'changed')`;

/** Amount that such a row asks for, followed by its category, year and note. */
export const ASKED = sql`(r.wanted ->> 'amount')::bigint`;
export const CATEGORY = sql`(r.wanted ->> 'category')::integer`;
export const YEAR = sql`(r.wanted ->> 'year')::integer`;
export const NOTE = sql`coalesce(r.wanted ->> 'note', '')`;

/**
 * SQL condition: a row of the person `u` may not be written, because they have left, or because it gives money to somebody who registered
 * by the company's code alone and has not confirmed their address.
 */
export const BARRED = sql`(not u.active or (${ASKED} > 0 and ${isUnproven}))`;

/** SQL that formats an amount in minor units as our files do. */
export const inMajor = (minor: string) => sql.raw(`to_char((${minor}) / 100.0, 'FM999999999990.00')`);

/** Join condition for the account `a` of such a row. */
export const POT = sql`a.company_id = r.company_id and a.user_id = r.target_id and a.category_id = ${CATEGORY} and a.year = ${YEAR}`;

/** Amount that the row would move now, with or without an account `a`: spent and held money is never taken. */
export const WOULD_MOVE = sql`(case when ${ASKED} > 0 then ${ASKED}
  else -least(-${ASKED}, coalesce(a.allocated - a.spent - a.held, 0)) end)`;
