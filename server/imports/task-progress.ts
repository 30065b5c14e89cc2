import type { Import } from '#contract/imports/import-shapes.contract.ts';

/** Progress of a task; `began` is in milliseconds, null before its first batch. */
export interface RunningTask {
  done: number;
  total: number;
  began: number | null;
}

/** Progress of a task, its speed, and the time left at that speed. */
export function taskProgress({ done, total, began }: RunningTask, now: Date): NonNullable<Import['work']> {
  const seconds = began === null ? 0 : (now.getTime() - began) / 1000;
  if (done === 0 || seconds <= 0) return { done, total, per_second: null, seconds_left: null };
  const pace = done / seconds;
  return { done, total, per_second: Math.max(1, Math.round(pace)), seconds_left: Math.ceil((total - done) / pace) };
}
