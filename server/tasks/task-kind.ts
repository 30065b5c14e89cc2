import type { CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';

/** A task as its kind sees it: how far it is, and who started it (`userId`). */
export interface RunningTask extends PersonKey {
  id: number;
  payload: Record<string, unknown>;
  total: number;
  done: number;
  failed: number;
}

/** What a batch has done. */
export interface Batch {
  done: number;
  /** What could not be done, or was left out. */
  failed: number;
}

export type Outcome = 'done' | 'stopped' | 'failed';

/** What came of a task: figures for programs, and words for who started it. */
export interface Ending {
  result: Record<string, number>;
  words: Record<'en' | 'sr', { title: string; text: string }>;
}

/**
 * A kind of long work. `batch` does some of what is left and nothing twice: which rows those are must stand in the database, and
 * be written with the work. A task is over when done and failed make up its total; a batch of nothing tries again a second later.
 */
export interface TaskKind {
  /** What it takes to start one. Nobody goes on with work that nobody may do any more. */
  permission: CompanyPermission | PlatformPermission;
  /** Whether reading is enough of it. */
  onlyReads?: true;
  /** The most rows of a batch; fewer where that many take longer than a quarter of a second. */
  most: number;
  batch: (transaction: Transaction, task: RunningTask, settings: { size: number; now: Date }) => Promise<Batch>;
  /** Whether the statement that does a batch notes how far the task is (`notedBatch`): one less for each. */
  notes?: true;
  /** In the transaction of the end. */
  end: (transaction: Transaction, task: RunningTask, outcome: Outcome, now: Date) => Promise<Ending>;
}

/** How each kind of task is done. */
export type TaskKinds = ReadonlyMap<string, TaskKind>;
