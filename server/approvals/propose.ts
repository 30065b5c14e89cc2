import { APPROVAL_DAYS } from '#contract/approvals/approvals.rules.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import type { ApprovalKindOf, ApprovalRow } from './approval-kind.ts';
import { approvals } from './approvals.table.ts';
import { tellAsked } from './tell-approval.ts';

type ToPropose = Pick<ApprovalRow, 'kind' | 'people' | 'limitWas' | 'currency' | 'note'> & {
  sum: Minor;
  /** Employee of the request. */
  userId?: number;
};

const DAY = 24 * 60 * 60 * 1000;

/** Stores a proposal and notifies those who could approve it; returns its id. The caller has locked the company. */
export async function propose(
  transaction: Transaction,
  by: Acting,
  proposed: ToPropose,
  { permission, now }: Pick<ApprovalKindOf, 'permission'> & { now: Date },
): Promise<number> {
  const { companyId, userId: proposedBy } = by;
  const expiresAt = new Date(now.getTime() + APPROVAL_DAYS * DAY);
  const values = Object.assign({ companyId, proposedBy, createdAt: now, expiresAt }, proposed);
  const [approval] = await transaction.insert(approvals).values(values).returning();
  if (!approval) throw new Error('nothing was proposed');
  const { kind, people, sum, note } = approval;
  const noted = changedValues(null, { what: kind, people, sum: toMajor(sum), note }, ['what', 'people', 'sum', 'note']);
  const personal = noted.map((value) => ({ ...value, personal: value.field === 'note' }));
  const changed = { kind: 'approval.proposed' as const, companyId, recordId: approval.id, values: personal };
  await noteChange(transaction, by, changed, now);
  await tellAsked(transaction, approval, permission);
  return approval.id;
}
