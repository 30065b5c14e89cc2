import { ColumnChart } from '#design-system/chart/column-chart.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { MonthsTable } from './months-table.tsx';
import { shortRuns } from './run-name.ts';
import { noWay, type ReportMonthsProps } from './shown-run.ts';
import { useMonthLinks } from './use-month-links.tsx';
import { compact, useRunWords } from './use-run-words.ts';

/** Sums spent by month, beside the year before. */
export function ReportMonths({ runs, currency, behind = noWay }: ReportMonthsProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const wordsOf = useRunWords(currency);
  const last = runs.findLast(({ running }) => !running) ?? runs.at(-1);
  const ways = useMonthLinks(runs, behind);
  if (!last) return null;
  const labels = shortRuns(language, runs);
  return (
    <ColumnChart
      label={t('months')}
      finding={wordsOf.finding(last)}
      words={{ ways: t('ways'), chart: t('chart'), table: t('table') }}
      columns={runs.map((run, at) => ({
        key: run.from,
        label: labels[at] ?? '',
        words: wordsOf.marked(run),
        value: run.spent,
        before: run.last_year,
        running: run.running,
      }))}
      tick={(value) => compact(language, value)}
      beforeLabel={runs.some(({ last_year: before }) => before !== null) ? t('before') : undefined}
      {...ways}
      table={<MonthsTable runs={runs} currency={currency} behind={behind} />}
    />
  );
}
