import type { VoucherInLine } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';

/** A voucher of a line as selected. */
export interface VoucherRow {
  id: number;
  code: string;
  valid_until: string;
  used_at: string | null;
  voided_at: string | null;
}

/** The vouchers of the order line `l` as one JSON value. */
export const vouchersOfLine: Text = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'code', v.code, 'valid_until', v.valid_until,
    'used_at', ${isoMoment(sql`v.used_at`)}, 'voided_at', ${isoMoment(sql`v.voided_at`)}) order by v.id), '[]')
  from vouchers v where v.company_id = l.company_id and v.order_line_id = l.id)`;

/** A voucher of a line with its status on a day, YYYY-MM-DD. */
export function toVoucherInLine(voucher: VoucherRow, today: string): VoucherInLine {
  const { id, code, valid_until } = voucher;
  return { id, code, valid_until, status: voucherStatus(voucher, today) };
}
