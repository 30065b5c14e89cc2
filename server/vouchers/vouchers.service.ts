import type { QueryOf } from '#contract/endpoint.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, toMajor } from '#contract/money/money.rules.ts';
import type { listVouchers, Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { type VoucherStatus, voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, type Text, text, value } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { Reader } from '../people/person-key.ts';
import { voucherVoided } from './vouchers.errors.ts';

export type VouchersQuery = NonNullable<QueryOf<typeof listVouchers>>;

interface VoucherRow {
  id: number;
  code: string;
  valid_until: string;
  bought_at: string;
  used_at: string | null;
  voided_at: string | null;
  benefit_id: number;
  name_en: string;
  name_sr: string;
  image: string | null;
  provider: string;
  price: string;
  currency: Currency;
  order_id: number;
}

const COLUMNS = sql`v.id, v.code, v.valid_until::text as valid_until, ${isoMoment(sql`o.created_at`)} as bought_at,
  ${isoMoment(sql`v.used_at`)} as used_at, ${isoMoment(sql`v.voided_at`)} as voided_at, l.benefit_id, l.name_en, l.name_sr,
  l.image, l.provider_name as provider, l.price::text as price, o.currency, o.id as order_id`;

const WITH_ORDER = sql`vouchers v
  join order_lines l on l.company_id = v.company_id and l.id = v.order_line_id
  join orders o on o.company_id = l.company_id and o.id = l.order_id`;

/** A page of the reader's voucher codes: usable ones first, by the nearest last day. */
export async function readVouchers(
  database: Database,
  reader: Reader,
  query: VouchersQuery,
  today: string,
): Promise<{ count: number; results: Voucher[] }> {
  const { offset, size } = rowsOf(query);
  const usable = isNow('unused', today);
  const rows = await ask<{ count: number } & VoucherRow>(
    database,
    sql`
    with found as materialized (
      select v.company_id, v.id, row_number() over (
        order by ${usable} desc, case when ${usable} then v.valid_until end, v.id desc) as place
      from vouchers v
      where v.company_id = ${reader.companyId} and v.user_id = ${reader.userId}
        ${query.status ? sql`and ${isNow(query.status, today)}` : sql``})
    select (select count(*)::int from found) as count, page.* from (select) one
    left join (
      select found.place, ${COLUMNS} from ${WITH_ORDER} join found on found.company_id = v.company_id and found.id = v.id
      order by found.place limit ${size} offset ${offset}) page on true
    order by page.place`,
  );
  return {
    count: rows[0]?.count ?? 0,
    results: rows.filter(({ id }) => id !== null).map((row) => toVoucher(row, reader.language, today)),
  };
}

/** The condition that `voucherStatus` of the contract answers this for `v`. */
function isNow(status: VoucherStatus, today: string): Text {
  const open = sql`v.voided_at is null and v.used_at is null`;
  const conditions: Record<VoucherStatus, Text> = {
    voided: sql`(v.voided_at is not null)`,
    used: sql`(v.voided_at is null and v.used_at is not null)`,
    expired: sql`(${open} and v.valid_until < ${today}::date)`,
    unused: sql`(${open} and v.valid_until >= ${today}::date)`,
  };
  return conditions[status];
}

/**
 * Marks a person's code as used or unused. Their row is locked first, so that nobody cancels the order meanwhile. Refusals: no
 * such code of theirs (404), its order was cancelled (409).
 */
export async function markVoucher(
  transaction: Transaction,
  reader: Reader,
  id: number,
  used: boolean,
  now: Date,
): Promise<void> {
  const { companyId, userId } = reader;
  await lockPerson(transaction, reader);
  const [found] = await mark(transaction, { companyId, userId, id, used, now: now.toISOString() });
  if (!found) throw notFound();
  if (found.voided) throw voucherVoided();
}

/** One of the reader's codes. */
export async function readVoucher(database: Database, reader: Reader, id: number, today: string): Promise<Voucher> {
  const rows = await ask<VoucherRow>(
    database,
    sql`
    select ${COLUMNS} from ${WITH_ORDER}
    where v.company_id = ${reader.companyId} and v.user_id = ${reader.userId} and v.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return toVoucher(row, reader.language, today);
}

const mark = statement(
  'mark_voucher',
  of<{ voided: boolean }>,
  () => sql`
    with marked as (
      update vouchers set used_at = case when ${value('used', of<boolean>)}::boolean then coalesce(used_at, ${text('now')}::timestamptz) end
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')} and voided_at is null)
    select voided_at is not null as voided from vouchers
    where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')}`,
);

function toVoucher(row: VoucherRow, language: Language, today: string): Voucher {
  const {
    id,
    code,
    valid_until,
    bought_at,
    used_at,
    voided_at,
    benefit_id,
    name_en,
    name_sr,
    image,
    provider,
    currency,
  } = row;
  return {
    id,
    code,
    valid_until,
    bought_at,
    used_at,
    voided_at,
    provider,
    currency,
    price: toMajor(Number(row.price)),
    status: voucherStatus(row, today),
    benefit: { id: benefit_id, name: textIn(language, { en: name_en, sr: name_sr }), image },
    transaction: `order-${row.order_id}`,
  };
}
