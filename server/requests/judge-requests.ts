import type { RequestRefusal } from '#contract/requests/request-bulk.contract.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Assigned, Claim } from '#contract/requests/review.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { assignedOf } from './assignment.ts';
import { claimOf, type Reviewing } from './review-columns.ts';
import { type SignalMarks, signalKindsOf, signalMarks } from './signals.ts';

/** A request of a bulk, as it was when it was checked. */
export interface JudgedRequest {
  id: number;
  status: RequestStatus;
  /** Its last comment; 0 without any. */
  comment: number;
  /** Why it cannot be accepted in a bulk; null if it can. */
  why: RequestRefusal | null;
}

interface Found extends SignalMarks {
  id: number;
  userId: number;
  comment: number;
  claim: Claim | null;
  assigned: Assigned | null;
}

/** Checks which of these requests the person may accept without looking at each. Leaves out requests of other companies. */
export async function judgeRequests(
  database: Database | Transaction,
  reviewing: Reviewing,
  ids: readonly number[],
): Promise<JudgedRequest[]> {
  const { companyId, userId } = reviewing;
  const found = await ask<Found>(
    database,
    sql`
    select r.id, r.user_id as "userId", r.status, r.currency, r.amount,
      to_char(r.purchase_date, 'YYYY-MM-DD') as purchase_date, coalesce((
        select max(c.id) from request_comments c where c.company_id = r.company_id and c.request_id = r.id), 0) as comment,
      ${claimOf(reviewing)} as claim, ${assignedOf(reviewing)} as assigned, ${signalMarks(userId)}
    from requests r join users u on u.company_id = r.company_id and u.id = r.user_id
    join files f on f.company_id = r.company_id and f.id = r.file_id
    where r.company_id = ${companyId}::bigint
      and r.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)
    order by r.id`,
  );
  return found.map((one) => {
    const { id, status, comment } = one;
    return { id, status, comment, why: whyNot(one, userId) };
  });
}

function whyNot(found: Found, userId: number): RequestRefusal | null {
  const { status, claim, assigned } = found;
  if (isDecided(status)) return 'decided';
  if (found.userId === userId) return 'own';
  if (status !== 'pending') return 'in_review';
  if ((claim && !claim.mine) || (assigned && !assigned.mine)) return 'elsewhere';
  const signals = signalKindsOf(found);
  if (signals.includes('over_limit')) return 'limit';
  return signals.length > 0 ? 'signals' : null;
}
