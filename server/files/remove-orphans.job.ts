import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { files } from './files.table.ts';
import type { Storage } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;
// The range of days checked: a file stored two days ago has its row by now, or never will.
const FROM_DAYS_AGO = 2;
const TO_DAYS_AGO = 9;

// Files of so many days after a restore are never removed: the restored shop may run beside the original one with the same storage,
// and has no rows of the original's new files.
const SPARED_DAYS = 30;

/**
 * Removes bytes without a row, left by calls that failed or a server that died between the bytes and their row. After a backup
 * was restored (`putBack`) nothing of the days before it and of the month after it is removed.
 */
export async function removeOrphans(
  database: Database,
  storage: Storage,
  { putBack, now }: { putBack: Date | null; now: Date },
): Promise<void> {
  const spared = putBack ? dayOf(putBack.getTime() + SPARED_DAYS * DAY) : '';
  for (let ago = FROM_DAYS_AGO; ago <= TO_DAYS_AGO; ago += 1) {
    const day = dayOf(now.getTime() - ago * DAY);
    if (day <= spared) return;
    for (const [companyId, keys] of byCompany(await storage.keysOf(day))) {
      const named = await namedOf(database, companyId, keys);
      for (const key of keys) if (!named.has(key)) await storage.remove(key);
    }
  }
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function byCompany(keys: readonly string[]): Map<number, string[]> {
  const companies = new Map<number, string[]>();
  for (const key of keys) {
    const companyId = Number(key.split('/')[1]);
    companies.set(companyId, [...(companies.get(companyId) ?? []), key]);
  }
  return companies;
}

async function namedOf(database: Database, companyId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}
