import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { cn } from '../classes/cn.ts';
import type { Column, RowKey, Selection, Sort } from './table-column.ts';
import type { TableLook } from './table-look.ts';
import { roles } from './table-roles.ts';
import { ChooseAll } from './table-selection.tsx';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  look: TableLook;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Header of the actions column. */
  actions: string | undefined;
  selection: Selection<Row> | undefined;
  /** Keys of the visible rows. */
  keys: readonly RowKey[];
  /** The head is only read out: invisible buttons must not be stops of the Tab key. */
  isHidden: boolean;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, look, sort, onSort, actions, selection, keys, isHidden } = props;
  // The arrow turns as soon as it is pressed, the rows once they are rendered.
  const [shown, turn] = useOptimistic(sort);
  const onTurn = (next: Sort) =>
    startTransition(() => {
      turn(next);
      onSort?.(next);
    });
  return (
    <thead {...roles.group} className={look.head}>
      <tr {...roles.row} className={look.headRow}>
        {selection && (
          <th {...roles.header} scope="col" className={cn(look.header, look.choosing)}>
            <ChooseAll selection={selection} keys={keys} isHidden={isHidden} />
          </th>
        )}
        {columns.map((column) => (
          <Header key={column.key} column={column} look={look} sort={shown} onSort={onTurn} isHidden={isHidden} />
        ))}
        {actions !== undefined && (
          <th {...roles.header} scope="col" className={look.actionsHeader}>
            <span className="sr-only">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderProps<Row> extends Pick<TableHeadProps<Row>, 'look' | 'sort' | 'isHidden'> {
  column: Column<Row>;
  onSort: (sort: Sort) => void;
}

function Header<Row>({ column, look, sort, onSort, isHidden }: HeaderProps<Row>) {
  const { key, header, sortable, align } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const turn = () => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th
      {...roles.header}
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cn(
        look.header,
        column.rowHeader && look.rowHeader,
        column.rowHeader && !column.short && look.share,
        align === 'end' && look.headerEnd,
      )}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={isHidden ? -1 : undefined}
          onClick={turn}
          className={cn(look.sortButton, direction && look.sorted)}
        >
          {header}
          {/* Has a size of its own: another arrow does not cause a new layout of the table. */}
          <span
            aria-hidden
            style={{ width: look.sortIcon, height: look.sortIcon }}
            className={cn('contain-strict', !direction && look.unsorted)}
          >
            <Icon size={look.sortIcon} />
          </span>
        </button>
      ) : (
        <span className={look.headerText}>{header}</span>
      )}
    </th>
  );
}
