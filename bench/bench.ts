// npm run bench: costs of the server, as ratios to bare routes in the same process and run (quality.md 1). It writes the cost of each call
// for npm run scaling; with BENCH_ONLY=costs it does nothing else. BENCH_GROWTH=off leaves out the large database, which takes most of the
// time.
import { compareWithReference } from './against-bare.ts';
import { measureCosts } from './costs-per-call.ts';
import { openDatabases } from './databases.ts';
import { growth } from './growth.ts';
import { buildMeasured, startMeasured } from './measured.ts';
import { partsWanted } from './parts-wanted.ts';
import { poll } from './polling.ts';
import { measureServed } from './served-shop.ts';
import { statementsAndBytes } from './statements.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3120);
const PEOPLE = 2000;
const FEW = 1000;
const MANY = 100_000;
const COSTS_ALONE = partsWanted('bench', ['costs']) !== undefined;

const started = Date.now();
const databases = await openDatabases();
try {
  await buildMeasured();
  const few = await databases.make(FEW, PEOPLE);
  const small = await startMeasured(few, PORT);
  step(`${FEW} benefits are there`);
  await measureCosts(few, small);
  if (!COSTS_ALONE) {
    // Before the bare routes, which write orders without lines that the shop cannot read.
    await measureServed(few, PORT + 6);
    await compareWithReference(few, small);
    await poll(few, small);
    await statementsAndBytes(few, PORT + 4);
  }
  if (process.env.BENCH_GROWTH !== 'off' && !COSTS_ALONE) {
    const many = await databases.make(MANY, PEOPLE);
    const large = await startMeasured(many, PORT + 2);
    step(`${MANY} benefits are there`);
    await growth({ few, small, many, large });
    large.end();
  }
  small.end();
} finally {
  await databases.end();
}
step('done; what administration costs is measured by npm run bench:administration');

function step(what: string): void {
  console.log(`\n${what} after ${Math.round((Date.now() - started) / 1000)} s`);
}
