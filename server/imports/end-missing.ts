import type { Acting } from '../caller/caller.ts';
import { actingValues, noted } from '../changes/insert-changes.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { tellLastDays } from '../staff/tell-last-days.ts';
import type { ImportKey } from './lock-import.ts';

/** People who are not in the file, and the last day to set for them. */
export interface ToEnd {
  people: readonly number[];
  lastDay: string;
  count: number | null;
  reason: string;
}

/** A person whose last day was set by an import: the day, the one before it, and the revision that this made. */
export interface Ended {
  id: number;
  revision: number;
  day: string;
  before: string | null;
}

interface Ending {
  key: ImportKey;
  by: Acting;
  end: Omit<ToEnd, 'count'>;
  now: Date;
}

/** Sets the last day of the named people who are in no row of the import, and notifies them; returns those who were changed. */
export async function endMissing(transaction: Transaction, { key, by, end, now }: Ending): Promise<Ended[]> {
  const { companyId, id } = key;
  const { people, lastDay, reason } = end;
  const ended = await set(transaction, {
    ...actingValues(by, now),
    companyId,
    id,
    people: JSON.stringify(people),
    lastDay,
    reason,
  });
  const userIds = ended.filter(({ confirmed }) => confirmed).map((one) => one.id);
  if (userIds.length > 0) await tellLastDays(transaction, { companyId, userIds, day: lastDay, now });
  return ended.map(({ id: ofPerson, revision, before }) => ({ id: ofPerson, revision, day: lastDay, before }));
}

const set = statement(
  'import_end_missing',
  of<Omit<Ended, 'day'> & { confirmed: boolean }>,
  () => sql`
    with named as materialized (
      select u.company_id, u.id, to_char(u.ends_on, 'YYYY-MM-DD') as before from users u
      where u.company_id = ${number('companyId')} and u.active
        and u.id in (select id::bigint from jsonb_array_elements_text(${text('people')}::jsonb) as ids (id))
        and not exists (
          select from import_rows r where r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and r.target_id = u.id)
      order by u.id for no key update of u),
    saved as (
      update users u set ends_on = ${text('lastDay')}::date, version = u.version + 1, edit_revision = u.edit_revision + 1,
        edit_changed_at = ${text('now')}::timestamptz
      from named n where u.company_id = n.company_id and u.id = n.id
      returning u.company_id, u.id, u.edit_revision as revision, u.confirmed, n.before),
    ${noted(sql`(
      select company_id, 'person.last_day_set' as kind, id::text as record_id, '' as record_name, '' as search_key, revision,
        ${text('reason')} as reason, jsonb_build_array(jsonb_build_object('field', 'ends_on', 'before', before,
          'after', ${text('lastDay')}::text, 'personal', true, 'person_id', id)) as "values"
      from saved) written`)}
    select id, revision, before, confirmed from saved`,
);
