import { openDatabase } from '../server/database/open-database.ts';
import { mapImport } from '../server/imports/check-task.ts';
import { IN_COMPANY } from '../server/imports/import-places.ts';
import { MANY, type Owner } from './companies.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { announceToAll, giveToAll } from './giving.ts';
import { type Shot, send } from './load.ts';
import { type Measured, startMeasured } from './measured.ts';
import { putPeople } from './people.ts';
import { buying, fillCarts } from './purchases.ts';
import { quantile } from './ratio.ts';

/** Number of shoppers, or all people if there are fewer. */
const SHOPPERS = 400;
/** Polls and purchases per second: far fewer than a server can answer, so that none waits for another one. */
const [POLLS, PURCHASES] = [20, 5];
const QUIET = 20;
/** Seconds of warming up: until the code is compiled a purchase costs three times as much. */
const WARM_UP = 5;
/** The longest measurement, in seconds, however long the work takes. */
const MOST = 120;

/** Response times of shoppers at the 95th percentile, in milliseconds, and the number of refused purchases. */
interface Shopped {
  poll: number;
  purchase: number;
  refused: number;
  seconds: number;
}

/**
 * Response times of shoppers while another server checks a file of 20,000 people, gives a budget to as many, and sends as many an
 * announcement, compared with those when it does nothing else.
 */
export async function meanwhile(database: BenchDatabase, port: number, owner: Owner): Promise<void> {
  const server = await startMeasured(database, port, 'tasks');
  await shop(database, server, () => Promise.resolve(true), WARM_UP);
  const quiet = await shop(database, server, () => Promise.resolve(true), QUIET);
  print('nothing else', quiet, quiet);
  await bringFile(database, owner);
  print(`a file of ${MANY} is checked`, await shop(database, server, () => isAtWork(database)), quiet);
  const pressed = performance.now();
  await giveToAll(server, owner);
  const [given, gift] = await Promise.all([
    waitFor(() => has(database, 'gift_people where given_at is not null', 500)),
    shop(database, server, () => isAtWork(database)),
  ]);
  print(`a gift to ${MANY}`, gift, quiet);
  console.log(`the first 500 have it ${seconds(given - pressed)} after the press (goal ≤ 5 s)`);
  await announceToAll(database, server, owner);
  await waitFor(() => has(database, "tasks where kind = 'announcement' and started_at is not null", 1));
  const begun = performance.now();
  const [told, announcement] = await Promise.all([
    waitFor(() => has(database, 'announcement_people where told_at is not null', 500)),
    shop(database, server, () => isAtWork(database)),
  ]);
  print(`an announcement to ${MANY}`, announcement, quiet);
  console.log(`the first 500 are told ${seconds(told - begun)} after its half minute is over (goal ≤ 5 s)`);
  server.end();
}

function print(what: string, { poll, purchase, refused, seconds: took }: Shopped, quiet: Shopped): void {
  const beside = (time: number, before: number) => `${time.toFixed(0)} ms (${(time / before).toFixed(1)}×)`;
  const over = poll > 2 * quiet.poll || purchase > 2 * quiet.purchase || refused > 0 ? '   OVER' : '';
  console.log(
    `meanwhile ${what}: p95 of a poll ${beside(poll, quiet.poll)}, of a purchase ${beside(purchase, quiet.purchase)} (goal ≤ 2×), ${refused} purchases refused (goal 0), ${took.toFixed(0)} s${over}`,
  );
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Polls and buys at an even pace as long as there is work, for at most `most` seconds. */
async function shop(
  database: BenchDatabase,
  server: Measured,
  goesOn: () => Promise<boolean>,
  most = MOST,
): Promise<Shopped> {
  const shoppers = Math.min(SHOPPERS, database.visitors.length);
  await fillCarts(database, shoppers);
  const [polls, purchases]: [number[], number[]] = [[], []];
  let refused = 0;
  const buy = buying(database, server);
  const from = performance.now();
  const sent: Promise<void>[] = [];
  const timed = async (shot: Shot, into: number[]) => {
    const began = performance.now();
    const answered = await send(shot);
    into.push(performance.now() - began);
    return answered;
  };
  const etags: (string | undefined)[] = [];
  const poll = async (index: number) => {
    const known = etags[index] ? { 'if-none-match': etags[index] } : {};
    const headers = Object.assign(known, (database.visitors[index] as Visitor).headers);
    etags[index] = (await timed({ url: `${server.shop}/v2/me/`, headers }, polls)).etag;
  };
  const buyOne = async (index: number) => {
    if ((await timed(buy(index), purchases)).status >= 400) refused += 1;
  };
  for (let turn = 0; performance.now() - from < most * 1000; turn += 1) {
    const wait = from + (turn * 1000) / POLLS - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    sent.push(poll(turn % shoppers));
    const bought = (turn * PURCHASES) / POLLS;
    if (Number.isInteger(bought) && bought < shoppers) sent.push(buyOne(bought));
    // Checked only now and then, because the check itself is work for the same database.
    if (turn % POLLS === POLLS - 1 && !(await goesOn())) break;
  }
  await Promise.all(sent);
  const took = (performance.now() - from) / 1000;
  return { poll: quantile(polls, 0.95), purchase: quantile(purchases, 0.95), refused, seconds: took };
}

const isAtWork = (database: BenchDatabase) => has(database, "tasks where status in ('waiting', 'running')", 1);

async function has({ query }: BenchDatabase, rows: string, least: number): Promise<boolean> {
  const { rows: found } = await query(`select count(*) as n from ${rows}`);
  return Number(found[0]?.n) >= least;
}

/** Waits until a condition is met. */
async function waitFor(isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
  return performance.now();
}

async function bringFile({ url, dataDir }: BenchDatabase, owner: Owner): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const now = new Date();
  const { key, mapping } = await putPeople(database, owner, now);
  await mapImport(database, { by: owner, place: IN_COMPANY, key, mapping, now });
  await close();
}
