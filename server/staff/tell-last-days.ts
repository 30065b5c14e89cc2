import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notify } from '../notifications/notify.ts';
import { LANES, type Lane } from '../outbox/lanes.ts';
import { lastDaySet, lastDayTakenBack } from './leaving.texts.ts';

interface LastDay {
  companyId: number;
  /** Account holders only: people without an account are not notified. */
  userIds: readonly number[];
  /** Null if they no longer have a last day. */
  day: string | null;
  /** Queue of the mails; by default the bulk one, since a bulk notifies many. */
  lane?: Lane;
  now: Date;
}

/** Notifies people of their last day by notification and mail, or that it was removed by notification only. */
export async function tellLastDays(
  transaction: Transaction,
  { companyId, userIds, day, lane = LANES.bulk, now }: LastDay,
): Promise<void> {
  await notify(transaction, { companyId, userIds }, day === null ? lastDayTakenBack() : lastDaySet(day), now);
  if (day === null) return;
  await ask(
    transaction,
    sql`
    insert into outbox (company_id, kind, lane, payload, created_at, next_attempt_at)
    select ${companyId}::bigint, 'last_day_set', ${lane}::smallint,
      jsonb_build_object('userId', id::bigint, 'day', ${day}::text), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as ids (id)`,
  );
}
