import type { Mapping } from '#contract/imports/import.rules.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { mapImport } from '../imports/check-task.ts';
import { IN_COMPANY } from '../imports/import-places.ts';
import { beginImport, putRows } from '../imports/upload-rows.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';

const COLUMNS = ['E-adresa', 'Ime', 'Prezime', 'Jedinica'];
const MAPPING: Mapping = { email: 0, first_name: 1, last_name: 2, unit: 3 };
const PIECE = 500;
const kind = 'people';

/** A row of a people file: address, name, surname, unit. */
export type PersonRow = readonly [string, string, string, string];

/** Rows of new people; the addresses of different `letters` do not collide. */
export const newPeople = (letters: string, count: number): PersonRow[] =>
  Array.from({ length: count }, (_, n) => [`${letters}-${n}@vetar.rs`, 'Uvezen', `Broj ${n}`, 'Prodaja']);

/** Uploads and checks an import of these rows; returns its id. */
export async function checkedFile(
  database: Database,
  by: Acting,
  { rows, now }: { rows: readonly PersonRow[]; now: Date },
): Promise<number> {
  const { companyId } = by;
  const id = await beginImport(database, {
    by,
    companyId,
    kind,
    fileName: 'ljudi.csv',
    columns: COLUMNS,
    total: rows.length,
    now,
  });
  for (let from = 0; from < rows.length; from += PIECE)
    await putRows(database, { companyId, id, kind }, { from: from + 2, rows: rows.slice(from, from + PIECE) });
  await mapImport(database, { by, place: IN_COMPANY, key: { companyId, id, kind }, mapping: MAPPING, now });
  const pace = createBatchSize(100);
  while (await runTasks(database, { kinds: taskKinds, pace, now, log: { warn: () => {} } }));
  return id;
}
