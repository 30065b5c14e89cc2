import type { PlatformPermission } from '../permissions/permissions.rules.ts';

/** Kinds of platform actions that need a second person's approval. */
export const PLATFORM_APPROVAL_KINDS = ['announcement', 'rate', 'refund', 'limit'] as const;
export type PlatformApprovalKind = (typeof PLATFORM_APPROVAL_KINDS)[number];

/** Permission with which a proposal of each kind is made, seen and decided. */
export const APPROVED_WITH = {
  announcement: 'platform.announcements',
  rate: 'platform.rates',
  refund: 'platform.orders',
  limit: 'platform.settings',
} as const satisfies Record<PlatformApprovalKind, PlatformPermission>;

/**
 * Why a proposal can no longer be carried out: its proposer lost the permission, the rate, order or limit has changed, or nobody is
 * affected any more.
 */
export const PLATFORM_STALE = ['proposer', 'rate', 'order', 'limit', 'nobody'] as const;
export type PlatformStale = (typeof PLATFORM_STALE)[number];
