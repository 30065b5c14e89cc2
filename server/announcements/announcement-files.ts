import type { Announcement, AnnouncementFile } from '#contract/announcements/announcements.contract.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PutFile, storeFile } from '../files/files.service.ts';
import { sentFiles } from '../files/sent-file.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { lockDraft } from './lock-draft.ts';
import { saveStep } from './save-step.ts';
import { placeOf, readAnnouncement } from './stored-announcement.ts';

const sent = sentFiles('announcements');

interface Filing {
  caller: Caller;
  id: number;
  /** The revision that was seen. */
  seen: number | null;
  /** Which of its two files it is. */
  as: 'picture' | 'attachment';
  /** The file, whose bytes are already stored; null removes the file. */
  put: PutFile | null;
  now: Date;
}

/** Replaces or removes the picture or the attachment of a draft. Throws notFound, recordChanged, or otherStatus. */
export function setFile(database: Database, { caller, id, seen, as, put, now }: Filing): Promise<Announcement> {
  return unlessMoved(database, placeOf(database, caller, id), () =>
    inTransaction(database, async (transaction) => {
      const { [as]: former } = await lockDraft(transaction, id, seen);
      if (put === null && former === null) return readAnnouncement(transaction, caller, id);
      if (put) await storeFile(transaction, caller, put);
      const columns = { [as]: put && fileOf(put, as) };
      await saveStep(transaction, { caller, id, now, kind: 'announcement.changed', columns });
      await dropFiles(transaction, [former], now);
      return readAnnouncement(transaction, caller, id);
    }),
  );
}

const fileOf = ({ key, file: { name, bytes } }: PutFile, as: Filing['as']): AnnouncementFile => ({
  address: sent.addressOf(key, as === 'attachment' ? '.pdf' : ''),
  name,
  bytes: bytes.length,
});

/** Removes files that a draft no longer has, unless another announcement (a copy, or the original) still has them. */
export async function dropFiles(
  transaction: Transaction,
  files: readonly (AnnouncementFile | null)[],
  now: Date,
): Promise<void> {
  for (const file of files) {
    if (file === null) continue;
    await sent.hold(transaction, file.address);
    const namedBy = await ask(transaction, sql`select from announcements where ${isNamed(file.address)} limit 1`);
    if (namedBy.length === 0) await sent.drop(transaction, file.address, now);
  }
}

const isNamed = (address: string) => sql`(picture ->> 'address' = ${address} or attachment ->> 'address' = ${address})`;

/** The file of an announcement, by its address; null for any other stored file. */
export const findAnnouncementFile = (database: Database, address: string) =>
  sent.find(database, address, sql`exists (select from announcements where ${isNamed(address)})`);
