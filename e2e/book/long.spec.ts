import { expect } from '@playwright/test';
import { BookPage } from './book-page.ts';
import { test } from './book-test.ts';
import { DEVICES } from './camera.ts';
import { storiesByFile } from './index-of-book.ts';

/** The first story of each screen: how it is as a rule. One that is made for a wide place says so in its name. */
const asARule = [...storiesByFile()].flatMap(([file, [story]]) =>
  story?.title.startsWith('Screens/') && story.name !== 'Wide' ? [{ file, ...story }] : [],
);

test('no screen is wider than a phone when partners, people and benefits have long names', async ({ browser }) => {
  test.setTimeout(600_000);
  expect(asARule.length).toBeGreaterThan(50);
  const book = await BookPage.open(browser, process.env.BOOK_URL ?? '', {
    // Its play looks for the names as they are written: here only the room is looked at.
    globals: { words: 'long', a11y: { manual: true } },
    context: { reducedMotion: 'reduce' },
  });
  const wide: string[] = [];
  for (const { id, file } of asARule) {
    await book.show(id, file, DEVICES.phone);
    const over = await book.look((page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
    if (over > 1) wide.push(`${id} by ${over} px`);
  }
  await book.close();
  expect(wide).toEqual([]);
});
