import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that a cluster is made of, each with its path. */
export interface Tools {
  haproxy: string;
  pgbouncer: string;
  initdb: string;
  postgres: string;
  pg_basebackup: string;
  pg_ctl: string;
}

const NAMES = ['haproxy', 'pgbouncer', 'initdb', 'postgres', 'pg_basebackup', 'pg_ctl'] as const;

/** Finds them, PostgreSQL's in `PG_BIN` first. Throws with what is missing, and how Debian brings it. */
export function findTools(): Tools {
  const folders = [process.env.PG_BIN ?? '', ...(process.env.PATH ?? '').split(':'), '/usr/sbin', ...debianFolders()];
  const found = NAMES.map((name) => [name, pathIn(folders, name)] as const);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `There is no ${missing.join(', no ')}. Debian has them: apt-get install --no-install-recommends haproxy pgbouncer postgresql`,
    );
  }
  return Object.fromEntries(found) as unknown as Tools;
}

const pathIn = (folders: readonly string[], name: string) =>
  folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);

function debianFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'));
}

/** Whom PostgreSQL and PgBouncer run as: both refuse to be root. */
export function plainUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}
