import type { Page } from '@playwright/test';
import { expect } from '../testing/shop.ts';

/**
 * Shows the tab again, `away` milliseconds of its own clock later, and waits until stale data is read again. A read already under way may
 * miss the news and prevents another one: then the tab is shown once more.
 */
export async function comeBack(page: Page, address: RegExp, away = 0): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest(
      (request) => request.method() === 'GET' && address.test(new URL(request.url()).pathname),
      { timeout: 5_000 },
    );
    asked.catch(() => {});
    if (away > 0) await page.clock.fastForward(away);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await asked).response();
  }).toPass();
}
