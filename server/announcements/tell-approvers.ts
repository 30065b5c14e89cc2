import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { writtenMoment } from '../calendar/written-moment.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { notify } from '../notifications/notify.ts';
import { plainTelling } from '../notifications/plain-telling.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readName } from '../people/read-name.ts';
import { ANNOUNCEMENT_WORDS } from './announcements.texts.ts';
import { type StoredAnnouncement, senderOf } from './stored-announcement.ts';

/** Notifies the people who could approve an announcement that it waits for approval. */
export async function tellApprovers(transaction: Transaction, stored: StoredAnnouncement, now: Date): Promise<void> {
  const sender = senderOf(stored);
  const people = await ask<{ companyId: number; userIds: number[] }>(
    transaction,
    sql`
    select u.company_id as "companyId", jsonb_agg(u.id order by u.id) as "userIds" from ${othersOnPlatform('platform.announcements', sender)}
    group by u.company_id order by u.company_id`,
  );
  const who = await readName(transaction, sender);
  const telling = tellingOf(stored, (language, title) => {
    const { asked } = ANNOUNCEMENT_WORDS[language];
    const count = grouped(stored.people, language);
    return { title: asked.title, paragraphs: [asked.text(who, title, count)] };
  });
  for (const each of people) await notify(transaction, each, telling, now);
}

interface Decided {
  /** The sender of the announcement. */
  to: PersonKey;
  /** Null when the proposal expired. */
  by: PersonKey | null;
  decided: 'approved' | 'refused' | 'recalled' | 'expired';
  /** When the sending begins, if not immediately. */
  startsAt?: Date;
  now: Date;
}

/**
 * Notifies the sender of an announcement of another person's decision, with the reason or the time of the start, or that the
 * proposal expired.
 */
export async function tellSender(
  transaction: Transaction,
  stored: StoredAnnouncement,
  { to, by, decided, startsAt, now }: Decided,
): Promise<void> {
  const who = by === null ? '' : await readName(transaction, by);
  const telling = tellingOf(stored, (language, title) => {
    const words = ANNOUNCEMENT_WORDS[language];
    const text = startsAt ? words.approvedLater(who, title, writtenMoment(startsAt)) : words[decided].text(who, title);
    return { title: words[decided].title, paragraphs: [text, stored.reason] };
  });
  await notify(transaction, to, telling, now);
}

type Say = (language: Language, title: string) => { title: string; paragraphs: readonly string[] };

/** A notification that names the announcement by its title in the reader's language, else in the other. */
const tellingOf = ({ title_sr: sr, title_en: en }: StoredAnnouncement, say: Say): Telling =>
  plainTelling((language) => say(language, textIn(language, { sr, en })));
