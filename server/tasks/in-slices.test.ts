import { afterEach, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

let waiting: NodeJS.Immediate | undefined;
afterEach(() => clearImmediate(waiting));

/** How many rows were done each time the event loop was released, if a row takes this many milliseconds. */
async function doneAtTurns(rows: number, milliseconds: number): Promise<number[]> {
  let [now, done] = [0, 0];
  const seen: number[] = [];
  const other = () => {
    seen.push(done);
    waiting = setImmediate(other);
  };
  waiting = setImmediate(other);
  const work = () => {
    now += milliseconds;
    done += 1;
  };
  await inSlices(Array.from({ length: rows }), work, () => now);
  return seen;
}

it('lets others have their turn each time ten milliseconds have gone by', async () => {
  expect(await doneAtTurns(10, 4)).toEqual([3, 6, 9]);
  expect(await doneAtTurns(4, 25)).toEqual([1, 2, 3]);
});

it('goes on to its end where the rows take no longer than that', async () => {
  expect(await doneAtTurns(4, 3)).toEqual([]);
});

it('answers what became of each row, in their order', async () => {
  expect(await inSlices(new Set(['a', 'b']), (row) => row.toUpperCase())).toEqual(['A', 'B']);
});
