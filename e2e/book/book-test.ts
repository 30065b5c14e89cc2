import { test as base } from '@playwright/test';
import { BookPage } from './book-page.ts';
import { Camera } from './camera.ts';

/** One page and one camera for as long as a worker lives: a new page for each of a thousand stories would take most of the time. */
export const test = base.extend<object, { book: BookPage; camera: Camera }>({
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
});
