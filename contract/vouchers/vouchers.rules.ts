/** What a voucher can be. A used one stays used after its last day. */
export const VOUCHER_STATUSES = ['unused', 'used', 'expired', 'voided'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

interface Voucher {
  /** Moments of ISO 8601, or null. */
  used_at: string | null;
  voided_at: string | null;
  /** The last day, YYYY-MM-DD. */
  valid_until: string;
}

/** How a voucher stands on a day (YYYY-MM-DD, of Belgrade): its order was cancelled, it was used, its last day is over. */
export function voucherStatus({ used_at, voided_at, valid_until }: Voucher, today: string): VoucherStatus {
  if (voided_at !== null) return 'voided';
  if (used_at !== null) return 'used';
  return valid_until < today ? 'expired' : 'unused';
}
