import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { parseRow } from '#contract/imports/person-row.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inSlices } from '../tasks/in-slices.ts';
import { alikeUnits } from './alike-units.ts';
import type { Judging } from './import-kind.ts';

/** Checks rows of a people file: parses each, finds its person, and compares it with that person's data now. */
export async function judgePeople(
  transaction: Transaction,
  { companyId, id, mapping, rows, now }: Judging,
): Promise<void> {
  const today = businessDay(now);
  const read = await inSlices(rows, ({ line, cells }) => Object.assign({ line }, parseRow(cells, mapping, today)));
  const units = read.flatMap(({ wanted }) => (wanted.unit ? [wanted.unit] : []));
  const alike = units.length === 0 ? NONE_ALIKE : await alikeUnits(transaction, { companyId, id }, units);
  const parsed = read.map(({ line, wanted, problems }) => ({
    line,
    wanted,
    problems: alike.has(wanted.unit ?? '') ? [...problems, ALIKE] : problems,
    email: wanted.email ?? null,
    external_id: wanted.external_id ?? null,
  }));
  await judge(transaction, { companyId, id, rows: JSON.stringify(parsed) });
}

const ALIKE = { field: 'unit', code: 'alike' } as const;
const NONE_ALIKE: ReadonlySet<string> = new Set();

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;

/** JSON of a person `u` by the fields of an import, in the same form as a parsed row. */
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
          where (u.confirmed and field in ('email', 'birthday', 'birth_place'))
            or (field = 'email' and (u.is_admin or u.is_company_admin or u.corporate_account))), ${NONE})
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
