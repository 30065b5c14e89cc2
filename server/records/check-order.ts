import { isSame } from '#contract/records/merge.rules.ts';
import { orderChanged } from './records.errors.ts';

/**
 * Answers whether the requested order of a list differs from its current one. Throws orderChanged unless the current order is the
 * one that was seen, and the requested order has the same ids.
 */
export function checkOrder(
  before: readonly number[],
  { ids, seen }: { ids: readonly number[]; seen: readonly number[] },
): boolean {
  if (!isSame(before, seen) || !isSame(inOrder(before), inOrder(ids))) throw orderChanged(before);
  return !isSame(before, ids);
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
