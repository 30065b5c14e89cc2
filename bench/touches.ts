import type { Page } from 'playwright';

/** How long each touch or key of a page took until the browser had painted what came of it, in milliseconds; shorter than 16 are left out. */
export const interactions = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { touched: number[] }).touched);

/** Begins again with none. */
export const forgetTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { touched: number[] }).touched.length = 0;
  });

/** Waits until one was reported: the browser does so once it has painted. */
export async function touchReported(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { touched: number[] }).touched.length > 0);
}

/** Until the page has nothing to do, or three seconds have passed. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(() => requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: 3000 }), 400);
      }),
  );

/** Runs in the page, before it loads: notes them. */
export function watchTouches(): void {
  const touched: number[] = [];
  Object.assign(window, { touched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) touched.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
