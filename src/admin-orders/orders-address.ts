import { WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { ORDER_STATUSES } from '#contract/orders/orders.rules.ts';
import { amountsField, writtenAmounts } from '../admin/list/list-amounts.ts';
import { daysField, daysMeant } from '../admin/list/list-days.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { serverNow } from '../api/server-time.ts';

/** The parts of the address of the list of orders. */
export const ordersAddress = listAddress({
  sorts: ['-date'],
  columns: ['number', 'date', 'person', 'company', 'sum', 'way', 'state'],
  filters: {
    status: manyField(ORDER_STATUSES),
    company: numbersField,
    way: manyField(WAYS_TO_BUY),
    date: daysField,
    sum: amountsField,
    ids: numbersField,
  },
});

export type OrdersPlace = ReturnType<typeof ordersAddress.read>;

function chosen(values: OrdersPlace) {
  const days = daysMeant(values.date, businessDay(serverNow()));
  const amounts = writtenAmounts(values.sum);
  return {
    status: values.status.join(',') || undefined,
    company: idsMeant(values.company),
    way: values.way.join(',') || undefined,
    date_from: days.from || undefined,
    date_to: days.to || undefined,
    sum_from: amounts.from || undefined,
    sum_to: amounts.to || undefined,
    ids: idsMeant(values.ids),
  };
}

/** The filters and order of the address as the calls take them, without the page. */
export const ordersFilter = (values: OrdersPlace) => Object.assign(listFilter(values), chosen(values));

/** The filters without the order, for changes of all that the list finds. */
export const ordersMeant = (values: OrdersPlace) => inNoOrder(ordersFilter(values));

/** The query of the list with its page. */
export const ordersQuery = (values: OrdersPlace) => Object.assign(listQuery(values), chosen(values));
