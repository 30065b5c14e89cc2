import type { BudgetMonth, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import type { Database } from '../database/database.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** All changes of an account on one day, summed. */
interface DayRow {
  day: string;
  came: Minor;
  given_back: Minor;
  went: Minor;
  taken_back: Minor;
  held: Minor;
}

interface Level {
  left: Minor;
  held: Minor;
}

const NOTHING: Level = { left: 0, held: 0 };

/** One account of a person through a calendar year, computed from its ledger only; months and days are Belgrade's. */
export async function readBudgetYear(
  database: Database,
  person: PersonKey,
  { pot, calendarYear }: { pot: Pot; calendarYear: number },
): Promise<BudgetYear> {
  const all = await readDays(database, person, pot);
  const first = `${inDigits(calendarYear)}-01-01`;
  const days = all.filter(({ day }) => day.startsWith(`${inDigits(calendarYear)}-`));
  const before = all.filter(({ day }) => day < first).reduce(after, NOTHING);
  const years = new Set([calendarYear, ...all.map(({ day }) => Number(day.slice(0, 4)))]);
  let level = before;
  return {
    calendar_year: calendarYear,
    years: [...years].sort((one, other) => other - one),
    before: shown(before),
    months: monthsOf(calendarYear, days, before),
    days: days.map((row) => {
      level = after(level, row);
      return { day: row.day, ...shown(level) };
    }),
  };
}

async function readDays(database: Database, { companyId, userId }: PersonKey, pot: Pot): Promise<DayRow[]> {
  const rows = await ask<DayRow>(
    database,
    sql`
    select ${businessDayOf(sql`created_at`)} as day,
      sum(greatest(allocated, 0) + greatest(-spent, 0))::bigint as came, sum(greatest(-spent, 0))::bigint as given_back,
      sum(greatest(spent, 0) + greatest(-allocated, 0))::bigint as went, sum(greatest(-allocated, 0))::bigint as taken_back,
      sum(held)::bigint as held
    from ledger_entries
    where company_id = ${companyId} and user_id = ${userId} and category_id = ${pot.categoryId} and year = ${pot.year}
    group by day order by day`,
  );
  return rows;
}

function after({ left, held }: Level, { came, went, held: more }: DayRow): Level {
  return { left: left + came - went - more, held: held + more };
}

function shown({ left, held }: Level) {
  return { left: toMajor(left), held: toMajor(held) };
}

// Four digits, so that dates sort correctly as text: a budget may be of any year.
const inDigits = (year: number) => String(year).padStart(4, '0');

function monthsOf(year: number, days: readonly DayRow[], before: Level): BudgetMonth[] {
  let level = before;
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${inDigits(year)}-${String(index + 1).padStart(2, '0')}`;
    const inIt = days.filter(({ day }) => day.startsWith(month));
    level = inIt.reduce(after, level);
    const sum = (part: 'came' | 'given_back' | 'went' | 'taken_back') =>
      toMajor(inIt.reduce((all, row) => all + row[part], 0));
    return {
      month,
      came: sum('came'),
      given_back: sum('given_back'),
      went: sum('went'),
      taken_back: sum('taken_back'),
      ...shown(level),
    };
  });
}
