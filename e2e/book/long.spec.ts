import { expect } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { BookPage } from './book-page.ts';
import { test } from './book-test.ts';
import { DEVICES } from './camera.ts';
import { type BookStory, storiesByFile } from './index-of-book.ts';

interface Screen {
  file: string;
  stories: BookStory[];
}

/** Each screen with its stories, without those whose first story is made for a wide place, called "Wide". */
const screens = [...storiesByFile()].flatMap(([file, stories]): Screen[] =>
  stories[0]?.title.startsWith('Screens/') && stories[0].name !== 'Wide' ? [{ file, stories }] : [],
);

/**
 * Key of the screens that share their parts: the folder, or the file in administration, whose screens are all made of one folder's parts.
 */
const partsOf = ({ file }: Screen) =>
  file.startsWith('./stories/admin/') ? file : file.slice(0, file.lastIndexOf('/'));

/** The first of the screens that share their parts, a whole page where there is one; all of them in a full run. */
const looked = lengthOf({
  short: screens.filter((screen, index) => screens.findIndex((other) => partsOf(other) === partsOf(screen)) === index),
  full: screens,
});

/** Id of a screen's usual state: its first story that is not made for a wider window. */
async function asARule(book: BookPage, { file, stories }: Screen): Promise<string> {
  for (const { id } of stories) {
    const { size } = await book.madeFor(id, file);
    if (!size || size.width <= DEVICES.phone.width) return id;
  }
  throw new Error(`${file} has no story for a phone`);
}

test('no screen is wider than a phone when partners, people and benefits have long names', async ({ browser }) => {
  test.setTimeout(600_000);
  expect(screens.length).toBeGreaterThan(100);
  const book = await BookPage.open(browser, process.env.BOOK_URL ?? '', {
    // The play functions look for the original names; this test checks only the layout.
    globals: { words: 'long', a11y: { manual: true } },
    context: { reducedMotion: 'reduce' },
  });
  const wide: string[] = [];
  for (const screen of looked) {
    const id = await asARule(book, screen);
    await book.show(id, screen.file, DEVICES.phone);
    const over = await book.look((page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
    if (over > 1) wide.push(`${id} by ${over} px`);
  }
  await book.close();
  expect(wide).toEqual([]);
});
