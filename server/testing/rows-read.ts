import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Number of rows of a table that were read by sequential scans (`inTurn`) and by an index. */
export interface RowsRead {
  table: string;
  inTurn: number;
  byIndex: number;
}

/**
 * The rows of each table that `read` reads. PostgreSQL passes on a connection's counters at most once a second, so they may still include
 * earlier transactions; only the difference counts.
 */
export async function rowsRead(database: Database, read: (database: Database) => Promise<unknown>) {
  return database.transaction(async (transaction): Promise<RowsRead[]> => {
    const soFar = async () => {
      const { rows } = await transaction.execute<{ table: string; inTurn: number; byIndex: number }>(sql`
        select relname as table, coalesce(seq_tup_read, 0)::integer as "inTurn", coalesce(idx_tup_fetch, 0)::integer as "byIndex"
        from pg_stat_xact_user_tables`);
      return new Map(rows.map((row) => [row.table, row]));
    };
    const before = await soFar();
    await read(transaction as unknown as Database);
    const after = await soFar();
    return [...after.values()].map((row) => ({
      table: row.table,
      inTurn: row.inTurn - (before.get(row.table)?.inTurn ?? 0),
      byIndex: row.byIndex - (before.get(row.table)?.byIndex ?? 0),
    }));
  });
}
