import type { BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { lastDayOfMonth } from '#contract/calendar/days.rules.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { ChartPoint } from '#design-system/step-chart/chart-shape.ts';
import type { KnownCharge } from './coming-charges.ts';

/** The figures of a month in minor units. */
export interface MonthFigures {
  /** YYYY-MM. */
  month: string;
  came: Minor;
  givenBack: Minor;
  went: Minor;
  takenBack: Minor;
  held: Minor;
  /** When it ends; of one to come, as far as is known. */
  left: Minor;
  /** It has not begun. */
  isAhead: boolean;
  /** What subscriptions will take in it, as far as is known. */
  known: Minor;
}

/** A year as the chart draws it and its table says it; minor units, places from 0 to 1. */
export interface YearShown {
  months: MonthFigures[];
  points: ChartPoint[];
  ahead: ChartPoint[];
  /** Null in a year that is over. */
  now: number | null;
  /** The last month that has begun. */
  lastMonth: string;
  /** What is there at the end of what is known. */
  leftAtEnd: Minor;
  spent: Minor;
}

/** A year of an account with what is known to come, as of a day (YYYY-MM-DD). */
export function yearShown(year: BudgetYear, coming: readonly KnownCharge[], today: string): YearShown {
  const thisMonth = today.slice(0, 7);
  const sumOf = (charges: readonly KnownCharge[]) => charges.reduce((sum, { amount }) => sum + amount, 0);
  const months = year.months.map(({ month, given_back, taken_back, ...figures }): MonthFigures => {
    const isAhead = month > thisMonth;
    const byThen = isAhead ? coming.filter(({ day }) => day.slice(0, 7) <= month) : [];
    return {
      month,
      came: toMinor(figures.came),
      givenBack: toMinor(given_back),
      went: toMinor(figures.went),
      takenBack: toMinor(taken_back),
      held: toMinor(figures.held),
      left: toMinor(figures.left) - sumOf(byThen),
      isAhead,
      known: sumOf(coming.filter(({ day }) => day.startsWith(month))),
    };
  });
  const points = [
    { at: 0, level: toMinor(year.before.left), held: toMinor(year.before.held) },
    ...year.days.map(({ day, left, held }) => ({ at: placeOf(day), level: toMinor(left), held: toMinor(held) })),
  ];
  const ahead = levelsAhead(points.at(-1), coming);
  const runs = today.startsWith(`${year.calendar_year}-`);
  return {
    months,
    points,
    ahead,
    now: runs ? placeOf(today, 1) : null,
    lastMonth: months.findLast(({ isAhead }) => !isAhead)?.month ?? months[0]?.month ?? '',
    leftAtEnd: (ahead.at(-1) ?? points.at(-1))?.level ?? 0,
    spent: months.reduce((sum, month) => sum + spentIn(month), 0),
  };
}

/** What was spent in a month and has not come back in it. What the company took back went as well, but nobody spent it. */
export function spentIn({ went, givenBack, takenBack }: MonthFigures): Minor {
  return went - givenBack - takenBack;
}

function levelsAhead(last: ChartPoint | undefined, coming: readonly KnownCharge[]): ChartPoint[] {
  let level = last?.level ?? 0;
  return coming.map(({ day, amount }) => {
    level -= amount;
    return { at: placeOf(day), level, held: 0 };
  });
}

/** Where a day begins, or ends (1), in a year whose months are of the same width. */
export function placeOf(day: string, end: 0 | 1 = 0): number {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const days = Number(lastDayOfMonth(day).slice(8));
  return (month - 1 + (date - 1 + end) / days) / 12;
}
