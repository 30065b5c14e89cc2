import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolders } from '#server/testing/postgres-tools.ts';

/** Paths of the programs that a cluster needs. */
export interface Tools {
  haproxy: string;
  pgbouncer: string;
  initdb: string;
  postgres: string;
  pg_basebackup: string;
  pg_ctl: string;
}

const NAMES = ['haproxy', 'pgbouncer', 'initdb', 'postgres', 'pg_basebackup', 'pg_ctl'] as const;

/** Finds the programs, PostgreSQL's in `PG_BIN` first. Throws with the missing ones and the Debian packages that contain them. */
export function findTools(): Tools {
  const folders = [...postgresFolders(), '/usr/sbin'];
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
  folders.map((folder) => join(folder, name)).find(existsSync);
