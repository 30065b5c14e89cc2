import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import type { RowKey } from '#design-system/data-table/table-column.ts';
import type { Found } from '../../ground/found.ts';
import { type Located, useAddress } from '../../ground/use-address.ts';
import { useLastPage, useTurnedPage } from '../../ground/use-read.ts';
import { useSearch } from '../../ground/use-search.ts';
import { filtersOn, type ListAddress, type ListPlace } from '../parts/list-address.ts';
import type { ListNews } from './list-news.ts';
import { useSteadyPage } from './use-steady-page.ts';

/** Milliseconds between two reads of the shown list, which find changes of other people. */
const AGAIN = 60_000;

/** A page of a list of administration. `count` is exact up to 10,000. */
export interface ListPage<Row> {
  count: number;
  count_is_exact?: boolean;
  results: readonly Row[];
  /** For an empty list: the number of rows without each of its filters, for the first four. */
  without: readonly { filter: string; count: number }[];
}

type Ask<Values, Page, Key extends QueryKey> = (values: Values) => UseQueryOptions<Page, Error, Page, Key>;

export interface ListParts<Values, Page extends ListPage<unknown>, Key extends QueryKey> {
  address: ListAddress<Values>;
  /** The query for the values of the address; saved lists use it for their counts too. */
  ask: Ask<Values, Page, Key>;
  /** The name under which saved lists are stored, if it differs from the place's. */
  keptAs?: string;
  /** The key of a row; its `id` by default. */
  keyOf?: (row: Page['results'][number]) => RowKey;
}

const idOf = (row: unknown): RowKey => (row as { id: RowKey }).id;

/** A list: its address, the answer of the server, and how the person searches it. */
export interface List<Values extends ListPlace = ListPlace, Row = unknown> extends Located<Values> {
  address: ListAddress<Values>;
  found: Found<ListPage<Row>>;
  /** The rows shown still belong to another address; those of this one are being read. */
  isPassing: boolean;
  /** Rows that others added, moved or removed since; shown when the person asks for them. */
  news: ListNews | null;
  showNews: () => void;
  /** When the shown rows were read; null while unknown. */
  readAt: Date | null;
  ask: Ask<Values, ListPage<unknown>, QueryKey>;
  keptAs: string | undefined;
  /** The text in the search field, and its setter. */
  typed: string;
  type: (text: string) => void;
  /** Names of the filters that are set. */
  filtered: readonly string[];
}

/** Everything a list needs. Its state is in the address, so that Back, a link and a reload show the same rows. */
export function useList<Values extends ListPlace, Page extends ListPage<unknown>, Key extends QueryKey>(
  parts: ListParts<Values, Page, Key>,
): List<Values, Page['results'][number]> {
  const { address, ask, keyOf = idOf } = parts;
  const located = useAddress(address);
  const { values, go } = located;
  const [typed, type] = useSearch({
    values: { search: values.q },
    go: ({ search = '' }, options) => go({ q: search } as Partial<Values>, options),
  });
  const options = ask(values);
  const onPage = (last: number) => go({ page: last } as Partial<Values>, { replace: true });
  const read = useTurnedPage({ ...options, refetchInterval: AGAIN });
  const { found: steady, news, showNews } = useSteadyPage(read, options.queryKey, keyOf);
  const found = useLastPage(steady, { page: values.page, perPage: values.per, onPage });
  const state = useQueryClient().getQueryState(options.queryKey);
  const readAt = state?.dataUpdatedAt;
  return Object.assign(located, {
    address,
    found,
    isPassing: state?.data === undefined,
    news,
    showNews,
    readAt: readAt ? new Date(readAt) : null,
    // The type of the query key is lost; its readers use only the first part, the path of the call.
    ask: ask as unknown as List<Values>['ask'],
    keptAs: parts.keptAs,
    typed,
    type,
    filtered: filtersOn(address, values),
  });
}
