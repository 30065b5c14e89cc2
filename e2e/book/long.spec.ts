import { expect } from '@playwright/test';
import { lengthOf } from '#server/testing/length.ts';
import { BookPage } from './book-page.ts';
import { test } from './book-test.ts';
import { DEVICES } from './camera.ts';
import { type BookStory, storiesByFile } from './index-of-book.ts';

interface Screen {
  file: string;
  stories: BookStory[];
}

/** Each screen with its stories. One whose first is made for a wide place says so in its name. */
const screens = [...storiesByFile()].flatMap(([file, stories]): Screen[] =>
  stories[0]?.title.startsWith('Screens/') && stories[0].name !== 'Wide' ? [{ file, stories }] : [],
);

/** What screens share their parts with: those of a folder. All of administration is made of what is in one of them. */
const partsOf = ({ file }: Screen) =>
  file.startsWith('./stories/admin/') ? file : file.slice(0, file.lastIndexOf('/'));

/** Of screens that share their parts the first, which is a whole page where there is one; all of them in a full run. */
const looked = lengthOf({
  short: screens.filter((screen, index) => screens.findIndex((other) => partsOf(other) === partsOf(screen)) === index),
  full: screens,
});

/** How a screen is as a rule: its first story, unless that one is made for a wider window. */
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
    // Its play looks for the names as they are written: here only the room is looked at.
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
