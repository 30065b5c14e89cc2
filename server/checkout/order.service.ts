import type { getOrder } from '#contract/checkout/checkout.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { toVoucherInLine, type VoucherRow, vouchersOfLine } from '../vouchers/vouchers-of-line.ts';

type Order = AnswerOf<typeof getOrder>;

/** A line of an order as selected, with amounts in minor units. */
interface LineRow extends Omit<Order['lines'][number], 'name' | 'vouchers'> {
  vouchers: VoucherRow[];
  name_en: string;
  name_sr: string;
}

interface OrderRow extends Omit<Order, 'total' | 'payroll_tax' | 'lines'> {
  total: Minor;
  payroll_tax: Minor;
  lines: LineRow[];
}

/**
 * One order of the reader. Throws notFound, for that of another person too. `today`, YYYY-MM-DD, decides the states of its
 * voucher codes.
 */
export async function readOrder(
  database: Database,
  { companyId, userId, language }: PersonKey & { language: Language },
  orderId: number,
  today: string,
): Promise<Order> {
  const rows = await ask<OrderRow>(
    database,
    sql`
    select o.id, o.status, o.total, o.payroll_tax, o.currency,
      ${isoMoment(sql`o.created_at`)} as date, (
        select jsonb_agg(jsonb_build_object('id', l.id, 'name_en', l.name_en, 'name_sr', l.name_sr,
          'provider', l.provider_name, 'image', l.image, 'benefit', l.benefit_id, 'count', l.count,
          'unit_price', l.unit_price, 'total', l.total, 'paid_from_category', l.paid_from_category,
          'paid_from_flexible', l.paid_from_flexible, 'category', c.name_en || '/' || c.name_sr, 'vouchers', ${vouchersOfLine}) order by l.id)
        from order_lines l join categories c on c.id = l.root_category_id
        where l.company_id = o.company_id and l.order_id = o.id) as lines
    from orders o where o.company_id = ${companyId} and o.user_id = ${userId} and o.id = ${orderId}`,
  );
  const [order] = rows;
  if (!order) throw notFound();
  const { id, status, date, currency, total, payroll_tax, lines } = order;
  return {
    id,
    status,
    date,
    currency,
    total: toMajor(total),
    payroll_tax: toMajor(payroll_tax),
    lines: lines.map((line) => toOrderLine(line, language, today)),
  };
}

function toOrderLine(
  { name_en, name_sr, vouchers, ...line }: LineRow,
  language: Language,
  today: string,
): Order['lines'][number] {
  return {
    ...line,
    name: textIn(language, { en: name_en, sr: name_sr }),
    unit_price: toMajor(line.unit_price),
    total: toMajor(line.total),
    paid_from_category: toMajor(line.paid_from_category),
    paid_from_flexible: toMajor(line.paid_from_flexible),
    vouchers: vouchers.map((voucher) => toVoucherInLine(voucher, today)),
  };
}
