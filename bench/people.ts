import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { mapImport } from '../server/imports/check-task.ts';
import { commitImport } from '../server/imports/commit-import.ts';
import { IN_COMPANY } from '../server/imports/import-places.ts';
import { beginImport, putRows } from '../server/imports/upload-rows.ts';
import { taskKinds } from '../server/task-kinds.ts';
import { createPace } from '../server/tasks/pace.ts';
import { runTasks } from '../server/tasks/run-tasks.job.ts';
import { row, wall } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const FEW = 300;
const MANY = 20_000;
const PIECE = 500;
const PAIRS = 5;
const COLUMNS = ['email', 'first_name', 'last_name', 'unit', 'external_id', 'language'] as const;

export interface Owner {
  companyId: number;
  userId: number;
  headers: { authorization: string };
}

/** What the list of a company's people costs with 300 and with 20,000 of them, and what an import of 20,000 does; answers who owns those 20,000. */
export async function people(database: BenchDatabase, server: Measured): Promise<Owner> {
  const few = await makeCompany(database, FEW);
  const many = await makeCompany(database, MANY);
  await database.query('vacuum analyze');
  console.log(`\n${'Growth from 300 to 20,000 people'.padEnd(48)}     large  small    ratio`);
  for (const query of ['', '?page=10', '?search=nik', '?ordering=-name', '?ordering=-created', '?page_size=100']) {
    const lists = ({ headers }: Owner) => wall(150, () => ({ url: `${server.shop}/company/people/${query}`, headers }));
    const [onMany, onFew] = [lists(many), lists(few)];
    await onMany();
    await onFew();
    row(`people: ${query || 'by name'}`, await compare(onMany, onFew, PAIRS), 1.5);
  }
  await importPeople(database, await makeCompany(database, 1));
  return many;
}

/** A company with so many people who can sign in, and an owner who has; each with a flexible budget. */
async function makeCompany({ query }: BenchDatabase, size: number): Promise<Owner> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await query(
    `with made as (
       insert into companies (name, country, currency, code, card_color, created_at)
       values ('Bench', 'RS', 'RSD', 'BENCH-' || $1::text, 'evergreen', now()) returning id),
     added as (
       insert into users (company_id, email, first_name, last_name, unit, created_at)
       select made.id, 'p-' || n || '-' || $1::text || '@izbor.people', (array['Ana', 'Nikola', 'Đorđe', 'Milica'])[1 + n % 4],
         'Broj ' || lpad((n * 7919 % $2::integer)::text, 5, '0'), 'Jedinica ' || n % 20, now()
       from made, generate_series(1, $2::integer) n returning company_id, id),
     boss as (
       insert into users (company_id, email, first_name, last_name, company_roles, created_at)
       select id, 'boss-' || $1::text || '@izbor.people', 'Vesna', 'Ilić', '{owner}', now() from made returning company_id, id),
     opened as (
       insert into accounts (company_id, user_id, category_id, year) select company_id, id, 0, 0 from added),
     session as (
       insert into sessions (token_hash, company_id, user_id, created_at, last_used_at)
       select sha256(convert_to($1, 'UTF8')), company_id, id, now(), now() from boss)
     select company_id::integer as company, id::integer as "user" from boss`,
    [token, size],
  );
  const [{ company, user } = {}] = rows;
  return { companyId: Number(company), userId: Number(user), headers: { authorization: `Token ${token}` } };
}

/** A file of 20,000 new people: its check by tasks, beside which nobody else is kept waiting, and its commit. */
async function importPeople({ url, dataDir }: BenchDatabase, owner: Owner): Promise<void> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const now = new Date();
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
  const mapping = Object.fromEntries(COLUMNS.map((field, place) => [field, place]));
  await mapImport(database, { by: owner, place: IN_COMPANY, key, mapping, now });
  const pace = createPace();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [before, from] = [process.cpuUsage(), performance.now()];
  delay.enable();
  while (await runTasks(database, { kinds: taskKinds, pace, now: new Date(), log: console }));
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - from) / 1000;
  const [cpu, waited] = [(user + system) / 1e6, delay.percentile(99) / 1e6];
  console.log(
    `\ncheck of ${MANY} rows: ${cpu.toFixed(2)} s of CPU (goal ≤ 1.5 s), loop p99 ${waited.toFixed(0)} ms (goal ≤ 60 ms), ${seconds.toFixed(1)} s in all`,
  );
  const bare = await bareInsert(database, key);
  const began = performance.now();
  await commitImport(database, { place: IN_COMPANY, by: owner, key, end: null, invite: null, now: new Date() });
  const took = (performance.now() - began) / 1000;
  console.log(
    `commit of ${MANY} new people: ${took.toFixed(1)} s, ${(took / bare).toFixed(1)}× one bare insert of them (goal ≤ 3×)`,
  );
  await close();
}

/** How many seconds it takes to put the same people in with nothing around them; nothing of it is kept. */
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
