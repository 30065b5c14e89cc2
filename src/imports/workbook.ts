import readWorkbook from 'read-excel-file/browser';
import { SheetError } from './sheet.ts';

interface Workbook {
  names: string[];
  /** The cells of each sheet, as texts. */
  tables: string[][][];
}

/** All sheets of a workbook (.xlsx). Throws SheetError where it cannot be read. */
export async function workbookOf(file: Blob): Promise<Workbook> {
  const sheets = await readWorkbook(file).catch(() => {
    throw new SheetError('unreadable');
  });
  return {
    names: sheets.map(({ sheet }) => sheet),
    tables: sheets.map(({ data }) => data.map((row) => row.map(written))),
  };
}

/** A cell as it is written: a day without its hour, a number as it stands. */
function written(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
