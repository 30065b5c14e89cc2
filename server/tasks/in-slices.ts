import { setImmediate } from 'node:timers/promises';

/** Longer than this no work keeps the thread in one piece, in milliseconds: whoever waits for an answer meanwhile does not notice. */
const LONGEST = 10;

/**
 * Does work on one row after the other. Once it has kept the thread for so long, everything else that waits has its turn first. Answers
 * what became of each row, in their order.
 */
export async function inSlices<Row, Result>(
  rows: Iterable<Row>,
  work: (row: Row) => Result,
  clock: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = [];
  let since = clock();
  for (const row of rows) {
    if (clock() - since >= LONGEST) {
      await setImmediate();
      since = clock();
    }
    results.push(work(row));
  }
  return results;
}
