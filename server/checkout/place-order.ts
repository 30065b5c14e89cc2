import { sql } from 'drizzle-orm';
import type { Payment } from '#contract/budgets/budgets.rules.ts';
import { lineTotal, unitPrice } from '#contract/cart/cart.rules.ts';
import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import type { SoldLine } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../users/take-turn.ts';
import { voucherValidUntil } from './voucher-codes.ts';

export interface OrderToPlace {
  lines: readonly { line: SoldLine; payment: Payment }[];
  currency: Currency;
  rates: Rates;
  total: Minor;
  payrollTax: Minor;
  budgetYear: number;
  cartVersion: string;
  idempotencyKey: string | null;
  voucherCode: () => string;
  now: Date;
}

/** Writes the order, its frozen lines and a voucher per piece in one statement, however many there are; answers the order's id. */
export async function placeOrder(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  order: OrderToPlace,
): Promise<number> {
  const { currency, rates, now } = order;
  const { rows } = await transaction.execute<{ id: number }>(sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(order.lines.map((line) => asRow(line, order)))}::jsonb) as line (
        cart_item_id bigint, benefit_id integer, root_category_id integer, way_to_buy way_to_buy, name_en text, name_sr text, provider_name text,
        image text, count integer, price bigint, discount integer, unit_price bigint, total bigint, company_price integer,
        benefit_currency currency, benefit_rate bigint, paid_from_category bigint, paid_from_flexible bigint, codes jsonb)),
    placed as (
      insert into orders (company_id, user_id, status, total, payroll_tax, currency, idempotency_key, cart_version, created_at)
      values (${companyId}, ${userId}, 'pending', ${order.total}, ${order.payrollTax}, ${currency}::currency,
        ${order.idempotencyKey}, ${order.cartVersion}, ${now.toISOString()}::timestamptz)
      returning id),
    placed_line as (
      insert into order_lines (company_id, order_id, cart_item_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, image,
        count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate,
        paid_from_category, paid_from_flexible, budget_year)
      select ${companyId}, placed.id, cart_item_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, image,
        count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate, ${rates[currency]}::bigint,
        paid_from_category, paid_from_flexible, ${order.budgetYear}::integer
      from placed, line order by cart_item_id
      returning id, benefit_id),
    voucher as (
      insert into vouchers (company_id, order_line_id, user_id, code, valid_until)
      select ${companyId}, placed_line.id, ${userId}, code.value, ${voucherValidUntil(now)}::date
      from line join placed_line using (benefit_id), jsonb_array_elements_text(line.codes) code)
    select id from placed`);
  const [placed] = rows;
  if (!placed) throw new Error('an order was not placed');
  return placed.id;
}

type LineToPlace = OrderToPlace['lines'][number];

function asRow({ line, payment }: LineToPlace, { rates, voucherCode }: OrderToPlace) {
  return {
    cart_item_id: line.id,
    benefit_id: line.benefitId,
    root_category_id: line.rootCategoryId,
    way_to_buy: line.wayToBuy,
    name_en: line.nameEn,
    name_sr: line.nameSr,
    provider_name: line.providerName,
    image: line.image,
    count: line.count,
    price: line.price,
    discount: line.discount,
    unit_price: unitPrice(line),
    total: lineTotal(line),
    company_price: line.companyPrice,
    benefit_currency: line.currency,
    benefit_rate: rates[line.currency],
    paid_from_category: payment.fromCategory,
    paid_from_flexible: payment.fromFlexible,
    // Product.md 4: an eVoucher has a code per piece.
    codes: line.wayToBuy === 'voucher' ? Array.from({ length: line.count }, voucherCode) : [],
  };
}
