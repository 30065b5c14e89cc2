import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

/**
 * Stops those tasks (`t`) after the batch that they are in, and those that wait for their hour at once; answers which. One that is over,
 * or was stopped before, stays as it is.
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
