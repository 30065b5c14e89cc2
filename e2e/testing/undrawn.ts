import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { isFull } from '#server/testing/test-length.ts';

interface UndrawnWindow {
  /** Hides the page; disabled while it is looked at. Missing in a page that is drawn. */
  undrawn?: CSSStyleSheet;
}

/**
 * Has the pages of a context laid out and not painted in `npm test`: their root is transparent, which Chromium then skips, and which neither
 * Playwright nor a press notices. Painting pages that nobody looks at took a tenth of the end-to-end tests. `npm run test:full` paints all.
 */
export async function undraw(context: BrowserContext): Promise<void> {
  if (isFull) return;
  await context.addInitScript(() => {
    const undrawn = new CSSStyleSheet();
    undrawn.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(undrawn);
    Object.assign(window, { undrawn });
  });
}

/** A new context whose pages are not painted. */
export async function undrawnContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await undraw(context);
  return context;
}

/** Looks at a page while it is painted: colours and opacities are then those that people see. */
export async function asDrawn<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate(draw, true);
  try {
    return await look();
  } finally {
    await page.evaluate(draw, false);
  }
}

/** In the page: whether it is painted from now on. */
function draw(isDrawn: boolean): void {
  const { undrawn } = window as UndrawnWindow;
  if (undrawn) undrawn.disabled = isDrawn;
}
