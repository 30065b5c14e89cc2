import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';

type Row = Pick<CategoryRow, 'id' | 'parent_id'>;

/** The rows of a tree with each level in the order of its ids, each child below its category. */
export function inTreeOrder<One extends Row>(
  rows: readonly One[],
  idsOf: (level: number | null) => readonly number[],
): readonly One[] {
  const rootOf = ({ id, parent_id }: Row) => parent_id ?? id;
  // A category stands before its children.
  const placeOf = ({ id, parent_id }: Row) => (parent_id === null ? -1 : idsOf(parent_id).indexOf(id));
  const roots = idsOf(null);
  return rows.toSorted(
    (one, other) => roots.indexOf(rootOf(one)) - roots.indexOf(rootOf(other)) || placeOf(one) - placeOf(other),
  );
}

/**
 * The sibling beside which a dragged category is dropped, and the row that marks the place: a category is moved past all children of
 * another, and a child stays within its own category.
 */
export const landingIn = (rows: readonly Row[]) => (dragged: number, over: number, isBelow: boolean) => {
  const rowOf = (id: number) => rows.find((row) => row.id === id);
  const own = rowOf(dragged);
  const other = rowOf(over);
  if (!own || !other) return null;
  if (own.parent_id === other.parent_id && own.parent_id !== null) return { onto: over, mark: over };
  if (own.parent_id !== null) return null;
  const onto = other.parent_id ?? other.id;
  if (onto === dragged) return null;
  return { onto, mark: isBelow ? (rows.findLast(({ parent_id }) => parent_id === onto)?.id ?? onto) : onto };
};
