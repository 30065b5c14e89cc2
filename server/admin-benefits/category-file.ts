import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { type CategoryRow, hasWords, rowsOfTree, standsAs } from '#contract/admin-benefits/category-rows.rules.ts';
import type { State } from '#contract/records/record-list.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';

const yes = (is: boolean) => (is ? 'Da / Yes' : 'Ne / No');

/** The categories that a search and a state find, as the screen finds them. */
export function categoriesFound(
  tree: readonly ListedCategory[],
  { search = '', state = '' }: { search?: string | undefined; state?: State | '' | undefined },
): CategoryRow[] {
  const [found, stands] = [hasWords(search), standsAs(state)];
  return rowsOfTree(tree, (row) => found(row) && stands(row));
}

/** Categories in a file; a sub-category names its parent by number. */
export const CATEGORIES_FILE: RecordsFile<CategoryRow> = {
  headings: [
    'Broj / Number',
    'Deo kategorije broj / Part of number',
    'Naziv (srpski) / Name (Serbian)',
    'Naziv (engleski) / Name (English)',
    'Benefiti u ponudi / Benefits on offer',
    'Benefiti van ponude / Benefits not on offer',
    'Budžeti / Budgets',
    'Privatna / Private',
    'Stanje / State',
    'Izmenjeno / Changed',
    'Ko / By',
  ],
  cells: ({ id, parent_id, name_sr, name_en, benefits, withdrawn_benefits, has_budgets, active, changed, ...row }) => [
    ...[String(id), parent_id === null ? '' : String(parent_id), name_sr, name_en],
    ...[String(benefits), String(withdrawn_benefits), yes(has_budgets), yes(row.private)],
    ...[active ? 'Aktivna / Active' : 'Ugašena / Ended', changed.at, changed.by?.name ?? ''],
  ],
};
