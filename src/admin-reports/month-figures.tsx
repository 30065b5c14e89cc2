import type { ReactNode } from 'react';
import { toMinor } from '#contract/money/money.rules.ts';
import type { PayrollDetail } from '#contract/payroll/payroll.contract.ts';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';

/** The sums of a month, and the budgets that were used. */
export function MonthFigures({ month }: { month: PayrollDetail }) {
  const t = useTexts(payrollTexts);
  const { currency, tax_back: taxBack, given_back: givenBack } = month;
  const money = (major: number) => (
    <Money amount={toMinor(major)} currency={currency} className="text-[min(1.375rem,9vw)]" />
  );
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-4 desk:gap-x-12">
        <Figure name={t('bought')}>{money(month.bought)}</Figure>
        {givenBack > 0 && <Figure name={t('givenBack')}>{money(givenBack)}</Figure>}
        <Figure name={t('paidBack')}>{money(month.paid_back)}</Figure>
        <Figure name={t('invoices')}>{money(month.invoices)}</Figure>
        <Figure name={t('tax')}>{money(month.tax)}</Figure>
        {taxBack > 0 && <Figure name={t('taxBack')}>{money(taxBack)}</Figure>}
      </dl>
      <Budgets month={month} />
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Budgets({ month: { budgets, currency } }: { month: PayrollDetail }) {
  const t = useTexts(payrollTexts);
  const language = useLanguage();
  if (budgets.length === 0) return null;
  const nameOf = ({ category, name_sr: sr, name_en: en }: PayrollDetail['budgets'][number]) =>
    category === null ? t('flexible') : ((language === 'SR' ? sr || en : en || sr) ?? String(category));
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <h2 className="text-18">{t('budgets')}</h2>
      <dl className="grid max-w-150 gap-2 text-14">
        {budgets.map((budget) => (
          <div key={budget.category ?? 0} className="flex flex-wrap justify-between gap-x-4">
            <dt className="wrap-anywhere">{nameOf(budget)}</dt>
            <dd>
              <Money amount={toMinor(budget.bought)} currency={currency} size={14} inColumn />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
