import type {
  CategoryImpact,
  EditedCategory,
  ListedCategory,
} from '#contract/admin-benefits/admin-categories.contract.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import { sampleCategories } from '../testing/sample-categories.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

type Part = Omit<ListedCategory, 'children'>;

/** Ids of private categories (such as the dentist) and of an ended one. */
const PRIVATE = [3, 3002];
const ENDED = [3005];

const partOf = ({ id, icon, name, num_of_benefits: benefits }: Omit<Category, 'children'>, parent?: number): Part => {
  const [name_en = '', name_sr = ''] = name.split('/');
  return {
    id,
    parent_id: parent ?? null,
    name_sr,
    name_en,
    icon,
    private: PRIVATE.includes(id),
    active: !ENDED.includes(id),
    revision: 4,
    benefits: ENDED.includes(id) ? 0 : benefits,
    withdrawn_benefits: id % 3,
    has_budgets: parent === undefined && id < 5,
    changed: CHANGED,
  };
};

/** The tree of categories as in the administration list. */
export const listedCategories: readonly ListedCategory[] = sampleCategories.map((root) =>
  Object.assign(partOf(root), { children: root.children.map((part) => partOf(part, root.id)) }),
);

/** A category by its id, as read by its form. */
export function categoryAsked(id: number): EditedCategory | undefined {
  const found = listedCategories.flatMap((root) => [root, ...root.children]).find((each) => each.id === id);
  return found && Object.assign({ changed_at: found.changed.at }, found);
}

/**
 * Impact of ending one of them: its sub-categories have to be ended first; its benefits move to another category (`move_to`),
 * perhaps to another budget.
 */
export function categoryImpactAsked(id: number, search: URLSearchParams): CategoryImpact {
  const parts = listedCategories.find((root) => root.id === id)?.children.length ?? 0;
  const other = search.get('move_to') !== null;
  return {
    impact: (other ? '1' : '0').repeat(64),
    weight: parts > 0 ? 'blocked' : 'heavy',
    effects: {
      children: parts,
      benefits: 12,
      withdrawn_benefits: 3,
      some_benefits: [],
      other_budget: other,
      people_with_budget: 0,
      open_requests: 0,
    },
  };
}
