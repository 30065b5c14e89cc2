import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { lengthOf } from './test-length.ts';

const TOOLS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'];
const DEBIAN = '/usr/lib/postgresql';

/** Folders that may have the programs of PostgreSQL: PG_BIN, Debian's, newest first, and those of PATH. */
export function postgresFolders(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.filter(Boolean);
}

/**
 * Folder of a PostgreSQL with its tools, which the tests' own one lacks: PG_BIN, Debian's, or one of PATH. Null if there is none, in a
 * short run; in a full run the returned text makes the tests fail.
 */
export function postgresTools(): string | null {
  const found = postgresFolders().find((folder) => TOOLS.every((tool) => existsSync(join(folder, tool))));
  if (found) return found;
  return lengthOf({ short: null, full: 'no folder with initdb, postgres, pg_dump, pg_restore and psql: set PG_BIN' });
}

/** Starts a server of that PostgreSQL, with a database to connect to. */
export async function startPostgresOf(bin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'izbor-tools-'));
  const owner = unprivileged();
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'izbor', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    {
      stdio: 'pipe',
      ...owner,
    },
  );
  const port = await freePort();
  const settings = ['fsync=off', `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    stdio: 'ignore',
    ...owner,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://izbor:unasked@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, () => server.exitCode === null);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user for PostgreSQL's programs if the process is root, which they refuse to be; undefined otherwise. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const of = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const client = new pg.Client({ connectionString: url });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL ended while it started');
}
