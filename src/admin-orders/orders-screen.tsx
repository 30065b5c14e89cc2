import {
  exportOrders,
  exportOrdersInTask,
  getOrder,
  type ListedOrder,
  listOrders,
} from '#contract/admin-orders/admin-orders.contract.ts';
import { WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { ORDER_STATUSES } from '#contract/orders/orders.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { useAmountsFilter } from '../admin/list/use-amounts-filter.ts';
import { useDaysFilter } from '../admin/list/use-days-filter.ts';
import { useList } from '../admin/list/use-list.ts';
import { COMPANY_KEY, companyKey } from '../admin/parts/company-key.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { OrderActions } from './order-actions.tsx';
import type { Order } from './order-calls.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDrawer, type OrderDrawerProps } from './order-drawer.tsx';
import { type OrdersPlace, ordersAddress, ordersFilter, ordersQuery } from './orders-address.ts';
import { useOrderBulk } from './use-order-bulk.tsx';
import { endable, useOrderEnding } from './use-order-ending.tsx';
import { useOrderSteps } from './use-order-steps.ts';

/** The list of the orders of all companies. */
export function OrdersScreen() {
  const t = useTexts(adminOrdersTexts);
  const say = useTexts(transactionsTexts);
  const list = useList({
    address: ordersAddress,
    ask: (values: OrdersPlace) => query(listOrders, { query: ordersQuery(values) }),
  });
  const me = useMe();
  const writes = mayWrite(me, 'platform.orders');
  const steps = useOrderSteps();
  const called = useCalled();
  const endings = useEndings(useOrderEnding());
  const bulk = useBulk(useOrderBulk());
  const { open, onClose } = useOpenRecord(list, false, COMPANY_KEY);
  const onCancel = (order: Order) => endings.ask(endable(order));
  const isOwn = ({ company, person }: Order) => company.id === me.company.id && person.id === me.id;
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        columns={useOrderColumns(list)}
        rowKey={({ id }) => id}
        nameOf={({ id, person }) => t('many.name', { id, person: called(person.name) })}
        search={t('search')}
        filters={useFilters()}
        saved={[
          { key: 'all', label: t('all'), change: {} },
          { key: 'pending', label: say('pending'), change: { status: ['pending'], sort: 'date' } },
          { key: 'in_process', label: say('in_process'), change: { status: ['in_process'], sort: 'date' } },
        ]}
        tools={
          <ListExport
            fetch={() => callForFile(exportOrders, { query: ordersFilter(list.values) })}
            inTask={() => callEndpoint(exportOrdersInTask, { query: ordersFilter(list.values) })}
          />
        }
        bulk={writes ? bulk : undefined}
        actions={
          writes
            ? {
                header: t('actions'),
                cell: (order: ListedOrder) =>
                  isOwn(order) ? null : <OrderActions order={order} steps={steps} onCancel={onCancel} />,
              }
            : undefined
        }
        first={<EmptyList picture="food-groceries-0" title={t('first')} text={t('firstText')} make={false} />}
      />
      {open !== null && (
        <Opened
          key={open}
          which={companyKey(open)}
          steps={writes ? steps : null}
          onCancel={onCancel}
          onClose={onClose}
        />
      )}
      <EndingQuestion endings={endings} />
    </>
  );
}

const Opened = (props: Omit<OrderDrawerProps, 'found'>) => (
  <OrderDrawer {...props} found={useRead(query(getOrder, { params: props.which }))} />
);

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminOrdersTexts);
  const say = useTexts(transactionsTexts);
  return [
    {
      name: 'status',
      label: t('state'),
      many: true,
      options: ORDER_STATUSES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'company', label: t('company'), many: true, ...useCompanyOptions() },
    {
      name: 'way',
      label: t('way'),
      many: true,
      options: WAYS_TO_BUY.map((value) => ({ value, label: t(`way.${value}`) })),
    },
    useDaysFilter({ name: 'date', label: t('date') }),
    useAmountsFilter({ name: 'sum', label: t('sum'), currency: 'RSD' }),
  ];
}
