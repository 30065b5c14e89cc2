import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { listVouchers, type Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { type Found, foundOf } from '../ground/found.ts';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';
import { useOffline } from '../ground/use-offline.ts';

export interface Wallet {
  /** All codes as they stand today; the wallet is whole, so that it can be read without a network. */
  vouchers: Found<readonly Voucher[]>;
  /** When what is shown was loaded, ISO 8601, if it is shown without a network. */
  savedAt: string | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** The person's codes. A copy is stored on the device, so that they can be shown without a network (product.md 7.12). */
export function useWallet(): Wallet {
  const result = useQuery(wholeQuery(listVouchers));
  const { data, error, dataUpdatedAt } = result;
  const offline = useOffline();
  const today = businessDay(new Date());
  useEffect(() => {
    if (data) keepCopy('vouchers', data, new Date(dataUpdatedAt));
  }, [data, dataUpdatedAt]);
  const kept = data || !(offline || error) ? null : readCopy('vouchers');
  const found = foundOf<readonly Voucher[]>({ ...result, data: data ?? kept?.copy }, offline);
  const loadedAt = data ? new Date(dataUpdatedAt).toISOString() : (kept?.savedAt ?? null);
  return {
    vouchers: found.state === 'ready' ? { ...found, data: asOf(found.data, today) } : found,
    savedAt: offline || kept ? loadedAt : null,
    today,
  };
}

const asOf = (vouchers: readonly Voucher[], today: string) =>
  vouchers.map((voucher) => ({ ...voucher, status: voucherStatus(voucher, today) }));
