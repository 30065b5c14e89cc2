import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';

const query = readFileSync(new URL('../database/reconcile.sql', import.meta.url), 'utf8');

/** A breach of what must always hold of money (quality.md 2). */
export interface Breach {
  breach: string;
  company_id: number;
  user_id: number;
  detail: string;
}

/** The breaches that the database holds: none while all is well. */
export async function reconcile(database: Database | Transaction): Promise<Breach[]> {
  const { rows } = await database.execute(sql.raw(query));
  return rows as unknown as Breach[];
}
