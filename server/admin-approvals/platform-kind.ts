import type { PlatformWorld } from '#contract/admin-approvals/admin-approvals.contract.ts';
import type { PlatformApprovalKind, PlatformStale } from '#contract/admin-approvals/admin-approvals.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { platformApprovals } from './platform-approvals.table.ts';

export type PlatformProposal = typeof platformApprovals.$inferSelect;

/** What a proposal would mean now, and what stands for exactly that. */
export interface World extends Omit<PlatformWorld, 'seen' | 'stale'> {
  stale: PlatformStale | null;
  stands: unknown;
}

interface Deciding {
  by: Caller;
  now: Date;
}

export interface Approving extends Deciding {
  /** Throws when it would not be what was seen, or cannot be done: called with the locks that keep it so. */
  check: (on: Database | Transaction) => Promise<void>;
}

/** How one kind of proposals is looked at, done, and let go. Each settles the proposal in the transaction that does it. */
export interface PlatformKindOf {
  world: (database: Database | Transaction, proposal: PlatformProposal, now: Date) => Promise<World>;
  approve: (database: Database, proposal: PlatformProposal, approving: Approving) => Promise<unknown>;
  refuse: (database: Database, proposal: PlatformProposal, deciding: Deciding & { reason: string }) => Promise<unknown>;
  withdraw: (database: Database, proposal: PlatformProposal, deciding: Deciding) => Promise<unknown>;
}

export type PlatformKinds = Readonly<Record<PlatformApprovalKind, PlatformKindOf>>;

/** A world in which nothing stands beside what was proposed. */
export const NOTHING_BESIDE = {
  people: null,
  sum: null,
  left_count: 0,
  rate: null,
  refund: null,
  limit: null,
} as const;
