import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { startChildServer } from '../testing/child-server.ts';
import { makeDatabase } from '../testing/databases.ts';
import { lengthOf } from '../testing/length.ts';
import { makeCompany } from '../testing/people.ts';
import { announceToAll } from './announce.ts';

// quality.md 2.18: after a commit the notification comes at least once, with an effect exactly once.
const now = new Date();
const PEOPLE = 5000;
/** How far it has come when a server is killed. */
const CUTS = lengthOf({ short: [0.1], full: [0.05, 0.3] });

const telling = { titleEn: 'Hello', titleSr: 'Zdravo', textEn: '<p>Hi</p>', textSr: '<p>Ćao</p>', sendFrom: 'Izbor' };

async function crowd(database: Database): Promise<number> {
  const companyId = await makeCompany(database, now);
  const rows = Array.from({ length: PEOPLE }, (_, index) => ({
    companyId,
    email: `crowd-${index}@izbor.test`,
    createdAt: now,
  }));
  await database.insert(users).values(rows);
  return companyId;
}

const numberOf = async (database: Database, what: 'count(*)' | 'count(distinct user_id)') => {
  const { rows } = await database.execute<{ number: number }>(
    sql`select ${sql.raw(what)}::integer as number from notifications`,
  );
  return Number(rows[0]?.number);
};

it('an announcement is finished by the next server when one is killed in the middle, and nobody hears it twice', {
  timeout: 180_000,
}, async () => {
  const opened = await makeDatabase({ on: 'postgres' });
  const { database } = opened;
  const settings = { DATABASE_URL: opened.url ?? '', DATA_DIR: opened.dataDir };
  try {
    const companyId = await crowd(database);
    await inTransaction(database, (transaction) => announceToAll(transaction, companyId, telling, now));
    const cuts: number[] = [];
    for (const share of CUTS) {
      const server = await startChildServer(settings);
      while ((await numberOf(database, 'count(*)')) < PEOPLE * share);
      await server.kill();
      cuts.push(await numberOf(database, 'count(*)'));
      // The time for which the dead one had taken it is over.
      await database.update(outbox).set({ nextAttemptAt: now }).where(sql`delivered_at is null`);
    }
    expect(cuts.every((told) => told < PEOPLE)).toBe(true);
    const server = await startChildServer(settings);
    await expect
      .poll(() => database.select().from(outbox).where(sql`delivered_at is null`), { timeout: 60_000 })
      .toEqual([]);
    await server.stop();
    expect([await numberOf(database, 'count(*)'), await numberOf(database, 'count(distinct user_id)')]).toEqual([
      PEOPLE,
      PEOPLE,
    ]);
  } finally {
    await opened.close();
  }
});
