import { divideHalfUp, type Minor } from '../money/money.rules.ts';

/** Fewest and most of one benefit in a cart (specification.md 5, api.md 5). */
export const MIN_COUNT = 1;
export const MAX_COUNT = 999;

/** The most lines of a cart; a purchase of this many is still fast. */
export const MAX_CART_LINES = 100;

/** The count that a text stands for: a whole number between 1 and 999; null for anything else (specification.md 5: never below 1). */
export function countIn(text: string): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= MIN_COUNT && count <= MAX_COUNT ? count : null;
}

/** What the price rules need of a cart line; amounts in minor units of the reader's currency. */
export interface PricedLine {
  /** Unit price before the discount. */
  price: Minor;
  /** Percent, 0…100. */
  discount: number;
  count: number;
  /** The employer's tax on it in hundredths of a percent: 15.47 % is 1547. */
  companyPriceBasisPoints: number;
}

/** specification.md 5: unit price after discount is price × (100 − discount) / 100, rounded half up. */
export function unitPrice({ price, discount }: Pick<PricedLine, 'price' | 'discount'>): Minor {
  return divideHalfUp(BigInt(price) * BigInt(100 - discount), 100n);
}

/** specification.md 5: line total is unit price times count. */
export function lineTotal(line: Pick<PricedLine, 'price' | 'discount' | 'count'>): Minor {
  return unitPrice(line) * line.count;
}

/** specification.md 5: cart total is the sum of the lines, VAT included. */
export function cartTotal(lines: readonly Pick<PricedLine, 'price' | 'discount' | 'count'>[]): Minor {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The sum before discounts. */
export function cartTotalBeforeDiscounts(lines: readonly Pick<PricedLine, 'price' | 'count'>[]): Minor {
  return lines.reduce((sum, { price, count }) => sum + price * count, 0);
}

/** specification.md 2: the promotional saving, what the discounts take off the cart. */
export function promotionalSaving(lines: readonly Pick<PricedLine, 'price' | 'discount' | 'count'>[]): Minor {
  return cartTotalBeforeDiscounts(lines) - cartTotal(lines);
}

/** specification.md 5: the employer's payroll tax is the average company price over the lines, in percent, of the total. */
export function payrollTax(lines: readonly PricedLine[]): Minor {
  if (lines.length === 0) return 0;
  const sum = lines.reduce((points, line) => points + line.companyPriceBasisPoints, 0);
  return divideHalfUp(BigInt(cartTotal(lines)) * BigInt(sum), BigInt(lines.length) * 10_000n);
}

/** The average company price over the lines in percent with two decimals, as shown beside the tax; 0 when empty. */
export function payrollTaxPercent(lines: readonly Pick<PricedLine, 'companyPriceBasisPoints'>[]): number {
  if (lines.length === 0) return 0;
  const sum = lines.reduce((points, line) => points + line.companyPriceBasisPoints, 0);
  return divideHalfUp(BigInt(sum), BigInt(lines.length)) / 100;
}

/** One line as the client last saw it; the unit price is null when the benefit can't be bought any more. */
export interface SeenLine {
  id: number;
  count: number;
  unitPrice: Minor | null;
}

/**
 * The version of a cart: what the client saw, written out so that the server can say what differs (api.md 5, `If-Cart-Match`).
 * It is compared and never trusted: no amount in it is charged.
 */
export function cartVersion(lines: readonly SeenLine[]): string {
  return [...lines]
    .sort((one, other) => one.id - other.id)
    .map(({ id, count, unitPrice: unit }) => `${id}x${count}@${unit ?? '-'}`)
    .join(',');
}

/** Reads a cart version back; null when it is malformed. */
export function parseCartVersion(version: string): SeenLine[] | null {
  if (version === '') return [];
  const lines = version.split(',').map((part) => {
    const match = /^(\d{1,15})x(\d{1,3})@(\d{1,15}|-)$/.exec(part);
    return (
      match && { id: Number(match[1]), count: Number(match[2]), unitPrice: match[3] === '-' ? null : Number(match[3]) }
    );
  });
  return lines.every((line) => line !== null) ? lines : null;
}
