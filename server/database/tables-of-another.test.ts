import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { makeDatabase } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

const { database, url, close } = await makeDatabase({ on: 'postgres' });
afterAll(() => close());

it('tells a role that may not bring the tables up to date who may', async () => {
  const role = `izbor_serving_${process.pid}`;
  await database.execute(sql.raw(`create role ${role} login password 'app'`));
  const address = Object.assign(new URL(url ?? ''), { username: role, password: 'app' });
  const served = await openDatabase({ url: address.href, dataDir: '' });

  await expect(served.migrate()).rejects.toThrow(
    'The tables have to be brought up to date, and the role of DATABASE_URL may not: another one owns them. ' +
      'Start this version once as their owner, then run server/database/roles.sql (docs/runbook.md, section 3).',
  );

  await served.close();
  await database.execute(sql.raw(`drop role ${role}`));
});
