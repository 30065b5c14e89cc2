import {
  approveApproval,
  getApproval,
  refuseApproval,
  withdrawApproval,
} from '#contract/approvals/approvals.contract.ts';
import { budgetImports } from '#contract/imports/budget-imports.contract.ts';
import { getCompanyRequest, listCompanyComments, listCompanyRequests } from '#contract/requests/review.contract.ts';
import type { DecideTry } from '#machines/approvals/approval.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { APPROVAL_CALLS } from './approval-calls.ts';
import { useDeciding } from './use-deciding.ts';

/** The calls to read again after a decision, with those for a proposed request or file of budgets. */
const DECIDED_CALLS = [
  ...APPROVAL_CALLS,
  listCompanyRequests,
  getCompanyRequest,
  listCompanyComments,
  budgetImports.listImports,
  budgetImports.getImport,
] as const;

/** The machine of deciding one proposal of a company. */
export function useApproval(id: number, onProblem: () => void) {
  const again = query(getApproval, { params: { id } });
  return useDeciding({ id, read, decide, again, changes: DECIDED_CALLS, onProblem });
}

const read = (id: number, signal: AbortSignal) => callEndpoint(getApproval, { params: { id }, signal });

function decide(id: number, { decision, seen, reason }: DecideTry) {
  const params = { id };
  if (decision === 'approve') return callEndpoint(approveApproval, { params, body: { seen } });
  if (decision === 'refuse') return callEndpoint(refuseApproval, { params, body: { reason } });
  return callEndpoint(withdrawApproval, { params });
}
