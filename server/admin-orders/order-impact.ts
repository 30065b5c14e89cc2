import type { OrderImpact } from '#contract/admin-orders/admin-orders.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import { unpaidBack } from '../budgets/refund.service.ts';
import type { Database, Transaction } from '../database/database.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { worthInDinars } from '../money/money.service.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { impactOf } from '../records/impact.ts';
import type { OrderKey } from './stored-order.ts';

type Effects = Omit<OrderImpact['effects'], 'total' | 'back'> & {
  total: Minor;
  back: OrderImpact['effects']['back'];
};

/** The impact of cancelling an order now. Throws notFound. */
export async function readImpact(
  database: Database | Transaction,
  { companyId, orderId }: OrderKey,
  { by, now }: { by: PersonKey; now: Date },
): Promise<OrderImpact> {
  const today = businessDayOf(sql`${now.toISOString()}::timestamptz`);
  const code = (is: typeof today) => sql`(
    select count(*)::integer from order_lines l join vouchers v on v.company_id = l.company_id and v.order_line_id = l.id
    where l.company_id = o.company_id and l.order_id = o.id and ${is})`;
  const [found] = await ask<Effects>(
    database,
    sql`
    select o.status, o.total, o.currency, (
        select coalesce(jsonb_agg(jsonb_build_object('category_id', p."categoryId",
          'category', (select c.name_en || '/' || c.name_sr from categories c where c.id = p."categoryId"),
          'year', p.year, 'amount', p.spent) order by p."categoryId" = 0, p."categoryId", p.year), '[]')
        from (${unpaidBack(sql`o.company_id`, sql`o.user_id`, sql`o.id`)}) p) as back,
      ${code(sql`v.used_at is null and v.voided_at is null and v.valid_until >= ${today}::date`)} as codes,
      ${code(sql`v.used_at is not null`)} as used,
      ${worthInDinars(sql`o.total`, sql`o.currency`)} > (select refund_limit from platform_settings) and exists (
        select from ${othersOnPlatform('platform.orders', by)} and (u.company_id, u.id) <> (o.company_id, o.user_id)) as second
    from orders o where o.company_id = ${companyId}::bigint and o.id = ${orderId}::bigint`,
  );
  if (!found) throw notFound();
  const back = found.back.map((pot) => Object.assign(pot, { amount: toMajor(pot.amount) }));
  const effects = Object.assign(found, { total: toMajor(found.total), back });
  return impactOf(weightOf(effects), effects);
}

const weightOf = ({ used }: OrderImpact['effects']): Weight => (used > 0 ? 'blocked' : 'harmless');
