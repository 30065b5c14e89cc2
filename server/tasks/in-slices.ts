import { setImmediate } from 'node:timers/promises';

/** The longest time that work may block the thread, in milliseconds: short enough that other requests do not notice. */
const LONGEST = 10;

/**
 * Works on one row after the other and yields to the event loop whenever it has blocked the thread for LONGEST. Answers the
 * results in the order of the rows.
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
