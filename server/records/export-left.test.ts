import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const ROWS = 20_000;
/** Of a file, as it is read from the database. */
const PIECES = ROWS / 500;

let pieces = 0;
const watched = withPlantedBug(database, (text) => {
  if (/\blimit 500\b|\boffset\b/.test(text)) pieces += 1;
  return text;
});
const app = createApp({
  database: watched,
  config: Object.assign({}, readConfig({}), { logLevel: 'silent' as const }),
  clock: () => clock.now,
});
afterAll(() => app.close());

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('a file that nobody fetches any more is not read any further', { timeout: 120_000 }, async () => {
  const admin = await shop.person({ changes: { adminRoles: ['auditor'] } });
  await ask(
    database,
    sql`
    insert into providers (name, search_key, sort_key, website, changed_at)
    select 'Partner ' || n || repeat(' dugog imena', 80), 'partner', 'partner', 'https://partner.rs', now()
    from generate_series(1, ${ROWS}::integer) n`,
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve, reject) => {
    const asked = request(`${origin}/api/admin/providers/export/`, { headers: admin.headers }, (answer) => {
      answer.on('error', () => {});
      answer.once('data', () => {
        answer.destroy();
        resolve();
      });
    });
    asked.on('error', reject);
    asked.end();
  });
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  const read = pieces;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(PIECES);
  // The server does other things meanwhile, and does not come back to it.
  for (let calls = 0; calls < 30; calls += 1)
    expect((await app.inject({ url: '/api/admin/roles/', headers: admin.headers })).statusCode).toBe(200);
  expect(pieces).toBe(read);
});
