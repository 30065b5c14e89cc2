import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import type { Column } from './table-column.ts';
import type { TableLook } from './table-look.ts';
import { roles } from './table-roles.ts';

interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  foot: Readonly<Record<string, ReactNode>>;
  look: TableLook;
  /** Whether there is a column of checkboxes before the others. */
  before: boolean;
  /** Whether there is a column of actions after the others. */
  actions: boolean;
}

/** Totals of all rows, including other pages. */
export function TableFoot<Row>({ columns, foot, look, before, actions }: TableFootProps<Row>) {
  return (
    <tfoot {...roles.group} className={look.foot}>
      <tr {...roles.row}>
        {before && <td {...roles.cell} className={look.footCell} />}
        {columns.map(({ key, align }) => (
          <td {...roles.cell} key={key} className={cn(look.footCell, align === 'end' && look.cellEnd)}>
            {foot[key]}
          </td>
        ))}
        {actions && <td {...roles.cell} className={look.footCell} />}
      </tr>
    </tfoot>
  );
}
