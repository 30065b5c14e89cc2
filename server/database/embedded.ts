import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseSettings, OpenedDatabase } from './database.ts';
import { DiskRoom } from './disk-room.ts';
import { DurableFolder } from './durable-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';

// PGlite starts with -F, which is fsync off.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'timezone=UTC'],
];

// Stands in the folder once the database in it was made whole.
const FINISHED = 'izbor.finished';
// Stands there while it is open; a process that was killed leaves it.
const OPEN = 'izbor.open';

/** Opens the embedded database in `dataDir`/database, durable and for this process alone. */
export async function openEmbedded({
  dataDir,
  onStatement,
  onRecovery = () => {},
}: DatabaseSettings): Promise<OpenedDatabase> {
  const unlock = lockFolder(resolve(dataDir));
  const folder = join(resolve(dataDir), 'database');
  setUnfinishedAside(folder);
  const room = new DiskRoom(resolve(dataDir));
  const opening = join(folder, OPEN);
  if (existsSync(opening)) onRecovery();
  const client = await openFolder(folder, room).catch((error: unknown) => {
    unlock();
    throw error;
  });
  writeFileSync(join(folder, FINISHED), '');
  writeFileSync(opening, '');
  const database = drizzle({ client, ...(onStatement ? { logger: { logQuery: onStatement } } : {}) });
  return {
    database: database as unknown as Database,
    kind: 'embedded',
    room,
    migrate: async () => {
      await migrate(database, { migrationsFolder });
      await room.keep();
      room.followedBy((isFull) => void client.query(`set default_transaction_read_only = ${isFull}`));
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await room.close();
      await client.close();
      rmSync(opening, { force: true });
      unlock();
    },
  };
}

async function openFolder(folder: string, room: DiskRoom): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  const isThere = existsSync(join(folder, FINISHED));
  return PGlite.create({
    fs: new DurableFolder(folder, room),
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
    // To unpack an empty database takes a third of the work of making one.
    ...(!isThere && { loadDataDir: await emptyDatabase() }),
  });
}

// A first start that was killed leaves half a database, which would never open again. It is kept, beside the new one.
function setUnfinishedAside(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, FINISHED))) return;
  renameSync(folder, `${folder}.unfinished-${Date.now()}`);
}
