import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** The parts of the address of the list of coupons. */
export const couponsAddress = listAddress({
  sorts: ['-pk', 'name', 'percent_off', 'changed'],
  columns: ['name', 'percent_off', 'used', 'state', 'changed'],
  filters: { state: choiceField(STATES), ids: numbersField },
});

export type CouponsPlace = ReturnType<typeof couponsAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const couponsFilter = (values: CouponsPlace) =>
  Object.assign(listFilter(values), { state: values.state || undefined, ids: idsMeant(values.ids) });

/** The filters without the order, for changes of all that the list finds. */
export const couponsMeant = (values: CouponsPlace) => inNoOrder(couponsFilter(values));

/** The query of the list with its page. */
export const couponsQuery = (values: CouponsPlace) => Object.assign(listQuery(values), couponsFilter(values));
