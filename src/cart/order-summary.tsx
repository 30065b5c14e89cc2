import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney } from '#contract/money/money.rules.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../benefit/money.tsx';
import { BudgetMeter } from '../budget/budget-meter.tsx';
import type { BudgetShare } from '../budget/budget-shares.ts';
import type { CartFigures } from './cart-figures.ts';
import { usePlainAmount } from './use-plain-amount.ts';

interface OrderSummaryProps {
  figures: CartFigures;
  /** What can be done: proceed, or understand, confirm and go back. */
  children: ReactNode;
}

/** What the cart comes to, which budgets pay, and what stays of them. */
export function OrderSummary({ figures, children }: OrderSummaryProps) {
  const t = useTexts(cartTexts);
  const plain = usePlainAmount(figures.currency);
  return (
    <section
      aria-label={t('summary')}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7 wide:sticky wide:top-38"
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
      {figures.missing === 0 && <Payments figures={figures} />}
      {children}
    </section>
  );
}

/** The two-part meter of each budget that pays; apricot is this purchase (art, note 13). */
export function Payments({ figures: { shares, currency } }: { figures: CartFigures }) {
  const t = useTexts(cartTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-12 bg-surface-sunken px-4 py-3.5">
      {shares.length > 1 && <p className="sr-only">{t('pays')}</p>}
      {shares.map((share) => (
        <Share key={share.categoryId} share={share} currency={currency} alone={shares.length === 1} />
      ))}
    </div>
  );
}

interface ShareProps {
  share: BudgetShare;
  currency: CartFigures['currency'];
  /** The only budget that pays: its name goes without saying. */
  alone: boolean;
}

function Share({ share, currency, alone }: ShareProps) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const name = share.category ? categoryName(share.category, language) : t('flexible');
  const left = money(share.left - share.taken);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {!alone && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
          {name}
          <span className="whitespace-nowrap font-580 tabular-nums">{money(-share.taken)}</span>
        </p>
      )}
      <BudgetMeter
        label={name}
        valueText={t('takes', { taken: money(share.taken), name, left })}
        base={share.allocated}
        left={share.left}
        taken={share.taken}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
        <span className="text-ink-muted">{t('remains')}</span>
        <b className="whitespace-nowrap font-580 tabular-nums">{left}</b>
      </p>
    </div>
  );
}
