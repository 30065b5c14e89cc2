import { expect } from '@playwright/test';
import { test } from './book-test.ts';
import { storiesByFile } from './index-of-book.ts';

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
