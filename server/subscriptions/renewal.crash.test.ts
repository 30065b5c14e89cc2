import { expect, it } from 'vitest';
import { startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { lengthOf } from '../testing/length.ts';
import { checkRenewed, DECEMBER, isRenewed, type Subscriber, subscribeAll } from '../testing/renewals.ts';

// quality.md 2.4: a renewal that is cut off is finished by the next server, and nobody pays a month twice.
const PEOPLE = lengthOf({ short: 160, full: 300 });
/** How far a renewal has come when it is cut off; the embedded database takes long to open. */
const CUTS = [0.05, 0.4];
const EMBEDDED_CUTS = lengthOf({ short: [0.1], full: CUTS });

async function renewThroughCrashes(
  shares: number[],
  settings: Record<string, string>,
  withDatabase: WithDatabase,
): Promise<void> {
  const subscribers = await withDatabase((database) => subscribeAll(database, PEOPLE));
  const start = () => startChildServer({ ...settings, IZBOR_FAULTS: 'on', IZBOR_CLOCK: DECEMBER });
  const watched = (share: number) => subscribers[Math.floor(PEOPLE * share)] as Subscriber;
  const cuts: number[] = [];
  for (const share of shares) {
    const server = await start();
    while (!(await isRenewed(server.url, watched(share))));
    await server.kill();
    cuts.push(await withDatabase((database) => checkRenewed(database, subscribers)));
  }
  expect(cuts.every((done) => done > 0 && done < PEOPLE)).toBe(true);
  const server = await start();
  await expect.poll(() => isRenewed(server.url, subscribers.at(-1) as Subscriber), { timeout: 60_000 }).toBe(true);
  await server.stop();
  expect(await withDatabase((database) => checkRenewed(database, subscribers))).toBe(PEOPLE);
}

const words = 'a renewal that is killed in the middle is finished by the next server, once for each';

it(`${words}, on PostgreSQL`, { timeout: 180_000 }, () => crashOnPostgres((...on) => renewThroughCrashes(CUTS, ...on)));

it(`${words}, in the embedded database`, { timeout: 240_000 }, () =>
  crashEmbedded((...on) => renewThroughCrashes(EMBEDDED_CUTS, ...on)),
);
