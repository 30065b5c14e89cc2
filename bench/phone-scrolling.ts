import type { Browser } from 'playwright';
import { figure } from './figure.ts';
import { openPhone, type PhoneShop } from './phone-shop.ts';

const CARDS = 1000;

/** Scrolls a list of 1,000 cards from top to bottom: the longest time that the main thread was blocked. */
export async function measureScrolling(browser: Browser, shop: PhoneShop): Promise<void> {
  const { page, cdp, close } = await openPhone(browser, shop, { quick: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.route('**/api/v2/benefit/?*', async (route) => {
    const answer = await route.fetch();
    const { results, ...rest } = (await answer.json()) as { results: { id: number }[] };
    const many = Array.from({ length: CARDS }, (_, index) => ({
      ...results[index % results.length],
      id: 1_000_000 + index,
    }));
    await route.fulfill({ response: answer, json: { ...rest, count: CARDS, next: null, results: many } });
  });
  await page.goto('/flexible-benefits', { waitUntil: 'networkidle' });
  await page
    .locator('main article')
    .nth(CARDS - 1)
    .waitFor({ state: 'attached' });
  const longest = await page.evaluate(scrollThrough);
  await close();
  figure(`scrolling ${CARDS} cards: the longest task`, longest, 50, 'ms');
}

// Runs in the page: scrolls a screen per animation frame.
async function scrollThrough(): Promise<number> {
  let longest = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  watch.observe({ type: 'longtask' });
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    window.scrollTo(0, y);
    await frame();
    await frame();
  }
  await frame();
  return longest;
}
