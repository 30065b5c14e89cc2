import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../config/plain-error.ts';

/** Stands in the folder of an embedded database once it was made whole. */
export const FINISHED = 'izbor.finished';

/** Whether a data folder has a database that was made whole. Throws where it may not be looked into. */
export function hasDatabase(dataDir: string): boolean {
  return statSync(join(dataDir, 'database', FINISHED), { throwIfNoEntry: false }) !== undefined;
}

/** Refuses a data folder without a database, for whoever looks at one that is there: to open it would make a new one. */
export function refuseNoDatabase(dataDir: string): void {
  if (hasDatabase(dataDir)) return;
  throw new PlainError(`There is no database in ${dataDir}. Is DATA_DIR that of the server?`);
}
