import type { SnapshotFrom } from 'xstate';
import type { Approval } from '#contract/approvals/approvals.contract.ts';
import type { ApprovalEvent, approvalMachine } from '#machines/approvals/approval.machine.ts';

export type ApprovalSnapshot = SnapshotFrom<typeof approvalMachine>;

/** The props of each part of the page. */
export interface ApprovalViewProps {
  /** Element id of the part with the fields, in which the first problem is focused. */
  id: string;
  snapshot: ApprovalSnapshot;
  send: (event: ApprovalEvent) => void;
}

/** The fields of a proposal that its decision shows. */
export type DecidedApproval = Pick<Approval, 'status' | 'proposed_by' | 'decided_by' | 'decided_at' | 'reason'>;

/** Texts of the decision, by the kind of the proposal. */
export interface DecisionWords {
  own: string;
  others: string;
  /** The consequences of an approval. */
  after: string;
  /** The reason why it can no longer be done. */
  stale: string;
  /** The note that the proposal expired. */
  expired: string;
}

/** Props with the proposal that was read. */
export interface DecisionProps extends ApprovalViewProps {
  approval: DecidedApproval;
  words: DecisionWords;
}

/** The state of the part below the proposal. */
export type ApprovalAsks = 'approve' | 'approveAnyway' | 'stale' | 'own' | 'others' | 'why' | 'unsure' | 'over';

/** Only this function reads the names of the machine's states. */
export const approvalProps = (snapshot: ApprovalSnapshot) => ({
  approval: snapshot.context.approval as Approval | null,
  isReading: snapshot.matches('reading'),
  isMissing: snapshot.matches('missing'),
  isFailed: snapshot.matches('failed'),
  isSending: snapshot.matches('sending'),
  asks: asksOf(snapshot),
});

function asksOf(snapshot: ApprovalSnapshot): ApprovalAsks | null {
  const { decision, approval } = snapshot.context;
  if (snapshot.matches('over')) return 'over';
  if (snapshot.matches('unsure')) return 'unsure';
  if (snapshot.matches('refusing')) return 'why';
  // The pressed button stays in place while the decision is sent.
  if (snapshot.matches('sending') && decision === 'refuse') return 'why';
  if (snapshot.matches('sending') && decision === 'withdraw') return 'own';
  if (snapshot.matches('sending')) return approval?.now?.left_count ? 'approveAnyway' : 'approve';
  if (snapshot.matches({ deciding: 'asProposed' })) return 'approve';
  if (snapshot.matches({ deciding: 'changedSince' })) return 'approveAnyway';
  for (const face of ['stale', 'own', 'others'] as const) if (snapshot.matches({ deciding: face })) return face;
  return null;
}
