import { expect, it } from 'vitest';
import { taskProgress } from './task-progress.ts';

const BEGAN = Date.parse('2026-11-25T10:00:00.000Z');
const after = (seconds: number) => new Date(BEGAN + seconds * 1000);

it.each([
  [{ done: 0, total: 20_000, began: null }, 0, null, null],
  [{ done: 0, total: 20_000, began: BEGAN }, 3, null, null],
  [{ done: 500, total: 20_000, began: BEGAN }, 0, null, null],
  [{ done: 7600, total: 20_000, began: BEGAN }, 4, 1900, 7],
  [{ done: 1, total: 3, began: BEGAN }, 10, 1, 20],
  [{ done: 3, total: 3, began: BEGAN }, 10, 1, 0],
] as const)(
  'of %j after %i seconds is said how fast it is and what is left',
  (working, seconds, per_second, seconds_left) => {
    const { done, total } = working;
    expect(taskProgress(working, after(seconds))).toEqual({ done, total, per_second, seconds_left });
  },
);
