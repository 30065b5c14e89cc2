import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** What the address of the list of coupons says. */
export const couponsAddress = listAddress({
  sorts: ['-pk', 'name', 'percent_off', 'changed'],
  columns: ['name', 'percent_off', 'used', 'state', 'changed'],
  filters: { state: choiceField(STATES), ids: numbersField },
});

export type CouponsPlace = ReturnType<typeof couponsAddress.read>;

/** Its rows as the calls take them, whichever page of them. */
export const couponsFilter = (values: CouponsPlace) =>
  Object.assign(listFilter(values), { state: values.state || undefined, ids: idsMeant(values.ids) });

/** What a change of all that the list finds is asked: the same, in no order. */
export const couponsMeant = (values: CouponsPlace) => inNoOrder(couponsFilter(values));

/** The query of the list with its page. */
export const couponsQuery = (values: CouponsPlace) => Object.assign(listQuery(values), couponsFilter(values));
