import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { listVouchers, type Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { failureOf } from '../api/failure-of.ts';
import { serverNow } from '../api/server-time.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { type Found, foundOf } from '../ground/found.ts';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';
import { useOffline } from '../ground/use-offline.ts';

/** Says that the vouchers shown were loaded earlier. */
export interface OldWallet {
  /** When they were loaded, ISO 8601. */
  savedAt: string;
  /** Why they could not be loaded now. */
  why: 'offline' | 'failed';
}

export interface Wallet {
  /** All codes with their status today; all pages are read, so that the wallet is complete offline. */
  vouchers: Found<readonly Voucher[]>;
  /** Null while the vouchers are up to date. */
  old: OldWallet | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** The person's codes. A copy is stored on the device, so that they can be shown without a network (product.md 7.12). */
export function useWallet(): Wallet {
  const result = useQuery(wholeQuery(listVouchers));
  const { data, error, dataUpdatedAt } = result;
  const offline = useOffline();
  const today = businessDay(serverNow());
  useEffect(() => {
    if (data) keepCopy('vouchers', data, new Date(dataUpdatedAt));
  }, [data, dataUpdatedAt]);
  const failure = failureOf(error, offline);
  const kept = data || failure === null ? null : readCopy('vouchers');
  const found = foundOf<readonly Voucher[]>({ ...result, data: data ?? kept?.copy }, offline);
  const savedAt = data ? new Date(dataUpdatedAt).toISOString() : kept?.savedAt;
  const why = kept || failure === 'offline' ? failure : null;
  return {
    vouchers: found.state === 'ready' ? { ...found, data: asOf(found.data, today) } : found,
    old: savedAt && why ? { savedAt, why } : null,
    today,
  };
}

const asOf = (vouchers: readonly Voucher[], today: string) =>
  vouchers.map((voucher) => ({ ...voucher, status: voucherStatus(voucher, today) }));
