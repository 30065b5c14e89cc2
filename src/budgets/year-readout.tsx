import type { Currency } from '#contract/money/money.rules.ts';
import { ChartKey } from '#design-system/step-chart/chart-key.tsx';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { formatMonth } from '#locales/months.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../benefit/money.tsx';
import type { MonthFigures } from './year-chart.ts';

const MARKS = { came: 'added', went: 'taken', held: 'held', left: 'level' } as const;

/** The figures of one month, each beside its mark: the legend of the drawing as well. */
export function YearReadout({ month, currency }: { month: MonthFigures; currency: Currency }) {
  const t = useTexts(budgetsTexts);
  return (
    <div className="grid gap-2">
      <p className="font-560 text-14 first-letter:uppercase">{formatMonth(month.month, useLanguage())}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        {(['came', 'went', 'held', 'left'] as const).map((name) => (
          <div key={name} className="grid content-start">
            <dt className="flex items-center gap-1.5 text-14 text-ink-muted">
              <ChartKey mark={MARKS[name]} />
              {t(`year.${name}`)}
            </dt>
            <dd>
              <Money amount={month[name]} currency={currency} size={16} className="desk:text-18" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
