import { useId } from 'react';
import { toMinor } from '#contract/money/money.rules.ts';
import type { BudgetReport, SpentFrom } from '#contract/reports/reports.contract.ts';
import { BarList } from '#design-system/chart/bar-list.tsx';
import { grouped } from '#locales/plural.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Amount } from '../admin/parts/amount.tsx';

interface ReportBudgetsProps {
  of: Pick<BudgetReport, 'budgets' | 'joined' | 'currency'>;
}

/** Sums spent by budget; budgets of too few people are joined into one. */
export function ReportBudgets({ of: { budgets, joined, currency } }: ReportBudgetsProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const id = useId();
  const nameOf = ({ category, name_sr: sr, name_en: en }: SpentFrom) =>
    category === null ? t('flexible') : ((language === 'SR' ? sr || en : en || sr) ?? String(category));
  const amount = (major: number) => <Amount amount={toMinor(major)} currency={currency} />;
  const [most] = budgets;
  // A budget with more refunded than spent (a negative sum) does not count towards the whole.
  const spent = [...budgets.map((budget) => budget.spent), joined ?? 0].reduce(
    (sum, part) => sum + Math.max(0, part),
    0,
  );
  const head = () => {
    if (!most) return t('noneAlone');
    if (most.spent <= 0) return t('budgets');
    return t('mostFrom', { budget: nameOf(most), percent: grouped(language, Math.round((most.spent / spent) * 100)) });
  };
  const alone = budgets.map((budget) => ({
    key: String(budget.category),
    name: nameOf(budget),
    value: budget.spent,
    words: (
      <>
        {amount(budget.spent)}
        {budget.people !== null && (
          <span className="block text-12 text-ink-muted">{t('whose', { count: budget.people })}</span>
        )}
      </>
    ),
  }));
  const rest =
    joined === null
      ? []
      : [
          {
            key: 'rest',
            name: t(budgets.length === 0 ? 'allJoined' : 'joined'),
            value: joined,
            words: amount(joined),
            joined: true,
          },
        ];
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t pt-5">
      <h2 id={id} className="max-w-[34ch] text-18 desk:text-22">
        {head()}
      </h2>
      <BarList label={t('budgets')} bars={[...alone, ...rest]} />
      {joined !== null && <p className="text-12 text-ink-muted">{t('note')}</p>}
    </section>
  );
}
