import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

const { database, url, close } = await makeDatabase({ on: 'postgres' });
const role = `izbor_serving_${process.pid}`;
const asOwner = (statements: string) => database.execute(sql.raw(statements));
beforeAll(() => asOwner(`create role ${role} login password 'app'`));
afterAll(async () => {
  await asOwner(`drop owned by ${role}; drop role ${role}`);
  await close();
});

/** What the start of a server says that this role serves. */
async function said(): Promise<unknown> {
  const address = Object.assign(new URL(url ?? ''), { username: role, password: 'app' });
  const served = await openDatabase({ url: address.href, dataDir: '' });
  try {
    return await served.migrate().then(
      () => 'well',
      (error: Error) => error.message,
    );
  } finally {
    await served.close();
  }
}

it('tells a role that may not read the tables what it lacks, as after a restore by their owner', async () => {
  expect(await said()).toBe(
    'The role of DATABASE_URL may not read the tables: another one owns them. Run server/database/roles.sql as their owner; ' +
      'where this version is newer than they are, start it once as their owner before that (docs/runbook.md, section 3).',
  );
});

it('tells a role that lacks other rights of serving that the tables are up to date', async () => {
  await asOwner(`grant usage on schema drizzle to ${role}; grant select on all tables in schema drizzle to ${role}`);
  expect(await said()).toBe(
    'The tables are up to date, but the role of DATABASE_URL lacks rights that serving takes. ' +
      'Run server/database/roles.sql as their owner (docs/runbook.md, section 3).',
  );
});

it.each([
  ['are older', 'update drizzle.__drizzle_migrations set created_at = created_at - 1'],
  ['are not there', 'drop schema drizzle cascade'],
])('tells a role that may not bring the tables up to date who may where they %s', async (_, statement) => {
  await asOwner(statement);
  expect(await said()).toBe(
    'The tables have to be brought up to date, and the role of DATABASE_URL may not: another one owns them. ' +
      'Start this version once as their owner, then run server/database/roles.sql (docs/runbook.md, section 3).',
  );
});
