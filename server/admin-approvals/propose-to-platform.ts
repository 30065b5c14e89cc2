import { APPROVED_WITH, type PlatformApprovalKind } from '#contract/admin-approvals/admin-approvals.rules.ts';
import { APPROVAL_DAYS } from '#contract/approvals/approvals.rules.ts';
import { approvalStale } from '../approvals/approvals.errors.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { mayOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { platformApprovals } from './platform-approvals.table.ts';
import type { PlatformProposal } from './platform-kind.ts';

type ToPropose = Pick<PlatformProposal, 'kind'> &
  Partial<
    Pick<
      PlatformProposal,
      | 'announcementId'
      | 'rateChangeId'
      | 'orderCompanyId'
      | 'orderId'
      | 'people'
      | 'sum'
      | 'limitWas'
      | 'currency'
      | 'nameSr'
      | 'nameEn'
      | 'note'
    >
  >;

const DAY = 24 * 60 * 60 * 1000;

/** Stores a proposal; answers its id. The caller has locked its subject. */
export async function proposeToPlatform(
  transaction: Transaction,
  { companyId, userId: proposedBy }: PersonKey,
  proposed: ToPropose,
  now: Date,
): Promise<number> {
  await endOver(transaction, proposed.kind, now);
  const expiresAt = new Date(now.getTime() + APPROVAL_DAYS * DAY);
  const values = Object.assign({ companyId, proposedBy, expiresAt, createdAt: now }, proposed);
  const [made] = await transaction.insert(platformApprovals).values(values).returning({ id: platformApprovals.id });
  if (!made) throw new Error('nothing was proposed');
  return made.id;
}

/** Marks proposals that waited for seven days as expired, so that the same can be proposed again. */
async function endOver(transaction: Transaction, kind: PlatformApprovalKind, now: Date): Promise<void> {
  await ask(
    transaction,
    sql`
    update platform_approvals set status = 'expired', decided_at = expires_at
    where kind = ${kind}::platform_approval_kind and status = 'waiting' and expires_at <= ${now.toISOString()}::timestamptz`,
  );
}

/** Whether the proposer may still do what they proposed: not after they left or lost the role. */
export async function mayStill(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
  kind: PlatformApprovalKind,
): Promise<boolean> {
  const found = await ask(
    database,
    sql`
    select from users u where u.company_id = ${companyId}::bigint and u.id = ${userId}::bigint
      and ${mayOnPlatform(APPROVED_WITH[kind])}`,
  );
  return found.length > 0;
}

/** Throws approvalStale when the proposer may no longer do it. */
export async function checkProposer(
  transaction: Transaction,
  by: PersonKey,
  kind: PlatformApprovalKind,
): Promise<void> {
  if (!(await mayStill(transaction, by, kind))) throw approvalStale('proposer');
}

interface Settled {
  ended: 'approved' | 'refused' | 'withdrawn' | 'expired';
  /** `job` when the proposal expired. */
  by: PersonKey | 'job';
  reason?: string;
  now: Date;
}

/** Stores the outcome of the waiting proposals `a` that match `about`; answers their ids. */
export async function settleProposal(
  transaction: Transaction,
  about: Text,
  { ended, by, reason = '', now }: Settled,
): Promise<number[]> {
  const decider = by === 'job' || ended === 'withdrawn' ? null : by;
  const settled = await ask<{ id: number }>(
    transaction,
    sql`
    update platform_approvals a set status = ${ended}::approval_status, decider_company_id = ${decider?.companyId ?? null}::bigint,
      decided_by = ${decider?.userId ?? null}::bigint, decided_at = ${now.toISOString()}::timestamptz, reason = ${reason}
    where ${about} and a.status = 'waiting' returning a.id`,
  );
  return settled.map(({ id }) => id);
}

/** SQL of the id of the proposal `a` that still waits and matches `about`, or null. */
export const waitingProposal = (about: Text, now: Date): Text => sql`(
  select max(a.id) from platform_approvals a
  where ${about} and a.status = 'waiting' and a.expires_at > ${now.toISOString()}::timestamptz)`;
