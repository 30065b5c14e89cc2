import type { Language } from '../language/language.ts';

/** A currency of the wire. `KM` is the convertible mark and is shown as BAM (specification.md 1). */
export type Currency = 'RSD' | 'EUR' | 'KM';

export const CURRENCIES = ['RSD', 'EUR', 'KM'] as const;

/** A currency's name on the screen. */
export const shownCurrency = (currency: Currency): string => (currency === 'KM' ? 'BAM' : currency);

/** An amount in minor units (para, cent, fening): always a whole number. All arithmetic is on these. */
export type Minor = number;

/** Converts minor units to the number on the wire: major units with at most two decimals. */
export function toMajor(amount: Minor): number {
  return amount / 100;
}

/** Converts a number of the wire to minor units, rounded half up. */
export function toMinor(amount: number): Minor {
  return roundHalfUp(Math.round(amount * 1000), 10);
}

/** `numerator / denominator` rounded half up (away from zero only for positive halves), in whole numbers. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  const floored = doubled % divisor !== 0n && doubled < 0n !== divisor < 0n ? quotient - 1n : quotient;
  return Number(floored);
}

/** Exchange rates: how much of each currency one euro buys, in millionths, so as a whole number. */
export type Rates = Record<Currency, number>;

/** Rates are stored in millionths: RSD 117.20 for a euro is 117_200_000. */
export const RATE_UNIT = 1_000_000;

/** Converts an amount by the rates to the euro, rounded half up (product.md 1). */
export function convert(amount: Minor, from: Currency, to: Currency, rates: Rates): Minor {
  if (from === to) return amount;
  return divideHalfUp(BigInt(amount) * BigInt(rates[to]), BigInt(rates[from]));
}

function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

const DECIMALS = { EN: '.', SR: ',' } as const;
const GROUPS = { EN: ',', SR: '.' } as const;

/** The parts of an amount as shown: whole digits grouped, two decimals, and the currency's shown name. */
export interface MoneyParts {
  sign: '' | '−';
  whole: string;
  decimals: string;
  separator: string;
  currency: string;
  /** The euro's name stands before the digits, the others after (specification.md 9). */
  currencyFirst: boolean;
}

/** Splits an amount of minor units for showing: `1.250,50 RSD`, `EUR 12,50`, `25,00 BAM`; English swaps the marks. */
export function moneyParts(amount: Minor, currency: Currency, language: Language): MoneyParts {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    sign: amount < 0 ? '−' : '',
    whole: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, GROUPS[language]),
    decimals: digits.slice(-2),
    separator: DECIMALS[language],
    currency: shownCurrency(currency),
    currencyFirst: currency === 'EUR',
  };
}

/** An amount of minor units in one string (specification.md 9), with a no-break space beside the currency. */
export function formatMoney(amount: Minor, currency: Currency, language: Language): string {
  const { sign, whole, separator, decimals, currency: name, currencyFirst } = moneyParts(amount, currency, language);
  const number = `${sign}${whole}${separator}${decimals}`;
  return currencyFirst ? `${name}\u00a0${number}` : `${number}\u00a0${name}`;
}
