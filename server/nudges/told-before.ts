import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { yearsEnd } from './nudges.service.ts';

/** Records all reminders that are due now as sent already: for data that is imported with a past, such as the demo's. */
export async function toldBefore(database: Database, now: Date): Promise<void> {
  const end = yearsEnd(now);
  if (!end) return;
  await ask(
    database,
    sql`
    insert into nudges (company_id, user_id, category_id, year, days_before, created_at)
    select company_id, user_id, category_id, year, ${end.due}::integer, ${now.toISOString()}::timestamptz
    from accounts where year = ${end.year} on conflict do nothing`,
  );
}
