import type { BodyOf } from '#contract/endpoint.ts';
import { cellText, type Mapping } from '#contract/imports/import.rules.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import { fieldOfSlip, mendedBy } from '#contract/imports/slips.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { CHECKED, placed, type Sent, writeRows } from './correct-rows.ts';
import type { RowOfFile } from './import-kind.ts';
import { fieldNotMapped, oneWordOnly, onlyAlikeKept } from './imports.errors.ts';
import { judgeRows } from './judge-rows.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { markTwins, settle, TWIN_FIELD } from './settle-rows.ts';

type Fix = BodyOf<ImportCalls['fixRows']>;

const AT_ONCE = 500;

/** Applies one correction to all rows with the same problem. Throws notFound, importStatus, or request.invalid. */
export function fixRows(database: Database, { key, fix, now }: { key: ImportKey; fix: Fix; now: Date }): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { mapping } = await lockImport(transaction, key, CHECKED);
    const known = mapping ?? {};
    checkFix(fix, known);
    if (fix.keep) await keepWord(transaction, key, fix);
    const rows = await readRows(transaction, key, fix, known);
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const sent = rows.slice(from, from + AT_ONCE).map((row) => saidOf(fix, known, row));
      const changed = await writeRows(transaction, key, sent);
      if (!leavesOut(fix)) await judgeRows(transaction, key, { mapping: known, rows: changed, now });
    }
    await markTwins(transaction, key);
    await settle(transaction, key);
  });
}

const leavesOut = ({ to, slip, keep }: Fix) => to === undefined && slip === undefined && keep === undefined;

function checkFix({ field, code, from, to, slip, keep }: Fix, mapping: Mapping): void {
  if ([to, slip, keep].filter((word) => word !== undefined).length > 1) throw oneWordOnly();
  if (keep && (code !== 'alike' || field !== 'unit' || from === undefined)) throw onlyAlikeKept();
  if (slip && field !== fieldOfSlip(slip)) throw fieldNotMapped('slip');
  if ((to !== undefined || slip) && (field === undefined || mapping[field] === undefined))
    throw fieldNotMapped('field');
}

/** The correction of one row: the same text for all, except that a slip is mended in each cell separately. */
function saidOf({ field, to, slip, keep }: Fix, mapping: Mapping, { line, cells }: RowOfFile): Sent {
  const text = field && slip ? mendedBy(slip, cellText(cells[mapping[field] ?? -1] ?? '')) : to;
  const corrected = field && typeof text === 'string' ? placed({ [field]: text }, mapping) : {};
  return { line, left_out: leavesOut({ to, slip, keep }), cells: corrected };
}

async function keepWord(transaction: Transaction, { companyId, id }: ImportKey, { field, from }: Fix): Promise<void> {
  const kept = JSON.stringify([{ field, word: cellText(from ?? '') }]);
  await ask(
    transaction,
    sql`update imports set kept = kept || ${kept}::jsonb where company_id = ${companyId} and id = ${id}`,
  );
}

/** The rows that a fix applies to; when a word is confirmed as new, also those that spell it with other blanks. */
function readRows(transaction: Transaction, { companyId, id }: ImportKey, fix: Fix, mapping: Mapping) {
  const [field, code, slip] = [fix.field ?? null, fix.code ?? null, fix.slip ?? null];
  const from = fix.keep ? null : (fix.from ?? null);
  const place = fix.field === undefined ? null : (mapping[fix.field] ?? null);
  return ask<RowOfFile>(
    transaction,
    sql`
    select r.line, r.cells from import_rows r
    where r.company_id = ${companyId} and r.import_id = ${id} and not r.left_out and (r.twin or r.outcome = 'refused')
      and (${from}::text is null or r.cells ->> ${place}::integer = ${from}::text)
      and (((${code}::text is null or ${code}::text = 'twin') and ${slip}::text is null and r.twin and (
          ${field}::text is null or ${field}::text = ${TWIN_FIELD}))
        or exists (
          select from jsonb_array_elements(r.problems) p
          where (${field}::text is null or p ->> 'field' = ${field}::text)
            and (${code}::text is null or p ->> 'code' = ${code}::text)
            and (${slip}::text is null or p ->> 'slip' = ${slip}::text)))
    order by r.line`,
  );
}
