import type { SummaryMonth } from '#contract/corporate/corporate.contract.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { LineChart } from '#design-system/chart/line-chart.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { MonthsTable } from '../admin-reports/months-table.tsx';
import { shortRuns } from '../admin-reports/run-name.ts';
import type { Behind, ShownRun } from '../admin-reports/shown-run.ts';
import { useMonthLinks } from '../admin-reports/use-month-links.tsx';
import { compact, useRunWords } from '../admin-reports/use-run-words.ts';
import { ordersIn } from './corporate-address.ts';
import { type MonthSum, monthSums } from './month-sums.ts';

interface SummaryMonthsProps {
  months: readonly SummaryMonth[];
  currency: Currency;
}

/** A chart of the cumulative sums by month, above the year before. */
export function SummaryMonths({ months, currency }: SummaryMonthsProps) {
  const t = useTexts(adminCorporateTexts);
  const r = useTexts(reportsTexts);
  const language = useLanguage();
  const words = useRunWords(currency);
  const runs = months.map(asRun);
  const labels = shortRuns(language, runs);
  const sums = monthSums(months);
  const behind: Behind = ({ from }) => ({ to: ordersIn(from), words: t('toOrders') });
  const ways = useMonthLinks(runs, behind);
  const said = (run: ShownRun, sum: MonthSum) => {
    const money = (major: number) => formatMoney(toMinor(major), currency, language);
    const until = { words: words.marked(run), sum: money(sum.spent) };
    return sum.last_year === null
      ? t('sumUntil', until)
      : t('sumUntilBefore', Object.assign(until, { before: money(sum.last_year) }));
  };
  const whole = wholeOf(runs, sums);
  if (!whole) return null;
  return (
    <LineChart
      label={r('months')}
      finding={words.finding(whole)}
      words={{ ways: r('ways'), chart: r('chart'), table: r('table') }}
      points={runs.map((run, at) => {
        const sum = sums[at] ?? { spent: 0, last_year: null };
        return {
          key: run.from,
          label: labels[at] ?? '',
          words: said(run, sum),
          value: sum.spent,
          before: sum.last_year,
        };
      })}
      tick={(value) => compact(language, value)}
      beforeLabel={sums.some(({ last_year: before }) => before !== null) ? r('before') : undefined}
      {...ways}
      table={
        <MonthsTable
          runs={runs}
          currency={currency}
          behind={behind}
          sumUntil={({ from }) => sums[runs.findIndex((run) => run.from === from)]?.spent ?? 0}
        />
      }
    />
  );
}

/** The run from the first month to the last that is over, else to the current one; the finding is about it. */
function wholeOf(runs: readonly ShownRun[], sums: readonly MonthSum[]): ShownRun | null {
  const over = runs.findLastIndex(({ running }) => !running);
  const at = over === -1 ? runs.length - 1 : over;
  const [first, last, sum] = [runs[0], runs[at], sums[at]];
  if (!first || !last || !sum) return null;
  return Object.assign({}, last, { from: first.from }, sum);
}

const asRun = ({ month, spent, purchases, last_year, running }: SummaryMonth): ShownRun => ({
  from: month,
  until: month,
  spent,
  purchases,
  last_year,
  running,
});
