import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { Text } from '../database/text.ts';
import type { RecordList, RecordsQuery } from '../records/record-list.ts';
import type { BulkKind } from './bulk-kind.ts';
import type { BulkWords } from './bulk-task.ts';

/** One way of their two: to be ended, or to come back. */
interface Way {
  /** What it is called on the wire, and in the log of changes. */
  action: string;
  noted: ChangeKind;
  /** Why a record `b` cannot go it, in SQL; nothing where every one can. */
  refused?: readonly [why: string, is: Text];
  /** Whether it must be said why. */
  saysWhy?: boolean;
}

/** Records of one kind, many of which are ended at once, or come back: what says so is their column `active`. */
export interface EndedKind<Query extends RecordsQuery> {
  bulk: BulkKind;
  /** By which they are chosen. */
  list: RecordList<Query>;
  /** What one is called in the log of changes, in SQL. */
  called: Text;
  end: Way;
  comeBack: Way;
  /** What it means, as JSON in SQL: of those that are `affected`, or else `judged`. */
  effects: (now: Date) => Text;
  /** What whoever did it is told at the end. */
  words: Record<'run' | 'undo', BulkWords>;
}

/** The way that makes them so. */
export const wayTo = <Query extends RecordsQuery>({ end, comeBack }: EndedKind<Query>, active: boolean): Way =>
  active ? comeBack : end;
