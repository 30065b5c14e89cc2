import { findCaller } from '../server/caller/caller.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { commitBudgets } from '../server/imports/budgets/commit-budgets.ts';
import { mapImport } from '../server/imports/check-task.ts';
import { OF_BUDGETS } from '../server/imports/import-places.ts';
import { beginImport, putRows } from '../server/imports/upload-rows.ts';
import { taskKinds } from '../server/task-kinds.ts';
import { createBatchSize } from '../server/tasks/batch-size.ts';
import { runTasks } from '../server/tasks/run-tasks.job.ts';
import { MANY, type Owner } from './companies.ts';
import type { BenchDatabase } from './databases.ts';
import { told, worked } from './worked.ts';

const PIECE = 500;
const COLUMNS = ['email', 'amount', 'category', 'note'] as const;
const kind = 'budgets';

/**
 * Imports a file with a budget for each of 20,000 people: measures its check by tasks, the delay of other work meanwhile, and its commit.
 */
export async function budgetFiles({ url, dataDir, query }: BenchDatabase, owner: Owner): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const now = new Date();
  const { companyId, headers } = owner;
  const by = await findCaller(database, { authorization: headers.authorization, requestId: 'bench' }, now);
  if (!by) throw new Error('The owner is not signed in');
  const { rows: people } = await query(
    `select email from users where company_id = $1 and active and id <> $2 order by id limit ${MANY}`,
    [companyId, owner.userId],
  );
  const begun = { by, companyId, kind, fileName: 'bench.csv', columns: COLUMNS, total: people.length, now } as const;
  const key = { companyId, id: await beginImport(database, begun), kind } as const;
  for (let from = 0; from < people.length; from += PIECE) {
    const rows = people.slice(from, from + PIECE).map(({ email }) => [String(email), '1250.50', '', 'Za jubilej']);
    await putRows(database, key, { from: from + 2, rows });
  }
  const mapping = Object.fromEntries(COLUMNS.map((field, at) => [field, at]));
  await mapImport(database, { by, place: OF_BUDGETS, key, mapping, now });
  const check = await worked(async () => {
    const pace = createBatchSize();
    while (await runTasks(database, { kinds: taskKinds, pace, now: new Date(), log: console }));
  });
  console.log(`\ncheck of ${people.length} budgets: ${told(check, { cpu: 1.5, waited: 60, heap: 60 })}`);
  const commit = await worked(() => commitBudgets(database, { by, key, now: new Date() }));
  console.log(`commit of ${people.length} budgets: ${told(commit)}`);
  await close();
}
