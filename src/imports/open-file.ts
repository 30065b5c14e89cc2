import { IMPORT_LIMITS } from '#contract/imports/import.rules.ts';
import type { FileProblem, OpenedFile, ReadAs } from '#machines/imports/opened-file.ts';
import { CsvError, csvRows } from './csv.ts';
import { MOST_BYTES, SheetError, sheetOf } from './sheet.ts';
import { encodingOf, textIn } from './text-encoding.ts';

/** A file that was chosen, or cells that were pasted under a name. */
export type Source = File | { name: string; text: string };

/** Message from the worker to its page: the opened file, or its problem and the line. */
export type Answer = { opened: OpenedFile } | { problem: FileProblem; line: number | null };

/** Reads the rows of the chosen file or text, in the worker: a problem is returned, not thrown. */
export async function answerOf(source: Source, readAs: ReadAs): Promise<Answer> {
  try {
    return { opened: await openFile(source, readAs) };
  } catch (error) {
    const { code, body } = error instanceof SheetError ? error : new SheetError('unreadable');
    return { problem: code, line: body.line };
  }
}

/** Reads the rows of the chosen file or text. Throws SheetError. */
export async function openFile(source: Source, { sheet, letters }: ReadAs): Promise<OpenedFile> {
  const { name } = source;
  if (!(source instanceof Blob)) return opened(name, tableOf(source.text), { letters: null, sure: true });
  if (source.size > MOST_BYTES) throw new SheetError('tooLarge');
  if (source.size === 0) throw new SheetError('empty');
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (isZip(bytes)) return openWorkbook(source, sheet);
  if (isBinary(bytes)) throw new SheetError('wrongType');
  const { letters: guess, sure } = encodingOf(bytes);
  const chosen = letters ?? guess;
  return opened(name, tableOf(textIn(bytes, chosen)), { letters: chosen, sure });
}

async function openWorkbook(file: File, chosen: number | null): Promise<OpenedFile> {
  if (!/\.xlsx$/i.test(file.name)) throw new SheetError('wrongType');
  // The code that reads workbooks is loaded only for a workbook.
  const { workbookOf } = await import('./workbook.ts');
  const { names, tables } = await workbookOf(file);
  const sheet = chosen ?? 0;
  const sure = names.length === 1;
  return Object.assign(opened(file.name, tables[sheet] ?? [], { letters: null, sure }), { sheets: names, sheet });
}

function opened(
  name: string,
  table: readonly (readonly string[])[],
  how: Pick<OpenedFile, 'letters' | 'sure'>,
): OpenedFile {
  return Object.assign({ name: name.slice(-200), sheets: [], sheet: 0 }, sheetOf(table), how);
}

function tableOf(text: string): string[][] {
  try {
    return csvRows(text, IMPORT_LIMITS.letters);
  } catch (error) {
    throw error instanceof CsvError ? new SheetError(error.code) : error;
  }
}

/** Signatures of a zip archive: with files, empty, or in parts. "PK" alone is not enough: a name of a column may begin with it. */
const ZIPS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x50, 0x4b, 0x07, 0x08],
] as const;

const isZip = (bytes: Uint8Array) => beginsAs(bytes, ZIPS);

/** Signatures of files that are no text: a PDF, pictures, a workbook from before .xlsx. */
const STARTS = [
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

const isBinary = (bytes: Uint8Array) => beginsAs(bytes, STARTS);

const beginsAs = (bytes: Uint8Array, starts: readonly (readonly number[])[]) =>
  starts.some((start) => start.every((byte, place) => bytes[place] === byte));
