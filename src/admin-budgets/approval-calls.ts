import { getApproval, getApprovalLimit, listApprovals } from '#contract/approvals/approvals.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { GIFT_CALLS } from './gift-calls.ts';

/** The calls whose answers change with a proposal or a decision. */
export const APPROVAL_CALLS = [...GIFT_CALLS, listApprovals, getApproval, getApprovalLimit, getCompanyToday] as const;
