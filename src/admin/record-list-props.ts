import type { ReactNode } from 'react';
import type { RowActions, RowKey } from '#design-system/data-table/table-column.ts';
import type { Selection } from '#machines/records/selection.ts';
import type { ListPlace } from './list-address.ts';
import type { ListColumn } from './list-columns.ts';
import type { ListFilter } from './list-filter.ts';
import type { SavedList } from './saved-tabs.tsx';
import type { ListBulk } from './use-bulk.ts';
import type { List } from './use-list.ts';

/** What a screen gives its list (RecordList). */
export interface RecordListProps<Values extends ListPlace, Row> {
  list: List<Values, Row>;
  title: string;
  /** So many of them in words: 412 benefits. */
  counted: (count: number) => string;
  standfirst?: ReactNode;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** What can be searched for. */
  search: string;
  filters?: readonly ListFilter[];
  saved?: readonly SavedList<Values>[];
  /** The words of the button that makes a record, for those who may. */
  make?: string | undefined;
  /** Where it is made; over the list unless it is given. */
  makeAt?: string | undefined;
  /** Beside it: import, export. */
  tools?: ReactNode;
  /** What can be done to many at once (`useBulk`), for those who may. */
  bulk?: ListBulk | undefined;
  /** What the chosen rows come to, in a few words on the shelf: money where the list shows some. */
  sumsOf?: ((selection: Selection) => ReactNode) | undefined;
  actions?: RowActions<Row> | undefined;
  /** It has all its rows on one page. */
  whole?: boolean;
  /** Sums of all filtered rows, by the key of their column. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Before the first record: what the list is for, and how it begins. */
  first: ReactNode;
}
