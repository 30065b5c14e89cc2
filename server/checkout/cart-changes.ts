import type { SeenLine } from '#contract/cart/cart.rules.ts';
import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';

/** A line as it is now, with its name for the reader. */
export interface CurrentLine extends SeenLine {
  name: string;
  /** The unit price that the person last accepted; null when that is not known. */
  acceptedPrice: Minor | null;
}

/**
 * What differs between the cart that a person saw and the cart as it is, line by line (product.md 7.2). A line that can't be
 * bought is a change even when it was seen so: it is never sold. `seen` null: the person did not say what they saw, so it is what
 * they last accepted.
 */
export function cartChanges(seen: readonly SeenLine[] | null, current: readonly CurrentLine[]): CartChange[] {
  const before = new Map(seen?.map((line) => [line.id, line]));
  const now = new Map(current.map((line) => [line.id, line]));
  const changed = current.flatMap((line) => lineChanges(seen === null ? asAccepted(line) : before.get(line.id), line));
  const removed = [...before.values()].filter(({ id }) => !now.has(id)).map(removal);
  return [...changed, ...removed].sort((one, other) => one.item - other.item);
}

const asAccepted = (line: CurrentLine): SeenLine => ({ ...line, unitPrice: line.acceptedPrice ?? line.unitPrice });

function lineChanges(seen: SeenLine | undefined, line: CurrentLine): CartChange[] {
  const { id: item, name, unitPrice, count } = line;
  const price = { before: major(seen?.unitPrice), after: major(unitPrice) };
  if (unitPrice === null) return [{ item, name, kind: 'unavailable', ...price }];
  if (!seen) return [{ item, name, kind: 'added', ...price }];
  const changes: CartChange[] = [];
  if (seen.unitPrice !== unitPrice) changes.push({ item, name, kind: 'price', ...price });
  if (seen.count !== count) changes.push({ item, name, kind: 'count', before: seen.count, after: count });
  return changes;
}

// Its name is gone with the line; the reader's own cart still has it.
function removal({ id, unitPrice }: SeenLine): CartChange {
  return { item: id, name: '', kind: 'removed', before: major(unitPrice), after: null };
}

function major(amount: Minor | null | undefined): number | null {
  return amount === null || amount === undefined ? null : toMajor(amount);
}
