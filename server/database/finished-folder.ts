import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../config/plain-error.ts';

/** A file in the folder of an embedded database that was made completely. */
export const FINISHED = 'izbor.finished';

/** Whether a data folder has a complete database. Throws if the folder cannot be read. */
export function hasDatabase(dataDir: string): boolean {
  return statSync(join(dataDir, 'database', FINISHED), { throwIfNoEntry: false }) !== undefined;
}

/** Throws for a data folder without a database, for programs that only read one: opening the folder would make a new one. */
export function refuseNoDatabase(dataDir: string): void {
  if (hasDatabase(dataDir)) return;
  throw new PlainError(`There is no database in ${dataDir}. Is DATA_DIR that of the server?`);
}
