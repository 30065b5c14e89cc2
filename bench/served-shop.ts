import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { LIST } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { figure } from './figure.ts';
import { load } from './load.ts';
import { median } from './ratio.ts';

const STARTS = 3;
const CALLERS = 20;
const CALLS = 3000;
/** What everybody reads, in turn. */
const READ = [LIST, '/v2/benefit/?search=masa', '/v2/me/', '/v2/home/', '/v2/transactions/'];

interface Served {
  /** From the command until the first answer, in milliseconds. */
  started: number;
  /** The memory that the process has of the machine, in MB. */
  resident: () => number;
  end: () => Promise<void>;
}

/**
 * The shop as `npm start` runs it once it is built, on PostgreSQL: how soon it answers, and the memory it has while many ask at once
 * (quality.md 1).
 */
export async function measureServed(database: BenchDatabase, port: number): Promise<void> {
  execFileSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' });
  const starts: number[] = [];
  for (let time = 1; time < STARTS; time += 1) {
    const { started, end } = await serve(database, port);
    starts.push(started);
    await end();
  }
  const { started, resident, end } = await serve(database, port);
  starts.push(started);
  console.log();
  figure('from the start, built, to the first answer', median(starts), 1000, 'ms');
  figure('memory, asked by nobody', resident(), 150, 'MB');
  let most = 0;
  for (const path of READ) {
    const asked = (index: number) => ({
      url: `http://127.0.0.1:${port}/api${path}`,
      headers: (database.visitors[index % 50] as Visitor).headers,
    });
    await load(CALLS, asked, 200, CALLERS);
    most = Math.max(most, resident());
  }
  figure(`memory, asked ${CALLS * READ.length} times, ${CALLERS} at once`, most, 150, 'MB');
  await end();
}

async function serve({ url, dataDir }: BenchDatabase, port: number): Promise<Served> {
  const began = performance.now();
  const child = spawn(process.execPath, ['server/start.mjs'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      IZBOR_DEMO: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    await pause(5);
  }
  return {
    started: performance.now() - began,
    resident: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
