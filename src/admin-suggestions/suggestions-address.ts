import { SUGGESTION_STATUSES } from '#contract/suggestions/suggestions.rules.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  numbersField,
} from '../admin/list-address.ts';

/** What the address of the list of suggestions says. */
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

/** Its rows as the calls take them, whichever page of them. */
export const suggestionsFilter = (values: SuggestionsPlace) =>
  Object.assign(listFilter(values), {
    status: values.status.join(',') || undefined,
    category: idsMeant(values.category),
    company: idsMeant(values.company),
    ids: idsMeant(values.ids),
  });

/** What a change of all that the list finds is asked: the same, in no order. */
export const suggestionsMeant = (values: SuggestionsPlace) => inNoOrder(suggestionsFilter(values));

/** The same with the page that is shown. */
export const suggestionsQuery = (values: SuggestionsPlace) =>
  Object.assign(listQuery(values), suggestionsFilter(values));
