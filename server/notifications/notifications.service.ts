import { sql } from 'drizzle-orm';
import type { Language } from '#contract/money/money.rules.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, type PersonKey, raisedVersion, turnOf } from '../users/take-turn.ts';
import { notificationColumns } from './notification-row.ts';

/** Marks a notification as read and answers it. Somebody else's is a 404, as one that is not there. */
export async function readNotification(
  database: Database,
  reader: PersonKey & { language: Language },
  id: number,
): Promise<Notification> {
  const { notification } = await inTurn<{ notification: Notification | null }>(
    database,
    reader,
    sql`with ${turnOf(reader)},
    changed as (
      update notifications n set previewed = true, seen = true from turn
      where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${id} and not (n.previewed and n.seen)
      returning n.id),
    ${raisedVersion(sql`changed`)},
    own as (
      select ${notificationColumns(reader.language)} from notifications n, turn
      where n.company_id = turn.company_id and n.user_id = turn.user_id and n.id = ${id})
    select (select to_jsonb(own) || '{"previewed": true}' from own) as notification from turn`,
  );
  if (!notification) throw notFound();
  return notification;
}

/** Marks all notifications as seen, so that none counts as new; answers how many were new. */
export async function previewNotifications(database: Database, person: PersonKey): Promise<number> {
  const { count } = await inTurn<{ count: number }>(
    database,
    person,
    sql`with ${turnOf(person)},
    changed as (
      update notifications n set seen = true from turn
      where n.company_id = turn.company_id and n.user_id = turn.user_id and not n.seen
      returning n.id),
    ${raisedVersion(sql`changed`)}
    select (select count(*)::integer from changed) as count from turn`,
  );
  return count;
}
