import { flexiblePot } from '../budgets/budgets.table.ts';
import type { Acting } from '../caller/caller.ts';
import { actingValues, noted } from '../changes/insert-changes.ts';
import type { Transaction } from '../database/database.ts';
import { type Statement, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { isAnothers } from './is-anothers.ts';
import type { HeldImport } from './lock-import.ts';

// Rows per statement, so that no statement reaches the database's time limit, however large the file is.
const AT_ONCE = 2000;

interface Writing {
  held: HeldImport;
  by: Acting;
  now: Date;
}

type Values = ReturnType<typeof actingValues> & { companyId: number; id: number; from: number; to: number };

/** Runs a statement over the lines of an import in batches; returns how many rows it wrote. */
async function overLines(
  transaction: Transaction,
  write: Statement<{ n: number }, Values>,
  { held: { companyId, id, total }, by, now }: Writing,
): Promise<number> {
  let written = 0;
  for (let from = 1; from <= total + 1; from += AT_ONCE) {
    const [row] = await write(transaction, { ...actingValues(by, now), companyId, id, from, to: from + AT_ONCE });
    written += row?.n ?? 0;
  }
  return written;
}

const next = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and not r.left_out and not r.twin and r.line > ${number('from')} and r.line <= ${number('to')}`;
const wanted = (field: string) => sql.raw(`r.wanted ->> '${field}'`);

/** Makes this transaction use hash joins: new rows have no statistics yet, and nested loops would compare each of them with all others. */
export async function joinByHash(transaction: Transaction): Promise<void> {
  await setJoins(transaction, {});
}

const setJoins = statement(
  'import_join_by_hash',
  of<object>,
  () => sql`select set_config('enable_nestloop', 'off', true)`,
);

/** Adds the people of new rows; returns how many. Skips rows whose address or employee number is taken by now. */
export const makePeople = (transaction: Transaction, writing: Writing) => overLines(transaction, make, writing);

const make = statement(
  'import_make_people',
  of<{ n: number }>,
  () => sql`
    with r as materialized (select r.* from import_rows r where ${next} and r.outcome = 'added'),
    made as (
      insert into users (company_id, email, first_name, last_name, position, language, unit, external_id, birthday, birth_place,
        ends_on, confirmed, created_at, edit_changed_at)
      select r.company_id, r.email, ${wanted('first_name')}, ${wanted('last_name')}, coalesce(${wanted('position')}, ''),
        coalesce(${wanted('language')}, 'SR')::language, coalesce(${wanted('unit')}, ''), r.external_id,
        (${wanted('birthday')})::date, coalesce(${wanted('birth_place')}, ''), (${wanted('ends_on')})::date, false,
        ${text('now')}::timestamptz, ${text('now')}::timestamptz
      from r on conflict do nothing
      returning company_id, id, email),
    held as (insert into people (email, company_id, user_id) select email, company_id, id from made on conflict do nothing),
    opened as (
      insert into accounts (company_id, user_id, category_id, year) select company_id, id, ${flexiblePot} from made),
    linked as (
      update import_rows r set target_id = made.id, revision = 1 from made where ${next} and r.email = made.email),
    ${noted(sql`(
      select company_id, 'person.added' as kind, id::text as record_id, '' as record_name, '' as search_key, 1 as revision,
        '' as reason, jsonb_build_array(jsonb_build_object(
          'field', 'email', 'after', email, 'personal', true, 'person_id', id)) as "values"
      from made) written`)}
    select count(*)::integer as n from made`,
);

const changed = (field: string, now: string) =>
  sql.raw(`case when r.changes ? '${field}' then (r.changes ->> '${field}')${now} else u.${field} end`);

/**
 * Changes people whose revision is the one that was checked; returns how many. Skips rows whose new address or employee number is taken by
 * now.
 */
export const changePeople = (transaction: Transaction, writing: Writing) => overLines(transaction, change, writing);

const change = statement(
  'import_change_people',
  of<{ n: number }>,
  () => sql`
    with r as materialized (
      select r.* from import_rows r where ${next} and r.outcome = 'changed'
        and not ${isAnothers('email')} and not ${isAnothers('external_id')}),
    saved as (
      update users u set email = ${changed('email', '')}, first_name = ${changed('first_name', '')},
        last_name = ${changed('last_name', '')}, position = ${changed('position', '')},
        language = ${changed('language', '::language')}, unit = ${changed('unit', '')},
        external_id = ${changed('external_id', '')}, birthday = ${changed('birthday', '::date')},
        birth_place = ${changed('birth_place', '')}, ends_on = ${changed('ends_on', '::date')},
        -- The password is known to the person who registered with the former address.
        password_hash = case when r.changes ? 'email' then null else u.password_hash end,
        version = u.version + 1, edit_revision = u.edit_revision + 1, edit_changed_at = ${text('now')}::timestamptz
      from r where u.company_id = ${number('companyId')} and u.id = r.target_id and u.edit_revision = r.revision and u.active
      returning u.company_id, u.id, u.edit_revision, r.line, r.changes, r.before),
    moved as (select s.company_id, s.id, s.before ->> 'email' as former, s.changes ->> 'email' as email from saved s where s.changes ? 'email'),
    left_behind as (
      delete from people p using moved m where p.email = m.former and p.company_id = m.company_id and p.user_id = m.id),
    held as (insert into people (email, company_id, user_id) select email, company_id, id from moved on conflict do nothing),
    links as (
      update mail_links l set used_at = ${text('now')}::timestamptz from moved m
      where l.company_id = m.company_id and l.user_id = m.id and l.used_at is null),
    uninvited as (
      update invitations i set withdrawn_at = ${text('now')}::timestamptz from moved m
      where i.company_id = m.company_id and i.email = m.former and i.used_by is null and i.withdrawn_at is null),
    linked as (
      update import_rows r set revision = saved.edit_revision from saved where ${next} and r.line = saved.line),
    ${noted(sql`(
      select company_id, 'person.changed' as kind, id::text as record_id, '' as record_name, '' as search_key,
        edit_revision as revision, '' as reason, (
          select jsonb_agg(jsonb_build_object('field', c.key, 'before', saved.before -> c.key, 'after', c.value,
            'personal', true, 'person_id', saved.id)) from jsonb_each(saved.changes) c) as "values"
      from saved) written`)}
    select count(*)::integer as n from saved`,
);
