import { lt, or } from 'drizzle-orm';
import { sessions } from '../caller/caller.table.ts';
import { TOKEN_LIFE } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { signInAttempts } from './session.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const ATTEMPT_KEPT = DAY;

/** product.md 3: however often it is used, a session ends 90 days after signing in. */
const SESSION_LIFE = 90 * DAY;

/** Ends sessions that are too old, and removes what no longer opens or counts anything: sessions unused for 30 days, old attempts, ended windows. */
export async function forgetOldSessions(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, before(TOKEN_LIFE)), lt(sessions.createdAt, before(SESSION_LIFE))));
  await database.delete(signInAttempts).where(lt(signInAttempts.createdAt, before(ATTEMPT_KEPT)));
  // A limit that is being counted at this moment then starts from zero.
  await ask(
    database,
    sql`
    with over as materialized (
      select key from rate_limits where resets_at < ${now.toISOString()}::timestamptz for update skip locked)
    delete from rate_limits r using over where r.key = over.key`,
  );
}
