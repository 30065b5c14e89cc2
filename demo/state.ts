import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';

// Key of the advisory lock that all processes share: its holder seeds the data, the others find it done.
export const SEED_LOCK = 730_517_002;
const WAIT_FOR_SEED = 250;

/** Whether the database is still empty: it has no company. */
export async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ empty: boolean }>(sql`select not exists (select from companies) as empty`);
  return rows[0]?.empty ?? true;
}

/** Runs `work` in one process at a time. A seed takes longer than a statement may wait for a lock, so the lock is polled. */
export async function whileAlone(
  database: Database,
  { onWait = () => {} }: { onWait?: () => void },
  work: (transaction: Transaction) => Promise<boolean>,
): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    const done = await inTransaction(database, async (transaction) => {
      const { rows } = await transaction.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as mine`,
      );
      return rows[0]?.mine ? work(transaction) : null;
    });
    if (done !== null) return done;
    if (tries === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, WAIT_FOR_SEED));
  }
}

/** Whether there is no learning at all; courses no longer on offer would still be in the table. */
export async function lacksLearning(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ lacking: boolean }>(
    sql`select not exists (select from courses) and not exists (select from packages) as lacking`,
  );
  return rows[0]?.lacking ?? false;
}
