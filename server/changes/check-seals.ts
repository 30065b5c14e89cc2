import type { Database } from '../database/database.ts';
import { verifySeals } from './verify-seals.ts';

/** Parts verified in parallel: this is a command on its own, so no other work has to wait. */
const PARTS_AT_ONCE = 4;

/** Recomputes all seals of the log of changes and prints the broken ones; answers how many are broken. */
export async function checkSeals(database: Database, say: (sentence: string) => void): Promise<number> {
  let [seals, changes, broken] = [0, 0, 0];
  for (let after: number | null = 0; after !== null; ) {
    const part = await verifySeals(database, after, PARTS_AT_ONCE);
    for (const { id, at, broken: what, records } of part.broken) {
      const named = records.map(({ change, field }) => `${change} (${field})`).join(', ');
      const where = named && `, in the change ${named}`;
      say(`Seal ${id} of ${at} is broken: its ${what} are not what was sealed${where}.`);
    }
    seals += part.seals;
    changes += part.changes;
    broken += part.broken.length;
    after = part.next;
  }
  say(`Seals: ${seals}, over changes: ${changes}. Broken: ${broken}.`);
  return broken;
}
