import type { ReactNode } from 'react';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BudgetPayments } from '../budgets/budget-payments.tsx';
import { Money } from '../money/money.tsx';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import type { CartFigures } from './cart-figures.ts';

interface OrderSummaryProps {
  figures: CartFigures;
  /** Buttons: Proceed, or those of the second step. */
  children: ReactNode;
}

/** Total of the cart, the budgets that pay, and what remains of them. */
export function OrderSummary({ figures, children }: OrderSummaryProps) {
  const t = useTexts(cartTexts);
  const plain = usePlainAmount(figures.currency);
  return (
    <section
      aria-label={t('summary')}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7 desk:sticky desk:top-38"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {t('articles', { count: figures.articles })}
        <span className="tabular-nums">{plain(figures.before)}</span>
      </p>
      {figures.saving > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-positive">
          {t('saving')}
          <span className="whitespace-nowrap tabular-nums">{plain(-figures.saving)}</span>
        </p>
      )}
      <hr className="border-line" />
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
        <p className="font-600">
          {t('total')}
          <span className="block font-400 text-12 text-ink-muted">{t('vat')}</span>
        </p>
        <Money amount={figures.total} currency={figures.currency} size={36} className="font-480" />
      </div>
      {figures.missing === 0 && <BudgetPayments {...figures} />}
      {children}
    </section>
  );
}
