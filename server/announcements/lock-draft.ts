import type { Transaction } from '../database/database.ts';
import { checkSeen } from '../records/record-moved.ts';
import { otherStatus } from './announcements.errors.ts';
import { readStored, type StoredAnnouncement } from './stored-announcement.ts';

/** Locks an announcement that is still a draft. Throws notFound, RecordMoved, or otherStatus. */
export async function lockDraft(
  transaction: Transaction,
  id: number,
  seen: number | null,
): Promise<StoredAnnouncement> {
  const stored = await readStored(transaction, id, { toWrite: true });
  // Checked first: that it was sent meanwhile says more than that it was changed.
  if (stored.status !== 'draft') throw otherStatus(stored.status);
  checkSeen(stored, seen);
  return stored;
}
