import { STATES } from '#contract/records/record-list.contract.ts';
import { listAddress, listQuery } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** What the address of the list of coupons says. */
export const couponsAddress = listAddress({
  sorts: ['-pk', 'name', 'percent_off', 'changed'],
  columns: ['name', 'percent_off', 'used', 'state', 'changed'],
  filters: { state: choiceField(STATES) },
});

export type CouponsPlace = ReturnType<typeof couponsAddress.read>;

/** The same as the call takes it. */
export const couponsQuery = (values: CouponsPlace) =>
  Object.assign(listQuery(values), { state: values.state || undefined });
