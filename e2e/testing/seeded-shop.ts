import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminQuery, databaseUrl } from '#server/testing/admin-query.ts';
import { nodeCommand } from '#server/testing/child-server.ts';
import { seedFile } from '../../build/server-commands.mjs';
import { sharedFolder } from './outbox.ts';

/** Number of people in a shop with a clock, named `person-1@izbor.bench` and so on; more than its tests need. */
export const PEOPLE_OF_OWN_SHOP = 300;

/** Database of a shop of its own: embedded in its process, or one in the PostgreSQL of the shop of all tests. */
export type Kind = 'embedded' | 'postgres';

/** Demo data made at a moment, with a number of people. */
interface Seeded {
  clock: string;
  people: number;
  kind: Kind;
}

/** Data of a shop of its own. */
export interface ShopData {
  folder: string;
  /** Removes the data once its server has ended. */
  remove: () => Promise<void>;
}

interface SeededShop extends ShopData {
  /** Environment variables for the database of its server. */
  settings: NodeJS.ProcessEnv;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

let copies = 0;

/** Data of a shop of its own, with the demo data of a moment, which are made once per run and then copied. */
export async function seededShop(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<SeededShop> {
  const original = await seedOnce(env, seeded);
  const folder = mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
  cpSync(original, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (seeded.kind === 'embedded') return { folder, settings: {}, remove: async () => removeFolder(folder) };
  copies += 1;
  const name = `own_${process.pid}_${copies}`;
  await adminQuery(postgresUrl(), `create database ${name} template ${templateOf(seeded)}`);
  return {
    folder,
    settings: inPostgres(name),
    remove: async () => {
      removeFolder(folder);
      await adminQuery(postgresUrl(), `drop database ${name} with (force)`);
    },
  };
}

/** Makes the demo data of a moment, or waits for the process that does; returns their folder. */
export async function seedOnce(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<string> {
  const { clock, people, kind } = seeded;
  const original = join(sharedFolder, 'seeded', templateOf(seeded));
  const done = `${original}.done`;
  if (begins(original)) {
    const surroundings = { ...env, IZBOR_CLOCK: clock, DATA_DIR: original };
    const made = kind === 'embedded' ? seed(surroundings, people) : seedInPostgres(surroundings, seeded);
    await made.finally(() => writeFileSync(done, ''));
  }
  // Another process is making them.
  while (!existsSync(done)) await new Promise((resolve) => setTimeout(resolve, 100));
  return original;
}

async function seedInPostgres(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<void> {
  const name = templateOf(seeded);
  await adminQuery(postgresUrl(), `create database ${name}`);
  await seed({ ...env, ...inPostgres(name) }, seeded.people);
}

/** Name for a folder and a database. */
const templateOf = ({ clock, people, kind }: Seeded) => `${kind}_${clock.replace(/\W/g, '_').toLowerCase()}_${people}`;

/** Address of the PostgreSQL of the shop of all tests, written by e2e/serve.mjs. */
const postgresUrl = () => readFileSync(join(sharedFolder, 'postgres-url'), 'utf8');

const inPostgres = (name: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl(postgresUrl(), name),
  IZBOR_DEMO: 'on',
});

// Creates the folder; only one process can.
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
