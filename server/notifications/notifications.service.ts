import { sql } from 'drizzle-orm';
import type { Language } from '#contract/money/money.rules.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { Database } from '../database/database.ts';
import { statement, value } from '../database/statement.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, type PersonKey, raisedVersion, turn } from '../users/take-turn.ts';
import { notificationColumns } from './notification-row.ts';

/** Marks a notification as read and answers it. Somebody else's is a 404, as one that is not there. */
export async function readNotification(
  database: Database,
  { companyId, userId, language }: PersonKey & { language: Language },
  id: number,
): Promise<Notification> {
  const { notification } = await inTurn(database, markRead[language], { companyId, userId, id });
  if (!notification) throw notFound();
  return notification;
}

/** Marks all notifications as seen, so that none counts as new; answers how many were new. */
export async function previewNotifications(database: Database, { companyId, userId }: PersonKey): Promise<number> {
  return (await inTurn(database, markSeen, { companyId, userId })).count;
}

const markReadIn = (language: Language) =>
  statement<{ notification: Notification | null }, { companyId: number; userId: number; id: number }>(
    `mark_read_${language}`,
    () => sql`
      with ${turn},
      changed as (
        update notifications n set previewed = true, seen = true from turn
        where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${value('id')}
          and not (n.previewed and n.seen)
        returning n.id),
      ${raisedVersion(sql`changed`)},
      own as (
        select ${notificationColumns(language)} from notifications n, turn
        where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${value('id')})
      select (select to_jsonb(own) || '{"previewed": true}' from own) as notification from turn`,
  );

const markRead = { EN: markReadIn('EN'), SR: markReadIn('SR') };

const markSeen = statement<{ count: number }, { companyId: number; userId: number }>(
  'mark_seen',
  () => sql`
    with ${turn},
    changed as (
      update notifications n set seen = true from turn
      where n.company_id = turn.company_id and n.user_id = turn.user_id and not n.seen
      returning n.id),
    ${raisedVersion(sql`changed`)}
    select (select count(*)::integer from changed) as count from turn`,
);
