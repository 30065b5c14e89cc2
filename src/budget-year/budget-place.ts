import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Address } from '../ground/address.ts';

/** The account shown, and the part of it. The flexible one has category 0 and year 0. */
export interface BudgetPlace {
  category: number;
  year: number;
  /** Calendar year of the chart. */
  calendarYear: number;
  /** Filters the changes by month, YYYY-MM; null shows all. */
  month: string | null;
  /** From 1. */
  page: number;
  asTable: boolean;
}

/** The address of a budget; missing values default to those of `today` (YYYY-MM-DD). */
export const budgetAddress = (today: string): Address<BudgetPlace> => ({
  read: (address) => readPlace(address, today),
  write: (place) => writePlace(place, today),
});

function readPlace(address: URLSearchParams, today: string): BudgetPlace {
  const whole = (name: string, fallback: number, [least, most]: readonly [number, number]) => {
    const text = address.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Math.max(least, Math.min(most, Number(text))) : fallback;
  };
  const thisYear = Number(today.slice(0, 4));
  const category = whole('category', FLEXIBLE.categoryId, [0, 999_999_999]);
  const year = category === FLEXIBLE.categoryId ? FLEXIBLE.year : (yearIn(address) ?? thisYear);
  const month = monthIn(address);
  return {
    category,
    year,
    month,
    calendarYear: month ? Number(month.slice(0, 4)) : whole('in', year || thisYear, YEARS),
    page: whole('page', 1, [1, 100_000]),
    asTable: address.get('as') === 'table',
  };
}

/** First and last year that the server accepts. */
const YEARS = [2000, 9999] as const;

function yearIn(address: URLSearchParams): number | null {
  const year = address.get('year') ?? '';
  return /^[2-9]\d{3}$/.test(year) ? Number(year) : null;
}

function monthIn(address: URLSearchParams): string | null {
  const month = address.get('month') ?? '';
  return /^2\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}

function writePlace(place: BudgetPlace, today: string): Record<string, string> {
  const { category, year, calendarYear, month, page, asTable } = place;
  const isFlexible = category === FLEXIBLE.categoryId;
  const isUsualYear = month !== null || calendarYear === (year || Number(today.slice(0, 4)));
  return {
    category: isFlexible ? '' : String(category),
    year: isFlexible ? '' : String(year),
    month: month ?? '',
    in: isUsualYear ? '' : String(calendarYear),
    page: page > 1 ? String(page) : '',
    as: asTable ? 'table' : '',
  };
}
