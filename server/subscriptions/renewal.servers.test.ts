import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { crashOnPostgres } from '../testing/crash-database.ts';
import {
  checkRenewed,
  DECEMBER,
  isRenewed,
  NOVEMBER,
  put,
  type Subscriber,
  subscribeAll,
} from '../testing/renewals.ts';

// quality.md 2.11: exactly once, on any number of servers; here two processes on one PostgreSQL.
const LONG = { timeout: 240_000 };

type Bug = (text: string) => string;
interface Pair {
  database: Database;
  servers: ChildServer[];
}

/** Two servers, on a day when no renewal is due. */
async function withTwoServers(work: (pair: Pair) => Promise<void>, bug?: Bug): Promise<void> {
  await crashOnPostgres(async (settings, withDatabase) => {
    const start = () => startChildServer({ ...settings, IZBOR_FAULTS: 'on', IZBOR_CLOCK: NOVEMBER.toISOString() }, bug);
    const servers = await Promise.all([start(), start()]);
    try {
      await withDatabase((database) => work({ database, servers }));
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  });
}

const putAll = ({ servers }: Pair, moment: string) => Promise.all(servers.map((server) => put(server, moment)));

/** Moves the clock of both servers to December simultaneously; then everybody must be renewed once. */
async function renewOnBoth(pair: Pair, people: number): Promise<void> {
  await putAll(pair, NOVEMBER.toISOString());
  const subscribers = await subscribeAll(pair.database, people);
  await putAll(pair, DECEMBER);
  // Each server skips the people whom the other one has locked, so a second run renews the rest.
  await putAll(pair, DECEMBER);
  expect(await checkRenewed(pair.database, subscribers)).toBeGreaterThanOrEqual(people);
}

it(
  'two servers at once renew everybody once, and one that is killed in the middle leaves the rest to the other',
  LONG,
  () =>
    withTwoServers(async (pair) => {
      await renewOnBoth(pair, 60);
      await putAll(pair, NOVEMBER.toISOString());
      const { database, servers } = pair;
      const [killed, other] = servers as [ChildServer, ChildServer];
      const before = await checkRenewed(database, []);
      const subscribers = await subscribeAll(database, 100);
      const watched = subscribers[20] as Subscriber;
      // The killed server must not answer that it is done.
      const cut = put(killed, DECEMBER).then(
        () => 'done',
        () => 'cut off',
      );
      const going = put(other, DECEMBER);
      while (!(await isRenewed(other.url, watched)));
      await killed.kill();
      expect(await cut).toBe('cut off');
      await going;
      await expect
        .poll(
          async () => {
            await put(other, DECEMBER);
            return checkRenewed(database, subscribers);
          },
          { timeout: 60_000 },
        )
        .toBe(before + 100);
    }),
);

it('and servers that look at nobody’s lock are noticed', LONG, () =>
  withTwoServers(
    async (pair) => {
      // Without this constraint, which would make one of the two fail, only the lock is tested.
      await pair.database.execute(sql`alter table subscription_charges drop constraint subscription_charges_month`);
      let noticed = false;
      for (let tries = 0; tries < 10 && !noticed; tries += 1) {
        noticed = await renewOnBoth(pair, 30).then(
          () => false,
          () => true,
        );
      }
      expect(noticed).toBe(true);
    },
    (text) => text.replaceAll(/for no key update of u skip locked/g, ''),
  ),
);
