import { guessColumns, pieceFrom } from '#contract/imports/import.rules.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { restored } from '#contract/records/csv-cell.rules.ts';
import type { Correction } from '#machines/imports/import.machine.ts';
import type { OpenedFile } from '#machines/imports/opened-file.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Sends one word about rows. */
export function sendCorrection(
  { fixRows, correctRows }: ImportCalls,
  id: number,
  correction: Correction,
): Promise<Import> {
  const params = { id };
  if ('fix' in correction) return callEndpoint(fixRows, { params, body: correction.fix });
  return callEndpoint(correctRows, { params, body: { rows: [...correction.rows] } });
}

/** A file that has no column with the number of the row is no list of problems. */
export class NoRevisionError extends Error {
  /** Kind and code of a refusal, as for refusals of the server. */
  readonly kind = 'refused';
  readonly code = 'imports.no_revision';
}

type Rows = Extract<Correction, { rows: unknown }>['rows'];

/**
 * Corrections in a list of problems: rows by their number in the file, cells by the names of their columns; other columns are ignored.
 * Throws NoRevisionError.
 */
export function correctionsIn(kind: ImportKind, { columns, rows }: Pick<OpenedFile, 'columns' | 'rows'>): Rows {
  const at = columns.findIndex((name) => /^(red|row)\b/i.test(name));
  if (at === -1) throw new NoRevisionError('no column with the number of the row');
  const guesses = guessColumns(kind, columns, []);
  return rows.flatMap((row) => {
    const file_line = Number((row[at] ?? '').replace(/\D/g, ''));
    if (file_line < 2) return [];
    const cells = row.flatMap((cell, place) => {
      const field = guesses[place]?.field;
      return field ? [[field, restored(cell)] as const] : [];
    });
    return [{ file_line, cells: Object.fromEntries(cells) }];
  });
}

/** Sends them, as many at a time as a call takes; answers the import after the last. */
export async function sendCorrections(calls: ImportCalls, id: number, rows: Rows): Promise<Import> {
  let seen: Import | null = null;
  for (let from = 0; from < rows.length; ) {
    const piece = pieceFrom(rows, from);
    seen = await sendCorrection(calls, id, { rows: [...piece] });
    from += piece.length;
  }
  if (!seen) throw new NoRevisionError('no row in the list of problems');
  return seen;
}
