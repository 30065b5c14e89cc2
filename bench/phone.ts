// npm run bench:phone: waiting times of a person on a phone (quality.md 1): the built app, a slow 4G line, a quarter of the CPU; and of
// administration at a desk, with that CPU. BENCH_ONLY runs only some parts: loads, touches, scrolling, desk.
import { chromium } from 'playwright';
import { launchOptions } from '../e2e/chromium.ts';
import { measureDesk } from './desk-interactions.ts';
import { partsWanted } from './parts-wanted.ts';
import { measureInteractions } from './phone-interactions.ts';
import { measureDeskShift, measurePage } from './phone-loads.ts';
import { measureScrolling } from './phone-scrolling.ts';
import { openShop } from './phone-shop.ts';

// Time limit of the whole run, since waiting for a page that hangs would never end.
const LIMIT = 20 * 60_000;

const parts = new Map<string, () => Promise<void>>([
  [
    'loads',
    async () => {
      await measurePage(browser, shop, '/login', 1200);
      await measurePage(browser, shop, '/', 1800);
      await measurePage(browser, shop, shop.benefit, 2000);
      await measureDeskShift(browser, shop);
    },
  ],
  ['touches', () => measureInteractions(browser, shop)],
  ['scrolling', () => measureScrolling(browser, shop)],
  ['desk', () => measureDesk(browser, shop)],
]);

const all = [...parts.keys()];
const only = partsWanted('bench:phone', all) ?? all;
const shop = await openShop(Number(process.env.BENCH_PORT ?? 3120));
setTimeout(() => {
  console.error('It did not end within 20 minutes: the machine is too busy, or a page hangs.');
  shop.end();
  process.exit(1);
}, LIMIT).unref();
const browser = await chromium.launch(launchOptions);

try {
  for (const name of only) {
    // A failed part is reported, and the others are still measured.
    try {
      await parts.get(name)?.();
    } catch (error) {
      console.error(`${name}: ${error}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  shop.end();
}
