import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { formatMoment } from '#locales/dates.ts';
import { serverNow } from '../api/server-time.ts';
import { readCopy } from '../ground/offline-copy.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { Money } from '../money/money.tsx';
import { OfflineShelfView } from './offline-shelf-view.tsx';

/** The stored card and voucher codes, to be shown in a shop while the server cannot be reached; nothing without a copy on this device. */
export function OfflineShelf() {
  const copyCode = useCopyCode();
  const card = readCopy('card');
  if (!card) return null;
  const { available, currency, color = '', ...facts } = card.copy;
  const today = businessDay(serverNow());
  const vouchers = readCopy('vouchers');
  return (
    <OfflineShelfView
      card={{ ...facts, color, available: <Money amount={toMinor(available)} currency={currency} /> }}
      savedAt={formatMoment(card.savedAt)}
      vouchers={vouchers?.copy.filter((voucher) => voucherStatus(voucher, today) === 'unused') ?? []}
      vouchersSavedAt={vouchers && formatMoment(vouchers.savedAt)}
      today={today}
      onCopy={copyCode}
    />
  );
}
