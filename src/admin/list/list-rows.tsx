import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { Selection } from '#design-system/data-table/table-column.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isNothing } from '#machines/records/selection.ts';
import { isAway } from '../../ground/found.ts';
import { NotRead } from '../../ground/read-states.tsx';
import { BulkView } from '../bulk/bulk-view.tsx';
import { type ListBulk, useBulkNow } from '../bulk/use-bulk.ts';
import { useBulkAddress } from '../bulk/use-bulk-address.ts';
import type { ListPlace } from '../parts/list-address.ts';
import { useLetterKeys } from '../site/device-settings.ts';
import { shownColumns, sortNamed, sortOf } from './list-columns.ts';
import { filtersInWords, NothingPasses } from './list-faces.tsx';
import { ListFoot } from './list-foot.tsx';
import { useListSelection } from './list-selection.ts';
import { ListShelf } from './list-shelf.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { useRowDensity } from './use-row-density.ts';

interface RowsProps {
  /** Whether the checkboxes are visible on a phone. */
  choosing: boolean;
  onDone: () => void;
}

/** The rows of a list, in each of its states; with `bulk` they can be selected. */
export function ListRows<Values extends ListPlace, Row>(props: RecordListProps<Values, Row> & RowsProps) {
  const { bulk, ...rest } = props;
  return bulk ? <ChoosableRows {...rest} bulk={bulk} /> : <Table {...rest} />;
}

const NONE: readonly never[] = [];

/** The table, its selection, and the shelf of bulk actions. */
function ChoosableRows<Values extends ListPlace, Row>(
  props: RecordListProps<Values, Row> & RowsProps & { bulk: ListBulk },
) {
  const { list, rowKey, nameOf, choosing, onDone, sumsOf } = props;
  const t = useTexts(adminTexts);
  const bulk = useBulkNow(props.bulk);
  const { results = NONE, count = 0, count_is_exact: isExact = true } = list.found.data ?? {};
  // Computed once for all rows, not on each change of the selection.
  const labels = useMemo(
    () => new Map(results.map((row) => [row, t('list.choose', { name: nameOf(row) })])),
    [results, nameOf, t],
  );
  const chosen = useListSelection(list, bulk, results.map(rowKey));
  const isChosen = !isNothing(chosen.selection);
  // The selected row is drawn first, and the shelf one frame later. The shelf is removed immediately, while the focus can still be moved.
  const isOffered = useDeferredValue(isChosen) && isChosen;
  useBulkAddress(list, bulk);
  return (
    <>
      <Table
        {...props}
        selection={{
          selected: chosen.chosen,
          onChange: chosen.choose,
          allLabel: t('list.chooseAll'),
          rowLabel: (row) => labels.get(row) ?? '',
          choosing: choosing || isChosen,
          disabled: chosen.isElsewhere,
        }}
        shelf={
          (isOffered || choosing) && (
            <ListShelf
              bulk={bulk}
              chosen={chosen}
              count={count}
              isExact={isExact}
              sums={isChosen && !chosen.isTooMany ? sumsOf?.(chosen.selection) : undefined}
              onClear={() => {
                chosen.clear();
                onDone();
              }}
            />
          )
        }
      />
      <BulkView {...bulk} />
    </>
  );
}

interface TableProps<Row> {
  selection?: Selection<Row>;
  shelf?: ReactNode;
}

function Table<Values extends ListPlace, Row>(props: Omit<RecordListProps<Values, Row>, 'bulk'> & TableProps<Row>) {
  const { list, title, counted, columns, rowKey, filters = [], actions, foot, selection, shelf } = props;
  const t = useTexts(adminTexts);
  const [dense] = useRowDensity(list);
  const [letters] = useLetterKeys();
  const { found, values, filtered, go } = list;
  const rows = found.data?.results ?? [];
  const count = counted(found.data?.count ?? 0);
  const words = filtersInWords(values, filters, filtered);
  const state = isAway(found) ? 'error' : list.isPassing && rows.length === 0 ? 'loading' : found.state;
  const shown = useMemo(() => shownColumns(columns, values.cols), [columns, values.cols]);
  const drawn = useStill({ columns: shown, actions }, list.isPassing && found.busy && state === 'ready');
  return (
    <>
      <div data-list-rows className="-mx-4 desk:-mx-6">
        <DataTable
          look={listLook(dense ? 'dense' : 'roomy')}
          caption={
            words === ''
              ? t('list.caption', { title, count })
              : t('list.captionFiltered', { title, filters: words, count })
          }
          columns={drawn.columns}
          rows={rows}
          rowKey={rowKey}
          rowKeys={letters ? 'all' : 'arrows'}
          sort={sortOf(values.sort)}
          onSort={(sort) => go({ sort: sortNamed(sort) } as Partial<Values>)}
          state={state}
          places={values.per}
          actions={drawn.actions}
          foot={foot}
          selection={selection}
          empty={
            <div className="px-4 desk:px-6">
              <NothingPasses list={list} filters={filters} />
            </div>
          }
          error={<NotRead of={found} failed={t('list.failed', { title })} />}
        />
      </div>
      {shelf}
      {!props.whole && found.data && found.data.count > 0 && <ListFoot list={list} data={found.data} />}
    </>
  );
}

/**
 * Keeps the drawn columns and actions while other rows are being loaded: the page is requested once the change of the address is drawn, and
 * drawing a hundred rows that are about to be replaced would delay the request.
 */
function useStill<Parts>(now: Parts, isStill: boolean): Parts {
  const before = useRef(now);
  useEffect(() => {
    if (!isStill) before.current = now;
  });
  return isStill ? before.current : now;
}
