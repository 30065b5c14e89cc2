import type { ListedImport } from '#contract/imports/import-shapes.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { OUTCOMES } from './rows-file.ts';

/** Labels of an import's status in a file, in both languages. */
const STATUSES: Record<ListedImport['status'], string> = {
  uploading: 'Nedostaju redovi / Rows are missing',
  mapping: 'Čeka kolone / Waits for columns',
  checking: 'Provera teče / Being checked',
  problems: 'Redovi čekaju / Rows wait',
  ready: 'Spremno / Ready',
  done: 'Upisano / Written',
  undoing: 'Vraća se / Being taken back',
  undone: 'Vraćeno / Taken back',
  discarded: 'Odbačeno / Discarded',
  waiting: 'Čeka drugu osobu / Waits for a second person',
};

/** A list of imports as a file; imports of benefits and budgets name no company and end nobody. */
export const IMPORTS_FILE: RecordsFile<ListedImport> = {
  headings: [
    ...['Fajl / File', 'Kompanija / Company', 'Kada / Brought', 'Ko / By', 'Redova / Rows', OUTCOMES.added],
    ...[OUTCOMES.changed, OUTCOMES.same, 'Završava / Ending', OUTCOMES.left_out, OUTCOMES.refused],
    ...['Stanje / State', 'Upisano / Written'],
  ],
  cells: ({ file_name, company, created_at, created_by, rows, figures, ended, status, committed_at }) => [
    ...[file_name, company?.name ?? '', created_at, created_by],
    ...[rows, figures.added, figures.changed, figures.same, ended, figures.left_out, figures.refused].map(String),
    ...[STATUSES[status], committed_at ?? ''],
  ],
};
