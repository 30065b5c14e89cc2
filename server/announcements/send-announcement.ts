import type { Announcement } from '#contract/announcements/announcements.contract.ts';
import {
  hasMoved,
  lackingTexts,
  MOST_DAYS_AHEAD,
  SECOND_ABOVE,
  UNDO_SECONDS,
} from '#contract/announcements/announcements.rules.ts';
import { isTellingHour, nextTellingHour } from '#contract/calendar/telling-hours.rules.ts';
import { proposeToPlatform } from '../admin-approvals/propose-to-platform.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { notify } from '../notifications/notify.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { startAnnouncing } from './announcement-tasks.ts';
import { trialOf } from './announcement-telling.ts';
import { audienceMoved, nightHour, nobodyReached } from './announcements.errors.ts';
import { fixAudience } from './audience.ts';
import { lockDraft } from './lock-draft.ts';
import { saveStep } from './save-step.ts';
import { placeOf, readAnnouncement, readStored, type StoredAnnouncement, senderOf } from './stored-announcement.ts';
import { tellApprovers } from './tell-approvers.ts';

export interface Stepping {
  caller: Caller;
  id: number;
  now: Date;
}

interface Sending extends Stepping {
  /** The revision that was seen. */
  seen: number | null;
  /** The number of recipients that the person confirmed. */
  count: number;
  at?: string | undefined;
  night?: boolean | undefined;
}

/** Sends a trial to the caller only. Throws notFound, or requestInvalid for missing texts. */
export function tryAnnouncement(database: Database, { caller, id, now }: Stepping): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const stored = await readStored(transaction, id);
    checkTexts(stored);
    await notify(transaction, caller, trialOf(stored), now);
  });
}

/**
 * Sends a draft: stores its recipients, and a task begins in half a minute or at the chosen hour; above 5,000 people it waits for
 * a second person if there is one. Throws notFound, recordChanged, otherStatus, requestInvalid for missing texts, nightHour,
 * nobodyReached, or audienceMoved.
 */
export function sendAnnouncement(
  database: Database,
  { seen, count, night = false, ...sending }: Sending,
): Promise<Announcement> {
  const { caller, id, now } = sending;
  return unlessMoved(database, placeOf(database, caller, id), () =>
    inTransaction(database, async (transaction) => {
      const draft = await lockDraft(transaction, id, seen);
      checkTexts(draft);
      const at = momentOf(sending);
      if (!night && !isTellingHour(at ?? now)) throw nightHour();
      const people = await fixAudience(transaction, draft, now);
      if (people === 0) throw nobodyReached();
      if (hasMoved(count, people)) throw audienceMoved(people);
      const sent = {
        at,
        night,
        people,
        sentCompanyId: caller.companyId,
        sentBy: caller.userId,
        sentAt: now,
        reason: '',
      };
      const fresh = Object.assign(sent, { decidedCompanyId: null, decidedBy: null });
      const waits = people > SECOND_ABOVE && (await hasSecond(transaction, caller));
      const status = waits ? ('waiting' as const) : at ? ('scheduled' as const) : ('queued' as const);
      const columns = Object.assign(fresh, { status });
      const kind = waits ? ('announcement.proposed' as const) : ('announcement.sent' as const);
      const stored = await saveStep(transaction, { caller, id, now, kind, columns });
      await (waits ? propose(transaction, stored, now) : begin(transaction, stored, now));
      return readAnnouncement(transaction, caller, id);
    }),
  );
}

async function propose(transaction: Transaction, stored: StoredAnnouncement, now: Date): Promise<void> {
  const { id: announcementId, people, title_sr: nameSr, title_en: nameEn } = stored;
  const proposed = { kind: 'announcement', announcementId, people, nameSr, nameEn } as const;
  await proposeToPlatform(transaction, senderOf(stored), proposed, now);
  await tellApprovers(transaction, stored, now);
}

/**
 * When the sending should begin: now or at the chosen hour, but at night only if that was confirmed, else at nine in the morning.
 * It may be night now because it waited for a second person.
 */
export function momentToBegin({ at, night }: Pick<StoredAnnouncement, 'at' | 'night'>, now: Date): Date {
  const asked = new Date(Math.max(now.getTime(), at === null ? 0 : Date.parse(at)));
  return night || isTellingHour(asked) ? asked : nextTellingHour(asked);
}

/**
 * Starts the task of a queued or scheduled announcement: half a minute from now at the earliest, so that it can be undone.
 * Answers when it begins.
 */
export async function begin(transaction: Transaction, stored: StoredAnnouncement, now: Date): Promise<Date> {
  const soonest = now.getTime() + UNDO_SECONDS * 1000;
  const startsAt = new Date(Math.max(soonest, momentToBegin(stored, now).getTime()));
  const taskId = await startAnnouncing(transaction, stored, { total: stored.people, now, startsAt });
  await ask(
    transaction,
    sql`
    update announcements set task_id = ${taskId}::bigint, begins_at = ${startsAt.toISOString()}::timestamptz
    where id = ${stored.id}::integer`,
  );
  return startsAt;
}

function checkTexts(texts: StoredAnnouncement): void {
  const lacking = lackingTexts(texts);
  if (lacking.length === 0) return;
  throw requestInvalid(Object.fromEntries(lacking.map((field) => [field, fieldText('required', {})])));
}

const DAY = 24 * 60 * 60 * 1000;

const NOT_AHEAD: Text = {
  en: 'Choose a moment that is still to come, within a year',
  sr: 'Izaberi trenutak koji tek dolazi, najviše godinu dana unapred',
};

function momentOf({ at, now }: Pick<Sending, 'at' | 'now'>): Date | null {
  if (at === undefined) return null;
  const moment = new Date(at);
  const ahead = moment.getTime() - now.getTime();
  if (!(ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY)) throw requestInvalid({ at: NOT_AHEAD });
  return moment;
}

async function hasSecond(transaction: Transaction, caller: Caller): Promise<boolean> {
  const found = await ask(transaction, sql`select from ${othersOnPlatform('platform.announcements', caller)} limit 1`);
  return found.length > 0;
}
