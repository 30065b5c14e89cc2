import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import type { Database, Transaction } from './database.ts';
import { sql } from './text.ts';

/** A violated invariant of money (quality.md 2). */
export interface Breach {
  breach: string;
  company_id: number;
  user_id: number;
  detail: string;
}

/** All violated invariants in the database; normally none. */
export async function reconcile(database: Database | Transaction): Promise<Breach[]> {
  const query = readFileSync(join(projectRoot, 'server/database/reconcile.sql'), 'utf8');
  const { rows } = await database.execute(sql.raw(query));
  return rows as unknown as Breach[];
}
