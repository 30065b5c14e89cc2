import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { settleProposal } from './propose-to-platform.ts';
import { isWaiting } from './read-platform-approval.ts';

interface Over {
  companyId: number;
  orderIds: readonly number[];
  now: Date;
}

/**
 * Withdraws waiting proposals about orders that are over: there is nothing left to approve. The caller has locked the buyers, as
 * a decision does.
 */
export async function endRefunds(transaction: Transaction, { companyId, orderIds, now }: Over): Promise<void> {
  const about = sql`a.order_company_id = ${companyId}::bigint and ${isWaiting(now)}
    and a.order_id in (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::bigint)`;
  const ended = await settleProposal(transaction, about, { ended: 'withdrawn', by: 'job', now });
  const changes = ended.map(
    (recordId) => ({ kind: 'approval.withdrawn', companyId: PLATFORM, recordId, values: [] }) as const,
  );
  await noteChanges(transaction, 'job', changes, now);
}
