import type { Page } from 'playwright';

/** Duration of each touch or key press until the browser had painted its result, in milliseconds; those under 16 are not reported. */
export const interactions = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { touched: number[] }).touched);

/** Clears the recorded touches. */
export const forgetTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { touched: number[] }).touched.length = 0;
  });

/** Waits until the browser has reported a touch, which it does once it has painted. */
export async function touchReported(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { touched: number[] }).touched.length > 0);
}

/** Waits until the page is idle, for at most three seconds. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(() => requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: 3000 }), 400);
      }),
  );

/** Runs in the page before it loads, and records the touches. */
export function watchTouches(): void {
  const touched: number[] = [];
  Object.assign(window, { touched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) touched.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
