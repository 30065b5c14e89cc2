import type { SnapshotFrom } from 'xstate';
import type { Approval } from '#contract/approvals/approvals.contract.ts';
import type { ApprovalEvent, approvalMachine } from '#machines/approvals/approval.machine.ts';

export type ApprovalSnapshot = SnapshotFrom<typeof approvalMachine>;

/** What each part of the page is given. */
export interface ApprovalViewProps {
  /** Of what is typed, so that what is wrong can be found. */
  id: string;
  snapshot: ApprovalSnapshot;
  send: (event: ApprovalEvent) => void;
}

/** A proposal, as far as deciding on it shows it. */
export type DecidedApproval = Pick<Approval, 'status' | 'proposed_by' | 'decided_by' | 'decided_at' | 'reason'>;

/** What is said of a proposal while one decides on it, in the words of its kind. */
export interface DecisionWords {
  own: string;
  others: string;
  /** What follows once it is approved. */
  after: string;
  /** Why it cannot be done any more. */
  stale: string;
  /** That its time was over. */
  expired: string;
}

/** The same once it was read. */
export interface DecisionProps extends ApprovalViewProps {
  approval: DecidedApproval;
  words: DecisionWords;
}

/** What is asked below what was proposed. */
export type ApprovalAsks = 'approve' | 'approveAnyway' | 'stale' | 'own' | 'others' | 'why' | 'unsure' | 'over';

/** The only reader of the machine's names of states. */
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
  // What was pressed stays where it was while it is sent.
  if (snapshot.matches('sending') && decision === 'refuse') return 'why';
  if (snapshot.matches('sending') && decision === 'withdraw') return 'own';
  if (snapshot.matches('sending')) return approval?.now?.left_count ? 'approveAnyway' : 'approve';
  if (snapshot.matches({ deciding: 'asProposed' })) return 'approve';
  if (snapshot.matches({ deciding: 'changedSince' })) return 'approveAnyway';
  for (const face of ['stale', 'own', 'others'] as const) if (snapshot.matches({ deciding: face })) return face;
  return null;
}
