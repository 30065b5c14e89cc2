import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { tryLock } from 'fs-native-extensions';
import type { Database, DatabaseSettings, OpenedDatabase } from './database.ts';
import { DurableFolder } from './durable-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** The embedded database has no lock of its own: two processes on one folder lose rows silently. */
export class DatabaseFolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process of Izbor. Stop that one, or set DATA_DIR.`);
  }
}

// PGlite starts with -F, which is fsync off.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'timezone=UTC'],
];

/** Opens the embedded database in `dataDir`/database, durable and for this process alone. */
export async function openEmbedded({ dataDir, onStatement }: DatabaseSettings): Promise<OpenedDatabase> {
  const unlock = lockFolder(resolve(dataDir));
  const client = await PGlite.create({
    fs: new DurableFolder(join(resolve(dataDir), 'database')),
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const database = drizzle({ client, ...(onStatement ? { logger: { logQuery: onStatement } } : {}) });
  return {
    database: database as unknown as Database,
    kind: 'embedded',
    migrate: () => migrate(database, { migrationsFolder }),
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

// The kernel frees the lock however the process ends.
function lockFolder(folder: string): () => void {
  mkdirSync(join(folder, 'database'), { recursive: true });
  const file = openSync(join(folder, 'database.lock'), 'a+');
  if (tryLock(file)) return () => closeSync(file);
  closeSync(file);
  throw new DatabaseFolderInUse(folder);
}
