import { join } from 'node:path';
import { refuseNoDatabase } from '../database/finished-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { copiedDatabase } from './copied-database.ts';
import { type CopiedPart, copyFiles, sizeAndDigestOf, writeSynced } from './copied-files.ts';
import { CopyRefused } from './copy-refused.ts';
import { type DatabaseFacts, databaseFacts } from './database-facts.ts';
import { type NamedFile, namedFiles } from './named-files.ts';
import { checkTools, runTool } from './postgres-tools.ts';

export interface CopyFacts extends DatabaseFacts {
  database: 'embedded' | 'postgres';
  /** The stored files of a PostgreSQL database. */
  named: NamedFile[];
}

export const DUMP = 'database.dump';
const LABEL = 'backup_label';
const LOG = /^pg_wal[\\/]([0-9A-F]{24})$/;
// Files of one running process; PostgreSQL's own base backups leave them out too.
const OF_PROCESS =
  /^(izbor\.(open|sizes)|postmaster\.(pid|opts)|pg_(wal|dynshmem|notify|serial|snapshots|stat_tmp|subtrans|replslot)[\\/].+)$/;
const CONTROL = join('global', 'pg_control');

/**
 * Copies the files of the embedded database, then the WAL files that make them consistent. `meanwhile` runs right after the
 * moment of the snapshot.
 */
export async function copyEmbedded(
  dataDir: string,
  copy: string,
  parts: Map<string, CopiedPart>,
  meanwhile: () => Promise<void>,
): Promise<CopyFacts> {
  const folder = join(dataDir, 'database');
  refuseNoDatabase(dataDir);
  const database = await copiedDatabase(dataDir);
  try {
    await database.begin();
    const copied = (wants: (path: string) => boolean) => copyFiles({ folder, as: 'database', wants }, copy, parts);
    await copied((path) => !OF_PROCESS.test(path) && path !== CONTROL);
    await copied((path) => path === CONTROL);
    const { label, log, postgres, migration, counts } = await database.end();
    await meanwhile();
    await copied((path) => isNeeded(path, log));
    if (!parts.has(join('database', 'pg_wal', log.first)))
      throw new CopyRefused('The log was gone too soon. Begin again.');
    const name = join('database', LABEL);
    await writeSynced(join(copy, name), label);
    parts.set(name, await partOf(copy, name));
    return { database: 'embedded', postgres, migration, counts, named: [] };
  } finally {
    await database.close();
  }
}

function isNeeded(path: string, { first, last }: { first: string; last: string }): boolean {
  const name = LOG.exec(path)?.[1];
  return name !== undefined && name >= first && name <= last;
}

/** Dumps a PostgreSQL database; the dump and the counts are of the same snapshot. */
export async function copyPostgres(
  url: string,
  copy: string,
  parts: Map<string, CopiedPart>,
  meanwhile: () => Promise<void>,
): Promise<CopyFacts> {
  const { database, close } = await openDatabase({ url, dataDir: '', connections: 1, patient: true });
  try {
    return await database.transaction(
      async (transaction) => {
        const [snapshot] = await ask<{ name: string }>(transaction, sql`select pg_export_snapshot() as name`);
        const { postgres, migration, counts } = await databaseFacts(transaction);
        await checkTools('pg_dump', postgres);
        const named = await namedFiles(transaction);
        await meanwhile();
        const how = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', '--no-password'];
        await runTool('pg_dump', [...how, `--snapshot=${snapshot?.name}`, `--file=${join(copy, DUMP)}`], url);
        parts.set(DUMP, await partOf(copy, DUMP));
        return { database: 'postgres' as const, postgres, migration, counts, named };
      },
      { isolationLevel: 'repeatable read' },
    );
  } finally {
    await close();
  }
}

async function partOf(copy: string, path: string): Promise<CopiedPart> {
  const { bytes, sha256 } = await sizeAndDigestOf(join(copy, path));
  return { path, bytes, sha256 };
}
