// Starts the shop as a person would, on a data folder of this run alone, with enough people for each test to have its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { status } = spawnSync('npx', ['tsx', 'server/demo/seed.ts', '--users', '6000'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../server/start.mjs');
