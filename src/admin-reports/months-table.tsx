import { Link } from 'react-router-dom';
import { shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import { grouped } from '#locales/plural.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BareAmount } from '../admin/parts/amount.tsx';
import { atStart, runName } from './run-name.ts';
import type { Behind, ReportMonthsProps, ShownRun } from './shown-run.ts';

interface MonthsTableProps extends ReportMonthsProps {
  behind: Behind;
  /** Sum from the first month shown to the end of the given one, where the chart is cumulative. */
  sumUntil?: (run: ShownRun) => number;
}

/** The months of a chart as a table, the newest first. */
export function MonthsTable({ runs, currency, behind, sumUntil }: MonthsTableProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const shown = { currency: shownCurrency(currency) };
  const hasBefore = runs.some(({ last_year: before }) => before !== null);
  const money = (major: number) => <BareAmount amount={toMinor(major)} currency={currency} />;
  return (
    <div className="-mx-4 desk:-mx-6">
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
            cell: (run) => <MonthName run={run} behind={behind} />,
          },
          { key: 'spent', header: t('spentIn', shown), align: 'end', cell: ({ spent }) => money(spent) },
          ...(hasBefore
            ? [
                {
                  key: 'before',
                  header: t('beforeIn', shown),
                  align: 'end' as const,
                  cell: ({ last_year: before }: ShownRun) => before !== null && money(before),
                },
              ]
            : []),
          {
            key: 'purchases',
            header: t('purchasesIn'),
            align: 'end',
            cell: ({ purchases }) => grouped(language, purchases),
          },
          ...(sumUntil
            ? [
                {
                  key: 'sum',
                  header: t('sumIn', shown),
                  align: 'end' as const,
                  cell: (run: ShownRun) => money(sumUntil(run)),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function MonthName({ run, behind }: { run: ShownRun; behind: Behind }) {
  const t = useTexts(reportsTexts);
  const name = atStart(runName(useLanguage(), run));
  const way = behind(run);
  return (
    <>
      {way ? (
        <Link to={way.to} className="font-560 hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {run.running && <span className="block text-12 text-ink-muted">{t('running')}</span>}
    </>
  );
}
