import type { Database } from '../database/database.ts';
import { verifySeals } from './verify-seals.ts';

/** Nobody else waits for this: so many parts are looked at side by side. */
const PARTS_AT_ONCE = 4;

/** Reckons all seals of the log of changes anew and says which are broken; answers how many are. */
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
