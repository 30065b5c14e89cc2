import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** A file as its row names it. */
export interface NamedFile {
  key: string;
  bytes: number;
}

/** The files that rows name, of all companies. */
export function namedFiles(database: Database | Transaction): Promise<NamedFile[]> {
  return ask<NamedFile>(database, sql`select key, bytes from files`);
}

/** How many of them do not lie in a folder as their rows say. */
export async function countMissing(named: readonly NamedFile[], folder: string): Promise<number> {
  let missing = 0;
  for (const { key, bytes } of named) {
    const found = await stat(join(folder, key)).catch(() => null);
    if (found?.size !== bytes) missing += 1;
  }
  return missing;
}
