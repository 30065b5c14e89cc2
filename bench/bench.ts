// npm run bench: what the server costs, as ratios against bare routes in the same process and run (quality.md 1).
import { type BenchDatabase, openDatabases, type Visitor } from './databases.ts';
import { bytesOnWire, load, type Shot, send } from './load.ts';
import { buildMeasured, type Measured, startMeasured } from './measured.ts';
import { type Compared, type Cost, compare } from './ratio.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 7);
const PORT = Number(process.env.BENCH_PORT ?? 3120);
const PEOPLE = 2000;
const FEW = 1000;
const MANY = 100_000;
const LEDGER_ROWS = 1_000_000;
const LIST = '/v2/benefit/?benefit_type=flexible&ordering=-bought';

const started = Date.now();
const databases = await openDatabases();
try {
  await buildMeasured();
  const few = await databases.make(FEW, PEOPLE);
  const small = await startMeasured(few, PORT);
  step(`${FEW} benefits are there`);
  await compareWithReference(few, small);
  await poll(few, small);
  await statementsAndBytes(few);
  const many = await databases.make(MANY, PEOPLE);
  const large = await startMeasured(many, PORT + 2);
  step(`${MANY} benefits are there`);
  await growth({ few, small, many, large });
  for (const server of [small, large]) server.end();
} finally {
  await databases.end();
}
step('done');

function step(what: string): void {
  console.log(`\n${what} after ${Math.round((Date.now() - started) / 1000)} s`);
}

function row(what: string, { ours, reference, ratio }: Compared, goal: number): void {
  const figures = `${ours.toFixed(0).padStart(6)} µs ${reference.toFixed(0).padStart(6)} µs ${ratio.toFixed(2).padStart(6)}×`;
  console.log(`${what.padEnd(48)} ${figures}   goal ≤ ${goal}×${ratio > goal ? '   OVER' : ''}`);
}

/** CPU time of the server for each of `count` requests. */
function cost(server: Measured, count: number, shot: (index: number) => Shot, status = 200): Cost {
  return async () => {
    const before = await server.meter();
    await load(count, shot, status);
    return ((await server.meter()).cpu - before.cpu) / count;
  };
}

async function compareWithReference(database: BenchDatabase, server: Measured): Promise<void> {
  const { visitors } = database;
  const who = (index: number) => visitors[index % 50] as Visitor;
  const etags = await Promise.all(
    visitors.slice(0, 50).map(async ({ headers }) => (await send({ url: `${server.shop}/v2/me/`, headers })).etag),
  );
  const polled = (index: number) => ({
    url: `${server.shop}/v2/me/`,
    headers: { ...who(index).headers, 'if-none-match': etags[index % 50] ?? '' },
  });
  const bare = (path: string) => (index: number) => ({
    url: `${server.reference}${path}`,
    headers: who(index).headers,
  });
  const ours = (path: string) => (index: number) => ({ url: `${server.shop}${path}`, headers: who(index).headers });
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  const id = Number(rows[0]?.id);

  console.log(`\n${'CPU time per request'.padEnd(48)}      ours   bare    ratio`);
  await load(1500, bare('/benefits'));
  await load(1500, ours(LIST));
  const nothing = (shot: (index: number) => Shot, count: number) => cost(server, count, shot, 304);
  row('me, unchanged (304)', await compare(nothing(polled, 2000), nothing(bare('/me'), 2000), PAIRS), 1.5);
  row('list of 21', await compare(cost(server, 600, ours(LIST)), cost(server, 600, bare('/benefits')), PAIRS), 1.7);
  const detail = cost(server, 800, ours(`/v2/benefit/${id}/`));
  row('one benefit', await compare(detail, cost(server, 800, bare(`/benefits/${id}`)), PAIRS), 2);
  row('purchase of three lines, against four statements', await comparePurchases(database, server), 2);
}

async function comparePurchases(database: BenchDatabase, server: Measured): Promise<Compared> {
  const { visitors } = database;
  const bare = (index: number) => {
    const { company, user } = visitors[index % PEOPLE] as Visitor;
    return { url: `${server.reference}/purchase?company=${company}&user=${user}`, method: 'POST' };
  };
  return compare(purchaseCost(database, server, 300), cost(server, 300, bare), PAIRS);
}

function purchaseCost(database: BenchDatabase, server: Measured, count: number): Cost {
  const buy = (index: number) => ({
    url: `${server.shop}/v2/complete-purchase/`,
    method: 'POST',
    headers: { ...(database.visitors[index] as Visitor).headers, 'idempotency-key': `bench-${Math.random()}` },
  });
  const bought = cost(server, count, buy);
  return async () => {
    await fillCarts(database, count);
    return bought();
  };
}

/** Three lines for each of the first people, and money for them; the carts are filled past the server, so that only buying counts. */
async function fillCarts({ query, visitors }: BenchDatabase, count: number): Promise<void> {
  const people = visitors.slice(0, count);
  const keys = [people.map(({ company }) => company), people.map(({ user }) => user)];
  await query(
    `with person as (select * from unnest($1::bigint[], $2::bigint[]) as t (company_id, user_id)),
     given as (update accounts a set allocated = allocated + 100000000 from person p
       where a.company_id = p.company_id and a.user_id = p.user_id and a.category_id = 0),
     entered as (insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
       select company_id, user_id, 0, 0, 'allocation', 100000000, now() from person)
     insert into cart_items (company_id, user_id, benefit_id, count, created_at)
     select company_id, user_id, b.id, 1, now() from person,
       (select b.id from benefits b join providers p on p.id = b.provider_id
        where b.kind = 'flexible' and b.active and p.active and b.for_all_companies and not b.monthly and b.price > 0
          and b.way_to_buy <> 'voucher' order by b.id limit 3) b`,
    keys,
  );
}

/** Quality.md 1: 2,000 people who ask every 7 seconds; now and then somebody's cart changes. */
async function poll({ visitors }: BenchDatabase, server: Measured): Promise<void> {
  const SECONDS = 14;
  const PER_SECOND = PEOPLE / 7;
  const etags: (string | undefined)[] = [];
  const ask = async (index: number) => {
    const { headers } = visitors[index] as Visitor;
    const etag = etags[index];
    const answer = await send({
      url: `${server.shop}/v2/me/`,
      headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
    });
    etags[index] = answer.etag;
    return answer.status;
  };
  for (let index = 0; index < PEOPLE; index += 1) await ask(index);
  const before = await server.meter();
  const from = performance.now();
  const statuses: Promise<number>[] = [];
  for (let sent = 0; sent < SECONDS * PER_SECOND; sent += 1) {
    const wait = from + (sent / PER_SECOND) * 1000 - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    if (sent % 100 === 99) etags[sent % PEOPLE] = undefined;
    statuses.push(ask(sent % PEOPLE));
  }
  const answered = await Promise.all(statuses);
  const core = ((await server.meter()).cpu - before.cpu) / 1000 / (performance.now() - from);
  const unchanged = answered.filter((status) => status === 304).length / answered.length;
  const [{ headers }] = visitors as [Visitor];
  const bytes = await bytesOnWire({
    url: `${server.shop}/v2/me/`,
    headers: { ...headers, 'if-none-match': etags[0] ?? '' },
  });
  console.log(
    `\n2,000 people asking every 7 s: ${(unchanged * 100).toFixed(1)} % unchanged (goal ≥ 95 %), ${bytes} bytes each (≤ 350), ${(core * 100).toFixed(1)} % of a core (≤ 25 %)`,
  );
}

async function statementsAndBytes(database: BenchDatabase): Promise<void> {
  const server = await startMeasured(database, PORT + 4, true);
  const [{ headers }] = database.visitors as [Visitor];
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  const etag = (await send({ url: `${server.shop}/v2/me/`, headers })).etag ?? '';
  await fillCarts(database, 1);
  const shots: [string, Shot][] = [
    ['me in full', { url: `${server.shop}/v2/me/`, headers }],
    ['me, unchanged', { url: `${server.shop}/v2/me/`, headers: { ...headers, 'if-none-match': etag } }],
    ['list of 21', { url: `${server.shop}${LIST}`, headers }],
    ['home', { url: `${server.shop}/v2/home/`, headers }],
    ['one benefit', { url: `${server.shop}/v2/benefit/${rows[0]?.id}/`, headers }],
    ['purchase of three lines', { url: `${server.shop}/v2/complete-purchase/`, method: 'POST', headers }],
  ];
  console.log(`\n${'Statements and bytes'.padEnd(48)} statements  bytes of the body`);
  for (const [what, shot] of shots) {
    const before = await server.meter();
    const { bytes } = await send(shot);
    console.log(
      `${what.padEnd(48)} ${String((await server.meter()).statements - before.statements).padStart(10)} ${String(bytes).padStart(8)}`,
    );
  }
  server.end();
}

interface Sizes {
  few: BenchDatabase;
  small: Measured;
  many: BenchDatabase;
  large: Measured;
}

async function growth({ few, small, many, large }: Sizes): Promise<void> {
  const lists = (server: Measured, { visitors }: BenchDatabase, query: string) =>
    wall(server, 300, (index) => ({
      url: `${server.shop}${query}`,
      headers: (visitors[index % 50] as Visitor).headers,
    }));
  console.log(`\n${'Growth, time per request'.padEnd(48)}     large  small    ratio`);
  for (const query of [LIST, `${LIST}&category=1`, `${LIST}&search=masa%C5%BEa`, `${LIST}&page=20`]) {
    const [onMany, onFew] = [lists(large, many, query), lists(small, few, query)];
    await onMany();
    await onFew();
    row(`list at ${MANY}: ${query.slice(LIST.length) || 'most bought'}`, await compare(onMany, onFew, PAIRS), 1.5);
  }
  await addLedgerRows(many, LEDGER_ROWS);
  const [onMany, onFew] = [purchaseWall(many, large), purchaseWall(few, small)];
  await onMany();
  await onFew();
  row(`purchase at ${LEDGER_ROWS} ledger rows`, await compare(onMany, onFew, PAIRS), 1.2);
  await scans(many, large);
}

/** Time per request, one caller after the other: the work of the database is in it. */
function wall(_server: Measured, count: number, shot: (index: number) => Shot): Cost {
  return async () => {
    const from = performance.now();
    await load(count, shot, 200, 2);
    return ((performance.now() - from) * 1000) / count;
  };
}

function purchaseWall(database: BenchDatabase, server: Measured): Cost {
  const buy = (index: number) => ({
    url: `${server.shop}/v2/complete-purchase/`,
    method: 'POST',
    headers: (database.visitors[index] as Visitor).headers,
  });
  const bought = wall(server, 200, buy);
  return async () => {
    await fillCarts(database, 200);
    return bought();
  };
}

async function addLedgerRows({ query }: BenchDatabase, count: number): Promise<void> {
  await query(
    `with entered as (
       insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
       select a.company_id, a.user_id, 0, 0, 'allocation', 1, now()
       from (select company_id, user_id, row_number() over () - 1 as place, count(*) over () as people from accounts where category_id = 0) a
       join generate_series(1, $1::integer) n on n % a.people = a.place
       returning company_id, user_id),
     sums as (select company_id, user_id, count(*) as given from entered group by company_id, user_id)
     update accounts a set allocated = allocated + given from sums s
     where a.company_id = s.company_id and a.user_id = s.user_id and a.category_id = 0`,
    [count],
  );
  await query('vacuum analyze ledger_entries');
}

/** Quality.md 1: no sequential scan in a hot plan. Tables of a few dozen rows are read whole, and should be. */
async function scans(database: BenchDatabase, server: Measured): Promise<void> {
  const BIG = [
    'benefits',
    'users',
    'sessions',
    'accounts',
    'ledger_entries',
    'orders',
    'order_lines',
    'cart_items',
    'favourites',
    'notifications',
  ];
  const counted = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const { rows } = await database.query('select relname, seq_scan from pg_stat_user_tables where relname = any($1)', [
      BIG,
    ]);
    return new Map(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
  };
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  const paths = ['/v2/me/', LIST, `${LIST}&category=1`, `/v2/benefit/${rows[0]?.id}/`, '/v2/home/'];
  await fillCarts(database, 100);
  const before = await counted();
  for (const path of paths) {
    await load(50, (index) => ({
      url: `${server.shop}${path}`,
      headers: (database.visitors[index] as Visitor).headers,
    }));
  }
  await load(100, (index) => ({
    url: `${server.shop}/v2/complete-purchase/`,
    method: 'POST',
    headers: (database.visitors[index] as Visitor).headers,
  }));
  const after = await counted();
  const scanned = BIG.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
  console.log(`\nSequential scans of big tables in hot calls: ${scanned.join(', ') || 'none'}`);
}
