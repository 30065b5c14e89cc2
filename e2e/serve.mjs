// Starts the shop as a person would, with a data folder for this run and enough people for each test to have its own. In npm test it uses a
// PostgreSQL, like public shops, and so do the shops whose clock tests move; the one that begins empty uses the embedded database, and in
// npm run test:full all do.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../build/build.mjs';
import { seedFile } from '../build/server-commands.mjs';

// A test that reads the outbox sets this folder.
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
// Removes what a killed run has left.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const starting = process.env.IZBOR_TESTS === 'full' ? undefined : postgres();
await buildServer();
const url = await starting;
if (url) writeFileSync(join(folder, 'postgres-url'), url);
// A full run has a report. Meanwhile the idle core makes the demo data of the shop whose clock the tests move.
if (process.env.E2E_REPORT) {
  spawn(process.execPath, ['--import', 'tsx', 'e2e/testing/seed-clock-shop.ts'], { stdio: 'inherit' });
}
if (url) Object.assign(process.env, { DATABASE_URL: url, IZBOR_DEMO: 'on' });
const seed = [seedFile, '--users', process.env.E2E_USERS ?? '0'];
const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../server/start.mjs');

/** Starts a PostgreSQL for this run; returns its address. */
async function postgres() {
  const stdio = ['pipe', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/testing/run-postgres.ts'], { stdio });
  const ended = once(child, 'exit').then(() => {
    throw new Error('There is no PostgreSQL for the shop of all tests');
  });
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  // From here on the child process does not keep this one running.
  ended.catch(() => {});
  child.unref();
  child.stdout.unref();
  child.stdin.unref();
  return String(said).trim();
}
