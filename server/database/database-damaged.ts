import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../config/plain-error.ts';

/** The file of DATA_DIR that names the newest copy: who cannot open a database any more asks for that first. */
export const NEWEST_COPY = 'copies.newest';

/** Files of the embedded database are cut or gone: it is not opened, for what is left of it would be taken for all there is. */
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
