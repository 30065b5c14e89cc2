import { STATES } from '#contract/records/record-list.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Whether a provider has something, as the address says it. */
export const HAVING = ['with', 'without'] as const;

/** What the address of the list of providers says. */
export const providersAddress = listAddress({
  sorts: ['name', 'benefits', 'changed'],
  columns: ['name', 'website', 'benefits', 'state', 'changed'],
  filters: { state: choiceField(STATES), picture: choiceField(HAVING), benefits: choiceField(HAVING) },
});

export type ProvidersPlace = ReturnType<typeof providersAddress.read>;

const lacks = (having: ProvidersPlace['picture']) => (having === '' ? undefined : having === 'without');

/** Its rows as the calls take them, whichever page of them. */
export const providersFilter = (values: ProvidersPlace) =>
  Object.assign(listFilter(values), {
    state: values.state || undefined,
    without_logo: lacks(values.picture),
    without_benefits: lacks(values.benefits),
  });

/** What a change of all that the list finds is asked: the same, in no order. */
export function providersMeant(values: ProvidersPlace) {
  const { ordering: _, ...meant } = providersFilter(values);
  return meant;
}

/** The same with the page that is shown. */
export const providersQuery = (values: ProvidersPlace) => Object.assign(listQuery(values), providersFilter(values));
