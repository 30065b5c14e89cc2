import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sentenceFor } from '../database/sentence-for.ts';
import { StorageFailed } from '../errors/storage-failed.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'izbor-files-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const s3 = await startFakeS3();
const keys = { accessKeyId: 'izbor', secretAccessKey: 'secret' };
const storages: [string, Storage][] = [
  ['a folder', createStorage({ dataDir, s3: undefined })],
  ['S3', createStorage({ dataDir, s3: { bucket: 'izbor-files', region: 'rs', endpoint: s3.endpoint, keys } })],
];

async function read(storage: Storage, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

it.each(storages)('%s gives back what was put there, and no longer once it is removed', async (_, storage) => {
  const bytes = Buffer.from([0, 1, 2, 255, 13, 10]);
  await storage.put('2026-11-20/7/abc', bytes, 'image/png');

  expect(await read(storage, '2026-11-20/7/abc')).toEqual(bytes);
  await storage.remove('2026-11-20/7/abc');
  await storage.remove('2026-11-20/7/abc');
  await expect(read(storage, '2026-11-20/7/abc')).rejects.toThrow();
});

it.each(storages)('%s tells all keys of a day, however many pages they take', async (_, storage) => {
  const put = (key: string) => storage.put(key, Buffer.from('x'), 'application/pdf');
  const wanted = [1, 2, 3, 4, 5].map((number) => `2026-11-18/${number}/k${number}`);
  for (const key of [...wanted, '2026-11-19/1/other']) await put(key);

  expect((await storage.keysOf('2026-11-18')).sort()).toEqual(wanted);
  expect(await storage.keysOf('2020-01-01')).toEqual([]);
});

it('signs what it asks of S3, in the bucket of the settings, with the type of the file', () => {
  expect(s3.asked[0]).toEqual({
    what: 'PUT /izbor-files/2026-11-20/7/abc',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=izbor\/\d{8}\/rs\/s3\/aws4_request/),
    type: 'image/png',
  });
});

describe('a bucket', () => {
  const settings = { bucket: 'izbor-files', region: 'rs', keys };
  const times = { reach: 500, answer: 200 };
  const put = async (endpoint: string) => {
    const storage = createStorage({ dataDir, s3: { ...settings, endpoint } }, times);
    return storage.put('2026-11-20/7/abc', Buffer.from('x'), 'image/png').catch((error: unknown) => error);
  };

  it.each([
    [403, 'AccessDenied'],
    [403, 'SignatureDoesNotMatch'],
    [404, 'NoSuchBucket'],
    [301, 'PermanentRedirect'],
    [400, 'AuthorizationHeaderMalformed'],
  ])('that answers %i %s refuses by its settings, and is not away', async (status, code) => {
    const strict = createServer((_request, response) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`),
    );
    try {
      const failed = await put(await listening(strict));
      expect(failed).toBeInstanceOf(StorageFailed);
      expect(failed).toMatchObject({ why: 'refused', reason: code });
    } finally {
      strict.closeAllConnections();
      strict.close();
    }
  });

  it('that takes no connection, is busy or answers nothing is said to be away, within the time that is set', async () => {
    const busy = createServer((_request, response) =>
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'),
    );
    const silent = createServer(() => {});
    const closed = createServer(() => {});
    const endpoints = await Promise.all([busy, silent, closed].map(listening));
    closed.close();
    try {
      for (const endpoint of endpoints) expect(await put(endpoint)).toMatchObject({ why: 'away' });
    } finally {
      for (const server of [busy, silent]) {
        server.closeAllConnections();
        server.close();
      }
    }
  });
});

it('that is away ends a start, which fills a shop with demo data, in a sentence of its own and not of the database', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://izbor:izbor@127.0.0.1/izbor');
  const away = createStorage({
    dataDir,
    s3: { bucket: 'izbor-files', region: 'rs', endpoint: 'http://127.0.0.1:1', keys },
  });
  const failed = await away.put('2026-11-20/7/abc', Buffer.from('x'), 'image/png').catch((error: unknown) => error);
  expect(sentenceFor(failed)).toBe(
    'The storage of files failed: ECONNREFUSED. Look whether the settings S3_… are right, or who may write DATA_DIR.',
  );
  vi.unstubAllEnvs();
});

it.each(storages)('%s says of a file that is missing that it is only that', async (_, storage) => {
  await expect(storage.read('2026-11-20/7/none')).rejects.toMatchObject({ why: 'missing' });
});

it.each(storages)('%s passes on what is a fault of the program', async (_, storage) => {
  await expect(storage.put('2026-11-20/7/abc', undefined as never, 'image/png')).rejects.toThrow(TypeError);
});

function listening(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`)),
  );
}
