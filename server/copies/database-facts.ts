import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Facts about a database at one moment, with which a restored one is compared. */
export interface DatabaseFacts {
  postgres: string;
  migration: number;
  counts: Record<string, number>;
}

/** Reads the facts in the caller's transaction, and counts the rows of every table. */
export async function databaseFacts(transaction: Database | Transaction): Promise<DatabaseFacts> {
  const [server] = await ask<{ postgres: string; migration: number }>(
    transaction,
    sql`select current_setting('server_version') as postgres, max(created_at) as migration from drizzle.__drizzle_migrations`,
  );
  const tables = await ask<{ name: string }>(
    transaction,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await ask<{ rows: number }>(
      transaction,
      sql`select count(*)::integer as rows from ${sql.raw(`"${name}"`)}`,
    );
    counts[name] = counted?.rows ?? 0;
  }
  return { postgres: server?.postgres ?? '', migration: Number(server?.migration ?? 0), counts };
}
