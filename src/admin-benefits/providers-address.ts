import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Values of a filter by having something. */
export const HAVING = ['with', 'without'] as const;

/** The parts of the address of the list of providers. */
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

/** The filters and order of the address as the calls take them, without the page. */
export const providersFilter = (values: ProvidersPlace) =>
  Object.assign(listFilter(values), {
    state: values.state || undefined,
    without_logo: lacks(values.picture),
    without_benefits: lacks(values.benefits),
    ids: idsMeant(values.ids),
  });

/** The filters without the order, for changes of all that the list finds. */
export const providersMeant = (values: ProvidersPlace) => inNoOrder(providersFilter(values));

/** The query of the list with its page. */
export const providersQuery = (values: ProvidersPlace) => Object.assign(listQuery(values), providersFilter(values));
