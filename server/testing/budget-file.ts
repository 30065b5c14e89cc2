import type { Mapping } from '#contract/imports/import.rules.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { mapImport } from '../imports/check-task.ts';
import { OF_BUDGETS } from '../imports/import-places.ts';
import { beginImport, putRows } from '../imports/upload-rows.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';

const COLUMNS = ['E-adresa', 'Iznos', 'Kategorija', 'Beleška'];
const MAPPING: Mapping = { email: 0, amount: 1, category: 2, note: 3 };
const PIECE = 500;
const kind = 'budgets';

/** A row of a budgets file: address, amount, category, note. */
export type BudgetRow = readonly [string, string, string?, string?];

/** Uploads and checks an import of these budgets; returns its id. */
export async function checkedBudgets(
  database: Database,
  by: Acting,
  { rows, now }: { rows: readonly BudgetRow[]; now: Date },
): Promise<number> {
  const { companyId } = by;
  const fileName = 'budzeti.csv';
  const id = await beginImport(database, { by, companyId, kind, fileName, columns: COLUMNS, total: rows.length, now });
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = rows.slice(from, from + PIECE).map((row) => COLUMNS.map((_, place) => row[place] ?? ''));
    await putRows(database, { companyId, id, kind }, { from: from + 2, rows: piece });
  }
  await mapImport(database, { by, place: OF_BUDGETS, key: { companyId, id, kind }, mapping: MAPPING, now });
  await runAllTasks(database, now);
  return id;
}

/** Runs all waiting tasks. */
export async function runAllTasks(database: Database, now: Date): Promise<void> {
  const pace = createBatchSize(100);
  while (await runTasks(database, { kinds: taskKinds, pace, now, log: { warn: () => {} } }));
}
