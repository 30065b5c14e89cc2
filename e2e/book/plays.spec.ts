import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { test } from './book-test.ts';
import { saidInEnglish, serbian } from './english.ts';
import { type BookStory, storiesByFile } from './index-of-book.ts';
import { textsForAxe } from './story-in-page.ts';

const isSerbian = serbian();

/** Flow files take longest; last, they would leave one core idle. */
const isFlow = ([file]: readonly [string, unknown]) => file.startsWith('./stories/flows/');

/** Whether a test in e2e/paths walks every state of a flow in the real shop; its report fails when a state is missing. */
function isWalked(file: string): boolean {
  const walk = new URL(`../paths/${file.split('/').at(-1)?.replace('.stories.tsx', '.spec.ts')}`, import.meta.url);
  return existsSync(walk) && !readFileSync(walk, 'utf8').includes('leftOut');
}

/** The story of such a flow that shows all its states in turn; each state also has a story of its own. */
const isWalkedElsewhere = ({ exportName, importPath }: BookStory) =>
  exportName === 'EveryState' && isWalked(importPath);

const all = [...storiesByFile()];
const files = lengthOf({
  short: all.map(([file, stories]) => [file, stories.filter((story) => !isWalkedElsewhere(story))] as const),
  full: all,
});
const longestFirst = [...files.filter(isFlow), ...files.filter((each) => !isFlow(each))];

// Each story as designers open it: drawn, played and checked by axe with an empty console; an English one in English.
for (const [file, stories] of longestFirst) {
  test.describe(file.replace('./stories/', ''), () => {
    // One file stays in one worker with one page.
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

// Dialogs higher than the window; one has a scrolling part within another that clips.
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
