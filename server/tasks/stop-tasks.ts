import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

/**
 * Stops the tasks (`t`) that match `which`: running ones after their current batch, waiting ones immediately. Answers those
 * stopped; a task that is over, or was stopped before, is not changed.
 */
export function stopTasks(transaction: Transaction, which: Text, now: Date): Promise<{ id: number; kind: string }[]> {
  return ask<{ id: number; kind: string }>(
    transaction,
    sql`
    update tasks t set cancel_requested_at = ${now.toISOString()}::timestamptz,
      leased_until = case when t.status = 'waiting' then null else t.leased_until end
    where ${which} and t.ended_at is null and t.cancel_requested_at is null
    returning t.id, t.kind`,
  );
}
