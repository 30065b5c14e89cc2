import type { CorporateOrder } from '#contract/corporate/corporate.contract.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { OrderState } from '../admin-orders/order-state.tsx';
import { useSpendingColumns } from './spending-columns.tsx';

type BoughtColumn = ListColumn<CorporateOrder>;

/** The columns of the list of orders. */
export function useBoughtColumns(): readonly BoughtColumn[] {
  const t = useTexts(adminCorporateTexts);
  const { date, person, category, sum } = useSpendingColumns<CorporateOrder>(t('date'), ({ total }) => total);
  return [
    {
      key: 'number',
      header: t('number'),
      heading: true,
      rowHeader: true,
      short: true,
      cell: ({ number, benefit, count }) => (
        <RecordName detail={[count > 1 && t('pieces', { count }), benefit ?? t('private')].filter(Boolean).join(' ')}>
          <span>{number}</span>
        </RecordName>
      ),
    },
    date,
    person,
    category,
    sum,
    { key: 'state', header: t('state'), phone: 'foot', cell: ({ status }) => <OrderState status={status} /> },
  ];
}
