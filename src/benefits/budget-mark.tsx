import { Wallet } from 'lucide-react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { nudgesTexts } from '#locales/nudges/nudges.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { budgetMarkOf, type BudgetMark as Mark } from '../budgets/budget-mark-of.ts';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import { useFact, useReaderCurrency } from './benefits.queries.ts';
import { useRootOf } from './root-of.ts';

interface BudgetMarkProps {
  /** A benefit that is paid from budgets. */
  benefit: Pick<BenefitInList, 'price_currency' | 'price_discount_currency' | 'category'>;
}

/**
 * A small muted line above a price: the amount missing for one piece, or the category budget that pays it. Empty where the
 * flexible budget pays alone, and until budgets and categories are loaded.
 */
export function BudgetMark({ benefit }: BudgetMarkProps) {
  const rootOf = useRootOf();
  const amount = toMinor(benefit.price_discount_currency ?? benefit.price_currency ?? 0);
  const mark = useFact((me) => rootOf && budgetMarkOf(me, amount, rootOf(benefit.category)), null);
  if (!mark) return null;
  return 'missing' in mark ? <Missing missing={mark.missing} /> : <OfCategory mark={mark} />;
}

const line = 'flex min-w-0 gap-1 text-12 leading-[1.5] text-ink-muted';

function Missing({ missing }: { missing: number }) {
  const t = useTexts(nudgesTexts);
  const language = useLanguage();
  const currency = useReaderCurrency();
  const plain = usePlainAmount(currency);
  return (
    <p className={line}>
      <span aria-hidden className="tabular-nums">
        {t('mark.short', { amount: plain(missing) })}
      </span>
      <span className="sr-only">{t('mark.missing', { amount: formatMoney(missing, currency, language) })}</span>
    </p>
  );
}

function OfCategory({ mark: { category, wholly } }: { mark: Extract<Mark, { category: string }> }) {
  const t = useTexts(nudgesTexts);
  const name = categoryName(category, useLanguage());
  return (
    <p className={line}>
      <Wallet aria-hidden size={14} className="h-[1lh] shrink-0" />
      <span aria-hidden className="hyphenate min-w-0">
        {wholly ? name : t('mark.partly', { name })}
      </span>
      <span className="sr-only">{t(wholly ? 'mark.pays' : 'mark.paysPartly', { name })}</span>
    </p>
  );
}
