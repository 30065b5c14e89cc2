import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { failureOf } from '../api/failure-of.ts';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';
import { useOffline } from '../ground/use-offline.ts';
import { vouchersQuery } from './vouchers.queries.ts';

export interface Wallet {
  /** All codes as they stand today; null while they are loaded for the first time, and when they could not be. */
  vouchers: Voucher[] | null;
  /** Why there is nothing to show. */
  failure: 'failed' | 'offline' | null;
  busy: boolean;
  /** When what is shown was loaded, ISO 8601, if it is shown without a network. */
  savedAt: string | null;
  /** YYYY-MM-DD. */
  today: string;
  onRetry: () => void;
}

/** The person's codes, kept on the device: what was seen once can be read without a network (product.md 7.12). */
export function useWallet(): Wallet {
  const { data, error, fetchStatus, refetch, dataUpdatedAt } = useQuery(vouchersQuery);
  const offline = useOffline();
  const today = businessDay(new Date());
  useEffect(() => {
    if (data) keepCopy('vouchers', data, new Date(dataUpdatedAt));
  }, [data, dataUpdatedAt]);
  const kept = data || !(offline || error) ? null : readCopy('vouchers');
  const shown = data ?? kept?.copy ?? null;
  const loadedAt = data ? new Date(dataUpdatedAt).toISOString() : (kept?.savedAt ?? null);
  return {
    vouchers: shown?.map((voucher) => ({ ...voucher, status: voucherStatus(voucher, today) })) ?? null,
    failure: shown ? null : failureOf(error, fetchStatus === 'paused'),
    busy: fetchStatus === 'fetching',
    savedAt: offline || kept ? loadedAt : null,
    today,
    onRetry: () => void refetch(),
  };
}
