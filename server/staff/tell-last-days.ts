import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notify } from '../notifications/notify.ts';
import { LANES, type Lane } from '../outbox/lanes.ts';
import { lastDaySet, lastDayTakenBack } from './leaving.texts.ts';

interface LastDay {
  companyId: number;
  /** Account holders: who has no account is told nothing. */
  userIds: readonly number[];
  /** Null where they have none any more. */
  day: string | null;
  /** The queue of their mails; that of many unless said, for of many some may have a day of their own. */
  lane?: Lane;
  now: Date;
}

/** Tells people of a company which day is their last, by a notification and a mail; that none is any more by a notification alone. */
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
