import { countOf, type Selection } from '#machines/records/selection.ts';
import { paths } from '../../ground/paths.ts';

/** People chosen in their list and handed on to the page that gives them something: as ids, or as the filters that found them. */
export type PeopleSelection =
  | { of: 'rows'; ids: readonly number[] }
  | { of: 'found'; query: object; except: readonly number[]; count: number; isExact: boolean };

/** Page that gives a budget. */
export const GIVE_BUDGET = `${paths.companyAdmin}/budgets/new`;

/** Page that gives budgets from a file; it lists earlier imports too. */
export const IMPORT_BUDGETS = `${paths.companyAdmin}/budgets/import`;

/** The people as navigation state: a thousand ids do not fit into an address. */
export const peopleSelectionState = (people: PeopleSelection) => ({ handed: people });

/** The selection in the list of people; `meant` turns the list's filters into those of the call. */
export function peopleSelectionOf(selection: Selection, meant: (query: unknown) => object): PeopleSelection {
  if (selection.of === 'rows') return { of: 'rows', ids: selection.keys.map(Number) };
  const { query, except, isExact } = selection;
  return { of: 'found', query: meant(query), except: except.map(Number), count: countOf(selection), isExact };
}

/** The people in the navigation state of this page; null if there are none. */
export function peopleSelectionIn(state: unknown): PeopleSelection | null {
  const { handed = null } = (state ?? {}) as { handed?: PeopleSelection | null };
  return handed;
}
