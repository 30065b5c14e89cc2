import {
  getPlatformApproval,
  getPlatformSettings,
  listPlatformApprovals,
} from '#contract/admin-approvals/admin-approvals.contract.ts';
import { getOrder, getOrderImpact, listOrders } from '#contract/admin-orders/admin-orders.contract.ts';
import { getAnnouncement, listAnnouncements } from '#contract/announcements/announcements.contract.ts';
import { listRateChanges, listRates } from '#contract/rates/rates.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';

/** The calls whose answers change when a proposal of the platform is decided. */
export const PLATFORM_APPROVAL_CALLS = [
  ...([listPlatformApprovals, getPlatformApproval, getPlatformSettings, getToday] as const),
  ...([listAnnouncements, getAnnouncement, listRates, listRateChanges, listOrders, getOrder, getOrderImpact] as const),
] as const;
