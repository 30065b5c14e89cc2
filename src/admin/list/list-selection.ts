import type { RowKey } from '#design-system/data-table/table-column.ts';
import { choosing, chosenAmong, type Selection } from '#machines/records/selection.ts';
import type { BulkNow } from '../bulk/use-bulk.ts';
import { filtersOn, type ListPlace } from '../parts/list-address.ts';
import { useRowCounts } from './list-counts.ts';
import type { List } from './use-list.ts';

/** The filter of a list that shows only certain rows, by its name in the address and in the call. */
export const CHOSEN = 'ids';

/** Most rows that a filter or a call can list by id. */
const MOST_CHOSEN = 1000;

/** The selection of a list, as its table and its shelf need it. */
export interface ListSelection {
  selection: Selection;
  /** The selected rows among those on this page. */
  chosen: ReadonlySet<RowKey>;
  choose: (chosen: ReadonlySet<RowKey>) => void;
  clear: () => void;
  /** Selects all rows that the list finds; null if they are selected already. */
  chooseAll: (() => void) | null;
  /** All rows of another list are selected, so single rows of this one cannot be. */
  isElsewhere: boolean;
  /** How many selected rows are not in this list; null while unknown. */
  notHere: number | null;
  /** Goes to a list of all selected rows, or from there back to the whole list. Null if all of them are in sight. */
  show: { to: 'chosen' | 'all'; go: () => void } | null;
  isTooMany: boolean;
}

/** Key of a list's search and filters, without its page and its appearance. */
function findingOf<Values extends ListPlace>({ address, values }: Pick<List<Values>, 'address' | 'values'>): string {
  const written = address.write(values);
  return JSON.stringify([values.q, ...filtersOn(address, values).map((name) => [name, written[name]])]);
}

/** Connects the selection to a list: it survives changes of page and filters, and selected rows out of sight are counted. */
export function useListSelection<Values extends ListPlace, Row>(
  list: List<Values, Row>,
  { snapshot, send }: BulkNow,
  keys: readonly RowKey[],
): ListSelection {
  const { values, found, address, go } = list;
  const { selection } = snapshot.context;
  const finding = findingOf(list);
  const frozen = selection.of === 'all' ? (selection.query as Frozen) : null;
  const isElsewhere = frozen !== null && findingOf({ address, values: frozen as Values }) !== finding;
  const select = (next: Selection) => send({ type: 'selection.change', selection: next });
  const out = selection.of === 'rows' ? selection.keys.filter((key) => !keys.includes(key)) : [];
  const notHere = useNotHere(list, selection, out.length > 0);
  const plain = address.read(new URLSearchParams());
  const shown = (values as unknown as Record<string, unknown>)[CHOSEN];
  const isShown = Array.isArray(shown) && shown.length > 0;
  const showChosen = () =>
    go(Object.assign({}, plain, frozen ?? { [CHOSEN]: (selection as { keys: readonly RowKey[] }).keys.map(String) }));
  return {
    selection,
    chosen: chosenAmong(selection, keys, !isElsewhere),
    choose: (chosen) => select(choosing(selection, keys, chosen)),
    clear: () => select({ of: 'rows', keys: [] }),
    chooseAll: canChooseAll(selection, found.data)
      ? () =>
          select({
            of: 'all',
            query: Object.assign({}, values, { page: 1, open: '' }),
            count: found.data?.count ?? 0,
            isExact: found.data?.count_is_exact ?? true,
            except: [],
          })
      : null,
    isElsewhere,
    notHere,
    show: isShown
      ? { to: 'all', go: () => go({ [CHOSEN]: [] } as unknown as Partial<Values>) }
      : isElsewhere || (address.filters.includes(CHOSEN) && notHere !== null && notHere > 0)
        ? { to: 'chosen', go: showChosen }
        : null,
    isTooMany: selection.of === 'rows' && selection.keys.length > MOST_CHOSEN,
  };
}

/** The address of the list at the moment when all of it was selected. */
type Frozen = Record<string, unknown>;

function canChooseAll(selection: Selection, data: { count: number } | null): boolean {
  if (!data) return false;
  return selection.of === 'rows' ? data.count > selection.keys.length : selection.except.length > 0;
}

/** Counts selected rows that the list does not find; asks the server only while some are out of sight. */
function useNotHere<Values extends ListPlace, Row>(
  list: List<Values, Row>,
  selection: Selection,
  isOut: boolean,
): number | null {
  const keys = selection.of === 'rows' ? selection.keys.map(String) : [];
  const canAsk = isOut && list.address.filters.includes(CHOSEN) && keys.length <= MOST_CHOSEN;
  const [here = null] = useRowCounts(list as List<Values>, {
    changes: [{ [CHOSEN]: keys } as unknown as Partial<Values>],
    enabled: canAsk,
  });
  if (!isOut) return 0;
  return canAsk && here ? keys.length - here.count : null;
}
