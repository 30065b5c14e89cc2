import type { Task } from '#contract/tasks/tasks.contract.ts';

const OVER = ['done', 'stopped', 'failed'] as const;
type Over = (typeof OVER)[number];

/** How a task ended; null while it goes on. */
export const endOf = ({ status }: Task): Over | null => OVER.find((over) => over === status) ?? null;

/** Whether it goes on, or is about to. */
export const goesOn = (task: Task): boolean => endOf(task) === null;

/** How far tasks are together, 0 to 1; those that go on, or all when none does. */
export function partOf(tasks: readonly Task[]): number {
  const running = tasks.filter(goesOn);
  const counted = running.length > 0 ? running : tasks;
  const total = counted.reduce((sum, task) => sum + task.total, 0);
  return total === 0 ? 0 : counted.reduce((sum, { done, failed }) => sum + done + failed, 0) / total;
}
