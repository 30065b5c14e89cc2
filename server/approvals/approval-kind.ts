import type { Stale } from '#contract/approvals/approvals.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { approvals } from './approvals.table.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

/** What a proposal would mean now. */
export interface World {
  people: number | null;
  sum: Minor;
  /** Who has left since: the first of them, and how many they are. */
  leftOut: { id: number; name: string }[];
  leftCount: number;
  stale: Stale | null;
  /** Stands for exactly that. */
  stands: string;
}

/** With what one decides on proposals. */
export type ApprovalPermission = 'company.budgets' | 'company.requests' | 'company.settings';

/** How one kind of proposals is looked at, done, and let go. */
export interface ApprovalKindOf {
  /** Who may decide on it. */
  permission: ApprovalPermission;
  /** Keeps what it is about as it is, before that is looked at to be approved. */
  lock?: (transaction: Transaction, approval: ApprovalRow) => Promise<void>;
  world: (database: Database | Transaction, approval: ApprovalRow, now: Date) => Promise<World>;
  approve: (transaction: Transaction, approval: ApprovalRow, by: Caller, now: Date) => Promise<void>;
  /** It will not be done. */
  drop: (transaction: Transaction, approval: ApprovalRow) => Promise<void>;
}

export type ApprovalKinds = Readonly<Record<ApprovalRow['kind'], ApprovalKindOf>>;
