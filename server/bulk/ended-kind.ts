import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { Text } from '../database/text.ts';
import type { RecordList, RecordsQuery } from '../records/record-list.ts';
import type { BulkKind } from './bulk-kind.ts';
import type { BulkWords } from './bulk-task.ts';

/** One of the two directions: ending records, or reactivating them. */
interface Way {
  /** Its name on the wire; `noted` is that in the log of changes. */
  action: string;
  noted: ChangeKind;
  /** The reason that prevents it, and its condition on a record `b` in SQL; absent where nothing prevents it. */
  refused?: readonly [why: string, is: Text];
  /** Whether a reason must be given. */
  saysWhy?: boolean;
}

/** Bulk ending and reactivation of one kind of record, by its column `active`. */
export interface EndedKind<Query extends RecordsQuery> {
  bulk: BulkKind;
  /** The list whose filters choose the records. */
  list: RecordList<Query>;
  /** SQL of the name of a record in the log of changes. */
  called: Text;
  end: Way;
  comeBack: Way;
  /** SQL of the effects as JSON, from the tables `affected` (records that would change) and `judged` (all chosen). */
  effects: (now: Date) => Text;
  /** Titles of the notifications at the end of a run and of an undo. */
  words: Record<'run' | 'undo', BulkWords>;
}

/** The direction that sets `active` to this value. */
export const wayTo = <Query extends RecordsQuery>({ end, comeBack }: EndedKind<Query>, active: boolean): Way =>
  active ? comeBack : end;
