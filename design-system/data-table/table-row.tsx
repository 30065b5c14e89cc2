import { memo, type ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column, RowActions, RowFace, RowKey } from './table-column.ts';
import type { TableLook } from './table-look.ts';
import { roles } from './table-roles.ts';
import { ChooseRow } from './table-selection.tsx';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: RowActions<Row> | undefined;
  look: TableLook;
}

interface TableRowProps<Row> extends CellsProps<Row> {
  rowKey: RowKey;
  /** Label of its checkbox; null if rows cannot be selected. */
  choosing: string | null;
  isSelected: boolean;
  disabled: boolean | undefined;
  onChoose: (key: RowKey, asFarAs: boolean) => void;
}

/** Memoised: rendered again when something of the row changes, and not when another row does. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, actions, look, choosing, isSelected, disabled, onChoose } = props;
  return (
    <tr {...roles.row} data-face={faceOf(columns, row)} className={cn(look.row, isSelected && look.rowSelected)}>
      {choosing !== null && (
        <td {...roles.cell} className={cn(look.cell, look.choosing, look.resting)}>
          <ChooseRow
            label={choosing}
            isSelected={isSelected}
            disabled={disabled}
            onChoose={(asFarAs) => onChoose(rowKey, asFarAs)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} actions={actions} look={look} />
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** Memoised apart, since selecting a row does not change its cells. */
const Cells = memo(function Cells<Row>({ row, columns, actions, look }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} look={look} />
      ))}
      {actions && (
        <td {...roles.cell} data-row-actions className={cn(look.actions, actionPlace(columns, look))}>
          {actions.cell(row)}
        </td>
      )}
    </>
  );
}) as <Row>(props: CellsProps<Row>) => ReactNode;

function Cell<Row>({ column, row, look }: { column: Column<Row>; row: Row; look: TableLook }) {
  const { header, cell, align, heading, rowHeader, short, phone } = column;
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
        rowHeader && !short && look.share,
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

const faceOf = <Row,>(columns: readonly Column<Row>[], row: Row): RowFace | undefined =>
  columns.find(({ face }) => face)?.face?.(row);

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
