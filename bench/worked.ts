import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What work in this process took. */
export interface Worked {
  /** CPU time in seconds, the database's not among it. */
  cpu: number;
  /** How long something else waited for its turn, at the 99th percentile, in milliseconds. */
  waited: number;
  /** By how much the heap grew at most, in megabytes: what could have been let go is in it. */
  heap: number;
  seconds: number;
}

const LOOK_EVERY = 20;

/** Measures work in this process. */
export async function worked(work: () => Promise<unknown>): Promise<Worked> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const { heapUsed } = process.memoryUsage();
  let most = heapUsed;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, LOOK_EVERY);
  const [before, from] = [process.cpuUsage(), performance.now()];
  delay.enable();
  await work();
  delay.disable();
  clearInterval(looking);
  const { user, system } = process.cpuUsage(before);
  return {
    cpu: (user + system) / 1e6,
    waited: delay.percentile(99) / 1e6,
    heap: (most - heapUsed) / 2 ** 20,
    seconds: (performance.now() - from) / 1000,
  };
}

/** The same in words, beside the goals that it has. */
export function told({ cpu, waited, heap, seconds }: Worked, goals: Partial<Worked> = {}): string {
  const part = (value: number, unit: string, goal: number | undefined, digits = 0) =>
    `${value.toFixed(digits)} ${unit}${goal === undefined ? '' : ` (goal ≤ ${goal} ${unit})${value > goal ? ' OVER' : ''}`}`;
  return [
    `${part(cpu, 's', goals.cpu, 2)} of CPU`,
    `loop p99 ${part(waited, 'ms', goals.waited)}`,
    `heap grew by ${part(heap, 'MB', goals.heap)}`,
    `${seconds.toFixed(1)} s in all`,
  ].join(', ');
}
