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
  /** Balance at the end of the month; for a future month with the expected charges. */
  left: Minor;
  /** The month is in the future. */
  isAhead: boolean;
  /** Expected charges of subscriptions in it. */
  known: Minor;
}

/** A year as shown by the chart and its table; amounts in minor units, positions in the year from 0 to 1. */
export interface YearShown {
  months: MonthFigures[];
  points: ChartPoint[];
  ahead: ChartPoint[];
  /** Position of today; null in a past year. */
  now: number | null;
  /** The last month that has begun. */
  lastMonth: string;
  /** Balance after all known and expected changes. */
  leftAtEnd: Minor;
  spent: Minor;
}

/** The year of an account with its expected charges; `today` is YYYY-MM-DD. */
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

/** Amount spent in a month, less refunds in it. Money taken back by the company is in `went` too, but was not spent. */
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

/** Position of the beginning (0) or end (1) of a day in the year, from 0 to 1, with months of equal width. */
export function placeOf(day: string, end: 0 | 1 = 0): number {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const days = Number(lastDayOfMonth(day).slice(8));
  return (month - 1 + (date - 1 + end) / days) / 12;
}
