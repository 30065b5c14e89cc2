// Starts the shop as a person would, on a data folder of this run alone, with enough people for each test to have its own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../build/build.mjs';
import { seedFile } from '../build/server-commands.mjs';

// A test that reads the outbox says where it is.
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
// What a run left that was killed is not this run's.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildServer();
// A run of all tests is reported. On the core that is left meanwhile the shop gets its demo data whose clock they move.
if (process.env.E2E_REPORT) {
  spawn(process.execPath, ['--import', 'tsx', 'e2e/testing/seed-clock-shop.ts'], { stdio: 'inherit' });
}
const seed = [seedFile, '--users', process.env.E2E_USERS ?? '0'];
const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../server/start.mjs');
