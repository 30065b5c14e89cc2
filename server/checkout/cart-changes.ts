import type { SeenLine } from '#contract/cart/cart.rules.ts';
import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';

/** A line of the current cart, with its name in the reader's language. */
export interface CurrentLine extends SeenLine {
  name: string;
  /** The unit price that the person last accepted; null when that is not known. */
  acceptedPrice: Minor | null;
}

/**
 * The differences between the cart that a person saw and the current one, line by line (product.md 7.2). A line that can't be
 * bought always counts as a change, even if the person saw it so: it is never sold. When `seen` is null, the prices that the
 * person last accepted are compared.
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

// The name is gone with the line; the client's own cart still has it.
function removal({ id, unitPrice }: SeenLine): CartChange {
  return { item: id, name: '', kind: 'removed', before: major(unitPrice), after: null };
}

function major(amount: Minor | null | undefined): number | null {
  return amount === null || amount === undefined ? null : toMajor(amount);
}
