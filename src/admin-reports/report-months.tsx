import type { Language } from '#contract/language/language.ts';
import { formatMoney, shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import type { BudgetReport, ReportedRun } from '#contract/reports/reports.contract.ts';
import { ColumnChart } from '#design-system/chart/column-chart.tsx';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import { grouped } from '#locales/plural.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { BareAmount } from '../admin/amount.tsx';
import { atStart, runName, runSaid, shortRun } from './run-name.ts';

/** What was spent by months, beside the year before. */
export function ReportMonths({ report }: { report: BudgetReport }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { runs } = report;
  const wordsOf = useWords(report);
  const last = runs.at(-1);
  if (!last) return null;
  return (
    <ColumnChart
      label={t('months')}
      finding={wordsOf.finding(last)}
      words={{ ways: t('ways'), chart: t('chart'), table: t('table') }}
      columns={runs.map((run) => ({
        key: run.from,
        label: shortRun(language, run),
        words: wordsOf.marked(run),
        value: run.spent,
        before: run.last_year,
      }))}
      tick={(value) => compact(language, value)}
      beforeLabel={runs.some(({ last_year: before }) => before !== null) ? t('before') : undefined}
      table={<MonthsTable report={report} />}
    />
  );
}

const compact = (language: Language, value: number): string =>
  new Intl.NumberFormat(languageTag(language), { notation: 'compact' }).format(value);

/** What is said of a run of months. */
function useWords({ currency }: BudgetReport) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  const nameOf = (run: ReportedRun) => runSaid(language, run);
  return {
    finding: (run: ReportedRun) => {
      const said = { month: nameOf(run), sum: money(run.spent) };
      const percent = changeIn(run);
      if (percent === null) return t('finding', said);
      if (percent === 0) return t('finding.same', said);
      const by = Object.assign(said, { percent: grouped(language, Math.abs(percent)) });
      return t(percent > 0 ? 'finding.more' : 'finding.less', by);
    },
    marked: (run: ReportedRun) => {
      const said = {
        month: nameOf(run),
        sum: money(run.spent),
        purchases: t('purchases', { count: run.purchases }),
      };
      if (run.last_year === null) return t('marked', said);
      return t('markedBefore', Object.assign(said, { before: money(run.last_year) }));
    },
  };
}

/** By how many per cent more than the year before; null where there is nothing to compare with. */
const changeIn = ({ spent, last_year: before }: ReportedRun): number | null =>
  before === null || before <= 0 ? null : Math.round((spent / before - 1) * 100);

function MonthsTable({ report: { runs, currency } }: { report: BudgetReport }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const shown = { currency: shownCurrency(currency) };
  const money = (major: number) => <BareAmount amount={toMinor(major)} currency={currency} />;
  return (
    <DataTable
      look={listLook('roomy')}
      caption={t('months')}
      rows={runs.toReversed()}
      rowKey={({ from }) => from}
      columns={[
        {
          key: 'month',
          header: t('month'),
          heading: true,
          rowHeader: true,
          cell: (run) => atStart(runName(language, run)),
        },
        { key: 'spent', header: t('spentIn', shown), align: 'end', cell: ({ spent }) => money(spent) },
        {
          key: 'before',
          header: t('beforeIn', shown),
          align: 'end',
          cell: ({ last_year: before }) => before !== null && money(before),
        },
        {
          key: 'purchases',
          header: t('purchasesIn'),
          align: 'end',
          cell: ({ purchases }) => grouped(language, purchases),
        },
      ]}
    />
  );
}
