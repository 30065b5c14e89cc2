import { getPlatformApproval, listPlatformApprovals } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { getRateImpact, listRateChanges, listRates } from '#contract/rates/rates.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';

/** The calls whose answers change with a rate, those of approvals included. */
export const RATE_CALLS = [
  listRates,
  listRateChanges,
  getRateImpact,
  listPlatformApprovals,
  getPlatformApproval,
  getToday,
] as const;
