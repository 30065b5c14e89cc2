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
import { FILE_LINE } from './rows-of.ts';
import { markTwins, settle } from './settle-rows.ts';

type Corrections = BodyOf<ImportCalls['correctRows']>['rows'];

/** Statuses in which rows are checked and may be corrected. */
export const CHECKED = ['problems', 'ready'] as const;

/** Corrects rows or leaves them out, then checks them and their twins again. Throws notFound, importStatus, or request.invalid. */
export function correctRows(
  database: Database,
  { key, rows, now }: { key: ImportKey; rows: Corrections; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { mapping } = await lockImport(transaction, key, CHECKED);
    const known = mapping ?? {};
    const lineOf = await linesOf(transaction, key, rows);
    const sent = rows.map((row) => {
      const { cells = {}, left_out = null } = row;
      return { line: lineOf(row), left_out, cells: placed(cells, known) };
    });
    const changed = await writeRows(transaction, key, sent);
    if (changed.length !== new Set(sent.map(({ line }) => line)).size) throw notFound();
    await judgeRows(transaction, key, { mapping: known, rows: changed, now });
    await markTwins(transaction, key);
    await settle(transaction, key);
  });
}

/** Returns a function that gives the line of a row, which may be named by its line in the file. Throws notFound for an unknown one. */
async function linesOf(
  transaction: Transaction,
  { companyId, id }: ImportKey,
  rows: Corrections,
): Promise<(row: Corrections[number]) => number> {
  const asked = rows.flatMap(({ line, file_line }) => (line === undefined && file_line ? [file_line] : []));
  const found =
    asked.length === 0
      ? []
      : await ask<{ line: number; file_line: number }>(
          transaction,
          sql`
          select r.line, ${FILE_LINE} as file_line from import_rows r
          where r.company_id = ${companyId} and r.import_id = ${id} and ${FILE_LINE} = any(${`{${asked.join()}}`}::integer[])`,
        );
  const lines = new Map(found.map(({ line, file_line }) => [file_line, line]));
  return ({ line, file_line }) => {
    const at = line ?? lines.get(file_line ?? 0);
    if (at === undefined) throw notFound();
    return at;
  };
}

/** Cells by column index. Throws fieldNotMapped for a field without a column. */
export function placed(
  cells: Partial<Record<ImportField, string | undefined>>,
  mapping: Mapping,
): Record<string, string> {
  const found = Object.entries(cells).map(([field, text]) => {
    const place = mapping[field as ImportField];
    if (place === undefined) throw fieldNotMapped(field);
    return [String(place), text ?? ''];
  });
  return Object.fromEntries(found);
}

/** A correction of a row. */
export interface Sent {
  line: number;
  left_out: boolean | null;
  cells: Record<string, string>;
}

/** Writes corrections; returns the rows as they are afterwards. */
export function writeRows(transaction: Transaction, { companyId, id }: ImportKey, sent: readonly Sent[]) {
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
