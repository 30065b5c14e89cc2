import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../config/plain-error.ts';

/** A file in DATA_DIR with the name of the newest backup, which the error message suggests to restore. */
export const NEWEST_COPY = 'copies.newest';

/** Files of the embedded database are truncated or missing. It is not opened, since the rest would be taken for all the data. */
export class DatabaseDamaged extends PlainError {
  constructor(dataDir: string, what: string, cause?: unknown) {
    const copy = newestCopy(dataDir);
    super(
      `The database in ${join(dataDir, 'database')} is damaged: ${what}. It is not opened, for what is missing would be taken for never having been, and its folder is left as it is. ` +
        `Put back ${copy ? 'the newest copy' : 'the newest copy that there is'}: npm run restore -- ${copy ?? '<copy>'} --replace-what-is-there (docs/runbook.md, section 5).`,
      { cause },
    );
  }
}

function newestCopy(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, NEWEST_COPY), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
