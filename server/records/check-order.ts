import { isSame } from '#contract/records/merge.rules.ts';
import { orderChanged } from './records.errors.ts';

/**
 * Whether a list that is to be put in order is in another one now. Throws orderChanged unless its order is the one that was
 * seen, and the order that is wanted has the same things.
 */
export function checkOrder(
  before: readonly number[],
  { ids, seen }: { ids: readonly number[]; seen: readonly number[] },
): boolean {
  if (!isSame(before, seen) || !isSame(inOrder(before), inOrder(ids))) throw orderChanged(before);
  return !isSame(before, ids);
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
