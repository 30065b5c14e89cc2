import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { MIGRATION_LOCK } from './database/postgres.ts';
import { sentenceFor } from './database/sentence-for.ts';
import { nodeCommand, serverBuilt } from './testing/child-server.ts';
import { copyOfEmbedded, makeDatabase } from './testing/databases.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'izbor-main-'));
const started = new Set<ChildProcess>();
const file = await serverBuilt();
// For tests that may use either database: the embedded one takes ten times as long to open.
const postgres = await makeDatabase({ on: 'postgres' });
const onPostgres = { DATABASE_URL: postgres.url ?? '' };
// The first start migrates a new database, which takes long on a busy machine.
const PATIENCE = 150_000;
vi.setConfig({ testTimeout: 2 * PATIENCE });
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
});
afterAll(async () => {
  await postgres.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Shop {
  child: ChildProcess;
  /** The output so far. */
  said: () => string;
  ended: Promise<number | string | null>;
}

function start(settings: Record<string, string>, command: string[] = nodeCommand(file)): Shop {
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, IZBOR_DEMO: 'off', HOST: '127.0.0.1', ...settings };
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said = `${said}${bytes}`));
  started.add(child);
  const ended = new Promise<number | string | null>((resolve) => {
    // `close` waits until nothing writes to the pipes any more, which includes a grandchild.
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  return { child, said: () => said, ended };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function open(settings: Record<string, string> = {}, command?: string[]) {
  const port = await freePort();
  const shop = start({ PORT: String(port), ...settings }, command);
  await expect.poll(shop.said, { timeout: PATIENCE }).toContain(`Izbor is open on http://localhost:${port}`);
  return { ...shop, origin: `http://127.0.0.1:${port}` };
}

it('lets nobody else use its folder, opens again after it was killed, and closes when it is told to', async () => {
  const shop = await open();
  expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200);
  expect(existsSync(join(dataDir, 'pictures'))).toBe(false);
  expect(shop.said()).not.toContain('SMTP_URL');

  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`The data folder ${dataDir} is in use by another process of Izbor.`);

  shop.child.kill('SIGKILL');
  expect(await shop.ended).toBe('SIGKILL');

  const again = await open();
  expect(again.said()).toContain(
    'The database was not closed the last time: what its log holds is put in place first.',
  );
  expect((await fetch(`${again.origin}/health/ready`)).status).toBe(200);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

it('answers what is under way before it closes', async () => {
  const shop = await open({ ...onPostgres, IZBOR_FAULTS: 'on' });
  const post = (path: string, body: unknown) =>
    fetch(`${shop.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/faults/', { call: 'POST /user/token/', answer: 'hold' });
  const answer = post('/user/token/', { email: 'nobody@izbor.test', password: 'x' });
  await expect.poll(async () => (await (await fetch(`${shop.origin}/api/faults/`)).json()).held).toBe(1);

  shop.child.kill('SIGTERM');

  expect((await answer).status).toBe(400);
  expect(await shop.ended).toBe(0);
});

it('says in production that nobody gets a mail while there is no SMTP_URL, and closes when npm, which started it, is ended', async () => {
  const asNpmDoes = ['sh', '-c', `"${process.execPath}" "${file}"; true`];
  const production = { NODE_ENV: 'production', SMTP_URL: '', npm_lifecycle_event: 'start' };
  const shop = await open({ ...onPostgres, ...production }, asNpmDoes);
  await expect.poll(shop.said, { timeout: PATIENCE }).toContain('SMTP_URL is not set: nobody gets a mail');
  const line = shop
    .said()
    .split('\n')
    .find((each) => each.includes('SMTP_URL'));
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, folder: join(dataDir, 'outbox') });

  shop.child.kill('SIGTERM');
  await shop.ended;

  await expect(fetch(`${shop.origin}/health/live`)).rejects.toThrow();
});

it('closes as well when npm is ended while it starts', async () => {
  const asNpmDoes = ['sh', '-c', `"${process.execPath}" "${file}"; true`];
  const port = await freePort();
  // The server waits for this lock, which is held during migrations.
  const other = new pg.Client({ connectionString: onPostgres.DATABASE_URL });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const shop = start({ ...onPostgres, PORT: String(port), npm_lifecycle_event: 'start' }, asNpmDoes);
  await expect.poll(shop.said, { timeout: PATIENCE }).toContain('Waiting for it to be done.');

  shop.child.kill('SIGTERM');
  await expect.poll(() => shop.child.signalCode).toBe('SIGTERM');
  await other.end();

  await shop.ended;
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
});

it('ends with a sentence when a setting cannot be used', async () => {
  const shop = start({ PORT: 'http' });

  expect(await shop.ended).toBe(1);
  expect(shop.said().trim()).toBe('PORT must be a whole number from 0 to 65535, not "http".');
});

it('ends with a sentence when a file of its database is cut, and shows nothing of it', async () => {
  const damaged = await copyOfEmbedded();
  const [file = ''] = readdirSync(join(damaged, 'database/base/5'));
  rmSync(join(damaged, 'database/base/5', file));
  const shop = start({ PORT: String(await freePort()), DATA_DIR: damaged });

  expect(await shop.ended).toBe(1);
  expect(shop.said()).toContain(`is damaged: base/5/${file} cut or missing. It is not opened`);
  rmSync(damaged, { recursive: true });
});

it('ends with a sentence when it may not write its folder', async () => {
  const shop = start({ PORT: String(await freePort()), DATA_DIR: '/sys/izbor' });

  expect(await shop.ended).toBe(1);
  expect(shop.said().trim()).toBe(
    'DATA_DIR (/sys/izbor) cannot be written. Let the user who runs the shop write there, or mount it for writing, and start again.',
  );
});

describe('an address that leads nowhere', () => {
  const said = (reason: string) =>
    `DATABASE_URL cannot be used: ${reason}. Look whether its role, password, address and database are right, and whether PostgreSQL runs there.`;
  const to = (account: string, name: string) =>
    `postgres://${account}@${new URL(onPostgres.DATABASE_URL).host}/${name}`;

  it('ends it with a sentence', async () => {
    const shop = start({ PORT: String(await freePort()), DATABASE_URL: to('izbor:izbor', 'izbor_nowhere') });

    expect(await shop.ended).toBe(1);
    expect(shop.said().trim()).toBe(said('database "izbor_nowhere" does not exist'));
  });

  it.each([
    ['another password', 'izbor:tajna', 'password authentication failed for user "izbor"'],
    ['no password', 'izbor', 'empty password returned by client'],
  ])('is said in the same sentence for %s', async (_, account, reason) => {
    vi.stubEnv('DATABASE_URL', to(account, 'postgres'));
    const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir });
    const failed = await opened.migrate().catch((error: unknown) => error);
    await opened.close();

    expect(sentenceFor(failed)).toBe(said(reason));
    vi.unstubAllEnvs();
  });
});

async function takenPort(host: string) {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const address = other.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  return { port, free: () => new Promise((resolve) => other.close(resolve)) };
}

it('ends with a sentence when its port is taken', async () => {
  const { port, free } = await takenPort('127.0.0.1');
  const shop = start({ ...onPostgres, PORT: port });

  expect(await shop.ended).toBe(1);
  expect(shop.said()).toContain('The PORT is taken by another program.');
  await free();
});

describe('npm run dev', () => {
  const DEV = [process.execPath, '--import', 'tsx', 'server/dev.ts'];

  it('ends with a sentence, and leaves no server behind, when its port is taken', async () => {
    const { port, free } = await takenPort('localhost');
    const shop = start({ ...onPostgres, PORT: port }, DEV);

    expect(await shop.ended).toBe(1);
    // Vite may print something before.
    expect(shop.said().trim().split('\n').at(-1)).toBe(
      'The PORT is taken by another program. Stop that one, or set PORT.',
    );
    await free();
  });

  it('ends with a sentence when the port of its server is taken, whom the page would ask', async () => {
    const { port, free } = await takenPort('127.0.0.1');
    const shop = start({ ...onPostgres, PORT: String(Number(port) - 1) }, DEV);

    expect(await shop.ended).toBe(1);
    expect(shop.said().trim()).toBe(
      `Its server listens at the port after PORT, and ${port} is taken by another program. Stop that one, or set PORT.`,
    );
    await free();
  });

  it('ends with a sentence about a setting that cannot be used', async () => {
    const shop = start({ ...onPostgres, PORT: 'abc' }, DEV);

    expect(await shop.ended).toBe(1);
    expect(shop.said().trim()).toBe('PORT must be a whole number from 0 to 65535, not "abc".');
  });
});
