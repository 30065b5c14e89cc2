import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { watched } from '../testing/watched-node.ts';

const reallyAsk = fs.statfs;
const statfs = watched(fs, 'statfs');

// The `fs` module that the embedded database writes through: it loads it by `require`.
const host = createRequire(import.meta.url)('fs') as typeof import('node:fs');
const shop = await startTestApp({ on: 'pglite' });
const ana = await shop.person({ language: 'SR' });
const reserve = join(shop.opened.dataDir, 'database.reserve');
const { database } = shop;

beforeEach(() => {
  // The shop looks for room every five seconds.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await makeRoom();
  vi.useRealTimers();
});

/** From now on no file can grow until the reserve is released. */
function fillDisk(): void {
  const write = host.writeSync;
  statfs.mockResolvedValue({ bavail: 0, bsize: 4096 } as never);
  vi.spyOn(host, 'writeSync').mockImplementation(((
    file: number,
    bytes: Uint8Array,
    ...at: [number, number, number]
  ) => {
    const [, length, position] = at;
    if (existsSync(reserve) && position + length > host.fstatSync(file).size) throw noRoom();
    return write(file, bytes, ...at);
  }) as typeof host.writeSync);
}

async function makeRoom(): Promise<void> {
  statfs.mockImplementation(reallyAsk);
  vi.advanceTimersByTime(5000);
  await expect.poll(() => shop.opened.room?.isFull).toBe(false);
}

const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
const keepLarge = (id: number) =>
  database.execute(
    sql`insert into catalogue_notes select ${id}, string_agg(md5(n::text), '') from generate_series(1, 9000) n`,
  );
const kept = async () => (await database.execute(sql`select id from catalogue_notes order by id`)).rows;
const position = async () => (await shop.call(ana, 'GET', '/v2/me/')).body.position;
const rename = (to: string) => shop.call(ana, 'PATCH', '/v2/me/', { position: to });

it('says that there is no room, goes on showing what is there, and saves again when there is some', async () => {
  await database.execute(sql`create table catalogue_notes (id integer, text text)`);
  await rename('before');
  fillDisk();

  await keepLarge(1);
  const refused = await rename('meanwhile');
  const inEnglish = await shop.app.inject({ url: '/health/ready', headers: { 'accept-language': 'en' } });

  expect([refused.status, refused.headers['retry-after']]).toEqual([507, '30']);
  expect(refused.body).toEqual({
    code: 'storage.full',
    message:
      'Prodavnica je ostala bez prostora i trenutno ne može ništa da sačuva. Ništa nije promenjeno. Pokušaj ponovo kasnije.',
  });
  expect([inEnglish.statusCode, inEnglish.json()]).toEqual([
    503,
    {
      code: 'storage.full',
      message:
        'The shop has run out of room and cannot save anything right now. Nothing was changed. Please try again later.',
    },
  ]);
  expect(await position()).toBe('before');
  // The statement that was running when the room ended was acknowledged, and its row is there.
  expect(await kept()).toEqual([{ id: 1 }]);

  await makeRoom();

  expect((await rename('after')).status).toBe(200);
  expect(await position()).toBe('after');
  expect((await shop.app.inject('/health/ready')).statusCode).toBe(200);
});

it('reads for somebody who comes back after an hour too, though that cannot be written down', async () => {
  fillDisk();
  await keepLarge(2);

  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60 * 60 * 1000);

  expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(200);
});

it('does not break when the room ends in the log of the database', async () => {
  fillDisk();

  // Begins another WAL file of 16 MB.
  await database.execute(sql`select pg_switch_wal()`);
  await keepLarge(3).catch(() => {});
  await database.execute(sql`select pg_switch_wal()`);

  expect(shop.opened.room?.isFull).toBe(true);
  expect(await kept()).toContainEqual({ id: 1 });
});
