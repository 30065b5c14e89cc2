import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';

/** Who, or what, a row names; empty for nobody. */
export const nameOfCells = ({ cells }: Pick<ImportedRow, 'cells'>): string =>
  [cells.first_name, cells.last_name].filter(Boolean).join(' ') || cells.name_sr || cells.name_en || '';

/** What it is or became, else what the row names. */
export const nameOfRow = (row: ImportedRow): string => row.record?.name || nameOfCells(row);
