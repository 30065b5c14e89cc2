import type { ApprovalKinds } from './approvals/approval-kind.ts';
import { limitApproval } from './approvals/approval-limit.ts';
import { giftApproval } from './gifts/gift-approval.ts';
import { takeBackApproval } from './gifts/take-back-approval.ts';
import { importApproval } from './imports/budgets/import-approval.ts';
import { requestApproval } from './requests/request-approval.ts';

/** How each kind of proposals is shown and carried out: one line each. */
export const approvalKinds: ApprovalKinds = {
  gift: giftApproval,
  limit: limitApproval,
  request: requestApproval,
  take_back: takeBackApproval,
  import: importApproval,
};
