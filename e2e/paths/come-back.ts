import type { Page } from '@playwright/test';
import { expect } from '../testing/shop.ts';

/**
 * One comes back to the tab, `away` milliseconds of its own clock later: what is old by then is read again, and is waited for. A
 * reading that was on the way already may not know the news, and keeps another from beginning: then one comes back once more.
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
