import { isDay } from '#contract/calendar/days.rules.ts';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '#contract/transactions/transactions.contract.ts';
import { type Address, addressOf, choiceField, type Field, pageField, textField } from '../ground/address.ts';

/** YYYY-MM-DD. */
const dayField: Field<string> = { read: (text) => (isDay(text) ? text : ''), write: (day) => day };

/** The id of a transaction, such as order-12, as its calls take it. */
const openField: Field<string> = {
  read: (text) => (/^[a-z]{1,20}-\d{1,15}$/.test(text) ? text : ''),
  write: (id) => id,
};

const fields = addressOf({
  type: choiceField(TRANSACTION_KINDS),
  status: choiceField(TRANSACTION_STATUSES),
  from: dayField,
  to: dayField,
  search: textField(),
  page: pageField,
  open: openField,
});

export type TransactionPlace = ReturnType<typeof fields.read>;

/** Filters of the transactions; '' is no filter. */
export type TransactionFilters = Pick<TransactionPlace, 'type' | 'status' | 'from' | 'to' | 'search'>;

export const NO_FILTERS: TransactionFilters = { type: '', status: '', from: '', to: '', search: '' };

/** Whether any filter is set. */
export function isFiltered({ type, status, from, to, search }: TransactionFilters): boolean {
  return [type, status, from, to, search].some((filter) => filter !== '');
}

export const transactionsAddress: Address<TransactionPlace> = {
  write: fields.write,
  read: (address) => {
    const place = fields.read(address);
    // specification.md 5: the end is not before the start.
    return place.to >= place.from ? place : { ...place, to: '' };
  },
};

/** The filters as the calls take them. */
export function queryOf({ type, status, from, to, search }: TransactionFilters) {
  return {
    kind: type || undefined,
    status: status || undefined,
    date_from: from || undefined,
    date_to: to || undefined,
    search: search || undefined,
  };
}
