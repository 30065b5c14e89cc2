import { cartTotal, cartVersion, payrollTax, type SeenLine } from '#contract/cart/cart.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { lockCaller } from '../caller/lock-caller.ts';
import { priceLine, type SoldLine, seenNow, type UnpricedLine } from '../cart/cart-lines.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PersonKey } from '../people/person-key.ts';
import { cartChanges } from './cart-changes.ts';
import { cartChanged, cartEmpty, keyOfAnotherCart, nothingToPay } from './checkout.errors.ts';
import { payLines } from './pay-lines.ts';
import { codesOf, placeOrder } from './place-order.ts';
import { type Checkout, type PriorOrder, readCheckout } from './read-checkout.ts';
import { newVoucherCode } from './voucher-codes.ts';

/** An attempt to buy a cart. */
export interface PurchaseAttempt {
  person: PersonKey;
  language: Language;
  /** Idempotency key: repeating the call with it gives the first answer again. */
  idempotencyKey: string | null;
  /** The cart as the person saw it; null when the call does not send it. */
  seen: SeenLine[] | null;
  now: Date;
  voucherCode?: () => string;
}

export interface Purchase {
  id: number;
  total: Minor;
  payrollTax: Minor;
  /** How many voucher codes were bought. */
  vouchers: number;
}

/**
 * Buys a person's cart, all or nothing, in one transaction (product.md 1): their row is locked first, so that one cart is
 * bought once from however many tabs and servers; then their accounts, in a fixed order.
 * Refusals: an empty cart, nothing to pay, not enough money (400), a cart that is not as seen (409), a key of another cart (422).
 */
export async function completePurchase(database: Database, attempt: PurchaseAttempt): Promise<Purchase> {
  const { person, idempotencyKey, now } = attempt;
  return inTransaction(database, async (transaction) => {
    await lockCaller(transaction, person);
    const checkout = await readCheckout(transaction, person, { idempotencyKey, year: budgetYear(now) });
    const cart = priced(checkout);
    if (checkout.prior) return firstAnswer(checkout.prior, cart, attempt);
    return buy(transaction, attempt, checkout, {
      lines: sellableLines(cart, attempt),
      version: cartVersion(seenIn(cart)),
    });
  });
}

/** A line of the cart with its price and as the person sees it; `sold` is null when it can't be bought (any more). */
interface PricedCartLine {
  line: UnpricedLine;
  sold: SoldLine | null;
  seen: SeenLine;
}

function priced({ lines, currency, rates }: Checkout): PricedCartLine[] {
  return lines.map((line) => {
    const sold = priceLine(line, currency, rates);
    return { line, sold, seen: seenNow(line, sold) };
  });
}

const seenIn = (cart: readonly PricedCartLine[]): SeenLine[] => cart.map(({ seen }) => seen);

function firstAnswer(prior: PriorOrder, cart: readonly PricedCartLine[], { seen }: PurchaseAttempt): Purchase {
  const asked = cartVersion(seen ?? seenIn(cart));
  // An empty cart can't be bought, so a call with one must be a retry.
  if (asked !== '' && asked !== prior.cartVersion) throw keyOfAnotherCart();
  const { id, total, payrollTax, vouchers } = prior;
  return { id, total, payrollTax, vouchers };
}

/** The lines with their prices. Throws cartChanged unless they are as the person saw them and can all be bought. */
function sellableLines(cart: readonly PricedCartLine[], { seen: before, language }: PurchaseAttempt): SoldLine[] {
  const current = cart.map(({ line, seen }) => ({
    ...seen,
    name: textIn(language, { en: line.nameEn, sr: line.nameSr }),
    acceptedPrice: line.acceptedPrice,
  }));
  const changes = cartChanges(before, current);
  if (changes.length > 0) throw cartChanged(changes);
  if (cart.length === 0) throw cartEmpty();
  return cart.map(({ sold }) => sold).filter((line) => line !== null);
}

async function buy(
  transaction: Transaction,
  { person, idempotencyKey, now, voucherCode = newVoucherCode }: PurchaseAttempt,
  { currency, rates, accounts }: Checkout,
  { lines, version }: { lines: SoldLine[]; version: string },
): Promise<Purchase> {
  const total = cartTotal(lines);
  if (total === 0) throw nothingToPay();
  const tax = payrollTax(lines);
  const id = await placeOrder(transaction, person, {
    lines: payLines(lines, accounts),
    currency,
    rates,
    total,
    payrollTax: tax,
    budgetYear: budgetYear(now),
    now,
    idempotencyKey,
    voucherCode,
    cartVersion: version,
  });
  return { id, total, payrollTax: tax, vouchers: lines.reduce((sum, line) => sum + codesOf(line), 0) };
}
