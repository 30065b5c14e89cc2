import { readMany, writtenMany } from '#contract/records/many.rules.ts';
import {
  type Address,
  addressOf,
  choiceField,
  type Field,
  pageField,
  textField,
  type ValuesOf,
} from '../../ground/address.ts';

/** Choices of rows per page; the first is the default and is not written into the address. */
export const PER_PAGE = [21, 50, 100] as const;
type PerPage = (typeof PER_PAGE)[number];

const DENSITIES = ['dense', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** The part of the address that every list has. */
export interface ListPlace {
  /** Search text. */
  q: string;
  page: number;
  per: PerPage;
  /** Column, with a minus for descending order: `-changed`. */
  sort: string;
  /** The shown columns in their order; empty for the default columns. */
  cols: readonly string[];
  /** Height of rows; '' for the setting of this device. */
  rows: Density | '';
  /** Id of the saved list that is shown; '' for none. */
  list: string;
  /** Id of the open record, or `new`; '' for none. */
  open: string;
  /** Id of the bulk change that is shown; '' for none. */
  bulk: string;
}

/** The momentary parts of an address, reset: the first page, nothing open, no saved list. */
export const NOWHERE = { page: 1, open: '', list: '' } satisfies Partial<ListPlace>;

/** The id in the address of a record that is not saved yet. */
export const NEW = 'new';

const perField: Field<PerPage> = {
  read: (text) => PER_PAGE.find((per) => String(per) === text) ?? PER_PAGE[0],
  write: (per) => (per === PER_PAGE[0] ? '' : String(per)),
};

const columnOf = (sort: string) => sort.replace(/^-/, '');

/** One of these columns in either direction; the first, as written there, is the default and is not written into the address. */
const sortField = (sorts: readonly [string, ...string[]]): Field<string> => ({
  read: (text) => (sorts.map(columnOf).includes(columnOf(text)) ? text : sorts[0]),
  write: (sort) => (sort === sorts[0] ? '' : sort),
});

/** Some of several options, in the order of the address. Without `options`, any word. */
export const manyField = (options?: readonly string[]): Field<readonly string[]> => ({
  read: (text) =>
    [...new Set(text.split(','))].filter((one) => (options ? options.includes(one) : /^[\w-]{1,40}$/.test(one))),
  write: (chosen) => chosen.join(','),
});

/** Several free texts, separated in the address. */
export const namesField = (longest: number): Field<readonly string[]> => ({
  read: (text) => readMany(text).filter((name) => name.length <= longest),
  write: writtenMany,
});

/** Ids of records. */
export const numbersField: Field<readonly string[]> = {
  read: (text) => [...new Set(text.split(','))].filter((one) => /^[1-9]\d{0,8}$/.test(one)),
  write: (chosen) => chosen.join(','),
};

interface ListAddressParts<Filters> {
  /** Columns by which it can be sorted; the first is the default order (`-changed` for the newest first). */
  sorts: readonly [string, ...string[]];
  columns: readonly string[];
  /** A name and a field for each filter. */
  filters: Filters;
}

export type ListAddress<Values> = Address<Values> & { filters: readonly string[] };

/** The address of a list: search, page, order, columns, open record, and its filters by name. */
export function listAddress<Filters extends Record<string, Field<unknown>>>(
  parts: ListAddressParts<Filters>,
): ListAddress<ListPlace & ValuesOf<Filters>> {
  const place = addressOf({
    q: textField(),
    page: pageField,
    per: perField,
    sort: sortField(parts.sorts),
    cols: manyField(parts.columns),
    rows: choiceField(DENSITIES),
    list: textField(),
    open: textField(),
    bulk: textField(),
  });
  const filters = addressOf(parts.filters);
  return {
    read: (address) => Object.assign(place.read(address), filters.read(address)) as ListPlace & ValuesOf<Filters>,
    write: (values) => Object.assign(place.write(values), filters.write(values)),
    filters: Object.keys(parts.filters),
  };
}

/** The query that every list sends on any page: its search and its order. */
export const listFilter = ({ q, sort }: ListPlace) => ({ search: q || undefined, ordering: sort || undefined });

/** The query for all records of a list: its filters without the order. */
export function inNoOrder<Filter extends { ordering?: unknown }>({ ordering: _, ...meant }: Filter) {
  return meant;
}

/** Query parameter that restricts a call to these ids; undefined if there are none. */
export const idsMeant = (ids: readonly string[]) => ids.join(',') || undefined;

/** The query of one page of a list (page, page_size). */
export const listQuery = (values: ListPlace) =>
  Object.assign(listFilter(values), { page: values.page, page_size: values.per });

/** Names of the filters that are set. */
export function filtersOn<Values extends object>(address: ListAddress<Values>, values: Values): readonly string[] {
  const written = address.write(values);
  return address.filters.filter((name) => written[name] !== '');
}
