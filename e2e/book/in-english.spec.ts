import { expect } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { BookPage } from './book-page.ts';
import { test } from './book-test.ts';
import { storiesByFile } from './index-of-book.ts';

/** The most visited stories: components and whole pages. */
const IS_FIRST = /^(Design system|Screens\/Whole pages)\//;

/** Stories with a play function. */
const played = [...storiesByFile()].flatMap(([file, stories]) =>
  stories.flatMap(({ id, title, tags }) => (IS_FIRST.test(title) && tags.includes('play-fn') ? [{ id, file }] : [])),
);

/** The first story of each file, because the stories of a file share their words; all of them in a full run. */
const shown = lengthOf({
  short: played.filter(({ file }, index) => played.findIndex((other) => other.file === file) === index),
  full: played,
});

test('a story comes to what it is named after when the bar above is set to English, too', async ({ browser }) => {
  test.setTimeout(600_000);
  expect(played.length).toBeGreaterThan(150);
  const book = await BookPage.open(browser, process.env.BOOK_URL ?? '', {
    // axe has already checked the stories in Serbian.
    globals: { language: 'EN', a11y: { manual: true } },
  });
  const lost: string[] = [];
  for (const { id, file } of shown) {
    const { faults } = await book.show(id, file);
    lost.push(...faults.slice(0, 1).map((fault) => `${id}: ${fault.slice(0, 300)}`));
  }
  await book.close();
  expect(lost).toEqual([]);
});
