import { countOf, type Selection } from '#machines/records/selection.ts';
import { paths } from '../ground/paths.ts';

/** People who were chosen in their list, handed on to where something is given to them: by their numbers, or as they were found. */
export type PeopleSelection =
  | { of: 'rows'; ids: readonly number[] }
  | { of: 'found'; query: object; except: readonly number[]; count: number; isExact: boolean };

/** Page that gives a budget. */
export const GIVE_BUDGET = `${paths.companyAdmin}/budgets/new`;

/** Page that gives budgets from a file; it lists earlier imports too. */
export const IMPORT_BUDGETS = `${paths.companyAdmin}/budgets/import`;

/** The people as state of the navigation: a thousand ids do not fit into an address. */
export const peopleSelectionState = (people: PeopleSelection) => ({ handed: people });

/** The chosen rows of the list of people; `meant` makes its filters what its call takes. */
export function peopleSelectionOf(selection: Selection, meant: (query: unknown) => object): PeopleSelection {
  if (selection.of === 'rows') return { of: 'rows', ids: selection.keys.map(Number) };
  const { query, except, isExact } = selection;
  return { of: 'found', query: meant(query), except: except.map(Number), count: countOf(selection), isExact };
}

/** The people handed on with the navigation to this page; null without any. */
export function peopleSelectionIn(state: unknown): PeopleSelection | null {
  const { handed = null } = (state ?? {}) as { handed?: PeopleSelection | null };
  return handed;
}
