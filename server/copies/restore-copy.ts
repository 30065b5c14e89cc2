import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { refuseRoot } from '../database/folder-owner.ts';
import { syncFiles } from '../database/sync-files.ts';
import { FILE_FOLDERS } from './back-up.ts';
import { checkParts, countOfFiles, filesBelow } from './copied-files.ts';
import { CopyRefused, REPLACE } from './copy-refused.ts';
import { intoFolder, intoPostgres, type Restored } from './into-database.ts';
import { type Manifest, readManifest } from './manifest.ts';

export interface Wanted {
  copy: string;
  /**
   * Whether existing data may be replaced: files and an embedded database are moved to another folder, the tables of PostgreSQL
   * are dropped.
   */
  replace: boolean;
  say: (sentence: string) => void;
}

/**
 * Restores a copy. Nothing is changed before every file of it was checked, and no folder is replaced before the copy was opened
 * and its rows counted.
 */
export async function restoreCopy(config: Config, { copy, replace, say }: Wanted): Promise<Restored> {
  const { dataDir, databaseDirectUrl: databaseUrl, s3 } = config;
  const manifest = await readManifest(copy);
  refuseOtherKind(config, manifest);
  refuseTwoDatabases(config);
  const places = [...(databaseUrl ? [] : ['database']), ...(s3 ? [] : FILE_FOLDERS)];
  if (places.length > 0) refuseRoot(dataDir);
  say(`Looking at ${countOfFiles(manifest.parts.length)} of the copy of ${manifest.made}.`);
  await checkParts(copy, manifest.parts);
  const unlock = lockFolder(dataDir);
  const staged = join(dataDir, `restoring-${process.pid}`);
  try {
    const occupied = places.filter((place) => isOccupied(join(dataDir, place)));
    if (occupied.length > 0 && !replace) {
      throw new CopyRefused(
        `${dataDir} has ${LISTED.format(occupied)} of its own. Name an empty DATA_DIR, or add ${REPLACE}.`,
      );
    }
    for (const place of places) await stage(resolve(copy), staged, place);
    const settings = { manifest, say, files: s3 ? null : join(staged, 'files') };
    const restored = databaseUrl
      ? await intoPostgres(databaseUrl, copy, settings, replace)
      : await intoFolder(staged, settings);
    await setAside(dataDir, occupied, say);
    for (const place of places)
      if (existsSync(join(staged, place))) await rename(join(staged, place), join(dataDir, place));
    await syncFiles([dataDir]);
    return restored;
  } finally {
    await rm(staged, { recursive: true, force: true });
    unlock();
  }
}

function refuseOtherKind({ databaseUrl, s3 }: Config, { database, files }: Manifest): void {
  if (database === 'postgres' && !databaseUrl) {
    throw new CopyRefused('This copy is of a PostgreSQL: set DATABASE_URL to an empty database.');
  }
  if (database === 'embedded' && databaseUrl) {
    throw new CopyRefused('This copy is of an embedded database: put it back without DATABASE_URL.');
  }
  if (files === 'copied' && s3) {
    throw new CopyRefused('This copy has its files with it: put it back without S3_BUCKET.');
  }
  if (files === 's3' && !s3) {
    throw new CopyRefused('The files of this shop are in a bucket: set S3_BUCKET, with what belongs to it.');
  }
}

// If only one of the addresses were changed to an empty database, the shop's own database would be replaced.
function refuseTwoDatabases({ databaseUrl, databaseDirectUrl }: Config): void {
  if (!databaseUrl || !databaseDirectUrl) return;
  const [named, direct] = [databaseUrl, databaseDirectUrl].map((url) => new URL(url).pathname.slice(1));
  if (named === direct) return;
  throw new CopyRefused(
    `DATABASE_URL names the database ${named}, but DATABASE_DIRECT_URL, by which a copy is put back, ${direct}. Name one in both.`,
  );
}

const LISTED = new Intl.ListFormat('en-GB');

function isOccupied(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

async function stage(copy: string, staged: string, place: string): Promise<void> {
  const from = join(copy, place);
  await mkdir(staged, { recursive: true });
  if (!existsSync(from)) return;
  const to = join(staged, place);
  await cp(from, to, { recursive: true });
  if (place === 'database') for (const folder of EMPTY_FOLDERS) await mkdir(join(to, folder), { recursive: true });
  await syncFiles((await filesBelow(to)).map((path) => join(to, path)));
}

// Folders that PostgreSQL expects, and whose content is not copied.
const EMPTY_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];

async function setAside(dataDir: string, occupied: readonly string[], say: (sentence: string) => void): Promise<void> {
  if (occupied.length === 0) return;
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside);
  for (const place of occupied) await rename(join(dataDir, place), join(aside, place));
  say(`What was there before is in ${aside}. Remove it once you need it no more.`);
}
