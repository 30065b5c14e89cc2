import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

async function areBlocked(database: Database, many: number): Promise<boolean> {
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await ask(database, waits)).length >= many;
}

interface DuringTransaction {
  /** A statement in an open transaction. */
  held: Text;
  /** Work done meanwhile: it either ends or waits for that transaction. */
  work: () => Promise<unknown>;
  /** How many connections wait, if `work` uses several. */
  waiting?: number;
  /** A further statement in the transaction, before it is committed. */
  also?: Text;
}

/** Does `work` while another transaction is open, and waits until both are over. */
export async function duringTransaction(
  database: Database,
  { held, work, waiting = 1, also }: DuringTransaction,
): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await database.transaction(async (transaction) => {
    await transaction.execute(held);
    let isOver = false;
    done = work().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await areBlocked(database, waiting)), { timeout: 30_000 }).toBe(true);
    if (also) await transaction.execute(also);
  });
  await done;
}
