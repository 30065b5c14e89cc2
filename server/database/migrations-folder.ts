import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

/** Timestamp of the newest migration of this version. */
export function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}
