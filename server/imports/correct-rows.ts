import type { BodyOf } from '#contract/endpoint.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { RowOfFile } from './import-kind.ts';
import { fieldNotMapped } from './imports.errors.ts';
import { judgeRows } from './judge-rows.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { markTwins, settle, TWIN_FIELD } from './settle-rows.ts';

type Corrections = BodyOf<ImportCalls['correctRows']>['rows'];
type Fix = BodyOf<ImportCalls['fixRows']>;

const CHECKED = ['problems', 'ready'] as const;

/** Corrects rows, or leaves them out, and looks at them and their twins anew. Throws notFound, importStatus, or request.invalid. */
export function correctRows(
  database: Database,
  { key, rows, now }: { key: ImportKey; rows: Corrections; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { mapping } = await lockImport(transaction, key, CHECKED);
    const known = mapping ?? {};
    const sent = rows.map(({ line, cells = {}, left_out = null }) => ({ line, left_out, cells: placed(cells, known) }));
    const changed = await write(transaction, key, sent);
    if (changed.length !== new Set(sent.map(({ line }) => line)).size) throw notFound();
    await judgeRows(transaction, key, { mapping: known, rows: changed, now });
    await markTwins(transaction, key);
    await settle(transaction, key);
  });
}

/** Cells by the place of their column. */
function placed(cells: Partial<Record<ImportField, string | undefined>>, mapping: Mapping): Record<string, string> {
  const found = Object.entries(cells).map(([field, text]) => {
    const place = mapping[field as ImportField];
    if (place === undefined) throw fieldNotMapped(field);
    return [String(place), text ?? ''];
  });
  return Object.fromEntries(found);
}

interface Sent {
  line: number;
  left_out: boolean | null;
  cells: Record<string, string>;
}

function write(transaction: Transaction, { companyId, id }: ImportKey, sent: readonly Sent[]) {
  return ask<RowOfFile>(
    transaction,
    sql`
    update import_rows r set left_out = coalesce(s.left_out, false), edited = r.edited or s.cells <> '{}', cells = (
        select jsonb_agg(coalesce(s.cells -> (place - 1)::text, r.cells -> (place - 1)::integer, '""') order by place)
        from generate_series(1, greatest(jsonb_array_length(r.cells), (
          select coalesce(max(key::integer), 0) + 1 from jsonb_object_keys(s.cells) key))) place)
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (line integer, left_out boolean, cells jsonb)
    where r.company_id = ${companyId} and r.import_id = ${id} and r.line = s.line
    returning r.line, r.cells`,
  );
}

const AT_ONCE = 500;

/** One word for all rows with the same problem. Throws notFound, importStatus, or request.invalid. */
export function fixRows(database: Database, { key, fix, now }: { key: ImportKey; fix: Fix; now: Date }): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { mapping } = await lockImport(transaction, key, CHECKED);
    const known = mapping ?? {};
    const { field, to } = fix;
    if (to !== undefined && (field === undefined || known[field] === undefined)) throw fieldNotMapped('field');
    const lines = await readLines(transaction, key, fix, known);
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const some = lines.slice(from, from + AT_ONCE);
      const cells = field === undefined || to === undefined ? {} : placed({ [field]: to }, known);
      const sent = some.map(({ line }) => ({ line, left_out: to === undefined, cells }));
      const changed = await write(transaction, key, sent);
      if (to !== undefined) await judgeRows(transaction, key, { mapping: known, rows: changed, now });
    }
    await markTwins(transaction, key);
    await settle(transaction, key);
  });
}

function readLines(
  transaction: Transaction,
  { companyId, id }: ImportKey,
  { field, code, from }: Fix,
  mapping: Mapping,
) {
  const place = field === undefined ? null : (mapping[field] ?? null);
  return ask<{ line: number }>(
    transaction,
    sql`
    select r.line from import_rows r
    where r.company_id = ${companyId} and r.import_id = ${id} and not r.left_out and (r.twin or r.outcome = 'refused')
      and (${from ?? null}::text is null or r.cells ->> ${place}::integer = ${from ?? null}::text)
      and (((${code ?? null}::text is null or ${code ?? null}::text = 'twin') and r.twin and (
          ${field ?? null}::text is null or ${field ?? null}::text = ${TWIN_FIELD}))
        or exists (
          select from jsonb_array_elements(r.problems) p
          where (${field ?? null}::text is null or p ->> 'field' = ${field ?? null}::text)
            and (${code ?? null}::text is null or p ->> 'code' = ${code ?? null}::text)))
    order by r.line`,
  );
}
