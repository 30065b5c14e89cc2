import { SUGGESTION_STATUSES } from '#contract/suggestions/suggestions.rules.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';

/** The parts of the address of the list of suggestions. */
export const suggestionsAddress = listAddress({
  sorts: ['-date', 'name', '-changed'],
  columns: ['name', 'date', 'person', 'company', 'category', 'state', 'changed'],
  filters: {
    status: manyField(SUGGESTION_STATUSES),
    category: numbersField,
    company: numbersField,
    ids: numbersField,
  },
});

export type SuggestionsPlace = ReturnType<typeof suggestionsAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const suggestionsFilter = (values: SuggestionsPlace) =>
  Object.assign(listFilter(values), {
    status: values.status.join(',') || undefined,
    category: idsMeant(values.category),
    company: idsMeant(values.company),
    ids: idsMeant(values.ids),
  });

/** The filters without the order, for changes of all that the list finds. */
export const suggestionsMeant = (values: SuggestionsPlace) => inNoOrder(suggestionsFilter(values));

/** The query of the list with its page. */
export const suggestionsQuery = (values: SuggestionsPlace) =>
  Object.assign(listQuery(values), suggestionsFilter(values));
