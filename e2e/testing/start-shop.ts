import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '#server/database/embedded.ts';
import { sql } from '#server/database/text.ts';
import { nodeCommand } from '#server/testing/child-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { MALLOC } from '#server/testing/node-flags.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { createAdminFile } from '../../build/server-commands.mjs';
import { mailsIn, type WrittenMail } from './outbox.ts';
import { IN_DINARS } from './people.ts';
import { postPatiently } from './post-patiently.ts';
import { type Kind, PEOPLE_OF_OWN_SHOP, removeFolder, type ShopData, seededShop } from './seeded-shop.ts';

/** Start of such a shop's clock: the demo data of one moment are made once. */
export const STARTS = '2026-11-20T09:00:00+01:00';

/**
 * A shop with a clock that the tests of a worker share. In `npm test` it uses PostgreSQL, which takes a third of the embedded database's
 * time; the shop that begins empty uses the embedded one, and in `npm run test:full` all do.
 */
export const CLOCK_SHOP: Settings = {
  clock: STARTS,
  people: PEOPLE_OF_OWN_SHOP,
  kind: lengthOf<Kind>({ short: 'postgres', full: 'embedded' }),
};

/** A shop whose clock a test may move: a server process of its own, on a free port, with its own data folder. */
export interface StartedShop {
  url: string;
  /** Moves the server's clock, forward or back; settles once the jobs that are due have run. */
  moveClock(to: string): Promise<void>;
  /** Address of a person in the company in dinars whom no test of this shop has had. */
  takePerson(): string;
  /** Mails sent so far, oldest first. */
  mails(): WrittenMail[];
  /** Violated rules of its money; empty while all is well. */
  breaches(): Promise<unknown[]>;
  /** Kills the server in the middle of its work, like a power cut. */
  kill(): Promise<void>;
  /** Restarts a killed server at its old address with its old data; its clock begins where it first did. */
  startAgain(): Promise<void>;
  /** Changes stored data of a killed server directly in the database, bypassing all triggers. */
  tamper(statement: string): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  /** Moment at which the server's clock starts and its demo data are made: ISO 8601 with an offset. */
  clock: string;
  /** Number of people besides those of the demo data, a third of them in dinars. */
  people: number;
  /** Kind of database. */
  kind: Kind;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a shop whose clock a test may move. Throws with its output when it ends before it answers. */
export async function startShop({ clock, people, kind }: Settings): Promise<StartedShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = Object.assign(surroundings(port, url), { IZBOR_CLOCK: clock });
  const { settings, ...data } = await seededShop(env, { clock, people, kind });
  return run(Object.assign(env, settings), data, url);
}

/** Starts an empty shop with only an owner, who sets a password by a mailed link: the state that `npm run create-admin` leaves. */
export async function startEmptyShop(owner: string): Promise<StartedShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = Object.assign(surroundings(port, url), { IZBOR_DEMO: 'off' });
  const folder = mkdtempSync(join(tmpdir(), 'izbor-e2e-'));
  const [node, ...args] = nodeCommand(createAdminFile);
  const child = spawn(node, [...args, owner], {
    cwd: root,
    env: { ...env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The owner was not made');
  return run(env, { folder, remove: async () => removeFolder(folder) }, url);
}

const surroundings = (port: number, url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  IZBOR_FAULTS: 'on',
  PUBLIC_URL: url,
});

async function run(env: NodeJS.ProcessEnv, { folder, remove }: ShopData, url: string): Promise<StartedShop> {
  const [node, ...args] = nodeCommand('server/start.mjs');
  const start = () =>
    spawn(node, args, {
      cwd: root,
      env: { ...env, ...MALLOC, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = start();
  await ready(url, child);
  let taken = 0;
  return {
    url,
    takePerson: () => {
      taken += IN_DINARS;
      if (taken > PEOPLE_OF_OWN_SHOP) throw new Error(`More than ${PEOPLE_OF_OWN_SHOP} people are needed`);
      return `person-${taken}@izbor.bench`;
    },
    moveClock: async (now) => {
      const moved = await postPatiently(`${url}/api/faults/clock/`, { now });
      if (moved.status !== 200) throw new Error(`The clock was not moved: ${moved.text}`);
    },
    mails: () => mailsIn(folder),
    breaches: async () => {
      const answer = await fetch(`${url}/api/faults/breaches/`);
      return ((await answer.json()) as { breaches: unknown[] }).breaches;
    },
    kill: () => end(child, 'SIGKILL'),
    startAgain: async () => {
      child = start();
      await ready(url, child);
    },
    tamper: (statement) => tamperWith(folder, statement),
    stop: async () => {
      await end(child, 'SIGTERM');
      await remove();
    },
  };
}

async function tamperWith(dataDir: string, statement: string): Promise<void> {
  const { database, close } = await openEmbedded({ dataDir });
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });
  await close();
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => written.push(String(part)));
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop ended: ${written.join('').slice(-4000)}`);
}

async function end(child: ChildProcess, by: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(by);
  await ended;
}
