import type { ReactNode } from 'react';
import type { RowActions, RowKey } from '#design-system/data-table/table-column.ts';
import type { Selection } from '#machines/records/selection.ts';
import type { ListBulk } from '../bulk/use-bulk.ts';
import type { ListPlace } from '../parts/list-address.ts';
import type { ListColumn } from './list-columns.ts';
import type { ListFilter } from './list-filter.ts';
import type { PresetList } from './saved-tabs.tsx';
import type { List } from './use-list.ts';

/** Props that a screen gives its list (RecordList). */
export interface RecordListProps<Values extends ListPlace, Row> {
  list: List<Values, Row>;
  title: string;
  /** The number of records in words: 412 benefits. */
  counted: (count: number) => string;
  standfirst?: ReactNode;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** What the search looks through. */
  search: string;
  filters?: readonly ListFilter[];
  saved?: readonly PresetList<Values>[];
  /** Label of the button that adds a record, for people who may. */
  make?: string | undefined;
  /** Address where a record is added; by default over the list. */
  makeAt?: string | undefined;
  /** Tools beside the button: import, export. */
  tools?: ReactNode;
  /** Bulk actions (`useBulk`), for people who may use them. */
  bulk?: ListBulk | undefined;
  /** Sums of the selected rows in a few words on the shelf: money, if the list shows any. */
  sumsOf?: ((selection: Selection) => ReactNode) | undefined;
  actions?: RowActions<Row> | undefined;
  /** All rows are on one page. */
  whole?: boolean;
  /** Sums of all filtered rows, by the key of their column. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown before there is a first record: what the list is for, and how to begin. */
  first: ReactNode;
}
