import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import type { LockedAccount } from '../budgets/budgets.service.ts';
import { cartLinesAsJson, type UnpricedLine } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, textOrNull } from '../database/text.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import type { PersonKey } from '../people/person-key.ts';

/** An order that an earlier call with the same idempotency key made. */
export interface PriorOrder {
  id: number;
  total: Minor;
  payrollTax: Minor;
  vouchers: number;
  cartVersion: string;
}

/** All data for the decision about a purchase. */
export interface Checkout {
  lines: UnpricedLine[];
  rates: Rates;
  currency: Currency;
  prior: PriorOrder | null;
  /** The person's flexible account and those of the year, locked. */
  accounts: LockedAccount[];
}

/**
 * Reads all that a purchase needs and locks the accounts, in the order that all transactions use, in one statement. The caller
 * has locked the person's row, so that nothing of it is outdated.
 */
export async function readCheckout(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { idempotencyKey, year }: { idempotencyKey: string | null; year: number },
): Promise<Checkout> {
  const [row] = await read(transaction, { companyId, userId, idempotencyKey, year });
  if (!row) throw new Error(`no company ${companyId}`);
  const { lines, rates, currency, prior, accounts } = row.checkout;
  return { lines, rates: completeRates(rates), currency, prior, accounts };
}

const read = statement(
  'read_checkout',
  of<{ checkout: Checkout }>,
  () => sql`
    with account as materialized (
      select category_id as "categoryId", year, allocated, spent, held from accounts
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and year in (0, ${number('year')}::integer)
      order by category_id, year for update)
    select json_build_object('lines', ${cartLinesAsJson}, 'rates', ${ratesAsJson}, 'currency', company.currency, 'prior', (
      select jsonb_build_object('id', o.id, 'total', o.total, 'payrollTax', o.payroll_tax, 'cartVersion', o.cart_version,
        'vouchers', (select count(*) from vouchers v join order_lines l on l.company_id = v.company_id and l.id = v.order_line_id
          where l.company_id = o.company_id and l.order_id = o.id))
      from orders o
      where o.company_id = ${number('companyId')} and o.user_id = ${number('userId')}
        and o.idempotency_key = ${textOrNull('idempotencyKey')}),
      'accounts', (select coalesce(jsonb_agg(account), '[]') from account)) as checkout
    from companies company where company.id = ${number('companyId')}`,
);
