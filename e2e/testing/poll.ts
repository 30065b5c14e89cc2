import type { Page } from '@playwright/test';

// specification.md 9: whoever is signed in is asked about again as often.
const REFRESH_INTERVAL = 7_000;

/** The shop asks by itself what is new: nothing is done but that its clock, installed before it was opened, goes on in all tabs. */
export async function pollIsDue(page: Page): Promise<void> {
  await page.clock.fastForward(REFRESH_INTERVAL);
}
