import type { QueryOf } from '#contract/endpoint.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { sql, type Text } from '../database/text.ts';
import type { RecordList } from '../records/record-list.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import type { ImportKey } from './lock-import.ts';
import { OUTCOME } from './read-import.ts';
import { FILE_LINE } from './rows-of.ts';
import { TWIN_FIELD } from './settle-rows.ts';

export type RowQuery = NonNullable<QueryOf<ImportCalls['listRows']>>;

type Shown = Partial<Record<ImportField, string | null>>;

/** A row of an import as read from the database. */
export interface RowOfImport extends Omit<ImportedRow, 'cells' | 'changes' | 'twins' | 'twin_file_lines'> {
  /** Line of each twin in the import and in the file. */
  alike: [number, number][];
  typed: string[];
  mapping: Mapping | null;
  wanted: Shown | null;
  former: Shown | null;
}

// The condition of markTwins.
const SAME = sql`((t.name_key is null and t.target_id = r.target_id) or t.email = r.email or t.name_key = r.name_key or t.external_id = r.external_id)`;

const twins = sql`(select coalesce(jsonb_agg(jsonb_build_array(t.line, t.file_line) order by t.line), '[]') from (
  select t.line, coalesce(t.file_line, t.line) as file_line from import_rows t
  where r.twin and t.company_id = r.company_id and t.import_id = r.import_id and t.line <> r.line and not t.left_out
    and ${SAME}
  order by t.line limit 10) t)`;

const problems = sql`r.problems || case when r.twin and not r.left_out then jsonb_build_array(jsonb_build_object(
  'field', ${TWIN_FIELD}, 'code', 'twin')) else '[]' end`;

function hasProblem(asked: RowQuery): Text {
  const [field, code, from] = [asked.field ?? null, asked.code ?? null, asked.from ?? null];
  return sql`exists (
    select from jsonb_array_elements(${problems}) p
    where (${field}::text is null or p ->> 'field' = ${field}::text) and (${code}::text is null or p ->> 'code' = ${code}::text)
      and (${from}::text is null or r.cells ->> (r.mapping ->> (p ->> 'field'))::integer = ${from}::text))`;
}

/** The rows of an import. */
export function importRowList({ companyId, id, kind }: ImportKey): RecordList<RowQuery> {
  return {
    from: sql`(
      select rows.*, i.mapping from imports i join import_rows rows on rows.company_id = i.company_id and rows.import_id = i.id
      where i.company_id = ${companyId} and i.id = ${id} and i.kind = ${kind}) r`,
    id: sql`r.company_id, r.import_id, r.line`,
    columns: sql`r.line, ${FILE_LINE} as file_line, ${OUTCOME} as outcome, r.cells as typed, r.changes as wanted, r.before as former, ${problems} as problems,
      ${twins} as alike, r.edited, r.undone, (r.wanted ->> 'kept')::bigint / 100.0 as kept, r.mapping,
      ${IMPORT_KINDS[kind].record} as record`,
    filters: {
      outcome: (outcome) => sql`${OUTCOME} = ${outcome}`,
      // `field`, `code` and `from` have to match the same problem, so each filter checks all three.
      field: (_, asked) => hasProblem(asked),
      code: (_, asked) => hasProblem(asked),
      from: (_, asked) => hasProblem(asked),
      same_as: (line) => sql`(r.line = ${line} or (r.twin and not r.left_out and exists (
        select from import_rows t
        where t.company_id = r.company_id and t.import_id = r.import_id and t.line = ${line} and ${SAME})))`,
      undone: (undone) => sql`r.undone = ${undone}`,
    },
    orderings: { line: sql`r.line` },
    first: '+line',
  };
}

/** Converts a row to the form of the contract. */
export function toImportedRow({ typed, mapping, wanted, former, alike, ...row }: RowOfImport): ImportedRow {
  const changes = Object.entries(wanted ?? {}).map(([name, after]) => {
    const field = name as ImportField;
    return { field, before: former?.[field] ?? null, after };
  });
  const [twins, twin_file_lines] = [alike.map(([line]) => line), alike.map(([, fileLine]) => fileLine)];
  return { ...row, cells: cellsOf(typed, mapping), changes, twins, twin_file_lines };
}

function cellsOf(typed: readonly string[], mapping: Mapping | null): ImportedRow['cells'] {
  const cells = Object.entries(mapping ?? {}).map(([field, place]) => [field, typed[place] ?? '']);
  return Object.fromEntries(cells);
}
