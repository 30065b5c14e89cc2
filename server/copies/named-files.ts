import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Key and size of a stored file, from its row. */
export interface NamedFile {
  key: string;
  bytes: number;
}

/** All stored files that have a row, of all companies. */
export function namedFiles(database: Database | Transaction): Promise<NamedFile[]> {
  return ask<NamedFile>(database, sql`select key, bytes from files`);
}

/** How many of the files are missing in a folder, or have another size. */
export async function countMissing(named: readonly NamedFile[], folder: string): Promise<number> {
  let missing = 0;
  for (const { key, bytes } of named) {
    const found = await stat(join(folder, key)).catch(() => null);
    if (found?.size !== bytes) missing += 1;
  }
  return missing;
}
