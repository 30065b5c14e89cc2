import type { Via } from '#contract/changes/change-kinds.ts';
import { type Acting, hashToken } from '../caller/caller.ts';
import { numberOrNull, of, type Part, sql, text, textOrNull, value } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';
import { era } from './sealed-row.ts';

/** Author of a change: a person, a job of the server, or a command of its operator. */
export type By = Acting | 'job' | 'command';

/** The parameters of `noted` about who makes the change. */
export function actingValues(doer: By, now: Date) {
  const by = typeof doer === 'string' ? null : doer;
  return {
    actorCompanyId: by?.companyId ?? null,
    actorId: by?.userId ?? null,
    via: typeof doer === 'string' ? doer : (doer.via ?? 'command'),
    viaId: by?.viaId ?? null,
    forId: by?.forId ?? null,
    requestId: by?.requestId ?? null,
    // A hash of the hash, so that it cannot be used to find the session.
    session: by?.tokenHash ? hashToken(by.tokenHash.toString('hex')).toString('hex').slice(0, 16) : null,
    now: now.toISOString(),
  };
}

/**
 * Common table expressions that note a change for each row of `changed (company_id, kind, record_id, record_name, search_key,
 * revision, reason, values)`; `values` is a list of objects with field, before, after, personal and person_id. Parameters:
 * `actingValues`.
 */
export function noted<Changed extends Part>(changed: Changed) {
  return sql`numbered as materialized (select nextval('changes_id_seq') as id, changed.* from (select * from ${changed}) changed),
    salted as materialized (
      select n.company_id, n.id, v.field, v.before, v.after, v.personal, v.person_id,
        decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as salt
      from numbered n, jsonb_to_recordset(n."values") as v (
        field text, before jsonb, after jsonb, personal boolean, person_id bigint)),
    digested as (
      select id, array_agg(field order by field) as fields, array_agg(field order by field) filter (where personal) as personal,
        jsonb_object_agg(field, ${digestsOf('salted')}) as digests
      from salted group by id),
    entered as (
      insert into changes (company_id, id, at, actor_company_id, actor_id, actor_name, for_id, via, via_id, request_id, session, kind,
        record_kind, record_id, record_name, search_key, fields, personal, digests, reason, revision, era, txid)
      select n.company_id, n.id, ${text('now')}::timestamptz, ${numberOrNull('actorCompanyId')}::bigint,
        ${numberOrNull('actorId')}::bigint, coalesce((
          select ${nameOrAddress('u')} from users u
          where u.company_id = ${numberOrNull('actorCompanyId')}::bigint and u.id = ${numberOrNull('actorId')}::bigint), ''),
        ${numberOrNull('forId')}::bigint, ${value('via', of<Via>)}::via,
        ${textOrNull('viaId')}, ${textOrNull('requestId')}, ${textOrNull('session')}, n.kind, split_part(n.kind, '.', 1),
        n.record_id, n.record_name, n.search_key, coalesce(d.fields, '{}'), coalesce(d.personal, '{}'), coalesce(d.digests, '{}'),
        n.reason, n.revision, ${era}, pg_current_xact_id()
      from numbered n left join digested d on d.id = n.id
      returning actor_id, actor_name),
    kept as (
      insert into change_values (company_id, change_id, field, before, after, salt, personal, person_id)
      select company_id, id, field, before, after, salt, personal, person_id from salted)`;
}

/** SQL of the digests of a value before and after, as stored in `changes.digests`. */
export function digestsOf(values: string) {
  const digest = (side: string) =>
    sql.raw(`encode(sha256(${values}.salt || convert_to(coalesce(${values}.${side}::text, 'null'), 'UTF8')), 'hex')`);
  return sql`jsonb_build_array(${digest('before')}, ${digest('after')})`;
}
