// npm run test:cluster: three servers behind HAProxy, and PgBouncer before a PostgreSQL with a synchronous standby. People buy, cancel,
// file and subscribe while servers are stopped, one is killed, and the primary PostgreSQL dies. In the end everything that was acknowledged
// must be there exactly once. IZBOR_PLANT=careless lets PostgreSQL acknowledge before the standby has the data.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startChildServer } from '#server/testing/child-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { compare } from './compare.ts';
import { startBalancer, startPooler } from './front.ts';
import { until } from './running-process.ts';
import { type Seen, shop, takeShoppers } from './shoppers.ts';
import { findTools } from './tools.ts';
import { startTwoDatabases } from './two-databases.ts';

const SHOPPERS = Number(process.env.IZBOR_SHOPPERS ?? 24);
const careless = process.env.IZBOR_PLANT === 'careless';

const started = Date.now();
const say = (what: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${what}`);
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const tools = findTools();
const folder = mkdtempSync(join(tmpdir(), 'izbor-cluster-'));
const ends: (() => Promise<unknown>)[] = [];

async function run(): Promise<string[]> {
  const databases = await startTwoDatabases(folder, tools, { careless });
  ends.push(databases.stop);
  say('two PostgreSQL, the second one follows the first');
  seed(databases.url());
  const pooler = await startPooler(folder, tools, databases.port());
  ends.push(pooler.stop);
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (port: number) =>
    startChildServer(
      {
        DATABASE_URL: pooler.url,
        DATABASE_POOLER: 'transaction',
        DATABASE_DIRECT_URL: databases.url(),
        DATA_DIR: join(folder, 'data'),
        MAIL_BULK_PER_SECOND: '100',
      },
      undefined,
      port,
    );
  const servers: ChildServer[] = [];
  for (const port of ports) servers.push(await start(port));
  ends.push(() => Promise.all(servers.map((server) => server.kill())));
  const balancer = await startBalancer(folder, tools, ports);
  ends.push(balancer.stop);
  await until('the shop', async () => (await fetch(`${balancer.url}/health/ready`)).ok);
  say('three servers behind HAProxy');

  const { shoppers, stock } = await takeShoppers(databases.url(), SHOPPERS);
  const seen: Seen = { counts: { done: 0, refused: 0, busy: 0 }, wrong: [] };
  let isOver = false;
  const since = new Date();
  const shopping = Promise.all(shoppers.map((each) => shop(balancer.url, each, stock, { seen, isOver: () => isOver })));
  const again = async (place: number, end: 'stop' | 'kill') => {
    await servers[place]?.[end]();
    say(`server ${place + 1} ${end === 'stop' ? 'was asked to stop' : 'was killed'}`);
    servers[place] = await start(ports[place] ?? 0);
    say(`server ${place + 1} is there again`);
  };
  const trouble = async () => {
    await wait(4);
    await again(0, 'stop');
    await again(1, 'kill');
    await wait(3);
    await databases.failOver();
    pooler.leadTo(databases.port());
    say('the first PostgreSQL died, the second one has its place');
    await until('the shop', async () => (await fetch(`${balancer.url}/health/ready`)).ok);
    say('the shop serves again');
    await wait(3);
    await again(2, 'stop');
    await again(0, 'kill');
    await wait(3);
    isOver = true;
  };
  await Promise.all([trouble(), shopping]);
  const { done, refused, busy } = seen.counts;
  say(`${done} calls were done, ${refused} refused, ${busy} asked to come again`);
  const sum = (what: 'orders' | 'cancelled' | 'requests' | 'subscriptions') =>
    shoppers.reduce((all, shopper) => all + shopper[what].size, 0);
  say(
    `${sum('orders')} orders, ${sum('cancelled')} of them cancelled, ${sum('requests')} requests, ${sum('subscriptions')} subscriptions`,
  );
  return [...seen.wrong, ...(await compare(databases.url(), shoppers, since))];
}

function seed(url: string): void {
  const args = ['--import', 'tsx', 'demo/seed.ts', '--benefits', '0', '--users', String(SHOPPERS * 2)];
  const env = Object.assign({}, process.env, { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), IZBOR_DEMO: 'on' });
  const { status, stderr } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`The demo data did not get in: ${stderr}`);
}

let wrong: string[];
try {
  wrong = await run();
} catch (error) {
  wrong = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
} finally {
  for (const end of ends.reverse()) await end().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong.slice(0, 40)) console.log(`wrong: ${line}`);
console.log(wrong.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed (${wrong.length} things are wrong)`);
process.exit(wrong.length === 0 ? 0 : 1);
