import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { serverNow } from '../api/server-time.ts';
import { readCopy } from '../ground/offline-copy.ts';
import { paths } from '../ground/paths.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { BoughtCodesView } from './bought-codes-view.tsx';
import { useWallet } from './use-wallet.ts';

interface BoughtCodesProps {
  /** The id of the order. */
  order: number;
  /** Number of its codes. */
  count: number;
}

/** The codes of an order placed a moment ago; loading them also stores them for offline use. */
export function BoughtCodes({ order, count }: BoughtCodesProps) {
  const { vouchers } = useWallet();
  const { busy, onRetry } = vouchers;
  const found = ofOrder(vouchers.data ?? [], order);
  const missing = found.length === 0;
  return (
    <BoughtCodesView
      count={count}
      onRetry={onRetry}
      vouchers={missing ? null : found}
      failed={missing && !busy}
      onCopy={useCopyCode()}
      walletLink={walletLink}
    />
  );
}

/** The stored codes of an order that cannot be loaded now; nothing if there are none on this device. */
export function KeptCodes({ order, onRetry }: { order: number; onRetry: () => void }) {
  const copy = useCopyCode();
  const today = businessDay(serverNow());
  const vouchers = ofOrder(readCopy('vouchers')?.copy ?? [], order).filter(
    (voucher) => voucherStatus(voucher, today) === 'unused',
  );
  if (vouchers.length === 0) return null;
  return (
    <BoughtCodesView
      vouchers={vouchers}
      walletLink={walletLink}
      onRetry={onRetry}
      count={vouchers.length}
      failed={false}
      onCopy={copy}
    />
  );
}

const ofOrder = (vouchers: readonly Voucher[], order: number) =>
  vouchers.filter(({ transaction }) => transaction === `order-${order}`);

const walletLink = (children: ReactNode) => <Link to={paths.vouchers}>{children}</Link>;
