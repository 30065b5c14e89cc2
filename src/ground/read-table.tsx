import { DataTable, type DataTableProps } from '#design-system/data-table/data-table.tsx';
import type { Found } from './found.ts';
import { NotRead, type NotReadProps } from './read-states.tsx';

interface ReadTableProps<Row>
  extends Omit<DataTableProps<Row>, 'rows' | 'state' | 'error'>,
    Pick<NotReadProps, 'failed' | 'text'> {
  of: Found<{ results: readonly Row[] }>;
}

/** A page of a list as a table, in each state of its read. */
export function ReadTable<Row>({ of, failed, text, ...table }: ReadTableProps<Row>) {
  const state = of.state === 'ready' || of.state === 'loading' ? of.state : 'error';
  return (
    <DataTable
      {...table}
      rows={of.data?.results ?? []}
      state={state}
      error={<NotRead of={of} failed={failed} text={text} />}
    />
  );
}
