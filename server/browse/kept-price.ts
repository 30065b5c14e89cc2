import { unitPrice } from '#contract/cart/cart.rules.ts';
import { type Currency, convert, type Minor, type Rates } from '#contract/money/money.rules.ts';
import { completeRates } from '../money/money.service.ts';
import type { KeptBenefit } from './kept-benefit.ts';

/** The price of one piece of a benefit in a currency after its discount, in minor units; null when it is agreed on. */
export function unitPriceIn(
  currency: Currency,
  rates: Partial<Rates> | null,
): (benefit: Pick<KeptBenefit, 'price' | 'currency' | 'discount'>) => Minor | null {
  const known = completeRates(rates);
  return ({ price, currency: own, discount }) =>
    price === null ? null : unitPrice({ price: convert(price, own, currency, known), discount });
}
