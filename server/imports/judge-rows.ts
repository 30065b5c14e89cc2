import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { type Mapping, parseRow } from '#contract/imports/import.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import type { ImportKey } from './lock-import.ts';

interface Row {
  line: number;
  cells: string[];
}

interface Judging extends ImportKey {
  mapping: Mapping;
  rows: readonly Row[];
  now: Date;
}

/** Looks at rows of an import: what each asks for, whom it is about, and what it comes to beside the people who are there now. */
export async function judgeRows(
  transaction: Transaction,
  { companyId, id, mapping, rows, now }: Judging,
): Promise<void> {
  if (rows.length === 0) return;
  const today = businessDay(now);
  const parsed = rows.map(({ line, cells }) => {
    const { wanted, problems } = parseRow(cells, mapping, today);
    return { line, wanted, problems, email: wanted.email ?? null, external_id: wanted.external_id ?? null };
  });
  await judge(transaction, { companyId, id, rows: JSON.stringify(parsed) });
}

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;

/** A person `u` by the fields of an import, as a row would write them. */
export const fieldsOfPerson = sql`jsonb_build_object('email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
  'position', u.position, 'language', u.language, 'unit', u.unit, 'external_id', u.external_id,
  'birthday', to_char(u.birthday, 'YYYY-MM-DD'), 'birth_place', u.birth_place, 'ends_on', to_char(u.ends_on, 'YYYY-MM-DD'))`;

const problem = (field: string, code: string) => sql.raw(`'[{"field": "${field}", "code": "${code}"}]'::jsonb`);
const NONE = sql.raw(`'[]'::jsonb`);

const judge = statement(
  'judge_import_rows',
  of<object>,
  () => sql`
    with parsed as materialized (
      select * from jsonb_to_recordset(${text('rows')}::jsonb) as p (
        line integer, wanted jsonb, problems jsonb, email text, external_id text)),
    met as materialized (
      select p.*, n.id as by_number, e.id as by_email
      from parsed p
      left join users n on n.company_id = ${number('companyId')} and n.external_id = p.external_id
      left join users e on e.company_id = ${number('companyId')} and e.email = p.email),
    weighed as (
      select m.*, u.id as target_id, u.edit_revision as revision, diff.changes, diff.before,
        m.problems
        || case when m.by_number <> m.by_email then ${problem('email', 'taken')} else ${NONE} end
        || case when not u.active and diff.changes is not null then ${problem('email', 'closed')} else ${NONE} end
        || coalesce((
          select jsonb_agg(jsonb_build_object('field', field, 'code', 'owned')) from jsonb_object_keys(diff.changes) field
          where u.confirmed and field in ('email', 'birthday', 'birth_place')), ${NONE})
        || coalesce((
          select jsonb_agg(jsonb_build_object('field', field, 'code', 'required'))
          from unnest(array['email', 'first_name', 'last_name']) field
          where u.id is null and not m.wanted ? field and not exists (
            select from jsonb_array_elements(m.problems) p where p ->> 'field' = field)), ${NONE}) as found
      from met m
      left join users u on u.company_id = ${number('companyId')} and u.id = coalesce(m.by_number, m.by_email)
      left join lateral (
        select jsonb_object_agg(w.key, w.value) as changes, jsonb_object_agg(w.key, f.fields -> w.key) as before
        from (select ${fieldsOfPerson} as fields) f, jsonb_each(m.wanted) w
        where u.id is not null and w.value is distinct from f.fields -> w.key) diff on true)
    update import_rows r set wanted = w.wanted, email = w.email, external_id = w.external_id, problems = w.found,
      target_id = w.target_id, revision = w.revision, changes = w.changes, before = w.before,
      outcome = (case when w.found <> ${NONE} then 'refused' when w.target_id is null then 'added'
        when w.changes is null then 'same' else 'changed' end)::import_outcome
    from weighed w where ${mine} and r.line = w.line and r.line = any(array(select line from parsed))`,
);

/** Marks the rows of an import that are about the same person as another that is not left out. */
export async function markTwins(transaction: Transaction, { companyId, id }: ImportKey): Promise<void> {
  await mark(transaction, { companyId, id });
}

const mark = statement(
  'mark_import_twins',
  of<object>,
  () => sql`
    with met as (
      select r.line, r.twin, not r.left_out and (
        (r.target_id is not null and count(*) filter (where not r.left_out) over (partition by r.target_id) > 1)
        or (r.email is not null and count(*) filter (where not r.left_out) over (partition by r.email) > 1)
        or (r.external_id is not null and count(*) filter (where not r.left_out) over (partition by r.external_id) > 1)) as is_twin
      from import_rows r where ${mine})
    -- By their lines: a file that has just come has no statistics, by which a join would be planned.
    update import_rows r set twin = not r.twin
    where ${mine} and r.line = any(array(select line from met where twin <> is_twin))`,
);

/** Where an import is once its rows were looked at: ready unless one waits for a word. */
export async function settle(transaction: Transaction, { companyId, id }: ImportKey): Promise<void> {
  await settleStatus(transaction, { companyId, id });
}

const settleStatus = statement(
  'settle_import',
  of<object>,
  () => sql`
    update imports i set status = (case when exists (
        select from import_rows r where ${mine} and not r.left_out and (r.twin or r.outcome = 'refused'))
      then 'problems' else 'ready' end)::import_status
    where i.company_id = ${number('companyId')} and i.id = ${number('id')}`,
);
