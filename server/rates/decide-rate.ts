import { and, eq } from 'drizzle-orm';
import { checkProposer, settleProposal } from '../admin-approvals/propose-to-platform.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { lockRate } from './lock-rate.ts';
import { noteRate } from './note-rate.ts';
import { openSince } from './rate-row.ts';
import { othersRate, ownRate, rateDecided, rateExpired, rateMoved } from './rates.errors.ts';
import { rateChanges } from './rates.table.ts';
import { applyRate } from './set-rate.ts';
import { tellProposer } from './tell-rates.ts';

type Row = typeof rateChanges.$inferSelect;
type Ended = 'set' | 'refused' | 'withdrawn';

interface Deciding {
  id: number;
  now: Date;
}

/** Sets a rate as proposed. Refusals: one's own (403), decided, moved, or without the permission (409), expired (410). */
export function approveRate(database: Database, caller: Caller, deciding: Deciding): Promise<void> {
  const { now } = deciding;
  return whileWaiting(database, caller, 'set', deciding, async (transaction, change, current) => {
    if (isBy(change, caller)) throw ownRate();
    if (current !== change.perEuroWas) throw rateMoved();
    await checkProposer(transaction, { companyId: change.companyId, userId: change.proposedBy }, 'rate');
    await settle(transaction, change, { ended: 'set', by: caller, now });
    const by = Object.assign({}, caller, { via: 'approval' as const, viaId: String(change.id) });
    await applyRate(transaction, by, { ...change, now });
    await tellProposer(transaction, change, { told: 'approved', by: caller, now });
  });
}

/** Refuses a proposed rate, and says why. Refusals as of `approveRate`, but that it moved or by whom it is. */
export function refuseRate(
  database: Database,
  caller: Caller,
  { reason, ...deciding }: Deciding & { reason: string },
): Promise<void> {
  const { now } = deciding;
  return whileWaiting(database, caller, 'refused', deciding, async (transaction, change) => {
    if (isBy(change, caller)) throw ownRate();
    await settle(transaction, change, { ended: 'refused', by: caller, reason, now });
    const why = { field: 'reason', before: null, after: reason, personal: true };
    await noteRate(transaction, caller, { ...change, kind: 'rate.refused', more: [why], now });
    await tellProposer(transaction, change, { told: 'refused', by: caller, reason, now });
  });
}

/** Withdraws the caller's own proposal. Refusals: another person's (403), decided (409), expired (410). */
export function withdrawRate(database: Database, caller: Caller, deciding: Deciding): Promise<void> {
  const { now } = deciding;
  return whileWaiting(database, caller, 'withdrawn', deciding, async (transaction, change) => {
    if (!isBy(change, caller)) throw othersRate();
    await settle(transaction, change, { ended: 'withdrawn', by: caller, now });
    await noteRate(transaction, caller, { ...change, kind: 'rate.withdrawn', now });
  });
}

const isBy = ({ companyId, proposedBy }: Row, caller: Caller): boolean =>
  companyId === caller.companyId && proposedBy === caller.userId;

/** Decides on a waiting proposal, serialised by a lock. Repeating the caller's own decision succeeds. */
function whileWaiting(
  database: Database,
  caller: Caller,
  ended: Ended,
  { id, now }: Deciding,
  work: (transaction: Transaction, change: Row, current: number) => Promise<void>,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const [found] = await transaction.select().from(rateChanges).where(eq(rateChanges.id, id));
    if (!found) throw notFound();
    const { perEuro: current } = await lockRate(transaction, found.currency);
    const [change = found] = await transaction.select().from(rateChanges).where(eq(rateChanges.id, id));
    if (change.status === ended && isDecidedBy(change, caller)) return;
    if (
      change.status === 'expired' ||
      (change.status === 'waiting' && change.createdAt.toISOString() <= openSince(now))
    )
      throw rateExpired();
    if (change.status !== 'waiting') throw rateDecided(change.status);
    await work(transaction, change, current);
  });
}

const isDecidedBy = (change: Row, caller: Caller): boolean =>
  change.decidedBy === null
    ? isBy(change, caller) && change.status === 'withdrawn'
    : change.deciderCompanyId === caller.companyId && change.decidedBy === caller.userId;

interface Settled {
  ended: Ended;
  by: Caller;
  reason?: string;
  now: Date;
}

async function settle(transaction: Transaction, { id }: Row, { ended, by, reason = '', now }: Settled): Promise<void> {
  const settled = { ended: ended === 'set' ? ('approved' as const) : ended, by, reason, now };
  await settleProposal(transaction, sql`a.rate_change_id = ${id}::integer`, settled);
  // A withdrawn proposal has no decider.
  const decider = ended === 'withdrawn' ? null : by;
  const { companyId: deciderCompanyId = null, userId: decidedBy = null } = decider ?? {};
  const decided = { deciderCompanyId, decidedBy, decidedAt: now, reason };
  await transaction
    .update(rateChanges)
    .set({ status: ended, ...decided })
    .where(and(eq(rateChanges.id, id), eq(rateChanges.status, 'waiting')));
}
