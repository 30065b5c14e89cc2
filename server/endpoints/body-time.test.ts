import { type ClientRequest, request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { multipart, pngFile } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({ bodyTimes: { call: 200, upload: 600_000, idle: 600_000 } });
await shop.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = shop.app.server.address() as { port: number };
const ana = await shop.person();

interface Slow {
  request: ClientRequest;
  /** The status of the answer, or `cut` when the server closed the connection before the body was complete. */
  outcome: Promise<number | 'cut'>;
}

/** Begins a call and sends the first part of its body. */
function begin(who: Person | null, path: string, headers: Record<string, string>, bytes: Uint8Array): Slow {
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api${path}`,
    headers: { ...who?.headers, ...headers },
  });
  const outcome = new Promise<number | 'cut'>((resolve) => {
    let status: number | undefined;
    request.on('response', (response) => {
      status = response.statusCode;
      response.resume();
    });
    request.on('error', () => {});
    request.on('close', () => resolve(status ?? 'cut'));
  });
  request.write(bytes);
  return { request, outcome };
}

const slowCall = () =>
  begin(null, '/user/token/', { 'content-type': 'application/json', 'content-length': '1000' }, Buffer.from('{'));

it('waits for a picture as long as a slow line takes, and not for the body of another call', async () => {
  const { payload, headers } = multipart([{ name: 'picture', bytes: pngFile() }]);
  const half = payload.length >> 1;
  const length = { ...headers, 'content-length': String(payload.length) };
  const picture = begin(ana, '/v2/me/picture/', length, payload.subarray(0, half));

  expect(await slowCall().outcome).toBe('cut');
  expect(await slowCall().outcome).toBe('cut');
  picture.request.end(payload.subarray(half));

  expect(await picture.outcome).toBe(200);
});

it('waits no longer for the files of nobody', async () => {
  const { payload, headers } = multipart([{ name: 'picture', bytes: pngFile() }]);
  const length = { ...headers, 'content-length': '1000000' };
  const stranger = begin(null, '/v2/me/picture/', length, payload.subarray(0, 10));
  const ended = new Promise((resolve) => stranger.request.once('socket', (socket) => socket.once('close', resolve)));

  await ended;

  expect(await stranger.outcome).toBe(401);
});
