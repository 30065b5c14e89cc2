import type { Minor } from '#contract/money/money.rules.ts';
import { number, sql } from '../../database/text.ts';
import { isUnproven } from '../../gifts/gift-choice.ts';

/** A row of an import of budgets whose money moved; less than nothing was taken. */
export interface MovedRow {
  line: number;
  userId: number;
  amount: Minor;
  /** What the row asked for. */
  asked: Minor;
  category: number;
  year: number;
  note: string;
}

/** The rows `r` of an import that move money, unless they are left out. */
export const moving = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and not r.left_out and not r.twin
  and r.outcome in ('added', 'changed')`;

/** What such a row asks for, and of which budget. */
export const ASKED = sql`(r.wanted ->> 'amount')::bigint`;
export const CATEGORY = sql`(r.wanted ->> 'category')::integer`;
export const YEAR = sql`(r.wanted ->> 'year')::integer`;
export const NOTE = sql`coalesce(r.wanted ->> 'note', '')`;

/** Whether such a row, of somebody `u`, may not be written: they have left, or it gives to an address that nobody has proven to be theirs. */
export const BARRED = sql`(not u.active or (${ASKED} > 0 and ${isUnproven}))`;

/** An amount in minor units, in SQL, as amounts are read in files of ours. */
export const inMajor = (minor: string) => sql.raw(`to_char((${minor}) / 100.0, 'FM999999999990.00')`);

/** The account `a` of such a row. */
export const POT = sql`a.company_id = r.company_id and a.user_id = r.target_id and a.category_id = ${CATEGORY} and a.year = ${YEAR}`;

/** What it would move now, with its account `a` or without one: nothing is taken that is spent or held. */
export const WOULD_MOVE = sql`(case when ${ASKED} > 0 then ${ASKED}
  else -least(-${ASKED}, coalesce(a.allocated - a.spent - a.held, 0)) end)`;
