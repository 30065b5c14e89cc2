import { toMajor } from '#contract/money/money.rules.ts';
import { monthOf, monthsOfYear, runningMonth } from '#contract/payroll/payroll.rules.ts';
import { monthsIn, type Period, yearOf } from '#contract/reports/period.rules.ts';
import type { SpentFrom } from '#contract/reports/reports.contract.ts';
import { runsOf, type Shown, shownBetween } from '#contract/reports/reports.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Spending, SpentMonth, SpentPart } from './read-spending.ts';

/** The months of a report. */
export interface SpentMonths {
  /** From the first year in which something was spent to this one. */
  years: number[];
  /** The requested months that have begun and are not before the company's first. */
  meant: SpentMonth[];
  /** The part shown to a reader who may not see names. */
  shown: Shown<SpentMonth, SpentPart>;
  /** The runs (groups of months) of the years before. */
  before: (readonly SpentMonth[])[];
  /** Whether some of these months are over but not shown. */
  heldBack: boolean;
}

/** Assigns the spending to the requested months. */
export function spentMonths({ first, months, parts }: Spending, period: Period, now: Date): SpentMonths {
  // Computed once for all: finding the current month took a tenth of the whole call.
  const [current, running] = [monthOf(now), runningMonth(now)];
  const begins = first ?? current;
  const found = new Map(months.map((each) => [each.month, each]));
  const monthIn = (month: string) => found.get(month) ?? { month, people: 0, ids: [], spent: 0, purchases: 0 };
  const runsIn = (year: number) =>
    runsOf(
      monthsOfYear(year, begins, now)
        .filter((month) => month < running)
        .map(monthIn),
    );
  const asked = yearsBetween(yearOf(period.from), yearOf(period.until));
  const inYears = asked.map((year) => ({
    runs: runsIn(year),
    parts: parts.filter(({ month }) => yearOf(month) === year),
  }));
  const meant = monthsIn(period).filter((month) => month >= begins && month <= current);
  const shown = shownBetween(inYears, period);
  return {
    years: yearsBetween(yearOf(begins), budgetYear(now)),
    meant: meant.map(monthIn),
    shown,
    before: asked.flatMap((year) => runsIn(year - 1)),
    heldBack: shown.runs.flat().length < meant.filter((month) => month < running).length,
  };
}

const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

export const sumOf = (parts: readonly { spent: number }[]): number => parts.reduce((sum, { spent }) => sum + spent, 0);

export const yearBefore = (month: string): string => `${yearOf(month) - 1}${month.slice(4)}`;

/** Spending by budget as the wire has it, the largest first, equal amounts by budget. */
export function spentFromBudgets(
  { shown: { alone, joined }, heldBack }: Pick<SpentMonths, 'shown' | 'heldBack'>,
  { spenders }: Spending,
): { held_back: boolean; budgets: SpentFrom[]; joined: number | null } {
  const budgets = [...new Set(alone.map(({ category }) => category))].map((category) => {
    const own = alone.filter((part) => part.category === category);
    const { name_sr = null, name_en = null } = own[0] ?? {};
    const people = heldBack ? null : (spenders[category] ?? 0);
    return { category: category || null, name_sr, name_en, spent: toMajor(sumOf(own)), people };
  });
  return {
    held_back: heldBack,
    budgets: budgets.sort((one, other) => other.spent - one.spent || (one.category ?? 0) - (other.category ?? 0)),
    joined: joined.length > 0 ? toMajor(sumOf(joined)) : null,
  };
}
