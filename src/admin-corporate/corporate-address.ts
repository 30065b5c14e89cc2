import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lastDayOfMonth } from '#contract/calendar/days.rules.ts';
import { ORDER_STATUSES } from '#contract/orders/orders.rules.ts';
import { writtenMany } from '#contract/records/many.rules.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { MOST_LETTERS } from '#contract/staff/staff.rules.ts';
import { amountsField, writtenAmounts } from '../admin/list/list-amounts.ts';
import { daysField, daysMeant, namedDays } from '../admin/list/list-days.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  namesField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { serverNow } from '../api/server-time.ts';
import { paths } from '../ground/paths.ts';

/** The parts of the address of the list of people and their budgets. */
export const balancesAddress = listAddress({
  sorts: ['name', 'given', 'spent', 'held', 'left'],
  columns: ['name', 'unit', 'given', 'spent', 'held', 'left', 'share'],
  filters: { unit: namesField(MOST_LETTERS.unit), left: amountsField },
});

export type BalancesPlace = ReturnType<typeof balancesAddress.read>;

const chosenPeople = (values: BalancesPlace) => ({
  unit: writtenMany(values.unit) || undefined,
  left_from: writtenAmounts(values.left).from || undefined,
  left_to: writtenAmounts(values.left).to || undefined,
});

/** The filters and order of the address as the calls take them, without the page. */
export const balancesFilter = (values: BalancesPlace) => Object.assign(listFilter(values), chosenPeople(values));

/** The filters without the order, for the totals. */
export const balancesMeant = (values: BalancesPlace) => inNoOrder(balancesFilter(values));

/** The query of the list with its page. */
export const balancesQuery = (values: BalancesPlace) => Object.assign(listQuery(values), chosenPeople(values));

const spending = { category: numbersField, person: numbersField, date: daysField, sum: amountsField };

interface SpendingPlace {
  category: readonly string[];
  person: readonly string[];
  date: string;
  sum: string;
}

function chosenSpending(values: SpendingPlace) {
  const days = daysMeant(values.date, businessDay(serverNow()));
  const amounts = writtenAmounts(values.sum);
  return {
    category: idsMeant(values.category),
    person: idsMeant(values.person),
    date_from: days.from || undefined,
    date_to: days.to || undefined,
    sum_from: amounts.from || undefined,
    sum_to: amounts.to || undefined,
  };
}

/** The parts of the address of the list of orders. */
export const boughtAddress = listAddress({
  sorts: ['-date', 'sum'],
  columns: ['number', 'date', 'person', 'category', 'sum', 'state'],
  filters: Object.assign({ status: manyField(ORDER_STATUSES) }, spending),
});

export type BoughtPlace = ReturnType<typeof boughtAddress.read>;

const chosenOrders = (values: BoughtPlace) =>
  Object.assign({ status: values.status.join(',') || undefined }, chosenSpending(values));

export const boughtFilter = (values: BoughtPlace) => Object.assign(listFilter(values), chosenOrders(values));

export const boughtQuery = (values: BoughtPlace) => Object.assign(listQuery(values), chosenOrders(values));

/** The parts of the address of the list of requests. */
export const filedAddress = listAddress({
  sorts: ['-date', 'sum'],
  columns: ['number', 'date', 'person', 'category', 'sum', 'state'],
  filters: Object.assign({ status: manyField(REQUEST_STATUSES), kind: manyField(REQUEST_KINDS) }, spending),
});

export type FiledPlace = ReturnType<typeof filedAddress.read>;

const chosenRequests = (values: FiledPlace) =>
  Object.assign(
    { status: values.status.join(',') || undefined, kind: values.kind.join(',') || undefined },
    chosenSpending(values),
  );

export const filedFilter = (values: FiledPlace) => Object.assign(listFilter(values), chosenRequests(values));

export const filedQuery = (values: FiledPlace) => Object.assign(listQuery(values), chosenRequests(values));

const ORDERS = `${paths.corporatePanel}/orders`;

/** Address of the orders of one person. */
export const ordersOf = (person: number): string => `${ORDERS}?person=${person}`;

/** Address of the orders of a month, YYYY-MM. */
export const ordersIn = (month: string): string =>
  `${ORDERS}?date=${namedDays({ from: `${month}-01`, to: lastDayOfMonth(`${month}-01`) })}`;
