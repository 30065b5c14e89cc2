import { type Currency, type Minor, moneyParts, toMinor } from '#contract/money/money.rules.ts';
import type { Filed } from '../composer/requests.ts';

/** What a receipt or an invoice is about. */
export interface Sale extends Pick<Filed, 'provider' | 'street' | 'town' | 'bought'> {
  currency: Currency;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The value added tax of the countries that the demo's companies are in: the letter that a till prints for it, and percent. */
export const TAX: Record<Currency, { letter: string; percent: number }> = {
  RSD: { letter: 'Đ', percent: 20 },
  EUR: { letter: 'A', percent: 21 },
  KM: { letter: 'E', percent: 17 },
};

/** What a line of a sale costs. */
export const costOf = ({ pieces = 1, price }: Sale['bought'][number]): Minor => pieces * toMinor(price);

/** What all of it costs. */
export const totalOf = ({ bought }: Pick<Sale, 'bought'>): Minor =>
  bought.reduce((total, line) => total + costOf(line), 0);

/** How much of what was paid is tax. */
export function taxIn(sale: Sale): Minor {
  const { percent } = TAX[sale.currency];
  return Math.round((totalOf(sale) * percent) / (100 + percent));
}

/** An amount without its currency, as it is written in Serbian. */
export function plainAmount(amount: Minor, currency: Currency): string {
  const { whole, separator, decimals } = moneyParts(amount, currency, 'SR');
  return `${whole}${separator}${decimals}`;
}

/** A number that is each provider's own, so that no two papers have the same. */
export const numberOf = ({ provider }: Pick<Sale, 'provider'>): number =>
  [...provider].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 900, 0) + 100;
