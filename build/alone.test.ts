import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from 'fs-native-extensions';
import { afterAll, expect, it } from 'vitest';
import { alone } from './alone.mjs';

const folder = mkdtempSync(join(tmpdir(), 'izbor-alone-'));
const path = join(folder, 'of/client.lock');
afterAll(() => rmSync(folder, { recursive: true }));

it('lets one after the other build, whoever else of them fails', async () => {
  const steps: string[] = [];
  const build = (name: string) =>
    alone(path, async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (name === 'broken') throw new Error(name);
      return name;
    });

  const builds = await Promise.allSettled([build('first'), build('broken'), build('last')]);

  expect(builds.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toHaveLength(6);
  for (const at of [0, 2, 4]) expect(steps[at + 1]).toBe(steps[at]?.replace('begins', 'ends'));
});

it('waits for another process, and goes on when that is killed in the middle', async () => {
  const module = fileURLToPath(new URL('./alone.mjs', import.meta.url));
  const held = `import { alone } from ${JSON.stringify(module)};
    await alone(${JSON.stringify(path)}, () => new Promise(() => { console.log('held'); setInterval(() => {}, 1e6); }));`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', held], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const handle = await open(path, 'w');
  expect(tryLock(handle.fd)).toBe(false);
  await handle.close();

  const mine = alone(path, async () => 'built');
  other.kill('SIGKILL');

  await expect(mine).resolves.toBe('built');
});
