import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/money/money.rules.ts';

/** The columns of a notification `n` as the contract names them, in the reader's language, else in the other. */
export function notificationColumns(language: Language): SQL {
  const [own, other] = language === 'SR' ? ['sr', 'en'] : ['en', 'sr'];
  const text = (column: string) =>
    sql.raw(`coalesce(nullif(n.${column}_${own}, ''), n.${column}_${other}) as ${column}`);
  return sql`n.id, ${text('title')}, ${text('text')}, n.previewed, n.attachment as attachments, n.image, n.send_from,
    to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date`;
}
