import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { mapImport } from '../server/imports/check-task.ts';
import { commitImport } from '../server/imports/commit-import.ts';
import { IN_COMPANY } from '../server/imports/import-places.ts';
import { beginImport, putRows } from '../server/imports/upload-rows.ts';
import { taskKinds } from '../server/task-kinds.ts';
import { createBatchSize } from '../server/tasks/batch-size.ts';
import { runTasks } from '../server/tasks/run-tasks.job.ts';
import { asOwner } from '../server/testing/as-owner.ts';
import { type Companies, MANY, makeCompany, type Owner } from './companies.ts';
import { row, wall } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';
import { told, worked } from './worked.ts';

const PIECE = 500;
const PAIRS = 5;
const COLUMNS = ['email', 'first_name', 'last_name', 'unit', 'external_id', 'language'] as const;

/** Cost of the list of a company's people with 300 and with 20,000 of them, and of an import of 20,000. */
export async function people(database: BenchDatabase, server: Measured, { few, many }: Companies): Promise<void> {
  console.log(`\n${'Growth from 300 to 20,000 people'.padEnd(48)}     large  small    ratio`);
  for (const query of ['', '?page=10', '?search=nik', '?ordering=-name', '?ordering=-created', '?page_size=100']) {
    const lists = ({ headers }: Owner) => wall(150, () => ({ url: `${server.shop}/company/people/${query}`, headers }));
    const [onMany, onFew] = [lists(many), lists(few)];
    await onMany();
    await onFew();
    row(`people: ${query || 'by name'}`, await compare(onMany, onFew, PAIRS), 1.5);
  }
  await importPeople(database, await makeCompany(database, 1));
}

/** Imports a file of 20,000 new people: measures its check by tasks, the delay of other work meanwhile, and its commit. */
async function importPeople({ url, dataDir }: BenchDatabase, owner: Owner): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const now = new Date();
  const { key, mapping } = await putPeople(database, owner, now);
  await mapImport(database, { by: owner, place: IN_COMPANY, key, mapping, now });
  const check = await worked(async () => {
    const pace = createBatchSize();
    while (await runTasks(database, { kinds: taskKinds, pace, now: new Date(), log: console }));
  });
  console.log(`\ncheck of ${MANY} rows: ${told(check, { cpu: 1.5, waited: 60, heap: 60 })}`);
  const bare = await bareInsert(database, key);
  const began = performance.now();
  await commitImport(database, {
    place: IN_COMPANY,
    by: asOwner(owner),
    key,
    end: null,
    invite: null,
    now: new Date(),
  });
  const took = (performance.now() - began) / 1000;
  console.log(
    `commit of ${MANY} new people: ${took.toFixed(1)} s, ${(took / bare).toFixed(1)}× one bare insert of them (goal ≤ 3×)`,
  );
  await close();
}

/** Uploads the rows of a file of 20,000 new people, and the mapping of its columns. */
export async function putPeople(database: Database, owner: Owner, now: Date) {
  const { companyId } = owner;
  const begun = {
    by: owner,
    companyId,
    kind: 'people',
    fileName: 'bench.csv',
    columns: COLUMNS,
    total: MANY,
    now,
  } as const;
  const key = { companyId, id: await beginImport(database, begun), kind: 'people' } as const;
  for (let from = 0; from < MANY; from += PIECE) {
    const rows = Array.from({ length: PIECE }, (_, index) => newcomer(from + index));
    await putRows(database, key, { from: from + 2, rows });
  }
  return { key, mapping: Object.fromEntries(COLUMNS.map((field, place) => [field, place])) };
}

/** Seconds that the bare insert of the same people takes; it is rolled back. */
async function bareInsert(database: Database, { companyId, id }: { companyId: number; id: number }): Promise<number> {
  const from = performance.now();
  const insert = database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into users (company_id, email, first_name, last_name, unit, external_id, language, confirmed, created_at)
      select company_id, email, wanted ->> 'first_name', wanted ->> 'last_name', wanted ->> 'unit', external_id,
        (wanted ->> 'language')::language, false, now()
      from import_rows where company_id = ${companyId} and import_id = ${id}`);
    return transaction.rollback();
  });
  await insert.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return (performance.now() - from) / 1000;
}

const newcomer = (n: number) => [
  `novi-${n}@izbor.import`,
  n % 2 === 0 ? 'Đorđe' : 'Milica',
  `Šćepanović ${n}`,
  `Jedinica ${n % 20}`,
  String(n).padStart(6, '0'),
  n % 3 === 0 ? 'EN' : 'SR',
];
