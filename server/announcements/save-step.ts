import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { By } from '../changes/insert-changes.ts';
import type { Transaction } from '../database/database.ts';
import { type Columns, saveRecord } from '../records/save-record.ts';
import { announcements } from './announcements.table.ts';
import { noteAnnouncement, type StoredAnnouncement, storedOf } from './stored-announcement.ts';

interface Step {
  caller: By;
  id: number;
  kind: ChangeKind;
  columns: Columns<typeof announcements>;
  reason?: string;
  now: Date;
}

/** Writes a step of a locked announcement and notes it in the log; answers the announcement after it. */
export async function saveStep(
  transaction: Transaction,
  { caller, id, kind, columns, reason = '', now }: Step,
): Promise<StoredAnnouncement> {
  const { before, after } = await saveRecord(transaction, announcements, { key: { id }, seen: null, columns, now });
  const noted = { before: storedOf(before), after: storedOf(after) };
  await noteAnnouncement(transaction, { admin: caller, kind, reason, ...noted, now });
  return noted.after;
}
