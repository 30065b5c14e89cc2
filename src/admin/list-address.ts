import { readMany, writtenMany } from '#contract/records/many.rules.ts';
import {
  type Address,
  addressOf,
  choiceField,
  type Field,
  pageField,
  textField,
  type ValuesOf,
} from '../ground/address.ts';

/** Rows on a page; the first goes without saying. */
export const PER_PAGE = [21, 50, 100] as const;
type PerPage = (typeof PER_PAGE)[number];

const DENSITIES = ['dense', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** What the address of every list says. */
export interface ListPlace {
  /** What is searched for. */
  q: string;
  page: number;
  per: PerPage;
  /** A column, with a minus for the other direction: `-changed`. */
  sort: string;
  /** The columns that are shown, in their order; none is as they are by themselves. */
  cols: readonly string[];
  /** How high its rows are; '' is as it is set on this device. */
  rows: Density | '';
  /** The saved list that is shown, by its number; '' is none. */
  list: string;
  /** The id of the record that is open, or `new`; '' is none. */
  open: string;
  /** The number of a change of many that is looked at; '' is none. */
  bulk: string;
}

/** The momentary parts of an address, reset: the first page, nothing open, no saved list. */
export const NOWHERE = { page: 1, open: '', list: '' } satisfies Partial<ListPlace>;

/** The id of a record that is only being made. */
export const NEW = 'new';

const perField: Field<PerPage> = {
  read: (text) => PER_PAGE.find((per) => String(per) === text) ?? PER_PAGE[0],
  write: (per) => (per === PER_PAGE[0] ? '' : String(per)),
};

const columnOf = (sort: string) => sort.replace(/^-/, '');

/** One of these columns in either direction; the first, as it is written there, goes without saying. */
const sortField = (sorts: readonly [string, ...string[]]): Field<string> => ({
  read: (text) => (sorts.map(columnOf).includes(columnOf(text)) ? text : sorts[0]),
  write: (sort) => (sort === sorts[0] ? '' : sort),
});

/** Some of several, in the order in which they are named. Without `options` any word of an address. */
export const manyField = (options?: readonly string[]): Field<readonly string[]> => ({
  read: (text) =>
    [...new Set(text.split(','))].filter((one) => (options ? options.includes(one) : /^[\w-]{1,40}$/.test(one))),
  write: (chosen) => chosen.join(','),
});

/** Several names that somebody gave, whatever is in them. */
export const namesField = (longest: number): Field<readonly string[]> => ({
  read: (text) => readMany(text).filter((name) => name.length <= longest),
  write: writtenMany,
});

/** Numbers of records. */
export const numbersField: Field<readonly string[]> = {
  read: (text) => [...new Set(text.split(','))].filter((one) => /^[1-9]\d{0,8}$/.test(one)),
  write: (chosen) => chosen.join(','),
};

interface ListAddressParts<Filters> {
  /** By which columns it can be sorted; the first is how it stands by itself, `-changed` with the newest first. */
  sorts: readonly [string, ...string[]];
  columns: readonly string[];
  /** A name and a field for each filter. */
  filters: Filters;
}

export type ListAddress<Values> = Address<Values> & { filters: readonly string[] };

/** The address of a list: search, page, order, columns, what is open, and its filters by their names. */
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

/** The query that every list takes on any page: its search and its order (administration: search, ordering). */
export const listFilter = ({ q, sort }: ListPlace) => ({ search: q || undefined, ordering: sort || undefined });

/** The query for all records that a list finds: its filters without the order. */
export function inNoOrder<Filter extends { ordering?: unknown }>({ ordering: _, ...meant }: Filter) {
  return meant;
}

/** Certain records alone, as the calls take them. */
export const idsMeant = (ids: readonly string[]) => ids.join(',') || undefined;

/** The query of a list with its page (page, page_size). */
export const listQuery = (values: ListPlace) =>
  Object.assign(listFilter(values), { page: values.page, page_size: values.per });

/** The filters that leave something out, by their names. */
export function filtersOn<Values extends object>(address: ListAddress<Values>, values: Values): readonly string[] {
  const written = address.write(values);
  return address.filters.filter((name) => written[name] !== '');
}
