import type { CorporateOrder } from '#contract/corporate/corporate.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';

type Spending = Pick<CorporateOrder, 'date' | 'person' | 'category' | 'currency'>;

/** The columns that orders and requests share. */
export function useSpendingColumns<Row extends Spending>(dayOf: string, amountOf: (row: Row) => number) {
  const t = useTexts(adminCorporateTexts);
  const language = useLanguage();
  const called = useCalled();
  return {
    date: {
      key: 'date',
      header: dayOf,
      sortable: true,
      phone: 'foot',
      cell: ({ date }) => <span className="whitespace-nowrap">{formatMoment(date)}</span>,
    },
    person: {
      key: 'person',
      header: t('person'),
      phone: 'beside',
      cell: ({ person }) => <span className="block rows:min-w-34">{called(person.name)}</span>,
    },
    category: {
      key: 'category',
      header: t('category'),
      phone: 'beside',
      spare: 2,
      cell: ({ category }) => (language === 'SR' ? category.name_sr : category.name_en),
    },
    sum: {
      key: 'sum',
      header: t('sum'),
      align: 'end',
      sortable: true,
      phone: 'corner',
      cell: (row) => <Amount amount={toMinor(amountOf(row))} currency={row.currency} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
