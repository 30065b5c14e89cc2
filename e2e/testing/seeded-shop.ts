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

/** From `person-1@izbor.bench` on: how many people a shop with a clock has, more than its tests need. */
export const PEOPLE_OF_OWN_SHOP = 300;

/** Which database a shop of its own has: one that is embedded in its process, or one in the PostgreSQL of the shop of all tests. */
export type Kind = 'embedded' | 'postgres';

/** The demo data of a moment, with so many people. */
interface Seeded {
  clock: string;
  people: number;
  kind: Kind;
}

/** What a shop alone has. */
export interface ShopData {
  folder: string;
  /** Removes all of it, when its server has ended. */
  remove: () => Promise<void>;
}

interface SeededShop extends ShopData {
  /** What its server must know of its database. */
  settings: NodeJS.ProcessEnv;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

let copies = 0;

/** The data of a shop alone, with the demo data of a moment: they are made once in a run, and then copied. */
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

/** Makes the demo data of a moment, or waits for who makes them; answers where they are. */
export async function seedOnce(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<string> {
  const { clock, people, kind } = seeded;
  const original = join(sharedFolder, 'seeded', templateOf(seeded));
  const done = `${original}.done`;
  if (begins(original)) {
    const surroundings = { ...env, IZBOR_CLOCK: clock, DATA_DIR: original };
    const made = kind === 'embedded' ? seed(surroundings, people) : seedInPostgres(surroundings, seeded);
    await made.finally(() => writeFileSync(done, ''));
  }
  // Another process makes it.
  while (!existsSync(done)) await new Promise((resolve) => setTimeout(resolve, 100));
  return original;
}

async function seedInPostgres(env: NodeJS.ProcessEnv, seeded: Seeded): Promise<void> {
  const name = templateOf(seeded);
  await adminQuery(postgresUrl(), `create database ${name}`);
  await seed({ ...env, ...inPostgres(name) }, seeded.people);
}

/** A name for a folder and for a database. */
const templateOf = ({ clock, people, kind }: Seeded) => `${kind}_${clock.replace(/\W/g, '_').toLowerCase()}_${people}`;

/** The address of the PostgreSQL of the shop of all tests, as e2e/serve.mjs writes it down. */
const postgresUrl = () => readFileSync(join(sharedFolder, 'postgres-url'), 'utf8');

const inPostgres = (name: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl(postgresUrl(), name),
  IZBOR_DEMO: 'on',
});

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
