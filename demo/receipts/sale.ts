import { type Currency, type Minor, moneyParts, toMinor } from '#contract/money/money.rules.ts';
import type { Filed } from '../composer/requests.ts';

/** The sale on a receipt or an invoice. */
export interface Sale extends Pick<Filed, 'provider' | 'street' | 'town' | 'bought'> {
  currency: Currency;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Value added tax in the countries of the demo's companies: the letter that a till prints for it, and the percentage. */
export const TAX: Record<Currency, { letter: string; percent: number }> = {
  RSD: { letter: 'Đ', percent: 20 },
  EUR: { letter: 'A', percent: 21 },
  KM: { letter: 'E', percent: 17 },
};

/** Price of a line of a sale. */
export const costOf = ({ pieces = 1, price }: Sale['bought'][number]): Minor => pieces * toMinor(price);

/** Total price of a sale. */
export const totalOf = ({ bought }: Pick<Sale, 'bought'>): Minor =>
  bought.reduce((total, line) => total + costOf(line), 0);

/** Tax included in the total. */
export function taxIn(sale: Sale): Minor {
  const { percent } = TAX[sale.currency];
  return Math.round((totalOf(sale) * percent) / (100 + percent));
}

/** An amount without its currency, in Serbian notation. */
export function plainAmount(amount: Minor, currency: Currency): string {
  const { whole, separator, decimals } = moneyParts(amount, currency, 'SR');
  return `${whole}${separator}${decimals}`;
}

/** A number for each provider, so that receipts of different providers have different ones. */
export const numberOf = ({ provider }: Pick<Sale, 'provider'>): number =>
  [...provider].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 900, 0) + 100;
