import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';

/** The name of the person or benefit in a row; empty when there is none. */
export const nameOfCells = ({ cells }: Pick<ImportedRow, 'cells'>): string =>
  [cells.first_name, cells.last_name].filter(Boolean).join(' ') || cells.name_sr || cells.name_en || '';

/** The name of the row's record, else the name in its cells. */
export const nameOfRow = (row: ImportedRow): string => row.record?.name || nameOfCells(row);
