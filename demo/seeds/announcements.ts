import type { Audience } from '#contract/announcements/announcements.contract.ts';
import { momentInBelgrade } from '#contract/announcements/announcements.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import { isWorkday } from '#contract/calendar/workdays.rules.ts';
import { countAudience, fixAudience } from '#server/announcements/audience.ts';
import { insertAnnouncement } from '#server/announcements/author-announcement.ts';
import { saveStep } from '#server/announcements/save-step.ts';
import { sendAnnouncement } from '#server/announcements/send-announcement.ts';
import { dedupeKeyOf } from '#server/announcements/stored-announcement.ts';
import type { Caller } from '#server/caller/caller.ts';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { sql } from '#server/database/text.ts';
import { type AnnouncementContent, DEMO_ANNOUNCEMENTS } from '../composer/announcements.ts';
import { WELCOME_NOTIFICATION } from '../composer/notifications.ts';
import { known } from '../known.ts';
import { callerOf } from './caller-of.ts';
import type { DemoPlaces, Happening } from './places.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const AUTHOR = 'content@izbor.demo';

/**
 * Announcements of the platform: the welcome among people's notifications, one scheduled for ten o'clock on a future workday, and a draft.
 */
export function announcementsOf(transaction: Transaction, { people, now }: DemoPlaces): Happening[] {
  const caller = callerOf(known(people, AUTHOR), { admin_roles: ['content'] });
  const ago = (time: number) => new Date(now.getTime() - time);
  const { companyId } = known(people, 'other@izbor.demo');
  const { planned, draft } = DEMO_ANNOUNCEMENTS;
  const plan = async (written: Date) => {
    const audience: Audience = { language: 'SR', companies: [companyId] };
    const { id } = await insertAnnouncement(transaction, { caller, fields: fieldsOf(planned, audience), now: written });
    const { count } = await countAudience(transaction, audience, written);
    const at = plannedHour(now).toISOString();
    await sendAnnouncement(transaction, { caller, id, seen: null, count, at, night: false, now: written });
  };
  return [
    { at: ago(WELCOME_NOTIFICATION.daysAgo * DAY), happen: (moment) => welcome(transaction, caller, moment) },
    { at: ago(DAY), happen: plan },
    {
      at: ago(3 * HOUR),
      happen: (moment) => insertAnnouncement(transaction, { caller, fields: fieldsOf(draft, {}), now: moment }),
    },
  ];
}

/** Records the welcome as sent to everybody. */
async function welcome(transaction: Transaction, caller: Caller, at: Date): Promise<void> {
  const { sendFrom: sender, titleSr, titleEn, textSr, textEn } = WELCOME_NOTIFICATION;
  const content = { sender, title: { sr: titleSr, en: titleEn }, text: { sr: textSr, en: textEn } };
  const { id } = await insertAnnouncement(transaction, { caller, fields: fieldsOf(content, {}), now: at });
  const reached = await fixAudience(transaction, { id, audience: {} }, at);
  const sent = { status: 'sent' as const, people: reached, told: reached, beginsAt: at, sentAt: at };
  const columns = Object.assign(sent, { sentCompanyId: caller.companyId, sentBy: caller.userId });
  await saveStep(transaction, { caller, id, kind: 'announcement.sent', columns, now: at });
  await ask(
    transaction,
    sql`update announcement_people set told_at = ${at.toISOString()}::timestamptz where announcement_id = ${id}::integer`,
  );
}

/** Links the welcome notifications to their announcement; people who have deleted theirs have none. */
export async function tieWelcome(transaction: Transaction): Promise<void> {
  await ask(
    transaction,
    sql`
    update notifications n set dedupe_key = ${dedupeKeyOf(sql`a.id::text`)}
    from announcements a where a.title_sr = ${WELCOME_NOTIFICATION.titleSr} and n.title_sr = a.title_sr`,
  );
}

/** Ten in the morning of a workday, in two days at the earliest, so that it is still scheduled when people look. */
function plannedHour(now: Date): Date {
  let day = addDays(businessDay(now), 2);
  while (!isWorkday(day)) day = addDays(day, 1);
  const moment = momentInBelgrade(day, '10:00');
  if (!moment) throw new Error(`there is no 10:00 on ${day}`);
  return moment;
}

function fieldsOf({ sender, title, text }: AnnouncementContent, audience: Audience) {
  const texts = { title_sr: title.sr, title_en: title.en, text_sr: text.sr, text_en: text.en };
  return Object.assign(texts, { sender, audience });
}
