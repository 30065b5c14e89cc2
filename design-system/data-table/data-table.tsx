import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for amounts and counts, so that their digits line up. */
  align?: 'start' | 'end';
  /** Shown as a card, where there is no room for rows, it heads the card and has no label. */
  heading?: boolean;
  /**
   * In a card, without a label: `corner` opposite the heading, `foot` (one of them) below it; `hidden` where another cell says
   * it there. Otherwise a line of its own, with a label.
   */
  phone?: 'corner' | 'foot' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** What the rows are; read before them. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  state?: 'ready' | 'loading' | 'error';
  /** How many rows it has room for while they are loaded: as many as come, so that nothing below moves. */
  places?: number;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  /** In place of rows when they could not be had. */
  error?: ReactNode;
  /** Buttons or a menu at the end of each row. */
  actions?: { header: string; cell: (row: Row) => ReactNode };
}

// Shown as cards it is no longer a table to a browser: the roles make it one again.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** Many things of one kind, compared by their columns; cards where there is no room for rows. A list when nobody compares. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, state = 'ready', empty, error, actions } = props;
  const { places: room = 5 } = props;
  if (state === 'error') return <>{error}</>;
  if (state === 'ready' && rows.length === 0) return <>{empty}</>;
  return (
    <div className="@container">
      <table
        {...roles.table}
        aria-busy={state === 'loading'}
        data-pages
        className="w-full border-collapse text-left text-16 cards:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className="cards:sr-only">
          <tr {...roles.row} className="border-line border-b">
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th {...roles.header} scope="col" className="px-2 py-3">
                <span className="sr-only">{actions.header}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.group} className="cards:grid cards:grid-cols-[minmax(0,1fr)] cards:gap-3">
          {state === 'loading'
            ? Array.from({ length: room }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place holds nothing
                <LoadingRow key={place} columns={columns.length + (actions ? 1 : 0)} />
              ))
            : rows.map((row) => <Line key={rowKey(row)} row={row} columns={columns} actions={actions} />)}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { key, header, sortable, align } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const turn = () => onSort?.({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th
      {...roles.header}
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cn('px-3 font-560 text-14 text-ink-muted first:pl-0', align === 'end' && 'text-right')}
    >
      {sortable ? (
        <button
          type="button"
          onClick={turn}
          className={cn('inline-flex min-h-11 items-center gap-1.5 rounded-8 hover:text-ink', direction && 'text-ink')}
        >
          {header}
          <Icon aria-hidden size={16} />
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{header}</span>
      )}
    </th>
  );
}

/** Where a cell stands in a card, whose grid has three columns, the second as wide as there is room. */
const places = {
  heading: 'cards:col-span-2 cards:row-start-1',
  corner: 'cards:col-start-3 cards:row-start-1 cards:justify-end',
  foot: 'cards:row-start-2 cards:self-center @max-[14rem]:self-start!',
  hidden: 'cards:hidden',
  line: 'cards:col-span-3 cards:justify-between',
};

interface LineProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: DataTableProps<Row>['actions'];
}

function Line<Row>({ row, columns, actions }: LineProps<Row>) {
  return (
    <tr
      {...roles.row}
      className="border-line border-b hover:bg-surface-sunken/60 cards:relative cards:grid cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:gap-x-3 cards:gap-y-1.5 cards:rounded-20 cards:border-0 cards:bg-surface-raised cards:p-4 cards:shadow-1 @max-[14rem]:flex! @max-[14rem]:flex-col"
    >
      {columns.map(({ key, header, cell, align, heading, phone }) => (
        <td
          {...roles.cell}
          key={key}
          className={cn(
            'px-3 py-3.5 align-middle first:pl-0 cards:flex cards:flex-wrap cards:items-baseline cards:gap-4 cards:p-0',
            places[heading ? 'heading' : (phone ?? 'line')],
            align === 'end' && 'text-right tabular-nums',
            heading && 'font-560',
          )}
        >
          {!heading && !phone && (
            <span aria-hidden className="text-14 text-ink-muted rows:hidden">
              {header}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
      {actions && (
        <td {...roles.cell} className={cn('py-1 text-right cards:p-0', actionPlace(columns))}>
          {actions.cell(row)}
        </td>
      )}
    </tr>
  );
}

/** Beside the foot where there is one, else on a line of its own. */
function actionPlace<Row>(columns: readonly Column<Row>[]): string {
  return columns.some(({ phone }) => phone === 'foot') ? 'cards:col-span-2 cards:row-start-2' : 'cards:col-span-3';
}

function LoadingRow({ columns }: { columns: number }) {
  return (
    <tr
      {...roles.row}
      className="border-line border-b cards:grid cards:gap-3 cards:rounded-20 cards:border-0 cards:bg-surface-raised cards:p-4 cards:shadow-1"
    >
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place holds nothing
        <td {...roles.cell} key={index} className="px-3 py-4.5 first:pl-0 cards:p-0">
          <Skeleton className={index === 0 ? 'w-4/5' : 'w-1/2 cards:w-2/3'} />
        </td>
      ))}
    </tr>
  );
}
