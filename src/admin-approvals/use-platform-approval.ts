import {
  approvePlatformApproval,
  getPlatformApproval,
  refusePlatformApproval,
  withdrawPlatformApproval,
} from '#contract/admin-approvals/admin-approvals.contract.ts';
import type { DecideTry } from '#machines/approvals/approval.machine.ts';
import { useDeciding } from '../admin-budgets/use-deciding.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { PLATFORM_APPROVAL_CALLS } from './approval-calls.ts';

/** The machine of deciding one proposal of the platform. */
export function usePlatformApproval(id: number, onProblem: () => void) {
  const again = query(getPlatformApproval, { params: { id } });
  return useDeciding({ id, read, decide, again, changes: PLATFORM_APPROVAL_CALLS, onProblem });
}

const read = (id: number, signal: AbortSignal) => callEndpoint(getPlatformApproval, { params: { id }, signal });

function decide(id: number, { decision, seen, reason }: DecideTry) {
  const params = { id };
  if (decision === 'approve') return callEndpoint(approvePlatformApproval, { params, body: { seen } });
  if (decision === 'refuse') return callEndpoint(refusePlatformApproval, { params, body: { reason } });
  return callEndpoint(withdrawPlatformApproval, { params });
}
