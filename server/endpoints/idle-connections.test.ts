import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startChildServer } from '../testing/child-server.ts';
import { makeDatabase } from '../testing/databases.ts';
import { lengthOf } from '../testing/test-length.ts';

// People who have a page open and do nothing.
const CONNECTIONS = lengthOf({ short: 1000, full: 10_000 });
const AT_ONCE = 200;
/** Memory in bytes that a connection may cost, and that a thousand calls cost in any case. */
const MOST_EACH = 24 * 1024;
const MOST_ANYWAY = 96 * 1024 * 1024;

/** A keep-alive connection that has had its answer. */
function idleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (bytes) =>
      String(bytes).startsWith('HTTP/1.1 200') ? resolve(socket) : reject(new Error(String(bytes))),
    );
    socket.write('GET /health/live HTTP/1.1\r\nhost: izbor\r\nconnection: keep-alive\r\n\r\n');
  });
}

const memoryOf = (pid: number) =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

it(`answers as before with ${CONNECTIONS} connections on which nothing happens`, { timeout: 240_000 }, async () => {
  const database = await makeDatabase({ on: 'postgres' });
  const server = await startChildServer({ DATABASE_URL: database.url ?? '', DATA_DIR: database.dataDir });
  const port = Number(new URL(server.url).port);
  const idle: Socket[] = [];
  let ended = 0;
  try {
    const before = memoryOf(server.pid);
    while (idle.length < CONNECTIONS) {
      const more = await Promise.all(Array.from({ length: AT_ONCE }, () => idleConnection(port)));
      for (const socket of more) {
        socket.on('close', () => {
          ended += 1;
        });
      }
      idle.push(...more);
    }
    const grown = memoryOf(server.pid) - before;

    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/v2/me/`)).status).toBe(401);
    expect(grown).toBeLessThan(MOST_ANYWAY + CONNECTIONS * MOST_EACH);
    expect(ended).toBe(0);
  } finally {
    for (const socket of idle) socket.destroy();
    await server.stop();
    await database.close();
  }
});
