import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noteChanges } from '../changes/note-change.ts';
import { inTransaction } from '../database/transaction.ts';
import { startTestApp } from '../testing/test-app.ts';
import { sendCsv } from './send-csv.ts';
import { serve } from './serve.ts';

const PIECE = `${'x'.repeat(64 * 1024)}\r\n`;
// More than the operating system buffers for a client that does not read.
const PIECES = 2000;

/** How many pieces of an answer were made, and whether its generator has ended. */
const pieces = { made: 0, ended: false };
/** Index of a piece that fails. */
let broken: number | undefined;
/** Called before the first piece is made, with the function that lets it be made. */
let atFirst: ((go: () => void) => void) | undefined;

const file = defineEndpoint({
  method: 'GET',
  path: '/test/file/',
  audience: 'employee',
  summary: 'A file that is longer than anybody waits for.',
});

const shop = await startTestApp({
  routes: (app) => serve(app, file, async ({ reply, now }) => sendCsv(reply, makePieces(), now)),
});
await shop.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = shop.app.server.address() as { port: number };
const ana = await shop.person();
const auditor = await shop.person({ changes: { adminRoles: ['owner'] } });

async function* makePieces() {
  try {
    if (atFirst) await new Promise<void>(atFirst);
    for (; pieces.made < PIECES; pieces.made += 1) {
      if (pieces.made === broken) throw new Error('It broke');
      yield PIECE;
    }
  } finally {
    pieces.ended = true;
  }
}

/** Makes a request on a connection of its own. */
function ask(
  path: string,
  headers: Record<string, string>,
): { asked: ClientRequest; answer: Promise<IncomingMessage> } {
  const asked = get({ host: '127.0.0.1', port, path: `/api${path}`, headers, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => asked.on('response', resolve).on('error', reject));
  answer.catch(() => {});
  return { asked, answer };
}

const firstBytes = (answer: IncomingMessage) =>
  new Promise<void>((resolve) => answer.once('data', () => resolve(void answer.pause())));

const connections = () =>
  new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));

/** Warnings and errors in the log from line `from` on. */
const alarming = (from: number) =>
  shop.log.slice(from).filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

/** Waits until the server has noticed the closed connection and reacted to it. */
async function isLeft(): Promise<void> {
  await expect.poll(connections).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
}

it('stops a file in the middle when the connection is cut, and alarms nobody', async () => {
  Object.assign(pieces, { made: 0, ended: false });
  const from = shop.log.length;
  const { asked, answer } = ask('/test/file/', ana.headers);
  await firstBytes(await answer);

  asked.destroy();
  await isLeft();

  await expect.poll(() => pieces.ended).toBe(true);
  expect(pieces.made).toBeLessThan(PIECES);
  expect(alarming(from)).toEqual([]);
});

it('stops a file before its first byte when the connection is cut, and alarms nobody', async () => {
  Object.assign(pieces, { made: 0, ended: false });
  const from = shop.log.length;
  const reached = new Promise<() => void>((resolve) => {
    atFirst = resolve;
  });
  const { asked } = ask('/test/file/', ana.headers);
  const go = await reached;
  atFirst = undefined;

  asked.destroy();
  await isLeft();
  go();

  await expect.poll(() => pieces.ended).toBe(true);
  expect(pieces.made).toBeLessThanOrEqual(1);
  expect(alarming(from)).toEqual([]);
});

it('alarms nobody when a file is read to its end', async () => {
  Object.assign(pieces, { made: PIECES - 10, ended: false });
  const from = shop.log.length;
  const { answer } = ask('/test/file/', ana.headers);
  let bytes = 0;
  for await (const part of await answer) bytes += (part as Buffer).length;
  await isLeft();

  expect(bytes).toBe(10 * PIECE.length);
  expect(pieces.ended).toBe(true);
  expect(alarming(from)).toEqual([]);
});

it('writes down why a file broke off, which nobody can be told any more', async () => {
  Object.assign(pieces, { made: 0, ended: false });
  broken = 3;
  const from = shop.log.length;
  const { answer } = ask('/test/file/', ana.headers);
  const read = async () => {
    for await (const _ of await answer);
  };

  await expect(read()).rejects.toThrow('aborted');
  await isLeft();
  broken = undefined;

  const lines = alarming(from).map((line) => JSON.parse(line));
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'failed' })]);
  expect(lines[0].error).toMatchObject({ message: 'It broke' });
  expect(shop.log.slice(from).map((line) => JSON.parse(line).reqId)).toContain(lines[0].reqId);
});

// The whole log: three pages of five hundred changes, and the empty page that ends it.
const PAGES = 4;

it('reads no further of the log of changes once the connection is cut', async () => {
  const values = [{ field: 'text', before: null, after: 'x'.repeat(10_000) }];
  const change = { kind: 'changes.verified' as const, companyId: PLATFORM, recordId: 'seals', values };
  const all = Array.from({ length: (PAGES - 1) * 500 }, () => change);
  await inTransaction(shop.database, (transaction) => noteChanges(transaction, 'job', all, shop.clock.now));
  const from = shop.log.length;
  const statements = await shop.statements(async () => {
    const { asked, answer } = ask('/admin/changes/export/', auditor.headers);
    await firstBytes(await answer);
    asked.destroy();
    await isLeft();
  });

  const pagesRead = statements.filter((text) => text.startsWith('select c.id'));
  expect(pagesRead.length).toBeGreaterThan(0);
  expect(pagesRead.length).toBeLessThan(PAGES);
  expect(alarming(from)).toEqual([]);
});
