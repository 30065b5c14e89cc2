import { sql } from 'drizzle-orm';
import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import { type CartLine, cartLinesAsJson } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import type { PersonKey } from '../users/take-turn.ts';

/** An order that the same key bought before. */
export interface PriorOrder {
  id: number;
  total: Minor;
  payrollTax: Minor;
  cartVersion: string;
}

/** All that a purchase decides on. */
export interface Checkout {
  lines: CartLine[];
  rates: Rates;
  currency: Currency;
  prior: PriorOrder | null;
}

/** Reads what a purchase decides on in one statement. The person's row is locked before, so that none of the cart is out of date. */
export async function readCheckout(
  transaction: Transaction,
  person: PersonKey,
  idempotencyKey: string | null,
): Promise<Checkout> {
  const { rows } = await transaction.execute<Checkout & Record<string, unknown>>(sql`
    select ${cartLinesAsJson(person)} as lines, ${ratesAsJson} as rates, company.currency, (
      select jsonb_build_object('id', o.id, 'total', o.total, 'payrollTax', o.payroll_tax, 'cartVersion', o.cart_version)
      from orders o
      where o.company_id = ${person.companyId} and o.user_id = ${person.userId} and o.idempotency_key = ${idempotencyKey}
    ) as prior
    from companies company where company.id = ${person.companyId}`);
  const [checkout] = rows;
  if (!checkout) throw new Error(`no company ${person.companyId}`);
  return { ...checkout, rates: completeRates(checkout.rates) };
}
