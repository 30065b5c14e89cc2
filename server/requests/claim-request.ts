import type { Claim } from '#contract/requests/review.contract.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { lockRequest } from './lock-request.ts';
import type { Mover } from './mover.ts';
import { noteTakeOver } from './note-review.ts';
import { claimOf, type Reviewing } from './review-columns.ts';

/** Minutes for which a claim is valid, from when it was last renewed. */
const LASTS = 15;

interface Claiming extends Reviewing {
  id: number;
}

/** The present claim on a request of the company. Throws notFound. */
async function readClaim(database: Database, claiming: Claiming): Promise<Claim | null> {
  const [found] = await ask<{ claim: Claim | null }>(
    database,
    sql`select ${claimOf(claiming)} as claim from requests r where r.company_id = ${claiming.companyId} and r.id = ${claiming.id}`,
  );
  if (!found) throw notFound();
  return found.claim;
}

const mine = ({ companyId, id }: Claiming): Text =>
  sql`r.company_id = ${companyId} and r.id = ${id} and r.status in ('pending', 'in_review')`;

// `claimed_at` is kept while the same person renews their claim without a break.
function claim(claiming: Claiming, whose: Text): Text {
  const { userId, now } = claiming;
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    update requests r set claimed_by = ${userId}::bigint, claimed_until = ${moment} + ${LASTS}::integer * interval '1 minute',
      claimed_at = case when r.claimed_by = ${userId}::bigint and r.claimed_until > ${moment} then r.claimed_at else ${moment} end
    where ${mine(claiming)} and r.user_id <> ${userId}::bigint and ${whose}`;
}

/**
 * Claims a request unless a colleague has a valid claim on it. Own and decided requests cannot be claimed. Returns the claim that is valid
 * now.
 */
export async function claimRequest(database: Database, claiming: Claiming): Promise<Claim | null> {
  const { userId, now } = claiming;
  const free = sql`(r.claimed_by is null or r.claimed_by = ${userId}::bigint or r.claimed_until <= ${now.toISOString()}::timestamptz)`;
  await ask(database, claim(claiming, free));
  return readClaim(database, claiming);
}

/** Takes over a colleague's claim, and notes that in the log of changes. */
export async function takeOver(
  database: Database,
  claiming: Claiming,
  mover: Mover & { acting: Acting },
): Promise<Claim | null> {
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, mover, claiming.id, { now: claiming.now });
    const before = await readClaim(transaction, claiming);
    await ask(transaction, claim(claiming, sql`true`));
    const after = await readClaim(transaction, claiming);
    if (after && before?.by.id !== after.by.id) {
      await noteTakeOver(transaction, request, mover, {
        from: before?.by.name ?? null,
        to: after.by.name,
        now: claiming.now,
      });
    }
    return after;
  });
}

/** Releases a person's own claim; a colleague's stays. Throws notFound. */
export async function leaveRequest(database: Database, claiming: Claiming): Promise<void> {
  await ask(
    database,
    sql`update requests r set claimed_by = null, claimed_at = null, claimed_until = null
    where ${mine(claiming)} and r.claimed_by = ${claiming.userId}::bigint`,
  );
  await readClaim(database, claiming);
}
