import { Select } from '#design-system/select/select.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListPlace } from '../parts/list-address.ts';
import { type ListColumn, shownColumns, sortNamed, sortOf } from './list-columns.ts';
import type { List } from './use-list.ts';

interface ListSortProps<Values extends ListPlace, Row> {
  list: List<Values>;
  columns: readonly ListColumn<Row>[];
}

/** Choice of the order of a list; on cards there is no column head to press. Nothing if there is only one order. */
export function ListSort<Values extends ListPlace, Row>({ list, columns }: ListSortProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const orders = columns.flatMap(({ key, header: column, sortable }) =>
    sortable
      ? [
          { value: sortNamed({ key, direction: 'ascending' }), label: t('list.sortRising', { column }) },
          { value: sortNamed({ key, direction: 'descending' }), label: t('list.sortFalling', { column }) },
        ]
      : [],
  );
  if (orders.length === 0) return null;
  const { sort: first } = list.address.read(new URLSearchParams());
  const isColumn = orders.some(({ value }) => value === first);
  return (
    <Select
      label={t('list.sort')}
      options={isColumn ? orders : [{ value: first, label: t('list.sortFirst') }, ...orders]}
      value={list.values.sort}
      onChange={(sort) => list.go({ sort } as Partial<Values>)}
    />
  );
}

/** The order of a list whose sorted column is not shown, for lack of room or by choice. */
export function SortUnseen<Values extends ListPlace, Row>({ list, columns }: ListSortProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const { key, direction } = sortOf(list.values.sort);
  const sorted = columns.find((column) => column.key === key && column.sortable);
  if (!sorted || shownColumns(columns, list.values.cols).includes(sorted)) return null;
  const order = t(direction === 'ascending' ? 'list.sortRising' : 'list.sortFalling', { column: sorted.header });
  return <p className="whitespace-nowrap text-14 text-ink-muted">{t('list.sortUnseen', { order })}</p>;
}
