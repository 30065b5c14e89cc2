import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';

// Longer than such a piece of work takes; whoever died with it leaves it to the others then.
const LEASE_SECONDS = 120;

/**
 * Takes a piece of work for this server, for two minutes: of many who ask at once one gets it. Kept where tries are counted,
 * which has what it needs: a key and an end.
 */
export async function takeLease(database: Database, work: string, now: Date): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const rows = await ask(
    database,
    sql`
    insert into rate_limits (key, count, resets_at)
    values (${`lease:${work}`}, 1, ${moment} + ${LEASE_SECONDS} * interval '1 second')
    on conflict (key) do update set resets_at = excluded.resets_at where rate_limits.resets_at <= ${moment}
    returning key`,
  );
  return rows.length > 0;
}
