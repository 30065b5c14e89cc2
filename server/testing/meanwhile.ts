import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

async function areBlocked(database: Database, many: number): Promise<boolean> {
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await ask(database, waits)).length >= many;
}

interface Meanwhile {
  /** What somebody has done and not yet committed. */
  held: Text;
  /** What is done meanwhile: it is over by itself, or waits for them. */
  work: () => Promise<unknown>;
  /** How many of them wait, where several do at once. */
  waiting?: number;
  /** What they do before they commit. */
  also?: Text;
}

/** Does `work` while somebody else is in the middle of a transaction, and waits until both are over. */
export async function meanwhile(database: Database, { held, work, waiting = 1, also }: Meanwhile): Promise<void> {
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
