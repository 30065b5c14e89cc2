import { openDatabase } from '../server/database/open-database.ts';
import { commitBenefits } from '../server/imports/benefits/commit-benefits.ts';
import { mapImport } from '../server/imports/check-task.ts';
import { IN_CATALOGUE } from '../server/imports/import-places.ts';
import { beginImport, putRows } from '../server/imports/upload-rows.ts';
import { taskKinds } from '../server/task-kinds.ts';
import { createBatchSize } from '../server/tasks/batch-size.ts';
import { runTasks } from '../server/tasks/run-tasks.job.ts';
import type { BenchDatabase } from './databases.ts';
import { told, worked } from './worked.ts';

const ROWS = 5000;
const PIECE = 500;
const COLUMNS = ['name_sr', 'provider', 'category', 'kind', 'way', 'price', 'currency', 'description_sr'] as const;

/** Imports a file of 5,000 new benefits: measures its check by tasks, the delay of other work meanwhile, and its commit. */
export async function benefitFiles({ url, dataDir, query }: BenchDatabase): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const now = new Date();
  const { rows } = await query(
    `select u.company_id::integer as "companyId", u.id::integer as "userId", p.name as provider, c.name_sr as category
     from users u, (select name from providers where active order by id limit 1) p, (
       select name_sr from categories where active and parent_id is null order by id limit 1) c
     order by u.company_id, u.id limit 1`,
  );
  const [{ companyId, userId, provider, category } = {}] = rows;
  const by = { companyId: Number(companyId), userId: Number(userId) };
  const begun = {
    by,
    companyId: by.companyId,
    kind: 'benefits',
    fileName: 'bench.csv',
    columns: COLUMNS,
    total: ROWS,
    now,
  } as const;
  const key = { companyId: by.companyId, id: await beginImport(database, begun), kind: 'benefits' } as const;
  const rowOf = (n: number) => {
    const filed = [`Uvezeni benefit ${n}`, String(provider), String(category), 'fleksibilni', 'faktura'];
    return [...filed, '4.200,00', 'RSD', 'Prvi red opisa\nDrugi red opisa'];
  };
  for (let from = 0; from < ROWS; from += PIECE) {
    const piece = Array.from({ length: PIECE }, (_, index) => rowOf(from + index));
    await putRows(database, key, { from: from + 2, rows: piece });
  }
  await mapImport(database, {
    by,
    place: IN_CATALOGUE,
    key,
    mapping: Object.fromEntries(COLUMNS.map((field, at) => [field, at])),
    now,
  });
  const check = await worked(async () => {
    const pace = createBatchSize();
    while (await runTasks(database, { kinds: taskKinds, pace, now: new Date(), log: console }));
  });
  console.log(`\ncheck of ${ROWS} benefits: ${told(check, { waited: 60 })}`);
  const commit = await worked(() => commitBenefits(database, { by, key, now: new Date() }));
  console.log(`commit of ${ROWS} new benefits: ${told(commit)}`);
  await close();
}
