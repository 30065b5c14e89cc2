import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { toldBefore } from '#server/nudges/told-before.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { copyBenefits } from './many-benefits.ts';
import { addUsers } from './many-users.ts';
import { DEMO_PASSWORD } from './seeds/people.ts';
import { SEED_LOCK } from './state.ts';

/** Adds benefits and people to a database with demo data, for benchmarks; one process at a time. */
export async function seedMany(
  database: Database,
  { benefits, users, now }: { benefits: number; users: number; now: Date },
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(database, async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (benefits > 0) await copyBenefits(transaction, benefits, now);
    if (users > 0) await addUsers(transaction, { count: users, passwordHash, now });
    await toldBefore(transaction, now);
    await transaction.execute(sql`analyze`);
  });
}
