import type { TextLanguage } from '#contract/language/text-language.ts';
import type { CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';

/** A task as its kind sees it: its progress, and who started it (`userId`). */
export interface RunningTask extends PersonKey {
  id: number;
  payload: Record<string, unknown>;
  total: number;
  done: number;
  failed: number;
}

/** Rows that a batch has finished. */
export interface Batch {
  done: number;
  /** Rows that could not be done, or were left out. */
  failed: number;
}

export type Outcome = 'done' | 'stopped' | 'failed';

/** The result of a task: figures for the client, and texts for the person who started it. */
export interface Ending {
  result: Record<string, number>;
  words: Record<TextLanguage, { title: string; text: string }>;
}

/**
 * A kind of task. `batch` does some of the remaining rows and none twice: which rows remain must be recorded in the database, in
 * the transaction that does them. A task ends when done and failed make up its total; after a batch of nothing it tries again a
 * second later.
 */
export interface TaskKind {
  /** The permission needed to start one. A task stops when nobody has this permission any more. */
  permission: CompanyPermission | PlatformPermission;
  /** Set when read access of the permission is enough. */
  onlyReads?: true;
  /** The most rows of a batch; fewer where that many take longer than a quarter of a second. */
  most: number;
  batch: (transaction: Transaction, task: RunningTask, settings: { size: number; now: Date }) => Promise<Batch>;
  /**
   * Set when the statement of a batch also records the progress of the task (`notedBatch`), which saves a statement per batch.
   */
  notes?: true;
  /** Called in the transaction that ends the task. */
  end: (transaction: Transaction, task: RunningTask, outcome: Outcome, now: Date) => Promise<Ending>;
}

/** How each kind of task is done. */
export type TaskKinds = ReadonlyMap<string, TaskKind>;
