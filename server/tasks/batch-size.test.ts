import { expect, it } from 'vitest';
import { createBatchSize, LONGEST_BATCH } from './batch-size.ts';

/** The sizes of this many batches, if a row takes `each` milliseconds. */
function sizes(batches: number, { most, each, overhead = 0 }: { most: number; each: number; overhead?: number }) {
  const pace = createBatchSize();
  return Array.from({ length: batches }, () => {
    const size = pace.sizeFor('gift', most);
    pace.took('gift', size, overhead + size * each);
    return size;
  });
}

it('begins with few and doubles up to the most', () => {
  expect(sizes(5, { most: 500, each: 0.1 })).toEqual([100, 200, 400, 500, 500]);
});

it('takes as many as fit into the time where rows take long', () => {
  expect(sizes(4, { most: 500, each: 1.5 })).toEqual([100, 100, 100, 100]);
});

it.each([0.5, 1, 2, 5])(
  'holds nobody longer than a quarter of a second from the second batch on, at %d ms a row',
  (each) => {
    const later = sizes(8, { most: 500, each, overhead: 5 }).slice(1);
    for (const size of later) expect(size * each).toBeLessThanOrEqual(LONGEST_BATCH);
  },
);

it('takes a few also where each takes very long, or the task would come to no end', () => {
  expect(sizes(3, { most: 500, each: 100 })).toEqual([100, 20, 20]);
});

it('learns nothing from an empty batch, and nothing of one kind from another', () => {
  const pace = createBatchSize();
  pace.took('gift', 0, 900);
  pace.took('import', 100, 900);
  expect(pace.sizeFor('gift', 500)).toBe(100);
});
