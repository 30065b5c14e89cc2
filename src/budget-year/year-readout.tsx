import type { Currency } from '#contract/money/money.rules.ts';
import { ChartFigures } from '#design-system/step-chart/chart-figures.tsx';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatMonth } from '#locales/months.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';
import type { MonthFigures } from './year-chart.ts';

const MARKS = { came: 'added', went: 'taken', held: 'held', left: 'level', known: 'ahead' } as const;

const BEGUN = ['came', 'went', 'held', 'left'] as const;
const AHEAD = ['known', 'left'] as const;

/** The figures of one month; of a future month the expected ones. */
export function YearReadout({ month, currency }: { month: MonthFigures; currency: Currency }) {
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  return (
    <ChartFigures
      title={formatMonth(month.month, language)}
      figures={(month.isAhead ? AHEAD : BEGUN).map((name) => ({
        mark: MARKS[name],
        term: t(name === 'known' ? 'year.comingUp' : `year.${name}`),
        value: <Money amount={month[name]} currency={currency} size={16} className="desk:text-18" />,
      }))}
    />
  );
}
