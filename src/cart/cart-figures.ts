import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import {
  cartTotal,
  cartTotalBeforeDiscounts,
  lineTotal,
  type PricedLine,
  payrollTax,
  payrollTaxPercent,
  promotionalSaving,
  unitPrice,
} from '#contract/cart/cart.rules.ts';
import { type Currency, type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { type BudgetShare, type Payer, paymentsOf, type RootOf } from '../budgets/budget-shares.ts';

/** One line of the cart with its money in minor units of the reader's currency. */
export interface CartLine {
  /** The id of the cart item. */
  id: number;
  benefit: BenefitInList;
  count: number;
  /** False when it cannot be bought any more; it is then left out of all sums. */
  available: boolean;
  unitBefore: Minor;
  unit: Minor;
  /** The unit price at which the person put it in the cart or that they last accepted, if the current one differs; null otherwise. */
  accepted: Minor | null;
  totalBefore: Minor;
  total: Minor;
}

/** All amounts that the cart and the checkout show, in minor units of `currency`. */
export interface CartFigures {
  currency: Currency;
  lines: CartLine[];
  /** Number of pieces, not of lines. */
  articles: number;
  before: Minor;
  saving: Minor;
  total: Minor;
  payrollTax: Minor;
  /** In percent, with two decimals. */
  payrollTaxPercent: number;
  /** The budgets that pay, and what remains of each: category budgets first, the flexible one last. */
  shares: BudgetShare[];
  /** Amount by which the budgets fall short; 0 when they suffice. */
  missing: Minor;
  /** Whether every line can still be bought. */
  allAvailable: boolean;
}

type Buyer = Payer & Pick<User, 'cart' | 'currency'>;

/** The figures of a person's cart. `rootOf` maps a category to its first-level category, for only those have budgets. */
export function cartFigures(user: Buyer, rootOf: RootOf): CartFigures {
  const lines = user.cart.map(lineOf);
  const bought = lines.filter((line) => line.available);
  const priced = bought.map(pricedLine);
  const charges = bought.map(({ benefit, total }) => ({ categoryId: rootOf(benefit.category), amount: total }));
  const { shares, missing } = paymentsOf(user, charges);
  return {
    currency: user.currency,
    lines,
    articles: bought.reduce((sum, { count }) => sum + count, 0),
    before: cartTotalBeforeDiscounts(priced),
    saving: promotionalSaving(priced),
    total: cartTotal(priced),
    payrollTax: payrollTax(priced),
    payrollTaxPercent: payrollTaxPercent(priced),
    shares,
    missing,
    allAvailable: bought.length === lines.length,
  };
}

function lineOf({ id, count, benefit, available: sold, accepted_price }: CartItem): CartLine {
  const price = toMinor(benefit.price_currency ?? 0);
  const line = { price, discount: benefit.discount, count };
  const unit = unitPrice(line);
  const accepted = accepted_price === null ? unit : toMinor(accepted_price);
  return {
    id,
    benefit,
    count,
    available: sold,
    unitBefore: price,
    unit,
    accepted: sold && accepted !== unit ? accepted : null,
    totalBefore: price * count,
    total: lineTotal(line),
  };
}

function pricedLine({ benefit, count, unitBefore }: CartLine): PricedLine {
  return {
    price: unitBefore,
    discount: benefit.discount,
    count,
    companyPriceBasisPoints: toMinor(benefit.company_price),
  };
}
