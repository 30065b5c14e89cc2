import { test as base, expect } from '@playwright/test';
import { BookPage } from './book-page.ts';
import { storiesByFile } from './index-of-book.ts';

const test = base.extend<object, { book: BookPage }>({
  book: [
    async ({ browser }, use) => {
      const book = await BookPage.open(browser, process.env.BOOK_URL ?? '');
      await use(book);
      await book.close();
    },
    { scope: 'worker' },
  ],
});

// Each story as designers open it: drawn, played, and looked over by axe, all without a word in the console.
for (const [file, stories] of storiesByFile()) {
  test.describe(file.replace('./stories/', ''), () => {
    // One file stays with one page.
    test.describe.configure({ mode: 'default' });
    for (const { id, title, name } of stories) {
      test(`${title}: ${name} (${id})`, async ({ book }) => {
        expect(await book.show(id, file), id).toEqual([]);
      });
    }
  });
}
