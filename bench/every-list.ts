import { besideReference, LIST, row, wall, warmUp, workFor } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import { load, send } from './load.ts';
import { type Measured, startMeasured } from './measured.ts';
import { compare } from './ratio.ts';

/** A list by its path, with the headers of its reader. */
export interface ListToMeasure {
  path: string;
  headers: { authorization: string };
  /** Goal for its number of statements, if it is not that of a list. */
  statements?: number;
}

const STATEMENTS = 2;

// Enough calls that one garbage collection is seldom a tenth of their time.
const CALLS = 200;

/**
 * For the first page of each list: number of statements, tables scanned sequentially, and the cost compared with the reference's list of
 * 21, without and with as much database work before it. The second comparison is fairer: a server that waits for 20 ms loses its processor
 * caches, and a list that only waits then costs twice its own CPU time.
 */
export async function everyList(database: BenchDatabase, port: number, lists: readonly ListToMeasure[]): Promise<void> {
  const counted = await startMeasured(database, port, 'count');
  const reference = async ({ headers }: ListToMeasure) => {
    await send({ url: `${counted.reference}/benefits`, headers });
    return (await counted.meter()).worked;
  };
  const work = await workFor(database);
  const worked = new Map<string, number>();
  console.log(`\n${'Statements of a list, its search and its order'.padEnd(48)} ours`);
  for (const list of lists) {
    const { path, headers, statements = STATEMENTS } = list;
    const bare = await reference(list);
    const before = (await counted.meter()).statements;
    const { status, refusal } = await send({ url: counted.shop + path, headers });
    if (status !== 200) throw new Error(`${path} was answered with ${status} ${refusal}`);
    const { statements: after, whole, worked: ours } = await counted.meter();
    worked.set(path, ours - bare);
    const taken = after - before;
    const reads = whole.length > 0 ? `   READS WHOLE: ${whole.join(', ')}` : '';
    console.log(
      `${path.padEnd(48)} ${taken}   goal ≤ ${statements}${taken > statements ? '   OVER' : ''}   ${ours.toFixed(1).padStart(5)} ms in the database${reads}`,
    );
  }
  counted.end();
  const server = await startMeasured(database, port + 2);
  console.log(`\n${'Lists, CPU of the server'.padEnd(48)}      ours  reference  ratio`);
  for (const list of lists) {
    await warmUp(server, list);
    row(list.path, await besideReference(server, list, CALLS), 2);
    const rows = work(worked.get(list.path) ?? 0);
    if (rows > 0) row('  with as much work before it', await besideReference(server, list, CALLS, rows), 2);
  }
  server.end();
}

interface Sizes {
  small: Measured;
  large: Measured;
  onFew: ListToMeasure['headers'];
  onMany: ListToMeasure['headers'];
}

// Search words of three letters that occur in the demo's benefits; none begins with another, so that no earlier count is reused.
const WORDS = [
  'mas',
  'tre',
  'jog',
  'pla',
  'bas',
  'kur',
  'kor',
  'put',
  'hra',
  'spo',
  'deo',
  'zdr',
  'pre',
  'ver',
  'ula',
  'kar',
];

/** First search for each of several words, whose results are not cached for the current catalogue. */
export async function firstSearches({ small, large, onFew, onMany }: Sizes): Promise<void> {
  const first = (server: Measured, headers: ListToMeasure['headers']) => {
    let next = 0;
    return wall(4, () => {
      const word = WORDS[next++ % WORDS.length];
      return { url: `${server.shop}/admin/benefits/?search=${word}`, headers };
    });
  };
  const one = { url: `${small.shop}/admin/benefits/?search=xyz`, headers: onFew };
  await load(1, () => one);
  // Simulates other shoppers, so that the processes keep the catalogue in memory.
  await load(1, () => ({ url: large.shop + LIST, headers: onMany }));
  await load(1, () => ({ url: small.shop + LIST, headers: onFew }));
  row('first search of three letters', await compare(first(large, onMany), first(small, onFew), 4), 1.5);
}
