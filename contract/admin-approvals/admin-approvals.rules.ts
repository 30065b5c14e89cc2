import type { PlatformPermission } from '../permissions/permissions.rules.ts';

/** What of the platform needs a second person. */
export const PLATFORM_APPROVAL_KINDS = ['announcement', 'rate', 'refund', 'limit'] as const;
export type PlatformApprovalKind = (typeof PLATFORM_APPROVAL_KINDS)[number];

/** With which permission each is proposed, seen and decided. */
export const APPROVED_WITH = {
  announcement: 'platform.announcements',
  rate: 'platform.rates',
  refund: 'platform.orders',
  limit: 'platform.settings',
} as const satisfies Record<PlatformApprovalKind, PlatformPermission>;

/** Why what was proposed cannot be done any more: whoever proposed it may not, the rate, the order or the limit is another, nobody is left. */
export const PLATFORM_STALE = ['proposer', 'rate', 'order', 'limit', 'nobody'] as const;
export type PlatformStale = (typeof PLATFORM_STALE)[number];
