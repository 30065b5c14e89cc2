import { sql, type Text } from '../database/text.ts';
import type { BulkTopic } from '../records/bulks.table.ts';
import type { TaskKind } from '../tasks/task-kind.ts';

/** Bulk changes of one kind of record. In SQL a record is `b`, with its `id`, `revision` and `names`. */
export interface BulkKind {
  topic: BulkTopic;
  /** The kind of the task that makes the change; the kind of the task that takes it back has the suffix `_undo`. */
  task: string;
  permission: TaskKind['permission'];
  /** In whose log the change is noted: the platform's, or that of the caller's company. */
  notedIn: 'platform' | 'company';
  table: Text;
  /** The records of the table that the caller may see, where that is not all of them. */
  seen?: Text;
  /** The columns with the name of a record. */
  names: Text;
  /** SQL of the record's id for a row `r` of a bulk, where that is not always `r.record_id`. */
  recordOf?: Text;
}

/** SQL of the record's id for a row `r` of a bulk. */
export const recordIdOf = ({ recordOf }: BulkKind): Text => recordOf ?? sql`r.record_id`;

/**
 * The effect of an action on a record `b`, in SQL: the fields that change, by the names of the wire, and the reasons against it.
 */
export interface Judging<Refusal extends string> {
  before: Text;
  after: Text;
  /** Reasons why the record would not change, in the order in which they are checked. */
  refused: readonly (readonly [Refusal, Text])[];
}
