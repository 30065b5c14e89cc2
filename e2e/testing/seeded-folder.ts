import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeCommand } from '#server/testing/child-server.ts';
import { seedFile } from '../../build/server-commands.mjs';
import { sharedFolder } from './outbox.ts';

/** From `person-1@izbor.bench` on: how many people a shop with a clock has, more than its tests need. */
export const PEOPLE_OF_OWN_SHOP = 300;

/** The demo data of a moment, with so many people. */
interface Seeded {
  clock: string;
  people: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A data folder of such a shop alone, with the demo data of a moment: they are made once in a run, and then copied. */
export async function seededFolder(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<string> {
  const original = await seedOnce(env, seeded);
  const folder = mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
  cpSync(original, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** Makes the demo data of a moment, or waits for who makes them; answers where they are. */
export async function seedOnce(env: NodeJS.ProcessEnv, { clock, people }: Seeded): Promise<string> {
  const original = join(sharedFolder, 'seeded', `${clock.replace(/\W/g, '-')}-${people}`);
  const done = `${original}.done`;
  if (begins(original)) {
    await seed({ ...env, IZBOR_CLOCK: clock, DATA_DIR: original }, people).finally(() => writeFileSync(done, ''));
  }
  // Another process makes it.
  while (!existsSync(done)) await new Promise((resolve) => setTimeout(resolve, 100));
  return original;
}

// A folder is made by one process alone.
function begins(original: string): boolean {
  mkdirSync(join(original, '..'), { recursive: true });
  try {
    mkdirSync(original);
    return true;
  } catch {
    return false;
  }
}

async function seed(env: NodeJS.ProcessEnv, people: number): Promise<void> {
  const [node, ...args] = nodeCommand(seedFile);
  const child = spawn(node, [...args, '--users', String(people)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo data of ${env.DATA_DIR} were not made`);
}
