import { IMPORT_LIMITS } from '#contract/imports/import.rules.ts';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { Acting } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { importStatus, tooManyRows } from './imports.errors.ts';
import { imports } from './imports.table.ts';
import { type ImportKey, lockImport } from './lock-import.ts';

const HOUR = 60 * 60 * 1000;

interface Beginning {
  by: Acting;
  /** The company to import into. */
  companyId: number;
  kind: ImportKind;
  fileName: string;
  columns: readonly string[];
  total: number;
  now: Date;
}

/** Begins an import; returns its id. Allows 20 per person and hour. */
export async function beginImport(
  database: Database,
  { by, companyId, kind, fileName, columns, total, now }: Beginning,
): Promise<number> {
  const { companyId: createdByCompanyId, userId: createdBy } = by;
  await countTry(database, [{ key: `import:${createdByCompanyId}:${createdBy}`, most: 20, window: HOUR }], now);
  const values = {
    companyId,
    createdBy,
    createdByCompanyId,
    kind,
    fileName,
    columns: [...columns],
    total,
    createdAt: now,
  };
  const [made] = await database.insert(imports).values(values).returning({ id: imports.id });
  if (!made) throw new Error('no import was made');
  return made.id;
}

interface Piece {
  from: number;
  /** Line of each row in the file. */
  lines?: readonly number[] | undefined;
  rows: readonly (readonly string[])[];
}

/**
 * Stores rows from a line on. After the last of them the import waits for its columns; sending the same rows again is answered alike.
 * Throws notFound, importStatus, or tooManyRows.
 */
export function putRows(database: Database, key: ImportKey, { from, lines = [], rows }: Piece) {
  return inTransaction(database, async (transaction) => {
    const { companyId, id, total, columns, status } = await lockImport(transaction, key, ['uploading', 'mapping']);
    if (from + rows.length > total + 2 || from + rows.length > IMPORT_LIMITS.rows + 2) throw tooManyRows();
    const cells = rows.map((row) => row.slice(0, columns.length));
    const piece = Object.assign({ companyId, id }, { from, lines: JSON.stringify(lines), rows: JSON.stringify(cells) });
    if (status === 'mapping') {
      // A retry by a caller that lost the answer to the last piece.
      const [other] = await findOther(transaction, piece);
      if (other) throw importStatus(status);
      return { uploaded: total, rows: total };
    }
    const [put] = await putPiece(transaction, piece);
    const uploaded = (put?.uploaded ?? 0) + (put?.added ?? 0);
    if (uploaded >= total) await finish(transaction, { companyId, id });
    return { uploaded, rows: total };
  });
}

const mine = sql`company_id = ${number('companyId')} and import_id = ${number('id')}`;

const SENT = sql`
      select ${number('from')}::integer + place::integer - 1 as line,
        (${text('lines')}::jsonb ->> place::integer - 1)::integer as file_line, cells
      from jsonb_array_elements(${text('rows')}::jsonb) with ordinality as sent (cells, place)`;

// A row that differs from the stored one, or is not stored.
const findOther = statement(
  'find_other_import_row',
  of<object>,
  () => sql`
    select from (${SENT}) sent where not exists (
      select from import_rows r
      where r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and r.line = sent.line
        and r.file_line is not distinct from sent.file_line and r.cells = sent.cells)
    limit 1`,
);

const putPiece = statement(
  'put_import_rows',
  of<{ uploaded: number; added: number }>,
  () => sql`
    with sent as (${SENT}),
    put as (
      insert into import_rows (company_id, import_id, line, file_line, cells)
      select ${number('companyId')}::bigint, ${number('id')}::bigint, line, file_line, cells from sent
      on conflict (company_id, import_id, line) do update set file_line = excluded.file_line, cells = excluded.cells
      returning xmax = 0 as is_new)
    select (select count(*)::integer from import_rows where ${mine}) as uploaded,
      (select count(*)::integer from put where is_new) as added`,
);

// Digest of the sorted row digests: recognises the same rows in any order.
const finish = statement(
  'finish_import_rows',
  of<object>,
  () => sql`
    update imports set status = 'mapping', fingerprint = (
      select sha256(convert_to(string_agg(digest, '' order by digest), 'UTF8'))
      from (select encode(sha256(convert_to(cells::text, 'UTF8')), 'hex') as digest from import_rows where ${mine}) rows)
    where company_id = ${number('companyId')} and id = ${number('id')}`,
);

const KEPT = 30 * 24 * HOUR;

/**
 * Deletes the rows of imports 30 days after their last step; the log of changes has what they changed. Discards an import that nobody
 * committed within 30 days of its beginning, or of the end of its proposal. Leaves imports alone that a task or a second person still works
 * on.
 */
export async function forgetOldRows(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT).toISOString();
  const isOpen = sql`i.status in ('uploading', 'mapping', 'problems', 'ready')`;
  const readyAgain = sql`(
    select a.decided_at from approvals a where a.company_id = i.company_id and a.id = i.approval_id)`;
  await ask(
    database,
    // Imports are locked before their rows, as elsewhere: deleting rows updates their counters.
    sql`
    with old as materialized (
      select company_id, id from imports i
      where (${isOpen} and coalesce(${readyAgain}, i.created_at) < ${before}::timestamptz)
        or (i.status in ('done', 'undone', 'discarded')
          and coalesce(i.undone_at, i.committed_at, i.created_at) < ${before}::timestamptz
          and exists (select from import_rows r where r.company_id = i.company_id and r.import_id = i.id))
      order by company_id, id for no key update),
    discarded as (
      update imports i set status = 'discarded' from old where i.company_id = old.company_id and i.id = old.id and ${isOpen})
    delete from import_rows r using old where r.company_id = old.company_id and r.import_id = old.id`,
  );
}
