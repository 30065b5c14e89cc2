import type { Language } from '#contract/language/language.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, turn } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedInTurn } from '../people/raised-version.ts';
import { notificationColumns } from './notification-row.ts';

/** Marks a notification as read and answers it. Throws notFound, for another person's too. */
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

/** Deletes a notification. Throws notFound, for another person's too. */
export async function deleteNotification(
  database: Database,
  { companyId, userId }: PersonKey,
  id: number,
): Promise<void> {
  const { count } = await inTurn(database, deleteOne, { companyId, userId, id });
  if (count === 0) throw notFound();
}

/** Marks all notifications as read; answers how many were not. */
export async function readAllNotifications(database: Database, { companyId, userId }: PersonKey): Promise<number> {
  return (await inTurn(database, markAllRead, { companyId, userId })).count;
}

/** Deletes all notifications; answers how many there were. */
export async function deleteAllNotifications(database: Database, { companyId, userId }: PersonKey): Promise<number> {
  return (await inTurn(database, deleteAll, { companyId, userId })).count;
}

const markReadIn = (language: Language) =>
  statement(
    `mark_read_${language}`,
    of<{ notification: Notification | null }>,
    () => sql`
      with ${turn},
      changed as (
        update notifications n set previewed = true, seen = true from turn
        where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${number('id')}
          and not (n.previewed and n.seen)
        returning n.id),
      ${raisedInTurn(sql`changed`)},
      own as (
        select ${notificationColumns(language)} from notifications n, turn
        where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${number('id')})
      select (select to_jsonb(own) || '{"previewed": true}' from own) as notification from turn`,
  );

const markRead = { EN: markReadIn('EN'), SR: markReadIn('SR') };

const mine = sql`n.company_id = turn.company_id and n.user_id = turn.user_id`;

/** A statement that changes some notifications of a person and counts them. */
const counting = <Change extends Text<never>>(name: string, change: () => Change) =>
  statement(
    name,
    of<{ count: number }>,
    () => sql`
    with ${turn},
    changed as (${change()} returning n.id),
    ${raisedInTurn(sql`changed`)}
    select (select count(*)::integer from changed) as count from turn`,
  );

const markSeen = counting(
  'mark_seen',
  () => sql`update notifications n set seen = true from turn where ${mine} and not n.seen`,
);

// A read notification is also seen; only those that were unread are counted.
const markAllRead = counting(
  'mark_all_read',
  () => sql`update notifications n set previewed = true, seen = true from turn where ${mine} and not n.previewed`,
);

const deleteOne = counting(
  'delete_notification',
  () => sql`delete from notifications n using turn where ${mine} and n.id = ${number('id')}`,
);

const deleteAll = counting('delete_notifications', () => sql`delete from notifications n using turn where ${mine}`);
