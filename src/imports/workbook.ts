import readWorkbook from 'read-excel-file/browser';
import { fillMerged, mergedIn } from './merged-cells.ts';
import { SheetError } from './sheet.ts';
import { checkReach } from './sheet-reach.ts';

interface Workbook {
  names: string[];
  /** The cells of each sheet, as texts. */
  tables: string[][][];
}

/** All sheets of a workbook (.xlsx). Throws SheetError if it cannot be read. */
export async function workbookOf(file: Blob): Promise<Workbook> {
  const { merged, sheets } = await read(file).catch((error: unknown) => {
    throw error instanceof SheetError ? error : new SheetError('unreadable');
  });
  const tables = sheets.map(({ data }) => data.map((row) => row.map(written)));
  for (const [place, table] of tables.entries()) fillMerged(table, merged[place] ?? []);
  return { names: sheets.map(({ sheet }) => sheet), tables };
}

async function read(file: Blob) {
  const merged = mergedIn(await checkReach(file));
  return { merged, sheets: await readWorkbook(file) };
}

/** A cell as text: a day without its time, a number with 15 digits at most, as spreadsheets show it. */
function written(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
}
