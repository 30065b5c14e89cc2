import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFiles } from './sync-files.ts';

/** A file in the folder of a closed database with the length of each of its files. */
export const SIZES = 'izbor.sizes';

const CONTROL = join('global', 'pg_control');
// PostgreSQL deletes and recreates these when it opens a database, so an opening that failed leaves none.
const MADE_ANEW = /(^|[\\/])pg_internal\.init$|^pg_stat[\\/]/;

interface Sizes {
  /** SHA-256 of the file that PostgreSQL writes whenever it opens or closes a database; if it differs, the note is out of date. */
  control: string;
  bytes: Record<string, number>;
}

/**
 * Notes the length of each file of a closed database. PostgreSQL does not: of a truncated table it shows the remaining rows. Without room
 * for the note none is written.
 */
export async function noteSizes(folder: string): Promise<void> {
  const path = join(folder, SIZES);
  try {
    const sizes: Sizes = { control: controlOf(folder), bytes: sizesIn(folder) };
    writeFileSync(`${path}.part`, JSON.stringify(sizes));
    await syncFiles([`${path}.part`]);
    await rename(`${path}.part`, path);
  } catch {
    rmSync(`${path}.part`, { force: true });
  }
}

/** Files that are shorter than when the database was closed, or missing. Empty if the database was opened since. */
export function cutFiles(folder: string): string[] {
  const path = join(folder, SIZES);
  if (!existsSync(path)) return [];
  const { control, bytes } = JSON.parse(readFileSync(path, 'utf8')) as Sizes;
  const now = sizesIn(folder);
  const isCut = (file: string) => (now[file] ?? -1) < (bytes[file] ?? 0) && !MADE_ANEW.test(file);
  if (isCut(CONTROL)) return [CONTROL];
  if (controlOf(folder) !== control) return [];
  return Object.keys(bytes).filter(isCut);
}

function controlOf(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, CONTROL)))
    .digest('hex');
}

function sizesIn(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('izbor.'),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), statSync(path).size];
    }),
  );
}
