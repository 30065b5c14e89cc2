import type { ListedOrder, PlatformOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { isSamePerson, type Reader } from '../people/person-key.ts';
import { readOrdered } from '../transactions/transaction-details.ts';
import { orderColumns, toListed } from './order-list.ts';

/** Which order of which company. */
export interface OrderKey {
  companyId: number;
  orderId: number;
}

type Row = Omit<ListedOrder, 'name' | 'more'> & Pick<PlatformOrder, 'reason'>;

// Long enough to tell one code from another, too short to use it.
const SHOWN_OF_CODE = 4;

/** One order of any company as the platform sees it, in the reader's language. Throws notFound. */
export async function readOrder(
  database: Database,
  { companyId, orderId }: OrderKey,
  { reader, now }: { reader: Reader; now: Date },
): Promise<PlatformOrder> {
  const [row] = await ask<Row>(
    database,
    sql`
    select ${orderColumns(now)}, o.cancelled_reason as reason
    from orders o where o.company_id = ${companyId} and o.id = ${orderId}`,
  );
  if (!row) throw notFound();
  const buyer = { companyId, userId: row.person.id };
  const asBuyer = { ...buyer, language: reader.language };
  const { lines, ...ordered } = await readOrdered(database, asBuyer, orderId, businessDay(now));
  return {
    ...toListed(row),
    ...ordered,
    lines: lines.map(({ id, name, provider, benefit, count, unit_price, total, vouchers }) => ({
      id,
      name,
      provider,
      benefit,
      count,
      unit_price,
      total,
      vouchers: vouchers.map(({ code, ...voucher }) => ({ ...voucher, end: code.slice(-SHOWN_OF_CODE) })),
    })),
    own: isSamePerson(reader, buyer),
  };
}
