import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';

/** A usable voucher as in the wallet. */
export const massageVoucher: Voucher = {
  id: 1,
  code: 'K7QW-2MNP-83RT-XZ41',
  status: 'unused',
  valid_until: '2099-11-22',
  used_at: null,
  voided_at: null,
  bought_at: '2026-11-22T09:30:00.000Z',
  provider: 'Lotus',
  transaction: 'order-19',
  benefit: { id: 12, name: 'Massage', image: null },
  price: 4200,
  currency: 'RSD',
};
