/** Statuses of a voucher. A used one stays used after its last day. */
export const VOUCHER_STATUSES = ['unused', 'used', 'expired', 'voided'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

interface Voucher {
  /** Moments as ISO 8601, or null. */
  used_at: string | null;
  voided_at: string | null;
  /** The last day, YYYY-MM-DD. */
  valid_until: string;
}

/** Status of a voucher on a day (YYYY-MM-DD in Belgrade): voided with its order, used, expired, or unused. */
export function voucherStatus({ used_at, voided_at, valid_until }: Voucher, today: string): VoucherStatus {
  if (voided_at !== null) return 'voided';
  if (used_at !== null) return 'used';
  return valid_until < today ? 'expired' : 'unused';
}
