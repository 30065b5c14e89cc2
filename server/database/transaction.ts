import type { Database, Transaction } from './database.ts';
import { sqlState } from './sql-state.ts';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const TRIES = 5;

/**
 * Runs the work in one transaction; repeats it after a deadlock or a serialisation failure, so that callers see neither (quality.md 2.13).
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      const state = sqlState(error);
      if (tries === TRIES || (state !== DEADLOCK && state !== SERIALIZATION_FAILURE)) throw error;
      await pause(10 + Math.random() * 40 * tries);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
