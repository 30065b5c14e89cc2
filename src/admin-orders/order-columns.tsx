import type { ListedOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { companyKeyName } from '../admin/parts/company-key.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { keyOf } from './order-calls.ts';
import { OrderState } from './order-state.tsx';
import type { OrdersPlace } from './orders-address.ts';

type OrderColumn = ListColumn<ListedOrder>;

/** The columns of the list of orders. */
export function useOrderColumns(list: List<OrdersPlace, ListedOrder>): readonly OrderColumn[] {
  const t = useTexts(adminOrdersTexts);
  return [
    {
      key: 'number',
      header: t('number'),
      heading: true,
      rowHeader: true,
      short: true,
      cell: (order) => (
        <RecordName detail={[order.name, order.more > 0 && t('more', { count: order.more })].filter(Boolean).join(' ')}>
          <RecordLink list={list} id={companyKeyName(keyOf(order))} name={String(order.id)} />
        </RecordName>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      sortable: true,
      phone: 'foot',
      spare: 2,
      cell: ({ date }) => <span className="whitespace-nowrap">{formatMoment(date)}</span>,
    },
    ...useBuyerColumns(),
    {
      key: 'sum',
      header: t('sum'),
      align: 'end',
      phone: 'corner',
      cell: ({ total, currency }) => <Amount amount={toMinor(total)} currency={currency} />,
    },
    {
      key: 'way',
      header: t('way'),
      extra: true,
      phone: 'hidden',
      cell: ({ ways }) => ways.map((way) => t(`way.${way}`)).join(', '),
    },
    { key: 'state', header: t('state'), phone: 'foot', cell: ({ status }) => <OrderState status={status} /> },
  ];
}

function useBuyerColumns(): readonly OrderColumn[] {
  const t = useTexts(adminOrdersTexts);
  const called = useCalled();
  return [
    { key: 'person', header: t('person'), phone: 'beside', cell: ({ person }) => <Name>{called(person.name)}</Name> },
    {
      key: 'company',
      header: t('company'),
      phone: 'beside',
      spare: 2,
      cell: ({ company }) => <Name>{company.name}</Name>,
    },
  ];
}

// A minimum width, so that names take one or two lines beside a long list of what was bought.
const Name = ({ children }: { children: string }) => <span className="block rows:min-w-34">{children}</span>;
