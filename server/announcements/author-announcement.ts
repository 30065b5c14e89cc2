import type { Announcement, addAnnouncement } from '#contract/announcements/announcements.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { plainWords } from '../benefits/plain-words.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { cleanText } from './announcement-telling.ts';
import { otherStatus } from './announcements.errors.ts';
import { announcements } from './announcements.table.ts';
import {
  noteAnnouncement,
  placeOf,
  readAnnouncement,
  readStored,
  type StoredAnnouncement,
  storedOf,
} from './stored-announcement.ts';

type Written = BodyOf<typeof addAnnouncement>;
type Kept = Pick<StoredAnnouncement, 'title_sr' | 'title_en' | 'text_sr' | 'text_en' | 'sender' | 'link' | 'audience'>;

const EMPTY: Kept = { title_sr: '', title_en: '', text_sr: '', text_en: '', sender: 'Izbor', link: '', audience: {} };

/** Writes a new announcement. */
export function insertAnnouncement(
  database: Database,
  { caller, fields, now }: { caller: Caller; fields: Written; now: Date },
): Promise<Announcement> {
  return inTransaction(database, (transaction) => insertRow(transaction, caller, columnsOf(fields, EMPTY), now));
}

/** Writes a new one with the texts and the audience of another. Throws notFound. */
export function copyAnnouncement(
  database: Database,
  { caller, id, now }: { caller: Caller; id: number; now: Date },
): Promise<Announcement> {
  return inTransaction(database, async (transaction) =>
    insertRow(transaction, caller, columnsOf({}, await readStored(transaction, id)), now),
  );
}

async function insertRow(
  transaction: Transaction,
  caller: Caller,
  columns: ReturnType<typeof columnsOf>,
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

/** Changes what is sent of a draft. Throws notFound, recordChanged, or otherStatus. */
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

/** One that is still a draft, locked. Throws notFound, RecordMoved, or otherStatus. */
export async function lockDraft(
  transaction: Transaction,
  id: number,
  seen: number | null,
): Promise<StoredAnnouncement> {
  const stored = await readStored(transaction, id, { toWrite: true });
  // Who has sent it meanwhile tells more than that it was changed.
  if (stored.status !== 'draft') throw otherStatus(stored.status);
  checkSeen(stored, seen);
  return stored;
}

/** Throws a draft away. Throws notFound or otherStatus. */
export function discardAnnouncement(database: Database, { caller, id, now }: Omit<Editing, 'seen'>): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const before = await lockDraft(transaction, id, null);
    await ask(transaction, sql`delete from announcements where id = ${id}::integer`);
    await noteAnnouncement(transaction, { admin: caller, kind: 'announcement.removed', before, after: before, now });
  });
}

function columnsOf(sent: Written, kept: Kept) {
  const {
    title_sr: titleSr,
    title_en: titleEn,
    text_sr,
    text_en,
    sender,
    link,
    audience,
  } = Object.assign(
    {},
    kept,
    Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ) as Kept;
  const [textSr, textEn] = [cleanText(text_sr), cleanText(text_en)];
  const words = [titleSr, titleEn, textSr, textEn].map(plainWords).join(' ');
  return { titleSr, titleEn, textSr, textEn, sender, link, audience, searchKey: searchKey(words) };
}
