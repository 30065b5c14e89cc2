import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';

/** A voucher for groceries, bought on 18.11.2026 and not used yet. */
export const sampleVoucher = (id: number, changes: Partial<Voucher> = {}): Voucher => ({
  id,
  code: `K7QW-2MNP-83RT-XZ4${id}`,
  status: 'unused',
  valid_until: '2027-11-18',
  used_at: null,
  voided_at: null,
  bought_at: '2026-11-18T09:30:00.000Z',
  provider: 'Domaća korpa',
  transaction: 'order-38',
  benefit: { id: 4, name: 'Vaučer za namirnice', image: '/pictures/food-groceries-0.svg' },
  price: 3000,
  currency: 'RSD',
  ...changes,
});
