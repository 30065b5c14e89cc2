/** Key of a row. */
type RowId = string | number;

/** Rows selected one by one, on any page. */
interface SomeRows {
  of: 'rows';
  keys: readonly RowId[];
}

/** Everything that a list found, except some rows; the filters are stored as they were at that time. */
interface AllRows {
  of: 'all';
  /** Filters of the list. */
  query: unknown;
  count: number;
  /** False when the list has more rows than were counted. */
  isExact: boolean;
  except: readonly RowId[];
}

/** Selection of a list. */
export type Selection = SomeRows | AllRows;

export const NOTHING: Selection = { of: 'rows', keys: [] };

/** Number of selected rows; at most as many as were counted. */
export const countOf = (selection: Selection): number =>
  selection.of === 'rows' ? selection.keys.length : selection.count - selection.except.length;

/** False when more rows are selected than were counted. */
export const isCounted = (selection: Selection): boolean => selection.of === 'rows' || selection.isExact;

export const isNothing = (selection: Selection): boolean => countOf(selection) === 0;

/** Which visible rows are selected. `isSameList`: the list still has the filters of the "all" selection. */
export function chosenAmong(selection: Selection, keys: readonly RowId[], isSameList: boolean): ReadonlySet<RowId> {
  if (selection.of === 'rows') return new Set(selection.keys);
  return new Set(isSameList ? keys.filter((key) => !selection.except.includes(key)) : []);
}

/** The selection after the visible rows are set to `chosen`. */
export function choosing(selection: Selection, keys: readonly RowId[], chosen: ReadonlySet<RowId>): Selection {
  if (selection.of === 'rows') return { of: 'rows', keys: [...chosen] };
  const elsewhere = selection.except.filter((key) => !keys.includes(key));
  return { ...selection, except: [...elsewhere, ...keys.filter((key) => !chosen.has(key))] };
}
