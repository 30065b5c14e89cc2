import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Whether a provider has something, as the address says it. */
export const HAVING = ['with', 'without'] as const;

/** What the address of the list of providers says. */
export const providersAddress = listAddress({
  sorts: ['name', 'benefits', 'changed'],
  columns: ['name', 'website', 'benefits', 'state', 'changed'],
  filters: {
    state: choiceField(STATES),
    picture: choiceField(HAVING),
    benefits: choiceField(HAVING),
    ids: numbersField,
  },
});

export type ProvidersPlace = ReturnType<typeof providersAddress.read>;

const lacks = (having: ProvidersPlace['picture']) => (having === '' ? undefined : having === 'without');

/** Its rows as the calls take them, whichever page of them. */
export const providersFilter = (values: ProvidersPlace) =>
  Object.assign(listFilter(values), {
    state: values.state || undefined,
    without_logo: lacks(values.picture),
    without_benefits: lacks(values.benefits),
    ids: idsMeant(values.ids),
  });

/** What a change of all that the list finds is asked: the same, in no order. */
export const providersMeant = (values: ProvidersPlace) => inNoOrder(providersFilter(values));

/** The same with the page that is shown. */
export const providersQuery = (values: ProvidersPlace) => Object.assign(listQuery(values), providersFilter(values));
