import type { QueryOf } from '#contract/endpoint.ts';
import { IMPORT_FIELDS, type ImportField, type Mapping, type Wanted } from '#contract/imports/import.rules.ts';
import type { ImportedRow, listMissing, listRows } from '#contract/imports/imports.contract.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import type { RecordList } from '../records/record-list.ts';
import { stateOf } from '../staff/staff-columns.ts';
import type { ImportKey } from './lock-import.ts';
import { OUTCOME } from './read-import.ts';

export type RowQuery = NonNullable<QueryOf<typeof listRows>>;
export type MissingQuery = NonNullable<QueryOf<typeof listMissing>>;

/** A row of an import as it is read. */
export interface RowOfImport extends Omit<ImportedRow, 'cells' | 'changes'> {
  typed: string[];
  mapping: Mapping | null;
  wanted: Wanted | null;
  former: Wanted | null;
}

// The other rows of the same person, as markTwins knows them.
const twins = sql`(select coalesce(jsonb_agg(t.line order by t.line), '[]') from (
  select t.line from import_rows t
  where r.twin and t.company_id = r.company_id and t.import_id = r.import_id and t.line <> r.line and not t.left_out
    and (t.target_id = r.target_id or t.email = r.email or t.external_id = r.external_id)
  order by t.line limit 10) t)`;

const problems = sql`r.problems || case when r.twin and not r.left_out then jsonb_build_array(jsonb_build_object(
  'field', case when r.email is null then 'external_id' else 'email' end, 'code', 'twin')) else '[]' end`;

/** The rows of an import. */
export function importRowList({ companyId, id }: ImportKey): RecordList<RowQuery> {
  const hasProblem = (field: string | null, code: string | null): Text => sql`exists (
    select from jsonb_array_elements(${problems}) p
    where (${field}::text is null or p ->> 'field' = ${field}::text) and (${code}::text is null or p ->> 'code' = ${code}::text))`;
  return {
    from: sql`(select * from import_rows where company_id = ${companyId} and import_id = ${id}) r`,
    id: sql`r.company_id, r.import_id, r.line`,
    columns: sql`r.line, ${OUTCOME} as outcome, r.cells as typed, r.changes as wanted, r.before as former, ${problems} as problems,
      ${twins} as twins, r.edited, r.undone,
      (select i.mapping from imports i where i.company_id = r.company_id and i.id = r.import_id) as mapping,
      (select jsonb_build_object('id', u.id, 'name', trim(concat_ws(' ', u.first_name, u.last_name)))
        from users u where u.company_id = r.company_id and u.id = r.target_id) as person`,
    filters: {
      outcome: (outcome) => sql`${OUTCOME} = ${outcome}`,
      field: (field) => hasProblem(field, null),
      code: (code) => hasProblem(null, code),
      undone: (undone) => sql`r.undone = ${undone}`,
    },
    orderings: { line: sql`r.line` },
    first: '+line',
  };
}

/** A row as the wire has it. */
export function toImportedRow({ typed, mapping, wanted, former, ...row }: RowOfImport): ImportedRow {
  const changes = Object.entries(wanted ?? {}).map(([name, after]) => {
    const field = name as ImportField;
    return { field, before: former?.[field] ?? null, after };
  });
  return { ...row, cells: cellsOf(typed, mapping), changes };
}

function cellsOf(typed: readonly string[], mapping: Mapping | null): ImportedRow['cells'] {
  const cells = Object.entries(mapping ?? {}).map(([field, place]) => [field, typed[place] ?? '']);
  return Object.fromEntries(cells);
}

/** The rows that wait for a word in a file, with their lines and what is wrong; corrected, they come back as corrections. */
export function problemsFile(mapping: Mapping): RecordsFile<RowOfImport> {
  const fields = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined);
  return {
    headings: ['Red / Row', ...fields, 'Problem'],
    cells: (row) => [
      String(row.line),
      ...fields.map((field) => row.typed[mapping[field] ?? -1] ?? ''),
      problemsOf(row),
    ],
  };
}

/** All rows in a file: what each came to and why. */
export function rowsFile(mapping: Mapping): RecordsFile<RowOfImport> {
  const fields = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined);
  return {
    headings: ['Red / Row', ...fields, 'Outcome', 'Changes', 'Problem', 'Undone'],
    cells: (row) => [
      ...[String(row.line), ...fields.map((field) => row.typed[mapping[field] ?? -1] ?? ''), row.outcome],
      toImportedRow(row)
        .changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
        .join('; '),
      problemsOf(row),
      row.undone === null ? '' : String(row.undone),
    ],
  };
}

const problemsOf = ({ problems }: RowOfImport) => problems.map(({ field, code }) => `${field}: ${code}`).join('; ');

/** People of the company who are in no row of an import, and whose account is open. */
export function missingList({ companyId, id }: ImportKey, now: Date): RecordList<MissingQuery> {
  return {
    from: sql`(
      select * from users p where p.company_id = ${companyId} and p.active
        -- Of an import that is not there everybody would be missing.
        and exists (select from imports i where i.company_id = ${companyId} and i.id = ${id}) and not exists (
        select from import_rows r where r.company_id = ${companyId} and r.import_id = ${id} and r.target_id = p.id)) u`,
    id: sql`u.company_id, u.id`,
    columns: sql`u.id, trim(concat_ws(' ', u.first_name, u.last_name)) as name, u.email, u.unit, ${stateOf(now)} as state`,
    filters: { search: (search) => findsWords(sql`u.search_key`, search) },
    orderings: { name: sql`u.sort_key collate "C"` },
    first: '+name',
  };
}
