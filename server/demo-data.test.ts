import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { seedCompanies } from '#demo/seeds/companies.ts';
import { seedPeople } from '#demo/seeds/people.ts';
import { readConfig } from './config/config.ts';
import { coupons } from './coupons/coupons.table.ts';
import { inTransaction } from './database/transaction.ts';
import { demoIfWanted } from './demo-data.ts';
import { courses } from './learning/courses.table.ts';
import { packages } from './learning/packages.table.ts';
import { makeDatabase, type TestDatabase } from './testing/databases.ts';
import { makeCourse } from './testing/learning.ts';

const now = new Date('2026-11-20T10:00:00Z');
const EMPLOYEE = { email: 'employee@izbor.demo', password: 'Izbor!2026' };
const made: TestDatabase[] = [];
afterAll(async () => {
  for (const { close } of made) await close();
});

/** A database with demo people, as a version without learning left it. */
async function beforeLearning(on: 'postgres' | 'pglite'): Promise<TestDatabase> {
  const opened = await makeDatabase({ on });
  made.push(opened);
  await inTransaction(opened.database, async (transaction) => {
    const companies = await seedCompanies(transaction, now);
    await seedPeople(transaction, companies, 'no hash', now);
  });
  return opened;
}

function start(opened: TestDatabase, demo: 'auto' | 'on' | 'off' = 'on', environment: 'production' | '' = '') {
  const set = { DATA_DIR: opened.dataDir, IZBOR_DEMO: demo, NODE_ENV: environment, IZBOR_EMBEDDED: 'accept' };
  const config = readConfig(set);
  return demoIfWanted(config, opened, { load: () => import('#demo/start-demo.ts') });
}

async function counted({ database }: TestDatabase): Promise<number[]> {
  return [await database.$count(courses), await database.$count(packages), await database.$count(coupons)];
}

const [postgres, pglite] = [await beforeLearning('postgres'), await beforeLearning('pglite')];

it.each([
  ['PostgreSQL', postgres],
  ['PGlite', pglite],
])(
  'gives demo data from before there was learning all of it at the next start, once, and touches nothing after (%s)',
  async (_, opened) => {
    const { database } = opened;
    const own = { name: 'Proleće', nameKey: 'prolece20', searchKey: 'prolece', percentOff: 90, createdAt: now };
    await database.insert(coupons).values(own);
    const money = sql`select (select count(*) from ledger_entries) as entries, (select count(*) from enrolments) as enrolments`;
    const before = (await database.execute(money)).rows;

    const demos = await Promise.all([start(opened), start(opened)]);
    expect(demos[0]?.accounts).toContainEqual(EMPLOYEE);
    expect(await counted(opened)).toEqual([9, 3, 3]);
    expect(await database.select().from(coupons).where(eq(coupons.nameKey, 'prolece20'))).toMatchObject([own]);
    expect((await database.execute(money)).rows).toEqual(before);

    await database.update(courses).set({ active: false, nameSr: 'Drugo ime' });
    await start(opened);
    expect(await counted(opened)).toEqual([9, 3, 3]);
    expect(await database.$count(courses, eq(courses.nameSr, 'Drugo ime'))).toBe(9);
  },
);

it('adds nothing where demo data is not wanted, nor beside a course that somebody wrote', async () => {
  const opened = await beforeLearning('postgres');
  await start(opened, 'off');
  expect(await counted(opened)).toEqual([0, 0, 0]);
  await makeCourse(opened.database, now);
  await start(opened);
  expect(await counted(opened)).toEqual([1, 0, 0]);
});

it.each(['auto', 'off'] as const)(
  'serves no demo accounts in production with IZBOR_DEMO=%s, only where they are wanted',
  async (demo) => {
    await expect(start(postgres, demo, 'production')).rejects.toThrow(
      'The database has demo accounts, whose password everybody knows. Name another one in production (DATABASE_URL or DATA_DIR), or set IZBOR_DEMO=on to serve them.',
    );
    expect((await start(postgres, 'on', 'production'))?.accounts).toContainEqual(EMPLOYEE);
    expect((await start(postgres, demo))?.accounts).toContainEqual(EMPLOYEE);
  },
);

it('serves in production what has no demo accounts', async () => {
  const opened = await makeDatabase({ on: 'postgres' });
  made.push(opened);
  expect(await start(opened, 'auto', 'production')).toBeUndefined();
});
