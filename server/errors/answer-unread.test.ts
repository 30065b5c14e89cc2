import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
await shop.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = shop.app.server.address() as { port: number };

/** Everything that the server answers to these bytes on a connection. */
function answerTo(written: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(written));
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

it.each([
  [
    'a head of more than 16 kB',
    `GET /api/v2/me/ HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'request.too_large',
  ],
  ['an address of more', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'request.too_large'],
  ['no HTTP', 'EHLO izbor.example\r\n\r\n', 400, 'request.malformed'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'request.malformed',
  ],
] as const)('answers %s in the shape of all errors', async (_, written, status, code) => {
  const [head = '', body = ''] = (await answerTo(written)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ message: expect.any(String), code });
});
