import { REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { addressOf, choiceField, idField, pageField, textField } from '../ground/address.ts';

/** Address of the list: its filters, and the open request. */
export const requestsAddress = addressOf({
  tab: choiceField(['mine']),
  status: choiceField(REQUEST_STATUSES),
  search: textField(),
  page: pageField,
  request: idField,
});

export type RequestPlace = ReturnType<typeof requestsAddress.read>;

/** '' is no filter. */
export type RequestFilters = Pick<RequestPlace, 'status' | 'search' | 'page'>;

export const NO_FILTERS: RequestFilters = { status: '', search: '', page: 1 };
