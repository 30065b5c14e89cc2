// npm run bench:administration: how administration affects employees, and what its lists cost, each figure with its goal. BENCH_PEOPLE,
// BENCH_BENEFITS, BENCH_CHANGES and BENCH_LEDGER make it smaller; BENCH_ONLY=lists,mail runs only some parts: polls, saves, people, work,
// decide, give, budgets, meanwhile, reports, files, lists, history, seals, export, mail.
import { benefitFiles } from './benefit-files.ts';
import { budgetFiles } from './budget-files.ts';
import { administrator, catalogueLists } from './catalogue-lists.ts';
import { type Companies, makeCompanies } from './companies.ts';
import { type BenchDatabase, openDatabases } from './databases.ts';
import { deciding } from './deciding.ts';
import { everyList } from './every-list.ts';
import { exports } from './exports.ts';
import { giving } from './giving.ts';
import { longHistory, writeManyChanges } from './long-history.ts';
import { mailBehind } from './mail-lanes.ts';
import { meanwhile } from './meanwhile.ts';
import { buildMeasured, type Measured, startMeasured } from './measured.ts';
import { partsWanted } from './parts-wanted.ts';
import { people } from './people.ts';
import { percent, pollFor } from './polling.ts';
import { type Editor, editor, saveOne, saving } from './saving.ts';
import { sealing } from './sealing.ts';
import { staffLists } from './staff-lists.ts';
import { workLists, workRecords } from './work-lists.ts';
import { yearReports } from './year-reports.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3120);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 2000);
const BENEFITS = 1000;
const MANY_BENEFITS = Number(process.env.BENCH_BENEFITS ?? 100_000);
const FAVOURITES = 5;
const SECONDS = 21;
const SAVED_EVERY = 5000;
const LISTS = [
  ...[
    '/admin/benefits/',
    '/admin/benefits/?search=mas&ordering=-price&page=2',
    '/admin/providers/',
    '/admin/categories/',
  ],
  ...[
    '/admin/faq/',
    '/admin/companies/',
    '/admin/users/',
    '/admin/users/?search=ana',
    '/admin/changes/',
    '/user/coupon/',
  ],
];

/** Parts that measure companies with few and with many people. */
const OF_COMPANIES = ['people', 'work', 'decide', 'give', 'budgets', 'meanwhile', 'reports'];

const only = partsWanted('bench:administration', [
  'polls',
  'saves',
  ...OF_COMPANIES,
  ...['files', 'lists', 'history', 'seals', 'export', 'mail'],
]);
const wants = (...parts: string[]) => only === undefined || parts.some((part) => only.includes(part));

const databases = await openDatabases();
try {
  await buildMeasured();
  const database = await databases.make(BENEFITS, PEOPLE);
  const server = await startMeasured(database, PORT);
  if (wants('polls', 'saves')) {
    const by = await editor(database);
    if (wants('polls')) await pollWhileSaving(database, server, by);
    if (wants('saves')) await saving(database, server, by);
  }
  if (wants(...OF_COMPANIES)) await ofCompanies(database, server, await makeCompanies(database));
  if (wants('files')) await benefitFiles(database);
  if (wants('lists', 'history', 'export')) await beside(database, server);
  server.end();
  if (wants('seals')) await sealing(await databases.make(BENEFITS + 2, 50));
  if (wants('mail')) await mailBehind(PEOPLE * 10, database);
} finally {
  await databases.end();
}

/** Costs of lists, records, gifts, files and reports of companies, one of which has 20,000 people. */
async function ofCompanies(database: BenchDatabase, server: Measured, companies: Companies): Promise<void> {
  const { many } = companies;
  if (wants('reports')) await reports(database, server, companies);
  if (wants('people')) {
    await people(database, server, companies);
    await everyList(database, PORT + 4, await staffLists(database, many));
  }
  if (wants('work')) {
    await everyList(database, PORT + 8, await workLists(database, many));
    await everyList(database, PORT + 8, await workRecords(database, many));
  }
  if (wants('decide')) await deciding(database, server, many);
  if (wants('give')) await giving(database, server, many);
  if (wants('budgets')) await budgetFiles(database, many);
  if (wants('meanwhile')) await meanwhile(database, PORT + 12, many);
}

/** Costs of the reports of companies, with a small ledger and with one of a million entries. */
async function reports(few: BenchDatabase, small: Measured, companies: Companies): Promise<void> {
  const many = await databases.make(BENEFITS + 1, 50);
  const large = await startMeasured(many, PORT + 14);
  const owners = { few: companies, many: await makeCompanies(many) };
  await yearReports({ few, small, many, large, owners });
  large.end();
}

/** Costs of lists and histories with a catalogue a hundred times and a log a thousand times as large. */
async function beside(few: BenchDatabase, small: Measured): Promise<void> {
  const many = await databases.make(MANY_BENEFITS, 50);
  const large = await startMeasured(many, PORT + 2);
  if (wants('lists')) {
    await catalogueLists({ few, small, many, large });
    const headers = await administrator(many);
    await everyList(
      many,
      PORT + 6,
      LISTS.map((path) => ({ path, headers })),
    );
  }
  if (wants('history', 'export')) await writeManyChanges(many);
  if (wants('history')) {
    const headers = { few: await administrator(few), many: await administrator(many) };
    await longHistory({ few, small, many, large, headers });
  }
  if (wants('export')) await exports(many, PORT + 16);
  large.end();
}

/** All visitors have five favourites and poll every seven seconds, while an administrator saves the price of a benefit every five. */
async function pollWhileSaving(database: BenchDatabase, server: Measured, by: Editor): Promise<void> {
  await giveFavourites(database);
  const quiet = await pollFor(SECONDS, database, server);
  const saves: Promise<unknown>[] = [];
  const meanwhile = setInterval(() => saves.push(saveOne(server, by)), SAVED_EVERY);
  const busy = await pollFor(SECONDS, database, server);
  clearInterval(meanwhile);
  await Promise.all(saves);
  console.log(
    `\n${PEOPLE} people with ${FAVOURITES} favourites asking every 7 s: ${percent(quiet.unchanged)} unchanged, ${percent(quiet.core)} of a core`,
  );
  console.log(
    `while ${saves.length} benefits are saved, one every 5 s: ${percent(busy.unchanged)} unchanged (goal ≥ 95 %), ${percent(busy.core)} of a core`,
  );
}

/** Gives each visitor five favourites, spread over all active benefits with a price. */
async function giveFavourites({ query, visitors }: BenchDatabase): Promise<void> {
  const { rows } = await query('select id from benefits where active and price is not null order by id');
  const ids = rows.map(({ id }) => Number(id));
  await query(
    `insert into favourites (company_id, user_id, benefit_id, created_at)
     select company_id, user_id, ($3::integer[])[1 + (place * ${FAVOURITES} + n) % $4::integer], now()
     from unnest($1::bigint[], $2::bigint[]) with ordinality as t (company_id, user_id, place)
     cross join generate_series(0, ${FAVOURITES - 1}) n`,
    [visitors.map(({ company }) => company), visitors.map(({ user }) => user), ids, ids.length],
  );
  await query('vacuum analyze favourites');
}
