import type { RequestToReview } from '#contract/requests/review.contract.ts';

interface QueueGroup {
  /** The colleague who looks at these requests; null for those that no colleague looks at. */
  by: { id: number; name: string } | null;
  rows: RequestToReview[];
}

/** Whether no colleague looks at a request. */
export const isFree = ({ claim }: RequestToReview): boolean => !claim || claim.mine;

/** The groups of the queue as drawn: requests that no colleague looks at, then those of each colleague. */
export function queueGroups(rows: readonly RequestToReview[]): QueueGroup[] {
  const free: QueueGroup = { by: null, rows: rows.filter(isFree) };
  const theirs = new Map<number, QueueGroup>();
  for (const row of rows) {
    if (!row.claim || row.claim.mine) continue;
    const { by } = row.claim;
    const group = theirs.get(by.id) ?? { by, rows: [] };
    group.rows.push(row);
    theirs.set(by.id, group);
  }
  return [free, ...theirs.values()];
}

/** All rows in the order in which the groups are drawn. */
export const asDrawn = (rows: readonly RequestToReview[]): RequestToReview[] =>
  queueGroups(rows).flatMap((group) => group.rows);

/**
 * The next request in the queue as drawn: the one below, else the one above; the first where none is open. Requests that a colleague looks
 * at come last.
 */
export function nextOf(rows: readonly RequestToReview[], open: number | null): RequestToReview | undefined {
  const place = rows.findIndex(({ id }) => id === open);
  const others = rows.filter(({ id }) => id !== open);
  const free = others.filter(isFree);
  const left = free.length > 0 ? free : others;
  return left[Math.max(0, place)] ?? left.at(-1);
}
