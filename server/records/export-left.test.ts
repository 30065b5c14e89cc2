import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const ROWS = 20_000;
/** Number of reads that a whole file takes. */
const PIECES = ROWS / 500;
const PATH = '/api/admin/providers/export/';

let pieces = 0;
const watched = withPlantedBug(database, (text) => {
  if (/\bas row_key\b/.test(text)) pieces += 1;
  return text;
});
const app = createApp({
  database: watched,
  config: Object.assign({}, readConfig({}), { logLevel: 'silent' as const }),
  clock: () => clock.now,
});
afterAll(() => app.close());

let origin = '';
beforeAll(async () => {
  await ask(
    database,
    sql`
    insert into providers (name, search_key, sort_key, website, changed_at)
    select 'Partner ' || n || repeat(' dugog imena', 80), 'partner', 'partner', 'https://partner.rs', now()
    from generate_series(1, ${ROWS}::integer) n`,
  );
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

/** Requests the file and resolves with its beginning; no more is read than the client takes. */
const begun = (path: string, headers: { authorization: string }) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    request(origin + path, { headers, agent: false }, resolve)
      .on('error', reject)
      .end(),
  );

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('a file that nobody fetches any more is not read any further', { timeout: 120_000 }, async () => {
  const admin = await shop.person({ changes: { adminRoles: ['auditor'] } });
  const answer = await begun(PATH, admin.headers);
  answer.on('error', () => {});
  await new Promise((resolve) => answer.once('data', resolve));
  answer.destroy();
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  const read = pieces;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(PIECES);
  // The server serves other calls, and does not continue the file.
  for (let calls = 0; calls < 30; calls += 1)
    expect((await app.inject({ url: '/api/admin/roles/', headers: admin.headers })).statusCode).toBe(200);
  expect(pieces).toBe(read);
});

const BEFORE_ALL = sql`
  insert into providers (name, search_key, sort_key, website, changed_at) values ('Adresa', 'adresa', 'a', 'https://a.rs', now())`;
const OUT_OF_THE_FILTER = sql`
  update providers set active = false where id = (select min(id) from providers where sort_key = 'partner')`;

it.each([
  ['comes before all others', PATH, BEFORE_ALL],
  ['is in the filter no more', `${PATH}?state=active`, OUT_OF_THE_FILTER],
])('a file has each row once, though one %s while it is sent', { timeout: 120_000 }, async (_, path, change) => {
  const admin = await shop.person({ changes: { adminRoles: ['auditor'] } });
  const parts: Buffer[] = [];
  for await (const part of await begun(path, admin.headers)) {
    if (parts.length === 0) await ask(database, change);
    parts.push(part);
  }
  const numbers = [
    ...Buffer.concat(parts)
      .toString()
      .matchAll(/"Partner (\d+) /g),
  ].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
});
