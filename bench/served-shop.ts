import { execFileSync } from 'node:child_process';
import { LIST } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { figure } from './figure.ts';
import { load } from './load.ts';
import { median } from './ratio.ts';
import { buildShop, runShop, type ShopProcess } from './shop-process.ts';

const STARTS = 3;
const CALLERS = 20;
const CALLS = 3000;
/** Calls that everybody makes, used in turn. */
const READ = [LIST, '/v2/benefit/?search=masa', '/v2/me/', '/v2/home/', '/v2/transactions/'];

/**
 * The shop as the image and the systemd unit run it, on PostgreSQL: its start-up time, and its memory under many parallel calls
 * (quality.md 1).
 */
export async function measureServed({ url, dataDir, visitors }: BenchDatabase, port: number): Promise<void> {
  buildShop();
  const run = () => runShop(port, { DATABASE_URL: url, DATA_DIR: dataDir, IZBOR_DEMO: 'off' });
  const starts: number[] = [];
  while (starts.length < STARTS) {
    const { took, end } = await run();
    starts.push(took);
    await end();
  }
  console.log();
  figure('from the start, built, to the first answer', median(starts), 1000, 'ms');
  const shop = await run();
  try {
    figure('memory, asked by nobody', resident(shop), 150, 'MB');
    let most = 0;
    for (const path of READ) {
      const asked = (index: number) => ({
        url: `${shop.url}/api${path}`,
        headers: (visitors[index % 50] as Visitor).headers,
      });
      await load(CALLS, asked, 200, CALLERS);
      most = Math.max(most, resident(shop));
    }
    figure(`memory, asked ${CALLS * READ.length} times, ${CALLERS} at once`, most, 150, 'MB');
  } finally {
    await shop.end();
  }
}

/** Resident memory of the process, in MB. */
const resident = ({ pid }: ShopProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
