import { isDecided } from '#contract/requests/requests.rules.ts';
import type { Assigned } from '#contract/requests/review.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import { assignedOf } from './assignment.ts';
import { lockRequest } from './lock-request.ts';
import type { Mover } from './mover.ts';
import { noteAssigned } from './note-review.ts';
import { alreadyDecided, noReviewer } from './requests.errors.ts';
import { tellAssigned } from './tell-assigned.ts';

interface Assigning {
  id: number;
  /** Null to assign it to no reviewer. */
  to: number | null;
  now: Date;
}

/**
 * Assigns an undecided request to a reviewer, who is notified, or to nobody. Throws notFound, ownRequest, noReviewer and alreadyDecided.
 */
export async function assignRequest(
  database: Database,
  mover: Mover,
  { id, to, now }: Assigning,
): Promise<Assigned | null> {
  const { companyId, actorId: userId } = mover;
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, mover, id, { now });
    if (isDecided(request.status)) throw alreadyDecided(request);
    const read = async () => {
      const [found] = await ask<{ assigned: Assigned | null }>(
        transaction,
        sql`select ${assignedOf({ userId, now })} as assigned from requests r where r.company_id = ${companyId} and r.id = ${id}`,
      );
      return found?.assigned ?? null;
    };
    const before = await read();
    if (to !== null) await checkReviewer(transaction, { companyId, to, employee: request.userId });
    if ((before?.to.id ?? null) === to) return before;
    await ask(
      transaction,
      sql`update requests set assigned_to = ${to}::bigint where company_id = ${companyId} and id = ${id}`,
    );
    const after = await read();
    await noteAssigned(transaction, request, mover, { from: before?.to.name ?? null, to: after?.to.name ?? null, now });
    if (after) await tellAssigned(transaction, request, mover, { assigned: after, now });
    return after;
  });
}

async function checkReviewer(
  transaction: Transaction,
  { companyId, to, employee }: { companyId: number; to: number; employee: number },
): Promise<void> {
  const [found] = await ask<{ may: boolean }>(
    transaction,
    sql`
    select u.active and u.confirmed and u.id <> ${employee} and ${mayInCompany('company.requests')} as may
    from users u where u.company_id = ${companyId} and u.id = ${to}`,
  );
  if (!found) throw notFound();
  if (!found.may) throw noReviewer();
}
