import type { Task } from '#contract/tasks/tasks.contract.ts';

const OVER = ['done', 'stopped', 'failed'] as const;
type Over = (typeof OVER)[number];

/** How a task ended; null while it runs. */
export const endOf = ({ status }: Task): Over | null => OVER.find((over) => over === status) ?? null;

/** Whether a task runs or waits to run. */
export const goesOn = (task: Task): boolean => endOf(task) === null;

/** Progress of several tasks together, 0 to 1: of the running ones, or of all if none runs. */
export function partOf(tasks: readonly Task[]): number {
  const running = tasks.filter(goesOn);
  const counted = running.length > 0 ? running : tasks;
  const total = counted.reduce((sum, task) => sum + task.total, 0);
  return total === 0 ? 0 : counted.reduce((sum, { done, failed }) => sum + done + failed, 0) / total;
}
