import { yesCell } from '#contract/admin-benefits/benefit-columns.rules.ts';
import { fieldHeading, problemInFile } from '#contract/imports/file-words.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import { IMPORT_FIELDS, type ImportKind } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { type RowOfImport, toImportedRow } from './row-list.ts';

const LINE = 'Red / Row';
const PROBLEM = 'Problem';

/** Labels of a row's outcome in a file, in both languages. */
export const OUTCOMES: Record<ImportedRow['outcome'], string> = {
  waiting: 'Nije provereno / Not checked',
  added: 'Novo / New',
  changed: 'Izmenjeno / Changed',
  same: 'Isto / Same',
  refused: 'Neispravno / Refused',
  left_out: 'Izostavljeno / Left out',
};

/** Labels for a budgets import, whose rows give an amount or take it back. */
const BUDGET_OUTCOMES: typeof OUTCOMES = {
  ...OUTCOMES,
  added: 'Daje / Gives',
  changed: 'Povlači / Takes back',
  same: 'Bez iznosa / Without an amount',
};

/** The rows with problems as a file, with their lines in the original and what is wrong; uploaded again, they count as corrections. */
export function problemsFile(kind: ImportKind, mapping: Mapping): RecordsFile<RowOfImport> {
  const { headings, cells } = typedCells(kind, mapping);
  return {
    headings: [LINE, ...headings, PROBLEM],
    cells: (row) => [String(row.file_line), ...cells(row), problemsOf(kind, row)],
  };
}

/** All rows as a file, with their outcomes and problems. */
export function rowsFile(kind: ImportKind, mapping: Mapping): RecordsFile<RowOfImport> {
  const { headings, cells } = typedCells(kind, mapping);
  const outcomes = kind === 'budgets' ? BUDGET_OUTCOMES : OUTCOMES;
  return {
    headings: [LINE, ...headings, 'Ishod / Outcome', 'Izmene / Changes', PROBLEM, 'Vraćeno / Taken back'],
    cells: (row) => [
      ...[String(row.file_line), ...cells(row), outcomes[row.outcome]],
      toImportedRow(row)
        .changes.map(({ field, before, after }) => `${fieldHeading(field)}: ${before ?? ''} → ${after ?? ''}`)
        .join('; '),
      problemsOf(kind, row),
      row.undone === null ? '' : yesCell(row.undone),
    ],
  };
}

/** The columns of the original file. */
function typedCells(kind: ImportKind, mapping: Mapping): RecordsFile<RowOfImport> {
  const fields = IMPORT_FIELDS[kind].filter((field) => mapping[field] !== undefined);
  return {
    headings: fields.map(fieldHeading),
    cells: ({ typed }) => fields.map((field) => typed[mapping[field] ?? -1] ?? ''),
  };
}

function problemsOf(kind: ImportKind, { problems, alike }: RowOfImport): string {
  const lines = alike.map(([, fileLine]) => fileLine).join(', ');
  return problems.map(({ field, code }) => `${fieldHeading(field)}: ${problemInFile(kind, code, lines)}`).join('; ');
}
