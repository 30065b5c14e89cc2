import { expect, it } from 'vitest';
import { startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { checkRenewed, DECEMBER, FIRST_WITHOUT_MONEY, NOVEMBER, put, subscribeAll } from '../testing/renewals.ts';
import { lengthOf } from '../testing/test-length.ts';

// quality.md 2.4: a renewal that is cut off is finished by the next server, and nobody pays a month twice.
const PEOPLE = 20;

type Bug = (text: string) => string;
type Settings = Record<string, string>;

const CUT = "process.kill(process.pid, 'SIGKILL');";

/** Kills the server when the third person's month is charged, before the commit. */
const whenCharged: Bug = (text) =>
  text
    .replace(/if \((person\w*)\) await renewOf\w*\(transaction, .*\n/, `$&if ($1 && left-- === 0) ${CUT}\n`)
    .replace(/async function renewNext\w*\(/, 'var left = 2;\n$&');

/** Kills the server when the first subscription is ended, before the person is notified. */
const whenEnded: Bug = (text) =>
  text.replace(/await notify\w*\(transaction, person\w*, subscriptionEnded/, `${CUT} $&`);

/** A renewal that runs each of its statements in a transaction of its own. */
const inPieces: Bug = (text) =>
  text.replace(
    /inTransaction\w*(?=\(database, async \(transaction\) => \{\s+person\w* = await lockNext)/,
    '((database, work) => work(database))',
  );

const start = (settings: Settings, bug?: Bug) =>
  startChildServer({ ...settings, IZBOR_FAULTS: 'on', IZBOR_CLOCK: NOVEMBER.toISOString() }, bug);

/** Starts a server that is killed in the middle of the renewal. */
async function cutOff(settings: Settings, cut: Bug): Promise<void> {
  const server = await start(settings, cut);
  await expect(put(server, DECEMBER)).rejects.toThrow('fetch failed');
  await server.kill();
}

async function renewThroughCrashes(
  cuts: { cut: Bug; done: number }[],
  settings: Settings,
  withDatabase: WithDatabase,
): Promise<void> {
  const subscribers = await withDatabase((database) => subscribeAll(database, PEOPLE));
  const renewed = () => withDatabase((database) => checkRenewed(database, subscribers));
  for (const { cut, done } of cuts) {
    await cutOff(settings, cut);
    expect(await renewed()).toBe(done);
  }
  const server = await start(settings);
  await put(server, DECEMBER);
  await server.stop();
  expect(await renewed()).toBe(PEOPLE);
}

const CUTS = [
  { cut: whenCharged, done: 2 },
  { cut: whenEnded, done: FIRST_WITHOUT_MONEY },
];
/** The embedded database takes long to open: in `npm test` checkout.crash.test.ts kills it. */
const EMBEDDED = lengthOf({ short: [], full: [crashEmbedded] });

const words = 'a renewal that is killed in the middle is finished by the next server, once for each';

it(`${words}, on PostgreSQL`, { timeout: 180_000 }, () => crashOnPostgres((...on) => renewThroughCrashes(CUTS, ...on)));

it.each(EMBEDDED)(`${words}, in the embedded database`, { timeout: 240_000 }, (crash) =>
  crash((...on) => renewThroughCrashes(CUTS, ...on)),
);

it('and one that is done piece by piece is noticed', { timeout: 180_000 }, () =>
  crashOnPostgres(async (settings, withDatabase) => {
    const subscribers = await withDatabase((database) => subscribeAll(database, PEOPLE));
    await cutOff(settings, (text) => whenEnded(inPieces(text)));
    await expect(withDatabase((database) => checkRenewed(database, subscribers))).rejects.toThrow(
      "to deep equally contain { endedBy: 'low_budget'",
    );
  }),
);
