import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { VoucherTickets } from '../vouchers/voucher-tickets.tsx';
import { HowToUse } from './how-to-use.tsx';
import { useMoney } from './use-money.ts';

interface TransactionLineProps {
  line: TransactionDetails['lines'][number];
  currency: TransactionDetails['currency'];
  /** YYYY-MM-DD. */
  today: string;
  benefitLink: (id: number, children: ReactNode) => ReactNode;
  onCopy: (code: string) => void;
}

/** A line of a transaction: its price, the budgets concerned, and its codes. */
export function TransactionLine({ line, currency, today, benefitLink, onCopy }: TransactionLineProps) {
  const t = useTexts(transactionsTexts);
  const language = useLanguage();
  const money = useMoney(currency);
  const parts = [
    { name: categoryName(line.category, language), amount: line.paid_from_category },
    { name: t('flexible'), amount: line.paid_from_flexible },
  ].filter(({ amount }) => amount > 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t py-4 last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {line.benefit === null ? (
          <span className="hyphenate beside font-560">{line.name}</span>
        ) : (
          <TextLink asChild className="hyphenate beside min-h-0 text-ink">
            {benefitLink(line.benefit, line.name)}
          </TextLink>
        )}
        <span className="whitespace-nowrap font-560 tabular-nums">{money(line.total)}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
        <span className="wrap-anywhere">
          {line.coupon ? t('coupon', { name: line.coupon.name, percent: line.coupon.percent_off }) : line.provider}
        </span>
        {line.coupon && line.unit_price !== line.total && (
          <span>{t('before', { amount: money(line.unit_price) })}</span>
        )}
        {line.count > 1 && (
          <span>
            {line.count} × {money(line.unit_price)}
          </span>
        )}
      </p>
      <p className="text-14 text-ink-muted tabular-nums">
        {parts.map(({ name, amount }) => `${name} ${money(amount)}`).join(' + ')}
      </p>
      {line.vouchers.length > 0 && <VoucherTickets today={today} onCopy={onCopy} vouchers={line.vouchers} />}
      {line.how_to_use && <HowToUse {...line.how_to_use} />}
    </li>
  );
}
