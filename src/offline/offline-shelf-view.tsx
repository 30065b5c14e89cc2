import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { offlineTexts } from '#locales/offline/offline.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CardView, type CardViewProps } from '../card/card-view.tsx';
import { VoucherTicket } from '../vouchers/voucher-ticket.tsx';

export interface OfflineShelfViewProps {
  card: CardViewProps;
  /** Formatted time at which it was last loaded. */
  savedAt: string;
  /** Usable vouchers; empty if the wallet was never opened. */
  vouchers: readonly Voucher[];
  /** Formatted time at which they were last loaded; null if the wallet was never opened. */
  vouchersSavedAt: string | null;
  /** YYYY-MM-DD. */
  today: string;
  onCopy: (code: string) => void;
}

/** The stored card, and the usable vouchers. */
export function OfflineShelfView({ card, savedAt, vouchers, vouchersSavedAt, today, onCopy }: OfflineShelfViewProps) {
  const t = useTexts(offlineTexts);
  return (
    <section
      aria-labelledby="offline-title"
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-3.5 border-line border-t pt-8"
    >
      <h2 id="offline-title" className="text-28">
        {t('title')}
      </h2>
      <p className="text-14 text-ink-muted">{t('savedAt', { moment: savedAt })}</p>
      <CardView {...card} />
      {vouchers.length > 0 && (
        <>
          <h3 className="mt-4 text-22">{t('vouchers')}</h3>
          {vouchersSavedAt && <p className="text-14 text-ink-muted">{t('savedAt', { moment: vouchersSavedAt })}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 text-left">
            {vouchers.map(({ id, code, status, valid_until, benefit }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
                <p className="hyphenate font-560">{benefit.name}</p>
                <VoucherTicket code={code} status={status} today={today} onCopy={onCopy} validUntil={valid_until} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
