import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { daysBetween } from '#contract/calendar/days.rules.ts';
import { type Minor, toMajor, toMinor } from '#contract/money/money.rules.ts';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { type NudgeDays, nudgeDue } from '#contract/nudges/nudges.rules.ts';
import {
  type BenefitRow,
  benefitAsJson,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { budgetYear, lastDayOf } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

// product.md 7.4: "three things that fit".
export const MOST_FITTING = 3;
// Some spare candidates: one that fits by the database's rounding may not fit by ours.
const LOOKED_AT = 6;

/** Which year's budgets end, on which day, in how many days, and which reminder of it is due. */
export interface YearsEnd {
  year: number;
  until: string;
  daysLeft: number;
  due: NudgeDays;
}

/** The coming end of the year at a moment, by Belgrade's calendar; null while no reminder is due. */
export function yearsEnd(now: Date): YearsEnd | null {
  const year = budgetYear(now);
  const until = lastDayOf(year);
  const daysLeft = daysBetween(businessDay(now), until);
  const due = nudgeDue(daysLeft);
  return due === null ? null : { year, until, daysLeft, due };
}

export interface NudgeRow {
  category_id: number;
  category: string;
  left: Minor;
  benefits: BenefitRow[];
}

/** The reader's yearly budgets that end soon with money left, the most first; no statement while that is far away. */
export async function readNudges(database: Database, reader: PriceReader, now: Date): Promise<Nudge[]> {
  const end = yearsEnd(now);
  if (!end) return [];
  const rows = await ask<NudgeRow>(database, nudgesStatement(reader, end.year));
  return toNudges(rows, reader, end);
}

/** Converts the rows of `nudgesStatement`. */
export function toNudges(rows: readonly NudgeRow[], reader: PriceReader, end: YearsEnd): Nudge[] {
  return rows.map((row) => ({
    category: row.category,
    category_id: row.category_id,
    left: toMajor(row.left),
    currency: reader.currency,
    until: end.until,
    days_left: end.daysLeft,
    benefits: fitting(row, reader),
  }));
}

function fitting({ benefits, left }: NudgeRow, reader: PriceReader): Nudge['benefits'] {
  return benefits
    .map((benefit) => toBenefitInList(benefit, reader))
    .filter(({ price_discount_currency: price }) => price !== null && toMinor(price) <= left)
    .slice(0, MOST_FITTING);
}

/** Each budget of the year with money left, with the most bought benefit that it can pay for alone. */
export function nudgesStatement(reader: PriceReader, year: number): Text {
  return sql`
    select a.category_id, c.name_en || '/' || c.name_sr as category, a.allocated - a.spent - a.held as left, (
      select coalesce(jsonb_agg(fit.benefit order by fit.bought desc, fit.id desc), '[]') from (
        select ${benefitAsJson(reader)} as benefit, b.bought, b.id
        from ${benefitTables(reader)}
        where b.kind = 'flexible' and b.root_category_id = a.category_id and b.price > 0 and not b.monthly
          and ${soldTo(reader.companyId)}
          and b.price * (100 - b.discount) / 100.0 * reading.per_euro / own.per_euro <= a.allocated - a.spent - a.held + 1
        order by b.bought desc nulls last, b.id desc nulls last limit ${LOOKED_AT}) fit) as benefits
    from accounts a join categories c on c.id = a.category_id
    where a.company_id = ${reader.companyId} and a.user_id = ${reader.userId} and a.year = ${year}
      and a.allocated > a.spent + a.held
    order by a.allocated - a.spent - a.held desc, a.category_id`;
}
