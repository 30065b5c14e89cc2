import { Copy, QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { daysBetween } from '#contract/calendar/days.rules.ts';
import type { VoucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { StatusPill, type StatusPillProps } from '#design-system/status-pill/status-pill.tsx';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';

// If this chunk cannot be loaded, the code can still be read and copied.
const CodePictures = lazyView(async () => (await import('./code-pictures.tsx')).CodePictures);

const TONES: Record<VoucherStatus, StatusPillProps['tone']> = {
  unused: 'positive',
  used: 'neutral',
  expired: 'warning',
  voided: 'neutral',
};

export interface VoucherTicketProps {
  code: string;
  status: VoucherStatus;
  /** The last day, YYYY-MM-DD. */
  validUntil: string;
  /** YYYY-MM-DD. */
  today: string;
  onCopy: (code: string) => void;
  /** Whether the QR code and the bar code are shown from the start. */
  opened?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A voucher code to be read, copied or scanned, with its validity. An invalid one is only shown. */
export function VoucherTicket({
  code,
  status,
  validUntil,
  today,
  onCopy,
  opened = false,
  children,
}: VoucherTicketProps) {
  const t = useTexts(vouchersTexts);
  const [open, setOpen] = useState(opened);
  const good = status === 'unused';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-12 bg-surface-sunken p-3">
      <div className="flex items-center justify-between gap-2">
        <code
          className={cn(
            'wrap-anywhere select-all pl-1 font-600 font-text text-16 tabular-nums',
            !good && 'text-ink-muted',
            status === 'voided' && 'line-through',
          )}
        >
          {code}
        </code>
        {good && (
          <IconButton label={t('copy', { code })} onClick={() => onCopy(code)} className="hover:bg-line">
            <Copy aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      <Validity status={status} validUntil={validUntil} today={today} />
      {(good || children) && (
        <div className="-ml-2 flex flex-wrap gap-1 print:hidden">
          {good && (
            <Button
              tone="ghost"
              size="small"
              aria-expanded={open}
              aria-label={t(open ? 'hideCode' : 'showCode', { code })}
              icon={<QrCode aria-hidden size={20} />}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'hide' : 'show')}
            </Button>
          )}
          {children}
        </div>
      )}
      {good && open && (
        <OpenedPart onOpen={setOpen} fallback={<Skeleton shape="block" className="h-70" />}>
          <CodePictures code={code} />
        </OpenedPart>
      )}
    </div>
  );
}

function Validity({ status, validUntil, today }: Pick<VoucherTicketProps, 'status' | 'validUntil' | 'today'>) {
  const t = useTexts(vouchersTexts);
  const day = formatDay(validUntil);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pl-1 text-14 text-ink-muted">
      {status !== 'unused' && (
        <StatusPill tone={TONES[status]} className="bg-surface-raised">
          {t(`status.${status}`)}
        </StatusPill>
      )}
      {/* The wording depends on whether the day is past, also for a used code; a voided code has no validity. */}
      {status !== 'voided' && <span>{t(validUntil < today ? 'wasValidUntil' : 'validUntil', { day })}</span>}
      {status === 'unused' && (
        <span className="font-560 text-ink">{t('daysLeft', { count: daysBetween(today, validUntil) })}</span>
      )}
    </p>
  );
}
