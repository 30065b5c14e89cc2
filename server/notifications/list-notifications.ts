import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { listNotifications, Notification } from '#contract/notifications/notifications.contract.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Database } from '../database/database.ts';
import { startOfDay } from '../database/iso-moment.ts';
import { holdsWord } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import type { PersonKey } from '../people/person-key.ts';
import { notificationColumns } from './notification-row.ts';

type NotificationsQuery = NonNullable<QueryOf<typeof listNotifications>>;

interface Found {
  count: number;
  results: Notification[];
}

/** A page of the reader's notifications, newest first, in one statement that reads no more than the reader's own. */
export async function findNotifications(
  database: Database,
  reader: PersonKey & { language: Language },
  query: NotificationsQuery,
): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const rows = await ask<Found>(
    database,
    sql`
    with found as materialized (select n.id, n.created_at from notifications n where ${matches(reader, query)}),
    page as (
      select ${notificationColumns(reader.language)} from (
        select * from found order by created_at desc, id desc limit ${size} offset ${offset}) f
      join notifications n on n.company_id = ${reader.companyId} and n.id = f.id
      order by f.created_at desc, f.id desc)
    select (select count(*)::integer from found) as count, (select coalesce(jsonb_agg(page), '[]') from page) as results`,
  );
  return rows[0] ?? { count: 0, results: [] };
}

function matches({ companyId, userId, language }: PersonKey & { language: Language }, query: NotificationsQuery): Text {
  const { previewed, date_from, date_to } = query;
  const key = searchKey(query.search ?? '');
  const column = sql.raw(`n.search_${language.toLowerCase()}`);
  return sql.join(
    [
      sql`n.company_id = ${companyId} and n.user_id = ${userId}`,
      ...(previewed === undefined ? [] : [sql`n.previewed = ${previewed}`]),
      ...(date_from ? [sql`n.created_at >= ${startOfDay(date_from)}`] : []),
      ...(date_to ? [sql`n.created_at < ${startOfDay(date_to, 1)}`] : []),
      // specification.md 5: matches any part of the text literally, without patterns.
      ...(key ? [holdsWord(column, key)] : []),
    ],
    sql` and `,
  );
}
