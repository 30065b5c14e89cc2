import { shownCurrency } from '#contract/money/money.rules.ts';
import type { Rate } from '#contract/rates/rates.contract.ts';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useWrittenRates } from './written-rate.ts';

/** The present rates. */
export function RatesTable({ rates }: { rates: readonly Rate[] }) {
  const t = useTexts(adminRatesTexts);
  return (
    <div className="-mx-4 desk:-mx-6">
      <DataTable
        look={listLook('roomy')}
        caption={t('rates')}
        columns={useColumns()}
        rows={rates}
        rowKey={({ currency }) => currency}
      />
    </div>
  );
}

function useColumns(): readonly Column<Rate>[] {
  const t = useTexts(adminRatesTexts);
  const written = useWrittenRates();
  return [
    {
      key: 'currency',
      header: t('currency'),
      heading: true,
      rowHeader: true,
      cell: ({ currency }) => (
        <RecordName detail={t(`of.${currency}`)}>
          <span>{shownCurrency(currency)}</span>
        </RecordName>
      ),
    },
    {
      key: 'rate',
      header: t('perEuro'),
      align: 'end',
      cell: ({ per_euro: rate }) => <span className="font-560 tabular-nums">{written.rate(rate)}</span>,
    },
    {
      key: 'moved',
      header: t('moved'),
      align: 'end',
      phone: 'hidden',
      cell: ({ moved }) => <span className="tabular-nums">{moved !== null && written.move(moved)}</span>,
    },
    {
      key: 'since',
      header: t('since'),
      cell: ({ fixed, moved, changed }) => (
        <span className="text-ink-muted">
          {fixed
            ? t('fixed')
            : moved === null
              ? t('never')
              : [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', ')}
        </span>
      ),
    },
  ];
}
