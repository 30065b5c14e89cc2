import { type Currency, RATE_UNIT } from '../money/money.rules.ts';

/** Statuses of a change of a rate: in force, waiting for a second person, or closed without effect. */
export const RATE_STATUSES = ['set', 'waiting', 'refused', 'withdrawn', 'expired'] as const;
export type RateStatus = (typeof RATE_STATUSES)[number];

/** Rates are relative to the euro, and the mark is pegged to it by law (product.md 1). */
const FIXED: readonly Currency[] = ['EUR', 'KM'];

export const isFixed = (currency: Currency): boolean => FIXED.includes(currency);

/** The most of a currency that one euro can buy, in major units. */
export const MOST_PER_EURO = 100_000;

/** Days after which a proposal expires, and the maximum length of the reason for rejecting it. */
export const RATE_DAYS = 7;
export const LONGEST_RATE_REFUSAL = 200;

/** Parses a typed rate into millionths: a decimal comma or dot, at most six decimals; null when it is not a rate. */
export function rateOf(typed: string): number | null {
  const [, whole = '', decimals = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,6}))?\s*$/.exec(typed) ?? [];
  const rate = whole === '' ? 0 : Number(whole) * RATE_UNIT + Number(decimals.padEnd(6, '0'));
  return rate > 0 && rate <= MOST_PER_EURO * RATE_UNIT ? rate : null;
}

/** A rate in major units, as on the wire. */
export const perEuroOf = (rate: number): number => rate / RATE_UNIT;

/** Move of a rate in percent with two decimals; positive when it rises. */
export const movedBy = (before: number, after: number): number =>
  Math.round(((after - before) / before) * 10_000) / 100;

/** Days over which moves that no second person approved are added up. */
export const RATE_WEEK_DAYS = 7;

/** The lowest and the highest rate of the last seven days, counted from the last approval by a second person. */
export interface RateWeek {
  low: number;
  high: number;
}

/**
 * Whether a second person must approve: the new rate differs by more than 2 % from any rate of the last seven days, so small steps in a
 * row count together (product.md 1).
 */
export const needsSecond = ({ low, high }: RateWeek, after: number): boolean =>
  (after - low) * 50 > low || (high - after) * 50 > high;
