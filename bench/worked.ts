import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Measured cost of work in this process. */
export interface Worked {
  /** CPU time in seconds, without that of the database. */
  cpu: number;
  /** How long other work waited for the event loop, at the 99th percentile, in milliseconds. */
  waited: number;
  /** The largest growth of the heap in megabytes, uncollected garbage included. */
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

/** The measurement as text, beside its goals. */
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
