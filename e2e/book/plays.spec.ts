import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { lengthOf } from '#server/testing/length.ts';
import { test } from './book-test.ts';
import { saidInEnglish, serbian } from './english.ts';
import { type BookStory, storiesByFile } from './index-of-book.ts';
import { textsForAxe } from './story-in-page.ts';

const isSerbian = serbian();

/** The desks of flows take longest: at the end one core would wait for the other. */
const isFlow = ([file]: readonly [string, unknown]) => file.startsWith('./stories/flows/');

/** Whether each state of a flow is walked in the real shop, and told there by the same sights: a report of the walk fails when one is missing. */
function isWalked(file: string): boolean {
  const walk = new URL(`../paths/${file.split('/').at(-1)?.replace('.stories.tsx', '.spec.ts')}`, import.meta.url);
  return existsSync(walk) && !readFileSync(walk, 'utf8').includes('leftOut');
}

/** The states of such a flow, one after the other on a stage: each has a story of its own as well. */
const isWalkedElsewhere = ({ exportName, importPath }: BookStory) =>
  exportName === 'EveryState' && isWalked(importPath);

const all = [...storiesByFile()];
const files = lengthOf({
  short: all.map(([file, stories]) => [file, stories.filter((story) => !isWalkedElsewhere(story))] as const),
  full: all,
});
const longestFirst = [...files.filter(isFlow), ...files.filter((each) => !isFlow(each))];

// Each story as designers open it: drawn, played, and looked over by axe, all without a word in the console; an English one in English.
for (const [file, stories] of longestFirst) {
  test.describe(file.replace('./stories/', ''), () => {
    // One file stays with one page.
    test.describe.configure({ mode: 'default' });
    for (const { id, title, name } of stories) {
      test(`${title}: ${name} (${id})`, async ({ book }) => {
        const { faults, language } = await book.show(id, file);
        expect(faults, id).toEqual([]);
        if (language !== 'en') return;
        const said = await book.look((page) => page.evaluate(saidInEnglish));
        expect(said.filter(await isSerbian), 'what an English story says in Serbian').toEqual([]);
      });
    }
  });
}

// Dialogs that are higher than the window, one with a part that scrolls within another that hides.
for (const [id, file] of [
  ['screens-shop-benefit-details-dialog--ready', './stories/benefits/benefit-details-dialog.stories.tsx'],
  ['screens-administration-people--leaving-in-the-dark', './stories/admin-people/people.stories.tsx'],
] as const) {
  test(`nothing of a dialog is out of sight for axe (${id})`, async ({ book }) => {
    await book.show(id, file);
    const { seen, unseen } = await book.look((page) => page.evaluate(textsForAxe, '[role=dialog], [role=alertdialog]'));
    expect(unseen).toEqual([]);
    expect(seen).toBeGreaterThan(10);
  });
}
