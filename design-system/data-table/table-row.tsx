import { cn } from '../classes/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column, RowActions, RowKey, Selection } from './table-column.ts';
import type { TableLook } from './table-look.ts';
import { roles } from './table-roles.ts';
import { ChooseRow } from './table-selection.tsx';

interface TableRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  columns: readonly Column<Row>[];
  actions: RowActions<Row> | undefined;
  selection: Selection<Row> | undefined;
  onChoose: (key: RowKey, asFarAs: boolean) => void;
  look: TableLook;
}

export function TableRow<Row>({ row, rowKey, columns, actions, selection, onChoose, look }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(rowKey) ?? false;
  // In cards its checkbox is seen only then.
  const isChoosing = isSelected || selection?.choosing;
  return (
    <tr {...roles.row} className={cn(look.row, isSelected && look.rowSelected)}>
      {selection && (
        <td
          {...roles.cell}
          data-choosing={isChoosing || undefined}
          className={cn(look.cell, look.choosing, !isChoosing && look.resting)}
        >
          <ChooseRow
            label={selection.rowLabel(row)}
            isSelected={isSelected}
            disabled={selection.disabled}
            onChoose={(asFarAs) => onChoose(rowKey, asFarAs)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} look={look} />
      ))}
      {actions && (
        <td {...roles.cell} data-row-actions className={cn(look.actions, actionPlace(columns, look))}>
          {actions.cell(row)}
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, row, look }: { column: Column<Row>; row: Row; look: TableLook }) {
  const { header, cell, align, heading, rowHeader, phone } = column;
  const Part = rowHeader ? 'th' : 'td';
  return (
    <Part
      {...(rowHeader ? roles.rowHeader : roles.cell)}
      {...(rowHeader ? { scope: 'row' } : {})}
      className={cn(
        look.cell,
        look.places[heading ? 'heading' : (phone ?? 'line')],
        align === 'end' && look.cellEnd,
        heading && look.heading,
        rowHeader && look.rowHeader,
      )}
    >
      {!heading && !phone && (
        <span aria-hidden className={look.label}>
          {header}
        </span>
      )}
      {cell(row)}
    </Part>
  );
}

const actionPlace = <Row,>(columns: readonly Column<Row>[], look: TableLook): string =>
  columns.some(({ phone }) => phone === 'foot') ? look.actionsBesideFoot : look.actionsAlone;

export function LoadingRow({ columns, look }: { columns: number; look: TableLook }) {
  return (
    <tr {...roles.row} className={look.loadingRow}>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place holds nothing
        <td {...roles.cell} key={index} className={look.loadingCell}>
          <Skeleton className={index === 0 ? 'w-4/5' : 'w-1/2 cards:w-2/3'} />
        </td>
      ))}
    </tr>
  );
}
