import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const EACH = 20;
const shop = await startTestApp({
  bodyTimes: { call: 1000, upload: 600_000, idle: 1000 },
  routes: (app) => void app.get('/large', (_request, reply) => reply.send(LARGE)),
});
await shop.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = shop.app.server.address() as { port: number };
const ana = await shop.person();

const HOST = 'host: izbor\r\n';
const KINDS: [string, string, string][] = [
  ['heads that never end', `GET /api/v2/me/ HTTP/1.1\r\n${HOST}x: `, 'x'],
  [
    'bodies that come letter by letter',
    `POST /api/user/token/ HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 9999\r\n\r\n{`,
    ' ',
  ],
  ['answers that are never read', `GET /large HTTP/1.1\r\n${HOST}\r\n`, ''],
  ['connections that say nothing', '', ''],
  ['pipelines of answers that are never read', `GET /large HTTP/1.1\r\n${HOST}\r\n`.repeat(50), ''],
];

/** A client that never reads, sends its first words immediately, and then one letter again and again. */
function slowClient(first: string, letter: string): { socket: Socket; ended: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  const writing = setInterval(() => letter && !socket.destroyed && socket.write(letter), 50);
  socket.on('error', () => {});
  socket.pause();
  socket.write(first);
  const ended = new Promise<void>((resolve) => socket.once('close', resolve)).finally(() => clearInterval(writing));
  return { socket, ended };
}

const connections = () =>
  new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));

it(`${KINDS.map(([kind]) => kind).join(', ')} keep nobody else waiting, and end`, async () => {
  const clients = KINDS.flatMap(([, first, letter]) => Array.from({ length: EACH }, () => slowClient(first, letter)));
  await expect.poll(connections).toBe(clients.length);
  const before = process.memoryUsage().rss;

  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.call(ana, 'GET', '/v2/me/')));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  // Each costs no more than its buffers, without a copy of the answer that it does not read.
  expect(process.memoryUsage().rss - before).toBeLessThan(EACH * 8 * 1024 * 1024);
  await expect.poll(connections, { timeout: 30_000 }).toBe(0);
  for (const { socket } of clients) socket.destroy();
  await Promise.all(clients.map(({ ended }) => ended));
});
