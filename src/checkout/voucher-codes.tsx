import { Copy } from 'lucide-react';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Order } from './order.queries.ts';

interface VoucherCodesProps {
  vouchers: Order['lines'][number]['vouchers'];
  onCopy: (code: string) => void;
  className?: string;
}

/** The codes of a line, each to be read aloud or copied. */
export function VoucherCodes({ vouchers, onCopy, className }: VoucherCodesProps) {
  const t = useTexts(checkoutTexts);
  return (
    <div className={cn('mt-1 grid gap-2', className)}>
      <h4 className="font-560 text-14">{t('vouchers')}</h4>
      <ul className="grid gap-2">
        {vouchers.map(({ code, valid_until }) => (
          <li
            key={code}
            className="flex items-center justify-between gap-3 rounded-12 bg-surface-sunken py-1.5 pr-1.5 pl-4"
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <code className="select-all break-all font-600 font-text text-16 tabular-nums tracking-caps">{code}</code>
              <span className="text-12 text-ink-muted">{t('validUntil', { date: formatDay(valid_until) })}</span>
            </span>
            <IconButton label={t('copy', { code })} onClick={() => onCopy(code)} className="hover:bg-line">
              <Copy aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
