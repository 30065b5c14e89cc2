import type { BenchDatabase } from './databases.ts';
import { load, type Shot } from './load.ts';
import { lookAt } from './look-at.ts';
import type { Measured } from './measured.ts';
import { type Compared, type Cost, compare } from './ratio.ts';
import { work } from './reference.ts';

/** Number of measured pairs; the median counts. */
export const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);

/**
 * Calls before the measurement, so that compilation is not measured. After 600 calls the compiler still takes an eighth of the
 * process's CPU time, after 2,000 a thirtieth.
 */
export const WARM_UP = 2000;

/** The list of benefits that everybody opens first. */
export const LIST = '/v2/benefit/?benefit_type=flexible&ordering=-bought';

/** Prints a comparison beside its goal. */
export function row(what: string, { ours, reference, ratio }: Compared, goal: number): void {
  const figures = `${ours.toFixed(0).padStart(6)} µs ${reference.toFixed(0).padStart(6)} µs ${ratio.toFixed(2).padStart(6)}×`;
  console.log(`${what.padEnd(48)} ${figures}   goal ≤ ${goal}×${ratio > goal ? '   OVER' : ''}`);
}

/** CPU time of the server for each of `count` requests, made by a number of parallel callers. */
export function cost(
  server: Measured,
  count: number,
  shot: (index: number) => Shot,
  status = 200,
  callers?: number,
): Cost {
  return async () => {
    const before = await server.meter();
    await load(count, shot, status, callers);
    return ((await server.meter()).cpu - before.cpu) / count;
  };
}

interface Call {
  path: string;
  headers: Record<string, string>;
}

const oursOf =
  (server: Measured, { path, headers }: Call) =>
  () => ({ url: server.shop + path, headers });
const referenceOf =
  (server: Measured, { headers }: Call, work: number) =>
  () => ({ url: `${server.reference}/benefits${work > 0 ? `?work=${work}` : ''}`, headers });

/** Warms up a call and the reference's list of 21. */
export async function warmUp(server: Measured, call: Call): Promise<void> {
  for (const each of [oursOf(server, call), referenceOf(server, call, 0)]) await load(WARM_UP, each);
}

/**
 * CPU time of a warm call compared with the reference's list of 21, with `calls` requests each. `work` adds that many rows of work in
 * the database before the reference's list.
 */
export function besideReference(server: Measured, call: Call, calls: number, work = 0): Promise<Compared> {
  return compare(
    cost(server, calls, oursOf(server, call)),
    cost(server, calls, referenceOf(server, call, work)),
    PAIRS,
  );
}

// Rows of work for the calibration: enough that the start does not matter, few enough to stay in memory.
const TRIED = 40_000;

/** Returns a function from milliseconds to the rows of work that keep the database of this machine busy for so long. */
export async function workFor({ query }: BenchDatabase): Promise<(milliseconds: number) => number> {
  const { worked } = await lookAt(query, [{ text: work(String(TRIED)), values: [] }]);
  return (milliseconds) => Math.max(0, Math.round((milliseconds * TRIED) / worked));
}

/** Wall-clock time per request with a number of parallel callers, in microseconds, the database's work included. */
export function wall(count: number, shot: (index: number) => Shot, callers = 2): Cost {
  return async () => {
    const from = performance.now();
    await load(count, shot, 200, callers);
    return ((performance.now() - from) * 1000) / count;
  };
}
