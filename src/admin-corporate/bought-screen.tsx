import { exportCorporateOrders, listCorporateOrders } from '#contract/corporate/corporate.contract.ts';
import { ORDER_STATUSES } from '#contract/orders/orders.rules.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useBoughtColumns } from './bought-columns.tsx';
import { type BoughtPlace, boughtAddress, boughtFilter, boughtQuery } from './corporate-address.ts';
import { useSpendingFilters } from './use-spending-filters.ts';

/** The list of the orders of one's company. */
export function BoughtScreen() {
  const t = useTexts(adminCorporateTexts);
  const called = useCalled();
  const say = useTexts(transactionsTexts);
  const list = useList({
    address: boughtAddress,
    ask: (values: BoughtPlace) => query(listCorporateOrders, { query: boughtQuery(values) }),
  });
  return (
    <RecordList
      list={list}
      title={t('orders')}
      counted={(count) => t('countedOrders', { count })}
      standfirst={t('ordersNote')}
      columns={useBoughtColumns()}
      rowKey={({ id }) => id}
      nameOf={({ number, person }) => t('nameOf', { number, person: called(person.name) })}
      search={t('searchOrders')}
      filters={[
        {
          name: 'status',
          label: t('state'),
          many: true,
          options: ORDER_STATUSES.map((value) => ({ value, label: say(value) })),
        },
        ...useSpendingFilters(list.found.data?.results ?? [], t('date'), list.values.person),
      ]}
      saved={[
        { key: 'all', label: t('all'), change: {} },
        { key: 'pending', label: say('pending'), change: { status: ['pending'] } },
        { key: 'cancelled', label: t('cancelled'), change: { status: ['cancelled'] } },
      ]}
      tools={<ListExport fetch={() => callForFile(exportCorporateOrders, { query: boughtFilter(list.values) })} />}
      first={<EmptyList picture="food-groceries-0" title={t('ordersFirst')} text={t('ordersFirstText')} make={false} />}
    />
  );
}
