import type { Page } from '@playwright/test';

/** From the next page on, what is given to a worker reaches it only when the test lets it go: a file is read there. */
export async function holdReading(page: Page) {
  const held = await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const give = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function hold(...given: [unknown]) {
      waiting.push(() => Reflect.apply(give, this, given));
    };
    Object.assign(globalThis, {
      letReadingGo: () => {
        for (const go of waiting.splice(0)) go();
      },
    });
  });
  return {
    /** From the next page on workers are given all at once. */
    stop: () => held.dispose(),
    letGo: () => page.evaluate(() => (globalThis as unknown as { letReadingGo: () => void }).letReadingGo()),
  };
}

export type HeldReading = Awaited<ReturnType<typeof holdReading>>;
