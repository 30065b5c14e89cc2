import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Config } from '../config/config.ts';
import { isForbidden, isNoFolder } from '../config/forbidden.ts';
import { projectRoot } from '../config/project-root.ts';
import { NEWEST_COPY } from '../database/database-damaged.ts';
import { syncFiles } from '../database/sync-files.ts';
import { type CopyFacts, copyEmbedded, copyPostgres } from './copied-data.ts';
import { type CopiedPart, copyFiles, filesBelow } from './copied-files.ts';
import { CopyRefused } from './copy-refused.ts';
import { writeManifest } from './manifest.ts';
import { countMissing } from './named-files.ts';

/** Folders in DATA_DIR beside the database that a backup includes. */
export const FILE_FOLDERS = ['files', 'pictures'] as const;

/** The result of a backup. */
export interface Backup {
  copy: string;
  files: number;
  bytes: number;
  /** Files that have a row but are not in the copy; 0 when files are in a bucket. */
  missingFiles: number;
}

/**
 * Backs up a running shop into a new folder below `folder`. The copy gets its final name only once all of it is on disk. A file is stored
 * before its row, so files are copied before the snapshot of the database, and files added meanwhile are copied after it.
 */
export async function backUp(config: Config, folder: string, now: Date): Promise<Backup> {
  refuseOwnFolders(config.dataDir, folder);
  const copy = join(
    resolve(folder),
    `izbor-${now
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-')}`,
  );
  if (existsSync(copy)) throw new CopyRefused(`${copy} is there already.`);
  const unfinished = `${copy}.part`;
  await makeFolder(folder, unfinished);
  try {
    const parts = new Map<string, CopiedPart>();
    const withFiles = () => copyOwnFiles(config, unfinished, parts);
    await withFiles();
    const facts = config.databaseDirectUrl
      ? await copyPostgres(config.databaseDirectUrl, unfinished, parts, withFiles)
      : await copyEmbedded(config.dataDir, unfinished, parts, withFiles);
    await finish(config, unfinished, { facts, parts: [...parts.values()] });
    const missingFiles = config.s3 ? 0 : await countMissing(facts.named, join(unfinished, 'files'));
    await rename(unfinished, copy);
    await syncFiles([dirname(copy)]);
    // For information only; the copy is complete without it.
    if (!config.databaseDirectUrl) await nameNewest(config.dataDir, copy).catch(() => {});
    const bytes = [...parts.values()].reduce((sum, part) => sum + part.bytes, 0);
    return { copy, files: parts.size, bytes, missingFiles };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

// Two machines may start in the same second from the same cron line: only one of them creates the folder.
async function makeFolder(folder: string, unfinished: string): Promise<void> {
  try {
    await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    const { code, path }: NodeJS.ErrnoException = error as Error;
    if (code === 'EEXIST' && path === unfinished)
      throw new CopyRefused(`${unfinished} is there already: another copy is being made. Begin again.`);
    if (isNoFolder(error))
      throw new CopyRefused(`${folder} is no folder, and none can be made there. Name another one.`);
    if (!isForbidden(error)) throw error;
    throw new CopyRefused(
      `${folder} may not be written by the user who runs this. Make it and give it to them (chown).`,
    );
  }
}

// Replaces the earlier file by renaming, as that may belong to another user; the folder belongs to the server.
async function nameNewest(dataDir: string, copy: string): Promise<void> {
  const name = join(dataDir, NEWEST_COPY);
  await writeFile(`${name}.part`, copy);
  await rename(`${name}.part`, name);
}

interface Copied {
  facts: CopyFacts;
  parts: CopiedPart[];
}

async function finish({ s3 }: Config, copy: string, { facts, parts }: Copied): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  await syncFiles([copy, ...(await filesBelow(copy)).map((path) => dirname(join(copy, path)))]);
  await writeManifest(copy, {
    made: new Date().toISOString(),
    izbor: version,
    database: facts.database,
    postgres: facts.postgres,
    migration: facts.migration,
    files: s3 ? 's3' : 'copied',
    counts: facts.counts,
    parts: parts.sort((one, other) => (one.path < other.path ? -1 : 1)),
  });
}

async function copyOwnFiles({ dataDir }: Config, copy: string, parts: Map<string, CopiedPart>): Promise<void> {
  for (const name of FILE_FOLDERS) {
    await copyFiles({ folder: join(dataDir, name), as: name, wants: (path) => !path.endsWith('.part') }, copy, parts);
  }
}

// A copy inside a folder that is backed up would copy itself.
function refuseOwnFolders(dataDir: string, folder: string): void {
  const own = [...FILE_FOLDERS, 'database'].map((name) => join(dataDir, name));
  if (!own.some((path) => `${resolve(folder)}${sep}`.startsWith(`${path}${sep}`))) return;
  throw new CopyRefused(`${folder} is a part of what is copied. Name another folder, best on another disk.`);
}
