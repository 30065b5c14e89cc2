import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { embeddedAround } from './around-statements.ts';
import { cutTables } from './cut-tables.ts';
import type { Database, DatabaseSettings, OpenedDatabase } from './database.ts';
import { DatabaseDamaged } from './database-damaged.ts';
import { DiskRoom, isWithoutRoom } from './disk-room.ts';
import { DurableFolder } from './durable-folder.ts';
import { cutFiles, noteSizes } from './file-sizes.ts';
import { FINISHED } from './finished-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { refuseClosedFiles, refuseRoot } from './folder-owner.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { syncFiles } from './sync-files.ts';

// By default PGlite starts with -F, which turns fsync off.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'timezone=UTC'],
];

/**
 * Bytes of a function of PostgreSQL that run before V8 optimises it; its default is 1.8 million. When a database is made and filled, nearly
 * all functions run, most of them only then; optimising them takes a fifth of that work.
 */
const OPTIMISED_LATER = 300_000_000;

// This file exists while the database is open; it remains if the process is killed.
const OPEN = 'izbor.open';

/** Opens the embedded database in `dataDir`/database, durable and for this process alone. */
export async function openEmbedded({
  dataDir,
  onStatement,
  aroundStatement,
  onRecovery = () => {},
}: DatabaseSettings): Promise<OpenedDatabase> {
  const folder = join(resolve(dataDir), 'database');
  refuseRoot(folder);
  const unlock = lockFolder(resolve(dataDir));
  setUnfinishedAside(folder);
  const room = new DiskRoom(resolve(dataDir));
  const opening = join(folder, OPEN);
  const wasClosed = !existsSync(opening);
  if (!wasClosed) onRecovery();
  const { client, whole } = await openWhole(resolve(dataDir), room, wasClosed).catch((error: unknown) => {
    unlock();
    throw error;
  });
  // Awaited by `migrate` or `close`; until then a rejection must not count as unhandled.
  whole.catch(() => {});
  writeFileSync(opening, '');
  if (aroundStatement) embeddedAround(client, aroundStatement);
  const database = drizzle({ client, ...(onStatement ? { logger: { logQuery: onStatement } } : {}) });
  return {
    database: database as unknown as Database,
    kind: 'embedded',
    room,
    migrate: async () => {
      await migrate(database, { migrationsFolder });
      await whole;
      await room.keep();
      room.followedBy((isFull) => void client.query(`set default_transaction_read_only = ${isFull}`));
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await Promise.allSettled([whole, room.close()]);
      await client.close();
      await noteSizes(folder);
      rmSync(opening, { force: true });
      unlock();
    },
  };
}

// How many truncated files or tables a message names.
const MOST_NAMED = 3;

interface OpenFolder {
  client: PGlite;
  /** Resolves when all of it is synced and marked as finished. */
  whole: Promise<void>;
}

/** Opens the database of a folder. Throws DatabaseDamaged if something of it is missing. */
async function openWhole(dataDir: string, room: DiskRoom, wasClosed: boolean): Promise<OpenFolder> {
  const folder = join(dataDir, 'database');
  const isNew = !existsSync(join(folder, FINISHED));
  if (!isNew) refuseCut(dataDir, cutFiles(folder));
  const opened = await openFolder(folder, room).catch(async (error: unknown) => {
    if (isNew || (await isWithoutRoom(dataDir))) throw error;
    refuseClosedFiles(folder);
    throw new DatabaseDamaged(dataDir, 'PostgreSQL cannot read its files', error);
  });
  // Files that were open when the process ended may have any length, so tables are checked instead.
  const cut = wasClosed ? [] : await cutTables(opened.client);
  if (cut.length > 0) await opened.client.close().catch(() => {});
  refuseCut(dataDir, cut);
  return opened;
}

function refuseCut(dataDir: string, cut: readonly string[]): void {
  if (cut.length === 0) return;
  const more = cut.length > MOST_NAMED ? ` and ${cut.length - MOST_NAMED} more` : '';
  throw new DatabaseDamaged(dataDir, `${cut.slice(0, MOST_NAMED).join(', ')}${more} cut or missing`);
}

async function openFolder(folder: string, room: DiskRoom): Promise<OpenFolder> {
  mkdirSync(folder, { recursive: true });
  const finished = join(folder, FINISHED);
  const isNew = !existsSync(finished);
  const fs = new DurableFolder(folder, room, { isNew });
  if (isNew) setFlagsFromString(`--wasm-tiering-budget=${OPTIMISED_LATER}`);
  const client = await PGlite.create({
    fs,
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
    // Unpacking an empty database takes a third of the work of making one.
    ...(isNew && { loadDataDir: await emptyDatabase() }),
  });
  return { client, whole: isNew ? finish(fs, finished) : Promise.resolve() };
}

async function finish(fs: DurableFolder, mark: string): Promise<void> {
  await fs.settle();
  writeFileSync(mark, '');
  await syncFiles([mark]);
}

// A first start that was killed leaves an incomplete database that never opens. It is renamed and kept beside the new one.
function setUnfinishedAside(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, FINISHED))) return;
  renameSync(folder, `${folder}.unfinished-${Date.now()}`);
}
