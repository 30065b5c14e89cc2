import type { ReactNode } from 'react';
import type { Column, RowActions, RowKey, Selection, Sort } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { shopLook, type TableLook } from './table-look.ts';
import { roles } from './table-roles.ts';
import { LoadingRow, TableRow } from './table-row.tsx';
import { useFrame } from './use-frame.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface DataTableProps<Row> {
  /** Accessible caption: what the rows are. */
  caption: string;
  /** Columns in the order in which they are shown. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  state?: 'ready' | 'loading' | 'error';
  /** Number of placeholder rows while loading: as many as are expected, so that nothing below moves. */
  places?: number;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** Shown instead of rows if they could not be loaded. */
  error?: ReactNode;
  actions?: RowActions<Row> | undefined;
  /** Rows can be selected, by pointer (with Shift as a range) and by keys. */
  selection?: Selection<Row> | undefined;
  /** Totals of all rows, by column key. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Keys while the link of a row has the focus: arrows, Home, End; `all` adds the single letters j k x and the dot. */
  rowKeys?: 'none' | 'arrows' | 'all';
  /** Look of the table; that of the shop by default. */
  look?: TableLook;
}

/** Many records compared by columns; cards where there is no room for rows. Not for records that nobody compares: use a list. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, state = 'ready', empty, error, actions, selection, foot } = props;
  const { places: room = 5, look = shopLook, rowKeys = 'none' } = props;
  const keys = rows.map(rowKey);
  const press = useRowKeys(keys, selection, rowKeys);
  const [frame, areCards] = useFrame();
  if (state === 'error') return <>{error}</>;
  if (state === 'ready' && rows.length === 0) return <>{empty}</>;
  const count = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  const isChoosing = areCards && selection && (selection.choosing || selection.selected.size > 0);
  return (
    <div ref={look.scrolls ? frame : undefined} className={look.frame}>
      <table
        {...roles.table}
        aria-busy={state === 'loading'}
        data-pages
        data-choosing={isChoosing || undefined}
        className={look.table}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={columns}
          look={look}
          sort={props.sort}
          onSort={props.onSort}
          actions={actions?.header}
          selection={selection}
          keys={keys}
          isHidden={areCards}
        />
        <tbody {...roles.group} className={look.body} onKeyDown={press.onKeyDown}>
          {state === 'loading'
            ? Array.from({ length: room }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place holds nothing
                <LoadingRow key={place} columns={count} look={look} />
              ))
            : rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  rowKey={rowKey(row)}
                  columns={columns}
                  actions={actions}
                  choosing={selection ? selection.rowLabel(row) : null}
                  isSelected={selection?.selected.has(rowKey(row)) ?? false}
                  disabled={selection?.disabled}
                  onChoose={press.choose}
                  look={look}
                />
              ))}
        </tbody>
        {foot && (
          <TableFoot
            columns={columns}
            foot={foot}
            look={look}
            before={selection !== undefined}
            actions={actions !== undefined}
          />
        )}
      </table>
    </div>
  );
}
