import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import type { Column } from '#design-system/data-table/table-column.ts';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatMonth } from '#locales/months.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { MonthFigures } from './year-chart.ts';

interface YearTableProps {
  caption: string;
  months: readonly MonthFigures[];
  currency: Currency;
}

/** The chart of the year as a table: past months and the current one, and future ones with expected charges. */
export function YearTable({ caption, months, currency }: YearTableProps) {
  const columns = useColumns(currency);
  const shown = months.filter(({ isAhead, known }) => !isAhead || known > 0);
  return <DataTable caption={caption} columns={columns} rows={shown} rowKey={({ month }) => month} />;
}

function useColumns(currency: Currency): Column<MonthFigures>[] {
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  const column = (key: 'came' | 'went' | 'held' | 'left'): Column<MonthFigures> => ({
    key,
    header: t(`year.${key}`),
    align: 'end',
    cell: (month) => <Figure text={month.isAhead ? '' : money(month[key])} note={noteOf(key, month)} />,
  });
  function noteOf(key: string, { givenBack, takenBack, known, isAhead }: MonthFigures): string {
    if (key === 'came' && givenBack > 0) return t('year.givenBack', { amount: money(givenBack) });
    if (key === 'went' && takenBack > 0) return t('year.takenBack', { amount: money(takenBack) });
    return key === 'went' && isAhead ? t('year.known', { amount: money(known) }) : '';
  }
  return [
    {
      key: 'month',
      header: t('year.month'),
      heading: true,
      cell: ({ month }) => (
        <span className="block font-560 first-letter:uppercase">{formatMonth(month, language)}</span>
      ),
    },
    ...(['came', 'went', 'held', 'left'] as const).map(column),
  ];
}

function Figure({ text, note }: { text: string; note: string }) {
  return (
    <span className="inline-grid justify-items-end text-right tabular-nums">
      {(text || !note) && <span className="whitespace-nowrap">{text || '–'}</span>}
      {note && <span className="text-12 text-ink-muted">{note}</span>}
    </span>
  );
}
