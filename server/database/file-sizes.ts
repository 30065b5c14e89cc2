import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFiles } from './sync-files.ts';

/** Stands in the folder of a database that was closed: how long each of its files was then. */
export const SIZES = 'izbor.sizes';

const CONTROL = join('global', 'pg_control');
// PostgreSQL takes them away when it begins to open a database, and makes them anew: an opening that failed leaves none.
const MADE_ANEW = /(^|[\\/])pg_internal\.init$|^pg_stat[\\/]/;

interface Sizes {
  /** Of the file that PostgreSQL writes whenever it opens or closes a database: another one, and this note is of another time. */
  control: string;
  bytes: Record<string, number>;
}

/**
 * Notes how long each file of a closed database is. PostgreSQL does not: of a table that lost its end it shows the rows that
 * are left. Where there is no room for the note there is none.
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

/** The files that are shorter than they were when the database was closed, or gone. None is known of one that was opened since. */
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
