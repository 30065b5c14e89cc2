import { sql, type Text } from '../database/text.ts';
import type { BulkTopic } from '../records/bulks.table.ts';
import type { TaskKind } from '../tasks/task-kind.ts';

/** Records of one kind, many of which are changed at once. In SQL they are `b`, by their `id`, `revision` and `names`. */
export interface BulkKind {
  topic: BulkTopic;
  /** The kind of the task that changes them; that which takes it back has `_undo` after it. */
  task: string;
  permission: TaskKind['permission'];
  /** Whose history tells of it: the platform’s, or that of the company of whoever asks. */
  notedIn: 'platform' | 'company';
  table: Text;
  /** Those of the table that whoever asks may see, where that is not all of them. */
  seen?: Text;
  /** The columns by which one is called. */
  names: Text;
  /** By which number a row `r` of a bulk finds its record, where that is not always the one it was looked at by. */
  recordOf?: Text;
}

/** In a statement: by which number a row `r` of a bulk finds its record. */
export const recordIdOf = ({ recordOf }: BulkKind): Text => recordOf ?? sql`r.record_id`;

/** What an action makes of a record `b`, in SQL: the fields that change, by the names of the wire, and why it would not. */
export interface Judging<Refusal extends string> {
  before: Text;
  after: Text;
  /** Why it would not change, in the order in which they are looked at. */
  refused: readonly (readonly [Refusal, Text])[];
}
