import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { AppError } from '../errors/app-error.ts';
import { tooManyRequests } from '../errors/request.errors.ts';
import { rateLimits } from './caller.table.ts';

/** How often something may be tried in a window of time, counted by a key. */
export interface Limit {
  /** The action and its author: `sign-in:account:…`. The key is hashed before it is stored, because it may contain personal data. */
  key: string;
  most: number;
  /** Length of the window in milliseconds. */
  window: number;
  /** How many tries it counts as; one by default. */
  by?: number;
}

interface Counted {
  key: string;
  count: number;
  seconds: number;
}

/**
 * Counts one try for each limit before it is made, so that concurrent tries cannot slip through. Throws a 429 when a limit is
 * used up: `refusal` is called with the seconds until the next try.
 */
export async function countTry(
  database: Database | Transaction,
  limits: readonly Limit[],
  now: Date,
  refusal: (seconds: number) => AppError = tooManyRequests,
): Promise<void> {
  const rows = limits.map(({ key, window, by = 1 }) => {
    return { key: kept(key), by, resets_at: new Date(now.getTime() + window) };
  });
  const moment = sql`${now.toISOString()}::timestamptz`;
  const counted = await ask<Counted>(
    database,
    sql`
    insert into rate_limits (key, count, resets_at)
    select key, by, resets_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as tried (key text, by integer, resets_at timestamptz) order by key
    on conflict (key) do update set
      count = case when rate_limits.resets_at <= ${moment} then excluded.count else least(rate_limits.count + excluded.count, 1000000) end,
      resets_at = case when rate_limits.resets_at <= ${moment} then excluded.resets_at else rate_limits.resets_at end
    returning key, count, extract(epoch from resets_at - ${moment})::float8 as seconds`,
  );
  const over = counted.filter(({ key, count }) =>
    limits.some((limit) => kept(limit.key) === key && count > limit.most),
  );
  if (over.length > 0) throw refusal(Math.max(...over.map(({ seconds }) => seconds)));
}

/** Whether anything was counted for a limit in its window. */
export async function isCounted(database: Database, { key }: Limit, now: Date): Promise<boolean> {
  const found = await database
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, kept(key)), gt(rateLimits.resetsAt, now)));
  return found.length > 0;
}

/** A try that was right does not count. */
export async function forgetTries(
  database: Database,
  { whole, one }: { whole: string[]; one: string[] },
): Promise<void> {
  const keys = one.map(kept);
  // Locked in the order in which they are counted, or each of two would wait for the other.
  await ask(
    database,
    sql`
    with tried as materialized (
      select key from rate_limits where key = any(${`{${whole.map(kept).join()}}`}::text[]) order by key for update)
    delete from rate_limits r using tried where r.key = tried.key`,
  );
  for (const key of keys) {
    await database
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
      .where(eq(rateLimits.key, key));
  }
}

// Hashes the key: people may type anything, and a hash has a fixed length and does not show whose account was tried.
function kept(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
