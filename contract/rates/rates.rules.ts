import { type Currency, RATE_UNIT } from '../money/money.rules.ts';

/** What a change of a rate is: set, or proposed and waiting for somebody else, or over without anything having happened. */
export const RATE_STATUSES = ['set', 'waiting', 'refused', 'withdrawn', 'expired'] as const;
export type RateStatus = (typeof RATE_STATUSES)[number];

/** The euro is what rates are to, and the mark is pegged to it by law (product.md 1). */
const FIXED: readonly Currency[] = ['EUR', 'KM'];

export const isFixed = (currency: Currency): boolean => FIXED.includes(currency);

/** The most that one euro can buy, in major units. */
export const MOST_PER_EURO = 100_000;

/** How many days a proposal waits, and how many letters there are for why it is refused. */
export const RATE_DAYS = 7;
export const LONGEST_RATE_REFUSAL = 200;

/** A rate as it is typed, with a decimal comma or dot and six decimals at most, in millionths; null for what is none. */
export function rateOf(typed: string): number | null {
  const [, whole = '', decimals = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,6}))?\s*$/.exec(typed) ?? [];
  const rate = whole === '' ? 0 : Number(whole) * RATE_UNIT + Number(decimals.padEnd(6, '0'));
  return rate > 0 && rate <= MOST_PER_EURO * RATE_UNIT ? rate : null;
}

/** A rate in major units as the wire has it. */
export const perEuroOf = (rate: number): number => rate / RATE_UNIT;

/** By how much a rate moves, in percent with two decimals; rises are positive. */
export const movedBy = (before: number, after: number): number =>
  Math.round(((after - before) / before) * 10_000) / 100;

/** For how many days moves that nobody else agreed to are measured together. */
export const RATE_WEEK_DAYS = 7;

/** The lowest and the highest that a rate was within the last seven days, since a second person last approved one. */
export interface RateWeek {
  low: number;
  high: number;
}

/**
 * Whether a rate moves by more than 2 % from any that it was within the last seven days, so that somebody else must agree:
 * small steps one after the other count together (product.md 1).
 */
export const needsSecond = ({ low, high }: RateWeek, after: number): boolean =>
  (after - low) * 50 > low || (high - after) * 50 > high;
