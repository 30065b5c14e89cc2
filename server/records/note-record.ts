import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';

/** What became of a record of the platform, and who did it. */
export interface NotedRecord<Answer> {
  admin: Acting;
  kind: ChangeKind;
  /** Null for a new one. */
  before: Answer | null;
  after: Answer;
  reason?: string | undefined;
  now: Date;
}

/** Notes a change of a record of the platform by its name, with those of its fields that its history tells of. */
export function noteRecord<Answer extends { id: number; revision: number }>(
  transaction: Transaction,
  { name: recordName, told }: { name: string; told: readonly string[] },
  { admin, kind, before, after, reason = '', now }: NotedRecord<Answer>,
) {
  const { id: recordId, revision } = after;
  const values = changedValues(before && { ...before }, { ...after }, told);
  const changed = { kind, companyId: PLATFORM, recordId, recordName, revision, reason, values };
  return noteChange(transaction, admin, changed, now);
}
