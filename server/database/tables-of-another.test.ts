import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { makeDatabase } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

const { database, url, close } = await makeDatabase({ on: 'postgres' });
const role = `izbor_serving_${process.pid}`;
const READING = `grant usage on schema drizzle to ${role}; grant select on all tables in schema drizzle to ${role}`;
const asOwner = (statements: string) => database.execute(sql.raw(statements));
beforeAll(() => asOwner(`create role ${role} login password 'app'`));
afterAll(async () => {
  await asOwner(`drop owned by ${role}; drop role ${role}`);
  await close();
});

/** Starts on the database as this role: `well`, or the message of the error. */
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
  await asOwner(READING);
  expect(await said()).toBe(
    'The tables are up to date, but the role of DATABASE_URL lacks rights that serving takes. ' +
      'Run server/database/roles.sql as their owner (docs/runbook.md, section 3).',
  );
});

describe('after roles.sql', () => {
  beforeAll(async () => {
    const own = `"${new URL(url ?? '').pathname.slice(1)}"`;
    const script = readFileSync(join(projectRoot, 'server/database/roles.sql'), 'utf8');
    await asOwner(script.replaceAll(':"app"', role).replaceAll(':"DBNAME"', own));
  });
  afterAll(() => asOwner(`drop owned by ${role}; ${READING}`));

  it('lets the role serve, also beside tables of others', async () => {
    expect(await said()).toBe('well');
    await asOwner(
      `create role ${role}_other; create table others (id bigint); alter table others owner to ${role}_other`,
    );
    expect(await said()).toBe('well');
    await asOwner(`drop table others; drop role ${role}_other`);
  });

  it('tells it of tables that an upgrade brought since', async () => {
    await asOwner('create table vows (id bigint generated always as identity); create table bows ()');
    expect(await said()).toBe(
      'The tables are up to date, but the role of DATABASE_URL lacks rights that serving takes (to bows, for one). ' +
        'Run server/database/roles.sql as their owner (docs/runbook.md, section 3).',
    );
    // A server of the version before needs none of these tables.
    await asOwner(
      "insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations",
    );
    expect(await said()).toBe('well');
    await asOwner("delete from drizzle.__drizzle_migrations where hash = 'newer'; drop table vows, bows");
    expect(await said()).toBe('well');
  });
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
