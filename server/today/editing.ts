import { MOST_EDITING } from '#contract/today/pulse.contract.ts';
import type { Caller } from '../caller/caller.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';

/** Seconds after a pulse for which a form counts as open: two beats, plus time for a slow connection. */
export const OPEN_FOR = 25;

/** How many expired rows one pulse deletes. */
const SWEPT = 20;

interface Opened {
  caller: Caller;
  /** The record, one of the kinds that are watched; `ofCompany` is 0 for one of the platform. */
  kind: string;
  ofCompany: number;
  id: number;
  now: Date;
}

const isMine = ({ companyId, userId }: Caller): Text => sql`e.company_id = ${companyId} and e.user_id = ${userId}`;

/** Parts of a statement: that the caller has a record open, where it is there (`record`, a select of its id); and that others have theirs no longer. */
export function noteOpen({ caller, kind, ofCompany, now }: Opened, record: Text): Text {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    opened as (
      insert into editing (company_id, user_id, kind, of_company, record_id, until)
      select ${caller.companyId}::bigint, ${caller.userId}::bigint, ${kind}::text, ${ofCompany}::bigint, r.id,
        ${moment} + make_interval(secs => ${OPEN_FOR}::integer) from (${record}) r
      on conflict (company_id, user_id, kind, of_company, record_id) do update set until = excluded.until),
    closed as (
      delete from editing where ctid = any (array(
        select e.ctid from editing e where e.until < ${moment} and not (${isMine(caller)})
        limit ${SWEPT}::integer for update skip locked)))`;
}

/** SQL of the names of others who have the record open, as a JSON list. */
export const editors = ({ caller, kind, ofCompany, id, now }: Opened): Text => sql`
  (select coalesce(jsonb_agg(other.name order by other.name), '[]') from (
    select ${fullName('u')} as name
    from editing e join users u on u.company_id = e.company_id and u.id = e.user_id
    where e.kind = ${kind} and e.of_company = ${ofCompany} and e.record_id = ${id}::bigint
      and e.until >= ${now.toISOString()}::timestamptz and not (${isMine(caller)}) and u.active
    order by 1 limit ${MOST_EDITING}::integer) other)`;
