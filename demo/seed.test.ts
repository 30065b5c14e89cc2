import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createStorage } from '#server/files/create-storage.ts';
import { makeDatabase } from '#server/testing/databases.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { seedDemo } from './demo.ts';
import { SEED_LOCK } from './state.ts';

function seed(told: string[], settings: Record<string, string>) {
  const { status, stderr } = runCommand(['seed', ...told], settings);
  return { status, stderr };
}

const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };

/** Timeout in milliseconds for seeding the demo data, on a loaded machine. */
const LONG = 180_000;

it('refuses to put demo data into the database of DATABASE_URL unless told to', () => {
  for (const environment of [elsewhere, { ...elsewhere, IZBOR_DEMO: 'off' }]) {
    expect(seed([], environment)).toEqual({
      status: 1,
      stderr: 'Demo data enters the database of DATABASE_URL only with IZBOR_DEMO=on.',
    });
  }
}, 30_000);

it('refuses to put them into the embedded database of a shop in production unless told to', () => {
  const production = { NODE_ENV: 'production', IZBOR_EMBEDDED: 'accept', DATA_DIR: join(tmpdir(), 'izbor-nowhere') };
  expect(seed(['--users', '5'], production)).toEqual({
    status: 1,
    stderr: 'Demo data enters the embedded database in production only with IZBOR_DEMO=on.',
  });
}, 30_000);

it(
  'adds no people, whose password everybody knows, to a shop that is not the demo',
  async () => {
    const { database, url = '', dataDir, close } = await makeDatabase({ on: 'postgres' });
    try {
      await database.execute(
        sql`insert into companies (name, country, currency, code, card_color, created_at) values ('Firma', 'RS', 'RSD', 'F', 'x', now())`,
      );
      expect(seed(['--users', '5'], { DATABASE_URL: url, IZBOR_DEMO: 'on', DATA_DIR: dataDir })).toEqual({
        status: 1,
        stderr: 'The database holds a shop that is not the demo. Nothing was added to it.',
      });
      const { rows } = await database.execute(sql`select from users`);
      expect(rows).toEqual([]);
    } finally {
      await close();
    }
  },
  LONG,
);

it('looks at what it is told before it looks for a database', () => {
  expect(seed(['--benefits', 'many'], elsewhere)).toEqual({
    status: 1,
    stderr:
      '--benefits must be a whole number from 0 to 9999999.\nnpm run seed -- [--benefits <number>] [--users <number>]',
  });
}, 30_000);

// The first second of a year must contain the whole history, and a leap day has no counterpart in other years; the end of a year leaves
// more room.
const FIRST_AND_LEAP = ['2027-01-01T00:00:01+01:00', '2028-02-29T12:00:00Z'];

it.each(lengthOf({ short: FIRST_AND_LEAP, full: [...FIRST_AND_LEAP, '2026-12-31T23:30:00Z'] }))(
  'keeps the whole history within the budget year when the shop opens at %s',
  async (moment) => {
    const picturesFolder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
    const opened = await makeDatabase({ on: 'postgres' });
    try {
      expect(
        await seedDemo(opened.database, {
          picturesFolder,
          storage: createStorage({ s3: undefined, dataDir: picturesFolder }),
          now: new Date(moment),
        }),
      ).toBe(true);
      const reconcile = readFileSync(new URL('../server/database/reconcile.sql', import.meta.url), 'utf8');
      expect((await opened.database.execute(sql.raw(reconcile))).rows).toEqual([]);
      const { rows } = await opened.database.execute(sql`
        select a.allocated - a.spent as balance from accounts a
        join people p on p.company_id = a.company_id and p.user_id = a.user_id
        where p.email = 'employee@izbor.demo' and a.category_id = 0`);
      expect(rows).toEqual([{ balance: 4_825_000 }]);
    } finally {
      await opened.close();
      rmSync(picturesFolder, { recursive: true });
    }
  },
  LONG,
);

it(
  'waits for another server that puts the demo data in, however long that takes, and says so',
  async () => {
    const picturesFolder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
    const opened = await makeDatabase({ on: 'postgres' });
    const [other, here] = [opened.database, opened.database];
    const waited = vi.fn();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const storage = createStorage({ s3: undefined, dataDir: picturesFolder });
    const settings = { picturesFolder, storage, now: new Date('2026-11-20T10:00:00Z'), onWait: waited };
    try {
      const first = other.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
        await transaction.execute(
          sql`insert into companies (name, country, currency, code, card_color, created_at) values ('First', 'RS', 'RSD', 'F', 'x', now())`,
        );
        await held;
      });
      const second = seedDemo(here, settings);
      await expect.poll(() => waited.mock.calls.length, { timeout: 30_000 }).toBe(1);
      letGo();
      await first;

      expect(await second).toBe(false);
      expect(waited).toHaveBeenCalledTimes(1);
    } finally {
      await opened.close();
      rmSync(picturesFolder, { recursive: true });
    }
  },
  LONG,
);
