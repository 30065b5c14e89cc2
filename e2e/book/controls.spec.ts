import { expect, type Page } from '@playwright/test';
import { openBook, test, turnTo } from './book-test.ts';
import { entriesOfBook, storiesByFile } from './index-of-book.ts';

// Generous because a loaded machine takes ten times as long.
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

// In one worker, whose page has already loaded the book.
test.describe.configure({ mode: 'default' });

/** In the page: presses the "Read it" button as soon as it appears, because a page is there before its story is drawn. */
function pressReadIt(): void {
  new MutationObserver((_changes, watcher) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Read it');
    if (!button) return;
    watcher.disconnect();
    button.click();
  }).observe(document, { childList: true, subtree: true });
}

test('each component has a control for each of its props that a hand can change', async ({ page }) => {
  expect(first.length).toBeGreaterThan(50);
  await openBook(page);
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

test('what a screen reader is given has its name, its value and its keys, however early it is asked for', async ({
  page,
}) => {
  await openBook(page);
  for (const [id, row] of [
    ['choices-switch', /switch Jednokratni kod pri prijavi\s+Space/],
    ['choices-radiogroup', /radio Faktura “Kompanija plaća umesto tebe\.” arrows, Space/],
    ['fields-filedrop', /button Račun “PDF, JPEG ili PNG do 2 MB\.” Enter, Space/],
    ['overlays-dialog', /dialog .* Escape; Tab stays inside/],
    ['display-meter', /meter Fleksibilni budžet Ostaje 31\.540,00 RSD od 120\.000,00 RSD/],
  ] as const) {
    await page.evaluate(pressReadIt);
    await turnTo(page, `design-system-${id}--docs`);
    await patient(page.getByRole('row', { name: row })).toBeVisible();
  }
});

/** Storybook's panel beside a story. */
const panelOf = (page: Page) => page.getByRole('tablist').filter({ hasText: 'Accessibility' });

test('a designer finds the refused checkout by the keys that the front page names and by its link, and changes the tone of a button', async ({
  page,
}) => {
  // Loads three pages of the whole book in turn.
  test.setTimeout(240_000);
  await page.goto(`${process.env.BOOK_URL}/`);
  await patient(page).toHaveURL(/welcome--docs/);
  await patient(page).toHaveTitle(/^Welcome/);
  await patient(page.getByAltText('Izbor: the design book')).toBeVisible();
  const shown = page.frameLocator('#storybook-preview-iframe');
  await patient(shown.getByRole('heading', { level: 1, name: /Good things one may choose/ })).toBeVisible();
  await patient(shown.getByRole('row', { name: /Button/ }).first()).toBeVisible();
  const places = await shown
    .locator('a[href^="./?path="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.match(/path=\/\w+\/([\w-]+)/)?.[1]));
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => !place || !entriesOfBook().has(place))).toEqual([]);

  await patient(shown.getByText('Ctrl K', { exact: true })).toBeVisible();
  await patient(page.getByText('Design system', { exact: true })).toBeVisible();
  // Storybook listens to keys a moment after it is drawn, and moves the focus a moment after that.
  await patient(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('refused');
  await patient(page.getByRole('option', { name: /Refused/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await patient(page.getByRole('option', { name: /Refused/ })).toHaveCount(0);

  await shown.getByRole('link', { name: 'The refused checkout, on a phone, in Serbian, dark' }).click();
  await patient(shown.getByText('Ništa nije kupljeno')).toBeVisible();
  await patient(shown.locator('html[data-theme="dark"]:lang(sr)')).toBeVisible();
  await patient
    .poll(() => page.locator('#storybook-preview-iframe').evaluate(({ clientWidth }) => clientWidth))
    .toBe(360);

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.locator('#design-system-actions-button').click();
  await page.locator('#design-system-actions-button--primary').click();
  await patient(shown.getByRole('button', { name: 'Dodaj u korpu' })).toHaveClass(/bg-brand/);
  await patient(panelOf(page)).toBeVisible();
  await page.getByRole('radio', { name: 'accent' }).click();
  await patient(shown.getByRole('button', { name: 'Dodaj u korpu' })).toHaveClass(/bg-accent/);
});

test('a desk has the window to itself; every state of its flow is a living picture that leads to its story, and it and its screen hear of one another', async ({
  page,
}) => {
  await page.goto(`${process.env.BOOK_URL}/?path=/story/flows-toasts--simulated`);
  const desk = page.frameLocator('#storybook-preview-iframe');
  const states = desk.getByRole('region', { name: 'Svako stanje, sa pravim ekranom' }).getByRole('listitem');
  await patient(states).toHaveCount(3);
  await expect(panelOf(page)).toHaveCount(0);
  await states.last().scrollIntoViewIfNeeded();
  for (const [at, said] of ['Najpopularnije', 'Dodato u korpu.', 'Nema dovoljno novca.'].entries()) {
    await patient(states.nth(at).frameLocator('iframe').getByText(said)).toBeVisible();
  }
  const places = await states.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ids = places.map((place) => place?.match(/path=\/story\/([\w-]+)/)?.[1] ?? '');
  expect(ids).toHaveLength(3);
  expect(ids.filter((id) => !entriesOfBook().has(id))).toEqual([]);

  // Buttons of the panel beside the screen change the screen, and presses on the screen are listed in the panel.
  const screen = desk.frameLocator('iframe[title="The screen of toasts"]');
  await desk.getByRole('button', { name: 'something fails', exact: true }).click();
  await patient(screen.getByText('Something went wrong!')).toBeVisible();
  await screen.getByRole('button', { name: 'Zatvori poruku' }).click();
  // Whether hovering the message is recorded as a step of its own depends on how far the message has slid by then.
  await patient(desk.getByRole('link', { name: 'Link do ovog trenutka' })).toHaveAttribute('href', /closes\+oldest/);
  await patient(screen.getByText('Something went wrong!')).toHaveCount(0);
});

test('Chromatic takes the pictures in the themes and widths that the bar above a story has', async ({ page }) => {
  await openBook(page);
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
