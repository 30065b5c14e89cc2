import type { Fields } from '#contract/records/merge.rules.ts';
import { columnsOf, companiesOf } from '../../admin-benefits/stored-benefit.ts';
import { PLATFORM_BENEFITS } from '../../benefits/of-platform.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import { inSlices } from '../../tasks/in-slices.ts';
import type { Judging } from '../import-kind.ts';
import { readCatalogue } from './catalogue.ts';
import { endingFields } from './in-use.ts';
import { type Present, sayOf, type Weighed, weighRow } from './weigh-row.ts';

/** Checks rows of a benefits file: parses each, finds its benefit, and compares it with the catalogue. */
export async function judgeBenefits(
  transaction: Transaction,
  { companyId, id, mapping, rows, now }: Judging,
): Promise<void> {
  const catalogue = await readCatalogue(transaction);
  const present = await readPresent(
    transaction,
    rows.map(({ cells }) => codeIn(cells, mapping.code)),
  );
  const weighed = await inSlices(rows, ({ line, cells }) => {
    return { line, row: weighRow({ cells, mapping, now }, (code) => present.get(code), catalogue) };
  });
  const ending = await endingFields(
    transaction,
    weighed.map(({ row }) => row.becoming),
  );
  const judged = weighed.map(({ line, row }, place) => {
    const field = ending.get(place);
    if (field) sayOf(row.problems, { field, code: 'in_use' });
    return rowOf(line, row);
  });
  await judge(transaction, { companyId, id, rows: JSON.stringify(judged) });
}

const codeIn = (cells: readonly string[], place: number | undefined) =>
  place === undefined ? '' : (cells[place] ?? '').replace(/\D/g, '').slice(0, 9);

async function readPresent(transaction: Transaction, codes: readonly string[]): Promise<Map<number, Present>> {
  const ids = [...new Set(codes.filter(Boolean).map(Number))];
  if (ids.length === 0) return new Map();
  const found = await read(transaction, { ids: JSON.stringify(ids) });
  return new Map(found.map(({ row, ...of }) => [Number(row.id), Object.assign({ row: columnsOf(row) }, of)]));
}

const read = statement(
  'import_present_benefits',
  of<{ row: Fields; companies: number[] }>,
  () => sql`
    select to_jsonb(b) as row, ${companiesOf} as companies from ${PLATFORM_BENEFITS} b
    where b.id in (select jsonb_array_elements_text(${text('ids')}::jsonb)::integer)`,
);

function rowOf(line: number, { fields, former, changes, before, problems, target, key }: Weighed) {
  return {
    line,
    wanted: { fields, former },
    changes,
    before,
    problems,
    target_id: target?.id ?? null,
    revision: target?.revision ?? null,
    provider: key?.provider ?? null,
    name: key?.name ?? null,
  };
}

/** SQL condition: the provider has a benefit of that name, on offer or still a draft; a withdrawn one may be added again. */
const existing = (provider: string, name: string) =>
  sql.raw(`exists (select from benefits b where b.sort_sr collate "C" = ${name} and b.provider_id = ${provider}
    and (b.active or b.offered_at is null))`);

/**
 * The condition for a checked row `r`. In its `name_key` the name is everything after the first `|`, because a sort key may itself contain
 * `c|` (ć) and `d|` (đ).
 */
export const EXISTS = existing(
  "split_part(r.name_key, '|', 1)::integer",
  "substr(r.name_key, strpos(r.name_key, '|') + 1)",
);

const judge = statement(
  'judge_import_benefits',
  of<object>,
  () => sql`
    with weighed as materialized (
      select w.*, w.problems || case when w.name is not null and ${existing('w.provider', 'w.name')}
        then jsonb_build_array(jsonb_build_object(
          'field', case when w.wanted -> 'fields' ? 'name_sr' then 'name_sr' else 'name_en' end, 'code', 'exists'))
        else '[]' end as found
      from jsonb_to_recordset(${text('rows')}::jsonb) as w (line integer, wanted jsonb, changes jsonb, before jsonb,
        problems jsonb, target_id bigint, revision integer, provider integer, name text))
    update import_rows r set wanted = w.wanted, changes = nullif(w.changes, 'null'), before = nullif(w.before, 'null'),
      problems = w.found, target_id = w.target_id, revision = w.revision, name_key = w.provider || '|' || w.name,
      outcome = (case when w.found <> '[]' then 'refused' when w.target_id is null then 'added'
        when nullif(w.changes, 'null') is null then 'same' else 'changed' end)::import_outcome
    from weighed w
    where r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and r.line = w.line
      and r.line = any(array(select line from weighed))`,
);
