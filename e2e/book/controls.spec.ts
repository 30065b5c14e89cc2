import { expect, test } from '@playwright/test';
import { entriesOfBook, storiesByFile } from './index-of-book.ts';
import { bookReady } from './story-in-page.ts';

// Of the machine and not of what is tested: a loaded one takes ten times as long.
const patient = expect.configure({ timeout: 40_000 });

interface Shown {
  title: string;
  argTypes: Record<string, { control?: { type?: string } | string | false; table?: { type?: { summary: string } } }>;
}

interface Book {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (wanted: { storyId: string }) => Promise<Shown & { component: { __docgenInfo?: { props: Prop[] } } }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: unknown) => void };
}

interface Looked {
  parameters: {
    chromatic: { modes: Record<string, { theme: string; viewport: string }> };
    viewport: { options: object };
  };
}

interface Prop {
  name: string;
  kind: string;
}

const wanted: Readonly<Record<string, readonly string[]>> = {
  text: ['text'],
  number: ['number'],
  switch: ['boolean'],
  choice: ['select', 'inline-radio', 'radio'],
};

const first = [...storiesByFile().values()].flatMap(([story]) =>
  story && /^Design system\/[^/]+\/[^/]+$/.test(story.title) ? [story] : [],
);

test.beforeEach(async ({ page }) => {
  await page.goto(`${process.env.BOOK_URL}/iframe.html?viewMode=story`);
  await page.waitForFunction(bookReady);
});

test('each component has a control for each of its props that a hand can change', async ({ page }) => {
  expect(first.length).toBeGreaterThan(50);
  const props = await page.evaluate(
    async (ids) => {
      const { storyStoreValue } = (window as unknown as Book).__STORYBOOK_PREVIEW__;
      const found = [];
      for (const storyId of ids) {
        const { title, argTypes, component } = await storyStoreValue.loadStory({ storyId });
        const docs = component.__docgenInfo?.props ?? [];
        if (docs.length === 0) found.push({ title, name: 'no props', kind: 'none', control: '' });
        for (const { name, kind } of docs) {
          const { control } = argTypes[name] ?? {};
          found.push({
            title,
            name,
            kind,
            control: typeof control === 'object' ? (control.type ?? '') : 'none',
          });
        }
      }
      return found;
    },
    first.map(({ id }) => id),
  );
  const dead = props.filter(
    ({ kind, control }) => kind === 'none' || (wanted[kind] && !wanted[kind].includes(control)),
  );
  expect(dead).toEqual([]);
});

test('a designer makes a button apricot and busy by its controls', async ({ page }) => {
  const button = first.find(({ title }) => title.endsWith('/Button'));
  await page.goto(`${process.env.BOOK_URL}/iframe.html?viewMode=story&id=${button?.id}`);
  await patient(page.getByRole('button')).toHaveClass(/bg-brand/);
  await page.evaluate(
    (storyId) =>
      (window as unknown as Book).__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
        storyId,
        updatedArgs: { tone: 'accent', busy: true },
      }),
    button?.id,
  );
  await patient(page.getByRole('button')).toHaveClass(/bg-accent/);
  await patient(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('the book opens on its front page', async ({ page }) => {
  await page.goto(`${process.env.BOOK_URL}/`);
  await patient(page).toHaveURL(/welcome--docs/);
  await patient(page).toHaveTitle(/^Welcome/);
  await patient(page.getByAltText('Izbor: the design book')).toBeVisible();
  const front = page.frameLocator('#storybook-preview-iframe');
  await patient(front.getByRole('heading', { level: 1, name: /Good things one may choose/ })).toBeVisible();
  await patient(front.getByRole('row', { name: /Button/ }).first()).toBeVisible();
  const places = await front
    .locator('a[href^="./?path="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.match(/path=\/\w+\/([\w-]+)/)?.[1]));
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => !place || !entriesOfBook().has(place))).toEqual([]);
});

test('Chromatic takes the pictures in the themes and widths that the bar above a story has', async ({ page }) => {
  const { modes, widths } = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as Book).__STORYBOOK_PREVIEW__;
    const { parameters } = (await storyStoreValue.loadStory({ storyId })) as unknown as Looked;
    return { modes: parameters.chromatic.modes, widths: Object.keys(parameters.viewport.options) };
  }, first[0]?.id ?? '');
  expect(Object.keys(modes)).toHaveLength(4);
  for (const { theme, viewport } of Object.values(modes)) {
    expect(widths).toContain(viewport);
    expect(['light', 'dark']).toContain(theme);
  }
});
