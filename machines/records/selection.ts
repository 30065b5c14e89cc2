/** By what a row is known among others. */
type RowId = string | number;

/** Rows that were chosen one by one, on whichever page. */
interface SomeRows {
  of: 'rows';
  keys: readonly RowId[];
}

/** All that a list found when it was said, but some: the filters are kept as they were then. */
interface AllRows {
  of: 'all';
  /** The filters, for whoever asks. */
  query: unknown;
  count: number;
  /** False where there are more than were counted. */
  isExact: boolean;
  except: readonly RowId[];
}

/** What is chosen in a list. */
export type Selection = SomeRows | AllRows;

export const NOTHING: Selection = { of: 'rows', keys: [] };

/** How many are chosen; of more than were counted, as many as were. */
export const countOf = (selection: Selection): number =>
  selection.of === 'rows' ? selection.keys.length : selection.count - selection.except.length;

/** False where more are chosen than were counted. */
export const isCounted = (selection: Selection): boolean => selection.of === 'rows' || selection.isExact;

export const isNothing = (selection: Selection): boolean => countOf(selection) === 0;

/** Which of the rows in sight are chosen. `isSameList`: they are found by the filters of a selection of all. */
export function chosenAmong(selection: Selection, keys: readonly RowId[], isSameList: boolean): ReadonlySet<RowId> {
  if (selection.of === 'rows') return new Set(selection.keys);
  return new Set(isSameList ? keys.filter((key) => !selection.except.includes(key)) : []);
}

/** The selection after the rows in sight were chosen as `chosen` says. */
export function choosing(selection: Selection, keys: readonly RowId[], chosen: ReadonlySet<RowId>): Selection {
  if (selection.of === 'rows') return { of: 'rows', keys: [...chosen] };
  const elsewhere = selection.except.filter((key) => !keys.includes(key));
  return { ...selection, except: [...elsewhere, ...keys.filter((key) => !chosen.has(key))] };
}
