import type { Currency } from '#contract/money/money.rules.ts';
import { number, of, sql, text, textOrNull, value } from '../database/text.ts';

/** Common table expressions that write an order (`placed`), its frozen lines and a voucher for each code of a line. */
export const orderPlaced = sql`
  line as (
    select * from jsonb_to_recordset(${text('lines')}::jsonb) as line (
      cart_item_id bigint, benefit_id integer, root_category_id integer, way_to_buy way_to_buy, name_en text, name_sr text,
      provider_name text, image text, count integer, price bigint, discount integer, unit_price bigint, total bigint,
      company_price integer, benefit_currency currency, benefit_rate bigint, paid_from_category bigint,
      paid_from_flexible bigint, codes jsonb)),
  placed as (
    insert into orders (company_id, user_id, status, total, payroll_tax, currency, idempotency_key, cart_version, created_at)
    values (${number('companyId')}, ${number('userId')}, 'pending', ${number('total')}, ${number('payrollTax')},
      ${value('currency', of<Currency>)}::currency, ${textOrNull('idempotencyKey')}, ${text('cartVersion')}, ${text('now')}::timestamptz)
    returning company_id, user_id, id),
  placed_line as (
    insert into order_lines (company_id, order_id, cart_item_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr,
      provider_name, image, count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate,
      order_rate, paid_from_category, paid_from_flexible, budget_year)
    select placed.company_id, placed.id, cart_item_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr,
      provider_name, image, count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate,
      ${number('orderRate')}::bigint, paid_from_category, paid_from_flexible, ${number('budgetYear')}::integer
    from placed, line order by cart_item_id
    returning company_id, id, benefit_id),
  voucher as (
    insert into vouchers (company_id, order_line_id, user_id, code, valid_until)
    select placed_line.company_id, placed_line.id, ${number('userId')}::bigint, code.value, ${textOrNull('validUntil')}::date
    from line join placed_line using (benefit_id), jsonb_array_elements_text(line.codes) code)`;
