import { test as base, type Page } from '@playwright/test';
import { type KeptPages, keptPages } from '../testing/kept-pages.ts';
import { BookPage } from './book-page.ts';
import { Camera } from './camera.ts';
import { bookReady, pageShown } from './story-in-page.ts';

interface OfWorker {
  book: BookPage;
  camera: Camera;
  keptPages: KeptPages;
}

/**
 * One page and one camera per worker: a new page for each of a thousand stories would take most of the time. Tests that open pages of the
 * book by address share one page per worker too, which starts with empty storage.
 */
export const test = base.extend<object, OfWorker>({
  book: [
    async ({ browser }, use) => {
      const book = await BookPage.open(browser, process.env.BOOK_URL ?? '');
      await use(book);
      await book.close();
    },
    { scope: 'worker' },
  ],
  camera: [
    async ({ browser }, use) => {
      const camera = new Camera(browser, process.env.BOOK_URL ?? '');
      await use(camera);
      await camera.close();
    },
    { scope: 'worker' },
  ],
  keptPages,
  page: async ({ keptPages, browser, viewport }, use) => {
    const page = await keptPages.of('book', () => browser.newContext());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.goto(`${process.env.BOOK_URL}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  context: async ({ page }, use) => use(page.context()),
});

/** Opens the book without its sidebar and without a story. */
export async function openBook(page: Page): Promise<void> {
  await page.goto(`${process.env.BOOK_URL}/iframe.html?viewMode=story`);
  await page.waitForFunction(bookReady);
}

/** Shows another page of the opened book, as its sidebar would. */
export const turnTo = (page: Page, id: string): Promise<void> => page.evaluate(pageShown, id);
