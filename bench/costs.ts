import type { BenchDatabase } from './databases.ts';
import { load, type Shot } from './load.ts';
import { lookAt } from './look-at.ts';
import type { Measured } from './measured.ts';
import { type Compared, type Cost, compare } from './ratio.ts';
import { work } from './reference.ts';

/** How often each pair is measured; the median counts. */
export const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);

/**
 * How often a call is made before it is measured: what counts is what it costs all day, not while its code is still compiled. After 600
 * calls the compiler still takes an eighth of what the process takes, after 2,000 a thirtieth.
 */
export const WARM_UP = 2000;

/** The list of benefits that everybody opens first. */
export const LIST = '/v2/benefit/?benefit_type=flexible&ordering=-bought';

/** Prints a comparison beside its goal. */
export function row(what: string, { ours, reference, ratio }: Compared, goal: number): void {
  const figures = `${ours.toFixed(0).padStart(6)} µs ${reference.toFixed(0).padStart(6)} µs ${ratio.toFixed(2).padStart(6)}×`;
  console.log(`${what.padEnd(48)} ${figures}   goal ≤ ${goal}×${ratio > goal ? '   OVER' : ''}`);
}

/** CPU time of the server for each of `count` requests, by so many callers at a time. */
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

/** Makes a call, and the reference's list of 21, until both are warm. */
export async function warmUp(server: Measured, call: Call): Promise<void> {
  for (const each of [oursOf(server, call), referenceOf(server, call, 0)]) await load(WARM_UP, each);
}

/**
 * What a call that is warm costs the server beside the reference's list of 21; each is measured with so many calls. With `work` the
 * database has so many rows of work before it gives the reference its list.
 */
export function besideReference(server: Measured, call: Call, calls: number, work = 0): Promise<Compared> {
  return compare(
    cost(server, calls, oursOf(server, call)),
    cost(server, calls, referenceOf(server, call, work)),
    PAIRS,
  );
}

// Long enough that its beginning is no part of it, and short enough to be kept in memory.
const TRIED = 40_000;

/** How much work it takes to keep the database busy for so many milliseconds, from what so much of it takes on this machine. */
export async function workFor({ query }: BenchDatabase): Promise<(milliseconds: number) => number> {
  const { worked } = await lookAt(query, [{ text: work(String(TRIED)), values: [] }]);
  return (milliseconds) => Math.max(0, Math.round((milliseconds * TRIED) / worked));
}

/** Time per request with so many callers, in microseconds: the work of the database is in it. */
export function wall(count: number, shot: (index: number) => Shot, callers = 2): Cost {
  return async () => {
    const from = performance.now();
    await load(count, shot, 200, callers);
    return ((performance.now() - from) * 1000) / count;
  };
}
