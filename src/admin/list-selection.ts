import type { RowKey } from '#design-system/data-table/table-column.ts';
import { choosing, chosenAmong, type Selection } from '#machines/records/selection.ts';
import { filtersOn, type ListPlace } from './list-address.ts';
import { useRowCounts } from './list-counts.ts';
import type { BulkNow } from './use-bulk.ts';
import type { List } from './use-list.ts';

/** The filter of a list that shows certain rows alone, by its name in the address and in the call. */
export const CHOSEN = 'ids';

/** So many rows may be named one by one. */
const MOST_CHOSEN = 1000;

/** What of a list is chosen, as its table and its shelf have it. */
export interface ListSelection {
  selection: Selection;
  /** Of the rows in sight. */
  chosen: ReadonlySet<RowKey>;
  choose: (chosen: ReadonlySet<RowKey>) => void;
  clear: () => void;
  /** Chooses all that the list finds; nothing where they are chosen already. */
  chooseAll: (() => void) | null;
  /** All that another list found: rows of this one are not chosen one by one. */
  isElsewhere: boolean;
  /** How many of the chosen rows are not in this list; null while unknown. */
  notHere: number | null;
  /** To the list that shows all that is chosen; from it back to the whole list. Nothing where they are in sight. */
  show: { to: 'chosen' | 'all'; go: () => void } | null;
  isTooMany: boolean;
}

/** The search and filters of a list, without its page and look, as a key. */
function findingOf<Values extends ListPlace>({ address, values }: Pick<List<Values>, 'address' | 'values'>): string {
  const written = address.write(values);
  return JSON.stringify([values.q, ...filtersOn(address, values).map((name) => [name, written[name]])]);
}

/** Connects the selection to a list: it survives changes of page and filters, and what of it is out of sight is counted. */
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

/** The place of the list at the moment when all of it was chosen. */
type Frozen = Record<string, unknown>;

function canChooseAll(selection: Selection, data: { count: number } | null): boolean {
  if (!data) return false;
  return selection.of === 'rows' ? data.count > selection.keys.length : selection.except.length > 0;
}

/** Counts chosen rows that the list does not find; asked only while some are out of sight. */
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
