import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { adminQuery, databaseUrl } from '../testing/admin-query.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { nodeCommand, startChildServer } from '../testing/child-server.ts';
import { makeDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { isFull } from '../testing/test-length.ts';
import { openDatabase } from './open-database.ts';
import { reconcile } from './reconcile.ts';

// Building a version takes long, and a plain copy of the sources has no earlier versions: only in a full run in a git clone.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'izbor-before-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, maxBuffer: 2 ** 30 });

/** Builds the version before the newest migration; returns the path of its server. */
function buildBefore(): string {
  const newest = git('log', '--format=%H', '-1', '--', 'server/database/migrations/*.sql').toString().trim();
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', `${newest}^`) });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const build = `import { buildServer } from ${JSON.stringify(join(folder, 'build/build.mjs'))}; await buildServer();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder });
  return join(folder, 'dist/server/main.mjs');
}

async function startBefore(file: string, database: string): Promise<string> {
  const port = String(await freePort());
  const [node, ...args] = nodeCommand(file);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: database,
    DATA_DIR: join(folder, 'data'),
    IZBOR_DEMO: 'off',
  };
  const child = spawn(node, args, { env: { ...env, PORT: port, HOST: '127.0.0.1' }, stdio: 'ignore' });
  children.push(child);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  return `http://127.0.0.1:${port}`;
}

async function buy(server: string, { headers }: Person, benefit: number): Promise<number> {
  const post = (path: string, body: unknown) =>
    fetch(`${server}/api/v2${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: headers.authorization },
      body: JSON.stringify(body),
    });
  expect((await post('/toggle-cart/', { id: benefit })).status).toBe(200);
  return (await post('/complete-purchase/', {})).status;
}

it.runIf(isFull)(
  'lets a server of the version before sell on while the newest migration runs and after it',
  async () => {
    const { url = '', close } = await makeDatabase({ on: 'postgres' });
    const name = `izbor_before_${process.pid}`;
    await adminQuery(url, `create database ${name}`);
    const own = databaseUrl(url, name);
    const before = await startBefore(buildBefore(), own);
    const opened = await openDatabase({ url: own, dataDir: '' });
    await opened.migrate();
    const after = await startChildServer({ DATABASE_URL: own, DATA_DIR: join(folder, 'data-after') });

    const ana = await makePerson(opened.database, new Date(), { flexible: 1_000_000 });
    const benefit = await makeBenefit(opened.database, new Date(), { wayToBuy: 'voucher', price: 100 });
    for (const server of [before, after.url, before]) expect(await buy(server, ana, benefit)).toBe(200);
    expect(await reconcile(opened.database)).toEqual([]);

    await after.stop();
    await opened.close();
    for (const child of children) child.kill('SIGKILL');
    await adminQuery(url, `drop database ${name} with (force)`);
    await close();
  },
);
