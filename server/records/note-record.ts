import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import type { By } from '../changes/insert-changes.ts';
import { changedValues, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';

/** A change of a record of the platform, and who made it. */
export interface NotedRecord<Answer> {
  admin: By;
  kind: ChangeKind;
  /** Null for a new record. */
  before: Answer | null;
  after: Answer;
  reason?: string | undefined;
  now: Date;
}

/** The name of a record, and the fields that its history shows. */
interface Told {
  name: string;
  told: readonly string[];
}

/** Notes a change of a record of the platform. */
export function noteRecord<Answer extends { id: number; revision: number }>(
  transaction: Transaction,
  { name: recordName, told }: Told,
  { admin, kind, before, after, reason = '', now }: NotedRecord<Answer>,
) {
  const { id: recordId, revision } = after;
  const values = changedValues(before && { ...before }, { ...after }, told);
  const changed = { kind, companyId: PLATFORM, recordId, recordName, revision, reason, values };
  return noteChanges(transaction, admin, [changed], now);
}
