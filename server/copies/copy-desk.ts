import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../database/database.ts';
import { loggedError } from '../database/logged-error.ts';
import { beginCopy, dropCopy, endCopy } from './held-database.ts';

interface Log {
  info(facts: Record<string, unknown>, text: string): void;
  warn(facts: Record<string, unknown>, text: string): void;
}

const hasFileSockets = process.platform !== 'win32';

/**
 * The socket on which a running server accepts requests for a copy. It is in the data folder, so only users who may read the database can
 * connect.
 */
export function deskOf(dataDir: string): string {
  const folder = resolve(dataDir);
  if (hasFileSockets) return join(folder, 'copies.sock');
  return `\\\\.\\pipe\\izbor-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

/**
 * Lets `npm run backup` copy the files of the embedded database while this process writes them. The commands are `begin` and
 * `end`, one copy at a time; a copy ends when its client disconnects. Answers a function that closes the socket.
 */
export async function openCopyDesk(database: Database, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const address = deskOf(dataDir);
  const desk = new CopyDesk(database, log);
  const server = createServer((socket) => desk.serve(socket));
  // Removes the socket of a process that was killed; this process has the lock of the folder, so that one is gone.
  if (hasFileSockets) rmSync(address, { force: true });
  const problem = await listen(server, address);
  if (problem) log.warn({ address, error: loggedError(problem) }, 'no copy can be made while this server runs');
  else if (hasFileSockets) chmodSync(address, 0o600);
  return async () => {
    await desk.close();
    if (!problem) await new Promise((closed) => server.close(closed));
  };
}

function listen(server: Server, address: string): Promise<Error | null> {
  return new Promise((settle) => {
    server.once('error', settle);
    server.listen(address, () => settle(null));
  });
}

class CopyDesk {
  readonly #database: Database;
  readonly #log: Log;
  /** Connections that requested a copy, and the work for each. */
  readonly #asking = new Map<Socket, Promise<void>>();
  #copying: Socket | undefined;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  serve(socket: Socket): void {
    this.#after(socket, async () => {});
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', (line) => {
      this.#after(socket, async () => {
        const answer = await this.#answer(socket, line);
        if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
      });
    });
    socket.on('close', () => this.#after(socket, () => this.#leave(socket)));
  }

  async close(): Promise<void> {
    const served = [...this.#asking.keys()];
    for (const socket of served) socket.destroy();
    await Promise.all(served.map((socket) => new Promise((closed) => socket.once('close', closed))));
    await Promise.all(this.#asking.values());
  }

  #after(socket: Socket, work: () => Promise<void>): void {
    const done = (this.#asking.get(socket) ?? Promise.resolve()).then(work);
    this.#asking.set(socket, done);
  }

  async #answer(socket: Socket, asked: string): Promise<object> {
    try {
      if (asked === 'begin' && this.#copying) return { refused: 'Another copy is being made.' };
      if (asked === 'begin') return await this.#begin(socket);
      if (asked === 'end' && this.#copying === socket) return await this.#end();
      return { refused: 'No copy was begun.' };
    } catch (error) {
      this.#log.warn({ error: loggedError(error) }, 'copy failed');
      return { refused: 'The database could not do it: the log of the server says why.' };
    }
  }

  async #begin(socket: Socket): Promise<object> {
    this.#copying = socket;
    try {
      await beginCopy(this.#database);
    } catch (error) {
      this.#copying = undefined;
      throw error;
    }
    this.#log.info({}, 'copy began');
    return {};
  }

  async #end(): Promise<object> {
    const end = await endCopy(this.#database);
    this.#copying = undefined;
    this.#log.info({}, 'copy ended');
    return end;
  }

  async #leave(socket: Socket): Promise<void> {
    this.#asking.delete(socket);
    if (this.#copying !== socket) return;
    this.#log.warn({}, 'copy dropped: whoever made it went away');
    await dropCopy(this.#database).catch((error: unknown) =>
      this.#log.warn({ error: loggedError(error) }, 'copy failed'),
    );
    this.#copying = undefined;
  }
}
