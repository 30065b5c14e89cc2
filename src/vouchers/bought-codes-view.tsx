import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import type { QrPictureProps } from './code-pictures.tsx';

// If this chunk cannot be loaded there is no picture; the code can still be read and copied.
const QrPicture = lazy(() =>
  import('./code-pictures.tsx').then(
    (pictures): { default: ComponentType<QrPictureProps> } => ({ default: pictures.QrPicture }),
    () => ({ default: () => null }),
  ),
);

export interface BoughtCodesViewProps {
  /** Number of codes. */
  count: number;
  /** Null until they are loaded. */
  vouchers: readonly Voucher[] | null;
  failed: boolean;
  onCopy: (code: string) => void;
  onRetry: () => void;
  walletLink: (children: ReactNode) => ReactNode;
}

/** The voucher codes of a purchase, shown one at a time, to be scanned, copied or read aloud. */
export function BoughtCodesView({ count, vouchers, failed, onCopy, onRetry, walletLink }: BoughtCodesViewProps) {
  const t = useTexts(vouchersTexts);
  const [at, setAt] = useState(0);
  const voucher = vouchers?.[Math.min(at, vouchers.length - 1)];
  return (
    <section
      aria-label={t('bought', { count })}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 rounded-20 bg-surface-sunken px-4 py-2 text-left"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-560 font-text text-16 tracking-normal">{t('bought', { count })}</h3>
        {voucher && count > 1 && <Turn at={at} count={count} onTurn={setAt} />}
      </div>
      {voucher ? (
        <Ticket voucher={voucher} onCopy={onCopy} />
      ) : failed ? (
        <div role="alert" className="grid justify-items-start gap-2 text-14">
          <p>{t('bought.failed')}</p>
          <Button tone="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton shape="block" className="h-48" />
        </div>
      )}
      <TextLink asChild className="justify-self-start text-14">
        {walletLink(t('bought.wallet'))}
      </TextLink>
    </section>
  );
}

interface TurnProps {
  at: number;
  count: number;
  onTurn: (at: number) => void;
}

// `aria-disabled` instead of `disabled`: a button that is disabled by its own press would lose the focus.
const turning = (can: boolean, go: () => void) => ({
  'aria-disabled': !can || undefined,
  onClick: () => can && go(),
  className: cn(!can && 'text-line-strong hover:bg-transparent'),
});

function Turn({ at, count, onTurn }: TurnProps) {
  const t = useTexts(vouchersTexts);
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t('bought.previous')} {...turning(at > 0, () => onTurn(at - 1))}>
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <span role="status" className="text-14 tabular-nums">
        {t('bought.position', { position: at + 1, count })}
      </span>
      <IconButton label={t('bought.next')} {...turning(at < count - 1, () => onTurn(at + 1))}>
        <ChevronRight aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

function Ticket({ voucher, onCopy }: { voucher: Voucher } & Pick<BoughtCodesViewProps, 'onCopy'>) {
  const t = useTexts(vouchersTexts);
  const language = useLanguage();
  const { code, benefit, price, currency, valid_until } = voucher;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
      <div className="aspect-square h-32 rounded-12 bg-[white] p-2.5 text-[black] forced-color-adjust-none inset-ring inset-ring-line">
        <Suspense>
          <QrPicture code={code} className="size-full" />
        </Suspense>
      </div>
      <div className="min-w-0">
        <p className="hyphenate font-560 text-14">{benefit.name}</p>
        {price > 0 && (
          <p className="mt-1 font-580 tabular-nums">
            {t('worth', { amount: formatMoney(toMinor(price), currency, language) })}
          </p>
        )}
        <p className="mt-1 text-14 text-ink-muted">{t('validUntil', { day: formatDay(valid_until) })}</p>
      </div>
      <p className="col-span-2 flex items-center justify-between gap-2 rounded-12 bg-surface-raised py-1.5 pr-1.5 pl-4">
        <code className="select-all break-all font-600 font-text text-16 tabular-nums tracking-caps">{code}</code>
        <IconButton label={t('copy', { code })} onClick={() => onCopy(code)}>
          <Copy aria-hidden size={20} />
        </IconButton>
      </p>
    </div>
  );
}
