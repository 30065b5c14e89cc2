import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import { type ApprovalEvent, approvalMachine } from '#machines/approvals/approval.machine.ts';
import type { ApprovalSnapshot } from '#src/admin-budgets/approval-props.ts';
import { ApprovalView } from '#src/admin-budgets/approval-view.tsx';
import type { Happened } from '../admin/record-after.ts';

export interface ApprovalAfterProps {
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | ApprovalEvent)[];
  onEvent: (event: ApprovalEvent) => void;
}

/** Deciding on a proposal after these events. */
export function ApprovalAfter({ happened, onEvent }: ApprovalAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(approvalMachine);
    return happened.reduce<ApprovalSnapshot>(
      (before, event) => transition(approvalMachine, before, event as ApprovalEvent)[0],
      first,
    );
  }, [happened]);
  return <ApprovalView id="sample" snapshot={snapshot} send={onEvent} />;
}
