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
  /** What the rows are; read before them. */
  caption: string;
  /** In the order in which they are shown. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  state?: 'ready' | 'loading' | 'error';
  /** How many rows it has room for while they are loaded: as many as come, so that nothing below moves. */
  places?: number;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  /** In place of rows when they could not be had. */
  error?: ReactNode;
  actions?: RowActions<Row> | undefined;
  /** Rows can be chosen, by pointer (with Shift as far as from the last one) and by keys. */
  selection?: Selection<Row> | undefined;
  /** Sums of all rows, by the key of their column. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Keys while the link of a row has the focus: arrows, Home, End; `all` of them with the single letters j k x and the dot. */
  rowKeys?: 'none' | 'arrows' | 'all';
  /** How it is drawn; that of the shop unless it is given. */
  look?: TableLook;
}

/** Many things of one kind, compared by their columns; cards where there is no room for rows. Not what nobody compares: a list. */
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
