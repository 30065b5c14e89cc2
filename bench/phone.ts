// npm run bench:phone: what a person on a phone waits for (quality.md 1): the built app, a slow 4G line, a quarter of the CPU; and what
// administration at a desk waits for, with that CPU. BENCH_ONLY=desk takes that alone.
import { chromium } from 'playwright';
import { launchOptions } from '../e2e/chromium.ts';
import { measureDesk } from './desk-interactions.ts';
import { measureInteractions } from './phone-interactions.ts';
import { measurePage } from './phone-loads.ts';
import { measureScrolling } from './phone-scrolling.ts';
import { openShop } from './phone-shop.ts';

const shop = await openShop(Number(process.env.BENCH_PORT ?? 3120));
const browser = await chromium.launch(launchOptions);
try {
  if (process.env.BENCH_ONLY !== 'desk') {
    for (const path of ['/login', '/', shop.benefit]) await measurePage(browser, shop, path);
    await measureInteractions(browser, shop);
    await measureScrolling(browser, shop);
  }
  await measureDesk(browser, shop);
} finally {
  await browser.close();
  shop.end();
}
