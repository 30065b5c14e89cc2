import type { Announcement, addAnnouncement } from '#contract/announcements/announcements.contract.ts';
import type { AnnouncementTexts } from '#contract/announcements/announcements.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { plainWords } from '../benefits/plain-words.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { dropFiles } from './announcement-files.ts';
import { cleanText } from './announcement-telling.ts';
import { announcements } from './announcements.table.ts';
import { lockDraft } from './lock-draft.ts';
import {
  noteAnnouncement,
  placeOf,
  readAnnouncement,
  readStored,
  type StoredAnnouncement,
  storedOf,
} from './stored-announcement.ts';

type Written = BodyOf<typeof addAnnouncement>;
type Kept = AnnouncementTexts & Pick<StoredAnnouncement, 'sender' | 'link' | 'audience'>;

const EMPTY: Kept = {
  ...({ title_sr: '', title_en: '', text_sr: '', text_en: '', alt_sr: '', alt_en: '' } as const),
  ...({ sender: 'Izbor', link: '', audience: {} } as const),
};

/** Adds a new announcement. */
export function insertAnnouncement(
  database: Database,
  { caller, fields, now }: { caller: Caller; fields: Written; now: Date },
): Promise<Announcement> {
  return inTransaction(database, (transaction) => insertRow(transaction, caller, columnsOf(fields, EMPTY), now));
}

/** Adds a copy of an announcement, with its texts, files and audience. Throws notFound. */
export function copyAnnouncement(
  database: Database,
  { caller, id, now }: { caller: Caller; id: number; now: Date },
): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    // Locked, so that its files are not removed before the copy refers to them too.
    const kept = await readStored(transaction, id, { toWrite: true });
    const { picture, attachment } = kept;
    return insertRow(transaction, caller, Object.assign(columnsOf({}, kept), { picture, attachment }), now);
  });
}

async function insertRow(
  transaction: Transaction,
  caller: Caller,
  columns: ReturnType<typeof columnsOf> & Partial<Pick<StoredAnnouncement, 'picture' | 'attachment'>>,
  now: Date,
): Promise<Announcement> {
  const row = Object.assign({ changedAt: now }, columns);
  const [{ id } = { id: 0 }] = await transaction.insert(announcements).values(row).returning({ id: announcements.id });
  const after = await readStored(transaction, id);
  await noteAnnouncement(transaction, { admin: caller, kind: 'announcement.added', before: null, after, now });
  return readAnnouncement(transaction, caller, id);
}

interface Editing {
  caller: Caller;
  id: number;
  /** The revision that was seen. */
  seen: number | null;
  now: Date;
}

/** Changes the fields of a draft that are sent. Throws notFound, recordChanged, or otherStatus. */
export function changeAnnouncement(
  database: Database,
  { caller, id, seen, fields, now }: Editing & { fields: Written },
): Promise<Announcement> {
  return unlessMoved(database, placeOf(database, caller, id), () =>
    inTransaction(database, async (transaction) => {
      const kept = await lockDraft(transaction, id, seen);
      const saving = { key: { id }, seen, columns: columnsOf(fields, kept), now };
      const { before, after, isChanged } = await saveRecord(transaction, announcements, saving);
      const noted = { before: storedOf(before), after: storedOf(after) };
      if (isChanged)
        await noteAnnouncement(transaction, { admin: caller, kind: 'announcement.changed', ...noted, now });
      return readAnnouncement(transaction, caller, id);
    }),
  );
}

/** Deletes a draft whose revision is the one that was seen. Throws notFound, recordChanged, or otherStatus. */
export function discardAnnouncement(database: Database, { caller, id, seen, now }: Editing): Promise<void> {
  return unlessMoved(database, placeOf(database, caller, id), () =>
    inTransaction(database, async (transaction) => {
      const before = await lockDraft(transaction, id, seen);
      await ask(transaction, sql`delete from announcements where id = ${id}::integer`);
      await dropFiles(transaction, [before.picture, before.attachment], now);
      await noteAnnouncement(transaction, { admin: caller, kind: 'announcement.removed', before, after: before, now });
    }),
  );
}

function columnsOf(sent: Written, kept: Kept) {
  const {
    title_sr: titleSr,
    title_en: titleEn,
    text_sr,
    text_en,
    sender,
    link,
    alt_sr: altSr,
    alt_en: altEn,
    audience,
  } = Object.assign(
    {},
    kept,
    Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ) as Kept;
  const [textSr, textEn] = [cleanText(text_sr), cleanText(text_en)];
  const words = [titleSr, titleEn, textSr, textEn].map(plainWords).join(' ');
  const said = { titleSr, titleEn, textSr, textEn, sender, link, altSr, altEn };
  return Object.assign(said, { audience, searchKey: searchKey(words) });
}
