import type { PlatformWorld } from '#contract/admin-approvals/admin-approvals.contract.ts';
import type { PlatformApprovalKind, PlatformStale } from '#contract/admin-approvals/admin-approvals.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { platformApprovals } from './platform-approvals.table.ts';

export type PlatformProposal = typeof platformApprovals.$inferSelect;

/** The current effect of a proposal; `stands` is included in the digest of what was seen. */
export interface World extends Omit<PlatformWorld, 'seen' | 'stale'> {
  stale: PlatformStale | null;
  stands: unknown;
}

interface Deciding {
  by: Caller;
  now: Date;
}

export interface Approving extends Deciding {
  /**
   * Throws when the effect is not the one that was seen, or the proposal cannot be done. Called with the locks held, so that the
   * answer stays true.
   */
  check: (on: Database | Transaction) => Promise<void>;
}

/**
 * How one kind of proposals is shown, approved, rejected and withdrawn. Each function settles the proposal in its own
 * transaction.
 */
export interface PlatformKindOf {
  world: (database: Database | Transaction, proposal: PlatformProposal, now: Date) => Promise<World>;
  approve: (database: Database, proposal: PlatformProposal, approving: Approving) => Promise<unknown>;
  refuse: (database: Database, proposal: PlatformProposal, deciding: Deciding & { reason: string }) => Promise<unknown>;
  withdraw: (database: Database, proposal: PlatformProposal, deciding: Deciding) => Promise<unknown>;
}

export type PlatformKinds = Readonly<Record<PlatformApprovalKind, PlatformKindOf>>;

/** A `World` without any figures beside the proposal. */
export const NOTHING_BESIDE = {
  people: null,
  sum: null,
  left_count: 0,
  rate: null,
  refund: null,
  limit: null,
} as const;
