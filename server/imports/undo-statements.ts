import { type actingValues, noted } from '../changes/insert-changes.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { isOwner, isOwnerOfPlatform } from '../roles/last-owner.ts';

type Acting = ReturnType<typeof actingValues>;

/** Account holders whose last day was restored to `day`; null if they have none any more. */
interface FormerDay {
  day: string | null;
  userIds: number[];
}

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;
const former = (field: string, as = '') =>
  sql.raw(`case when n.changes ? '${field}' then (n.before ->> '${field}')${as} else u.${field} end`);

/** SQL condition: another person of the company has by now the former address or number that the row `r` would restore to `u`. */
const isTaken = (field: 'email' | 'external_id') =>
  sql.raw(`exists (
    select from users o where o.company_id = u.company_id and o.${field} = r.before ->> '${field}' and o.id <> u.id)`);

/** Number of owners without a last day, of the platform and of the company. */
interface Owners {
  platformOwners: number;
  companyOwners: number;
}

const ownersLeft = (owners: keyof Owners, owns: string) =>
  sql`(${number(owners)}::integer + sum(n.staying * n.${sql.raw(owns)}::integer) over by_now)`;

/**
 * Takes back the next rows of an import, in one statement. New people without an account are deleted, with their address and empty budget.
 * Changed people get their former data, and links sent to the address that they lose stop working. Leaves people alone who were changed
 * since, were given something, or whose former address or number somebody else has by now; also the last remaining owner, if a last day
 * would be restored. Such days are restored last, so that owners who stay by the same undo are counted. The caller has locked the owners
 * and the company, else a gift being written would be missed. Planned at each call: with a plan made while its tables were empty, thousands
 * of rows take minutes.
 */
export const takeBackNext = statement(
  null,
  of<{ undone: number; kept: number; days: FormerDay[] }>,
  () => sql`
    with lines as materialized (
      select r.company_id, r.import_id, r.line, r.outcome, r.changes, r.before, r.revision, r.target_id,
        r.before ->> 'ends_on' is not null as ends_again
      from import_rows r
      where ${mine} and not r.left_out and not r.twin and r.outcome in ('added', 'changed') and r.undone is null
      order by ends_again, r.line limit ${number('size')}::integer),
    next as materialized (
      select r.company_id, r.import_id, r.line, r.outcome, r.changes, r.before, r.revision, r.ends_again, u.id, u.email,
        -- How the number of accounts without a last day changes when the former ends_on is restored: 1, 0 or -1.
        case when r.changes ? 'ends_on' then (not r.ends_again)::integer - (u.ends_on is null)::integer else 0 end as staying,
        ${isOwnerOfPlatform} as owns_platform, ${isOwner} as owns_company,
        coalesce(u.edit_revision = r.revision and u.active and not ${isTaken('email')} and not ${isTaken('external_id')}
          and (r.outcome = 'changed' or (
          not u.confirmed and u.password_hash is null
          and not exists (select from ledger_entries l where l.company_id = u.company_id and l.user_id = u.id)
          and not exists (select from gift_people g where g.company_id = u.company_id and g.user_id = u.id))), false) as is_ours
      from lines r left join users u on u.company_id = r.company_id and u.id = r.target_id
      left join companies c on c.id = u.company_id),
    held as materialized (
      select u.id from users u join next n on u.company_id = n.company_id and u.id = n.id and n.is_ours
        -- Checked again on the locked row: the person may have registered while the statement waited for the lock.
        and u.edit_revision = n.revision
      order by u.id for no key update of u),
    counted as (
      select n.*, ${ownersLeft('platformOwners', 'owns_platform')} as of_platform, ${ownersLeft('companyOwners', 'owns_company')} as of_company
      from next n join held h on h.id = n.id where n.is_ours
      window by_now as (order by n.ends_again, n.line)),
    ours as materialized (
      select * from counted
      where staying >= 0 or ((not owns_platform or of_platform > 0) and (not owns_company or of_company > 0))),
    gone as (select * from ours where outcome = 'added'),
    links as (delete from mail_links l using gone g where l.company_id = g.company_id and l.user_id = g.id),
    untold as (delete from notifications t using gone g where t.company_id = g.company_id and t.user_id = g.id),
    pots as (delete from accounts a using gone g where a.company_id = g.company_id and a.user_id = g.id),
    freed as (delete from people p using gone g where p.company_id = g.company_id and p.user_id = g.id),
    removed as (
      delete from users u using gone g where u.company_id = g.company_id and u.id = g.id returning u.company_id, u.id),
    saved as (
      update users u set email = ${former('email')}, first_name = ${former('first_name')}, last_name = ${former('last_name')},
        position = ${former('position')}, language = ${former('language', '::language')}, unit = ${former('unit')},
        external_id = ${former('external_id')}, birthday = ${former('birthday', '::date')},
        birth_place = ${former('birth_place')}, ends_on = ${former('ends_on', '::date')},
        -- The password is known to the person who registered with the address from the file.
        password_hash = case when n.changes ? 'email' then null else u.password_hash end,
        version = u.version + 1, edit_revision = u.edit_revision + 1, edit_changed_at = ${text('now')}::timestamptz
      from ours n where n.outcome = 'changed' and u.company_id = n.company_id and u.id = n.id
      returning u.company_id, u.id, u.edit_revision, u.confirmed, n.changes, n.before),
    moved as (
      select s.company_id, s.id, s.before ->> 'email' as email, s.changes ->> 'email' as former from saved s where s.changes ? 'email'),
    left_behind as (
      delete from people p using moved m where p.email = m.former and p.company_id = m.company_id and p.user_id = m.id),
    led as (insert into people (email, company_id, user_id) select email, company_id, id from moved on conflict do nothing),
    -- The owner of the mailbox at the abandoned address still has its links, and may have an invitation.
    ended as (
      update mail_links l set used_at = ${text('now')}::timestamptz from moved m
      where l.company_id = m.company_id and l.user_id = m.id and l.used_at is null),
    uninvited as (
      update invitations i set withdrawn_at = ${text('now')}::timestamptz
      from (select company_id, email from gone union all select company_id, former from moved) l
      where i.company_id = l.company_id and i.email = l.email and i.used_by is null and i.withdrawn_at is null),
    marked as (
      update import_rows r set undone = o.line is not null
      from next n left join ours o on o.line = n.line
      where ${mine} and r.line = n.line and r.line = any(array(select line from next)) returning r.undone),
    ${noted(sql`(
      select company_id, 'person.removed' as kind, id::text as record_id, '' as record_name, '' as search_key,
        null::integer as revision, '' as reason, '[]'::jsonb as "values"
      from removed
      union all
      select company_id, 'person.changed', id::text, '', '', edit_revision, '', (
        select jsonb_agg(jsonb_build_object('field', c.key, 'before', c.value, 'after', saved.before -> c.key,
          'personal', true, 'person_id', saved.id)) from jsonb_each(saved.changes) c)
      from saved) written`)}
    select count(*) filter (where undone)::integer as undone, count(*) filter (where not undone)::integer as kept, (
      select coalesce(jsonb_agg(to_jsonb(told) order by told.day), '[]') from (
        select before ->> 'ends_on' as day, jsonb_agg(id order by id) as "userIds" from saved
        where confirmed and changes ? 'ends_on' group by 1) told) as days
    from marked`,
);

/**
 * Restores the former last day of people who were in no row and still have the day that the import set; records in the import who they
 * were, and counts them. Imports written by an older server version list nobody.
 */
export const takeBackEnds = statement<FormerDay & { people: number }, Acting & { companyId: number; id: number }>(
  'import_take_back_ends',
  of<FormerDay & { people: number }>,
  () => sql`
    with held as materialized (
      select u.company_id, u.id, to_char(u.ends_on, 'YYYY-MM-DD') as day, e.before
      from imports i, jsonb_to_recordset(i.ended) as e (id bigint, revision integer, before text), users u
      where i.company_id = ${number('companyId')} and i.id = ${number('id')}
        and u.company_id = i.company_id and u.id = e.id and u.edit_revision = e.revision and u.active
      order by u.id for no key update of u),
    saved as (
      update users u set ends_on = h.before::date, version = u.version + 1, edit_revision = u.edit_revision + 1,
        edit_changed_at = ${text('now')}::timestamptz
      from held h where u.company_id = h.company_id and u.id = h.id
      returning u.company_id, u.id, u.edit_revision, u.confirmed, h.day, h.before),
    marked as (
      update imports i set ended = (
        select coalesce(jsonb_agg(e || jsonb_build_object('undone', (e ->> 'id')::bigint in (select id from saved)) order by place), '[]')
        from jsonb_array_elements(i.ended) with ordinality as each (e, place))
      where i.company_id = ${number('companyId')} and i.id = ${number('id')}),
    ${noted(sql`(
      select company_id, case when before is null then 'person.reactivated' else 'person.last_day_set' end as kind,
        id::text as record_id, '' as record_name, '' as search_key, edit_revision as revision, '' as reason,
        jsonb_build_array(jsonb_build_object('field', 'ends_on', 'before', day, 'after', before,
          'personal', true, 'person_id', id)) as "values"
      from saved) written`)}
    select before as day, coalesce(jsonb_agg(id order by id) filter (where confirmed), '[]') as "userIds", count(*)::integer as people
    from saved group by 1 order by 1`,
);
