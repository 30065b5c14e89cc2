import type { Stale } from '#contract/approvals/approvals.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { approvals } from './approvals.table.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

/** The effect that a proposal would have now. */
export interface World {
  people: number | null;
  sum: Minor;
  /** People who have left since: the first of them, and their number. */
  leftOut: { id: number; name: string }[];
  leftCount: number;
  stale: Stale | null;
  /** Text that changes whenever that effect does; part of the digest of what the approver was shown. */
  stands: string;
}

/** The permission needed to decide on proposals. */
export type ApprovalPermission = 'company.budgets' | 'company.requests' | 'company.settings';

/** The operations of one kind of proposal. */
export interface ApprovalKindOf {
  /** The permission needed to decide on it. */
  permission: ApprovalPermission;
  /** Locks what the proposal is about, before its effect is read for an approval. */
  lock?: (transaction: Transaction, approval: ApprovalRow) => Promise<void>;
  world: (database: Database | Transaction, approval: ApprovalRow, now: Date) => Promise<World>;
  approve: (transaction: Transaction, approval: ApprovalRow, by: Caller, now: Date) => Promise<void>;
  /** Called when the proposal will not be carried out. */
  drop: (transaction: Transaction, approval: ApprovalRow) => Promise<void>;
}

export type ApprovalKinds = Readonly<Record<ApprovalRow['kind'], ApprovalKindOf>>;
