import { CircleAlert } from 'lucide-react';
import { formatMoney } from '#contract/money/money.rules.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { CartFigures } from './cart-figures.ts';

/** specification.md 2: message for a cart that the budgets cannot pay, with the missing amount and what can be done. */
export function OverBudgetNotice({ figures: { total, missing, currency } }: { figures: CartFigures }) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <div role="alert" className="grid gap-1.5 rounded-12 border border-danger px-4 py-3.5">
      <p className="flex items-start gap-2 font-600 text-danger">
        <CircleAlert aria-hidden size={20} className="mt-0.5" />
        {t('overBudget')}
      </p>
      <p className="text-14">{t('missing', { left: money(total - missing), missing: money(missing) })}</p>
      <p className="text-14 text-ink-muted">{t('wayOut')}</p>
    </div>
  );
}
