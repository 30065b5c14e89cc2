import type { Page } from '@playwright/test';

// specification.md 9: interval in milliseconds at which the shop reads the signed-in person again.
const REFRESH_INTERVAL = 7_000;

/** Makes the shop poll for news by advancing the clock of all tabs, which must be installed before the shop was opened. */
export async function pollIsDue(page: Page): Promise<void> {
  await page.clock.fastForward(REFRESH_INTERVAL);
}
