import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LIST } from './costs.ts';
import { databaseCpu } from './database-cpu.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { bytesOnWire, load, type Shot, send } from './load.ts';
import type { Measured } from './measured.ts';
import { buying, fillCarts } from './purchases.ts';
import { median } from './ratio.ts';
import type { CallCost, CostsPerCall } from './scaling-model.ts';

/** File with the figures that `npm run scaling` uses. */
const COSTS_FILE = fileURLToPath(new URL('costs-per-call.json', import.meta.url));

const ROUNDS = 3;
const PEOPLE = 50;
const AT_ONCE = 200;

/** A kind of call that an employee makes. */
interface Kind {
  count: number;
  shot: (index: number) => Shot;
  status?: number;
  before?: () => Promise<unknown>;
}

/** Measures the CPU time of server and PostgreSQL for each kind of call, and writes it to the file. */
export async function measureCosts(database: BenchDatabase, server: Measured): Promise<void> {
  const kinds = await kindsOf(database, server);
  await fillCarts(database, PEOPLE);
  const spent = await databaseCpu(database);
  const measured = new Map<string, CallCost[]>();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, kind] of Object.entries(kinds)) {
      const cost = await costOf(server, spent, kind);
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), cost]);
    }
  }
  const middle = (costs: CallCost[], what: keyof CallCost) => Math.round(median(costs.map((cost) => cost[what])));
  const calls = [...measured].map(([name, costs]): [string, CallCost] => [
    name,
    { server: middle(costs, 'server'), database: middle(costs, 'database'), bytes: middle(costs, 'bytes') },
  ]);
  const taken = {
    day: new Date().toISOString().slice(0, 10),
    load: Math.round(loadavg()[0] ?? 0),
    cores: cpus().length,
    process: (await server.meter()).resident,
    employee: await bytesOfEmployee(database),
    calls: Object.fromEntries(calls) as CostsPerCall['calls'],
  } satisfies CostsPerCall;
  writeFileSync(COSTS_FILE, `${JSON.stringify(taken, undefined, 2)}\n`);
  console.log(`\n${'CPU time per call, for npm run scaling'.padEnd(48)}    server  PostgreSQL    bytes`);
  for (const [name, { server: ours, database: theirs, bytes }] of calls)
    console.log(
      `${name.padEnd(48)} ${ours.toString().padStart(6)} µs ${theirs.toString().padStart(8)} µs ${bytes.toString().padStart(8)}`,
    );
}

/** Bytes of one employee in the tables of companies, with their indexes. */
async function bytesOfEmployee({ query }: BenchDatabase): Promise<number> {
  const { rows } = await query(
    `select sum(pg_total_relation_size(a.attrelid))::float8 / (select count(*) from users) as bytes
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  return Math.round(Number(rows[0]?.bytes));
}

async function costOf(server: Measured, spent: () => number, { count, shot, status, before }: Kind): Promise<CallCost> {
  await before?.();
  const bytes = await bytesOnWire(shot(0));
  const [{ cpu }, theirs] = [await server.meter(), spent()];
  await load(count, (index) => shot(index + 1), status);
  const database = (spent() - theirs) / count;
  return { server: ((await server.meter()).cpu - cpu) / count, database, bytes };
}

async function kindsOf(database: BenchDatabase, server: Measured): Promise<Record<keyof CostsPerCall['calls'], Kind>> {
  const { visitors, query } = database;
  const { rows } = await query("select id from benefits where kind = 'flexible' and active order by id limit 1");
  const id = Number(rows[0]?.id);
  const etags: string[] = [];
  const who = (index: number) => (visitors[index % PEOPLE] as Visitor).headers;
  const reading = (path: string, count: number): Kind => ({
    count,
    shot: (index) => ({ url: `${server.shop}${path}`, headers: who(index) }),
  });
  const purchase = buying(database, server);
  return {
    poll: {
      count: 600,
      status: 304,
      shot: (index) => {
        const known = { 'if-none-match': etags[index % PEOPLE] ?? '' };
        return { url: `${server.shop}/v2/me/`, headers: Object.assign(known, who(index)) };
      },
      before: async () => {
        for (let index = 0; index < PEOPLE; index += 1)
          etags[index] = (await send({ url: `${server.shop}/v2/me/`, headers: who(index) })).etag ?? '';
      },
    },
    me: reading('/v2/me/', 300),
    home: reading('/v2/home/', 200),
    list: reading(LIST, 300),
    search: reading('/v2/benefit/?search=masa', 300),
    benefit: reading(`/v2/benefit/${id}/`, 300),
    everything: reading('/v2/search/?search=masa', 100),
    transactions: reading('/v2/transactions/', 150),
    ledger: reading('/v2/budget/entries/', 150),
    notifications: reading('/v2/notifications/', 150),
    requests: reading('/v2/requests/', 150),
    cart: {
      count: 300,
      shot: (index) => ({ url: `${server.shop}/v2/toggle-cart/`, method: 'POST', headers: who(index), body: { id } }),
    },
    purchase: {
      count: AT_ONCE,
      shot: (index) => purchase(PEOPLE + index),
      before: () => fillCarts(database, PEOPLE + AT_ONCE + 1),
    },
  };
}
