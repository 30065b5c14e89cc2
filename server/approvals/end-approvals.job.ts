import { lockCompany } from '../companies/lock-company.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApprovalKinds } from './approval-kind.ts';
import { settle } from './decide.ts';
import { findApproval } from './read-approval.ts';

/** Milliseconds between runs of the job once it finds no expired proposal. */
export const END_APPROVALS_EVERY = 60 * 1000;

/** Ends one expired proposal; returns whether there was one. Any number of servers may run it concurrently. */
export async function endApproval(
  database: Database,
  { kinds, now }: { kinds: ApprovalKinds; now: Date },
): Promise<boolean> {
  const [over] = await next(database, { now: now.toISOString() });
  if (!over) return false;
  const { companyId, id } = over;
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const approval = await findApproval(transaction, companyId, id);
    if (approval.status !== 'waiting') return true;
    await kinds[approval.kind].drop(transaction, approval);
    await settle(transaction, approval, { ended: 'expired', by: 'job', now });
    return true;
  });
}

const next = statement(
  'next_approval_over',
  of<{ companyId: number; id: number }>,
  () => sql`
    select company_id as "companyId", id from approvals
    where status = 'waiting' and expires_at <= ${text('now')}::timestamptz
    order by expires_at, company_id, id limit 1`,
);
