import { expect, type Locator, type Page } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { openBook, test, turnTo } from './book-test.ts';

// Generous because a loaded machine takes ten times as long.
const patient = expect.configure({ timeout: 40_000 });

// In one worker, whose page has already loaded the book.
test.describe.configure({ mode: 'default' });

/** Opens a page of the book without the manager; returns its console errors, collected from then on. */
async function opened(page: Page, id: string, globals = ''): Promise<readonly string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${process.env.BOOK_URL}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  return said;
}

/** Scrolls to a story on a documentation page and returns its part. */
async function example(page: Page, story: string): Promise<Locator> {
  const place = page.locator(`#anchor--${story}`);
  await patient(place).toBeAttached();
  await place.scrollIntoViewIfNeeded();
  return place;
}

test('a page draws the stories that are near, and the others when they come near', async ({ page }) => {
  const said = await opened(page, 'design-system-states--docs');
  const tables = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'hover' }) });
  await patient(tables.first()).toBeVisible();
  // There are 83 tables; three in the first story, which is shown twice, and ten in the second.
  expect(await tables.count()).toBeLessThan(20);
  // A copy of the styles per story would include the earlier copies and double each time.
  const held = await page.evaluate(() =>
    [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('.as-hover')),
  );
  expect(held).toHaveLength(1);
  const last = await example(page, 'design-system-states--of-administration-dark');
  await patient(last.getByRole('heading', { name: 'ToolButton' })).toBeVisible();
  expect(said).toEqual([]);
});

test('what lies over a page is shown open and at rest, in a frame that hears the controls', async ({ page }) => {
  const said = await opened(page, 'design-system-overlays-modal--docs', 'theme:dark');
  const first = page.frameLocator('#anchor--primary--design-system-overlays-modal--medium iframe');
  await patient(first.getByRole('dialog', { name: 'Predlog benefita' })).toBeVisible();
  await patient(first.locator('html[data-theme="dark"]')).toBeVisible();
  await page.getByRole('button', { name: 'Read it' }).click();
  await patient(page.getByRole('row', { name: /dialog Predlog benefita/ })).toBeVisible();
  await page
    .getByRole('row', { name: /^label/ })
    .getByRole('textbox')
    .fill('Predlog za januar');
  await patient(first.getByRole('dialog', { name: 'Predlog za januar' })).toBeVisible();

  const onPhone = await example(page, 'design-system-overlays-modal--on-phone');
  await patient(onPhone.locator('iframe')).toHaveCSS('width', '360px');
  await patient(onPhone.frameLocator('iframe').getByRole('dialog')).toBeVisible();
  // Nothing was pressed, so no frame may take the focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  expect(said).toEqual([]);
});

test('a story that is made for a theme is shown in it, and does not turn the page', async ({ page }) => {
  const said = await opened(page, 'design-system-overlays-popover--docs');
  const dark = await example(page, 'design-system-overlays-popover--dark');
  const inDark = dark.frameLocator('iframe').locator('html[data-theme="dark"]');
  await patient(inDark.getByRole('dialog', { name: 'Omiljeno' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(said).toEqual([]);
});

test('a story that is made for a phone is shown on one, as high as it is', async ({ page }) => {
  const said = await opened(page, 'design-system-messages-emptystate--docs');
  const onPhone = await example(page, 'design-system-messages-emptystate--on-phone');
  const frame = onPhone.locator('iframe');
  await patient(frame).toHaveCSS('width', '360px');
  await patient(onPhone.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await patient.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(740);
  expect(said).toEqual([]);
});

test('on a phone the button that takes controls back lies on none of their names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, 'design-system-actions-button--docs');
  const head = page.locator('.docblock-argstable-head');
  await patient(head).toBeVisible();
  const under = () =>
    page.getByRole('button', { name: 'Reset controls' }).evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      const names = [...document.querySelectorAll('.docblock-argstable-head th span')];
      return names
        .filter((name) => name.getBoundingClientRect().right > left && name.getBoundingClientRect().left < right)
        .map(({ textContent }) => textContent);
    });
  await patient.poll(under).toEqual([]);
});

test('what opens over a screen lies over its frame, and not over the page', async ({ page }) => {
  for (const [title, story, role] of [
    ['screens-money-transactions-one-transaction', 'offered', 'dialog'],
    ['screens-money-requests-cancel', 'asking', 'alertdialog'],
    ['design-system-overlays-searchpalette', 'default', 'dialog'],
  ] as const) {
    const said = await opened(page, `${title}--docs`);
    const first = page.frameLocator(`#anchor--primary--${title}--${story} iframe`);
    await patient(first.getByRole(role)).toBeVisible();
    await expect(page.getByRole(role)).toHaveCount(0);
    expect(said).toEqual([]);
  }
});

test('a screen that leads to its own place leaves the page where it is', async ({ page }) => {
  // High enough for the story below to be near the window, and so drawn, without scrolling.
  await page.setViewportSize({ width: 1280, height: 4400 });
  const said = await opened(page, 'screens-every-page-masthead--docs');
  const last = page.frameLocator('#anchor--screens-every-page-masthead--special-offers-on-a-phone iframe');
  const here = last.getByRole('link', { name: 'Posebne ponude' });
  await patient(here).toHaveAttribute('aria-current', 'page');
  // Only its own row was scrolled.
  await patient.poll(() => here.evaluate((link) => link.closest('nav')?.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(said).toEqual([]);
});

/** Pages of the book with the start of the source of their first story. */
const sources: readonly (readonly [string, RegExp])[] = [
  ['actions-button', /^<Button onClick=\{\(\) => \{\}\}>\s+Dodaj u korpu/],
  ['overlays-drawer', /^<Drawer\b[\s\S]*title="Transakcija 1042"/],
  ['overlays-confirmdialog', /^<ConfirmDialog\b[\s\S]*onConfirm=\{\(\) => \{\}\}/],
  // Their sources are made as those of the two overlays above.
  ...lengthOf<(readonly [string, RegExp])[]>({
    short: [],
    full: [
      ['overlays-dialog', /^<Dialog\b/],
      ['overlays-modal', /^<Modal\b/],
      ['overlays-overlaycard', /^<OverlayCard\b/],
      ['overlays-searchpalette', /^<SearchPalette\b/],
    ],
  }),
];

test('the source of a story can be copied as it stands, and names what it shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBook(page);
  for (const [id, source] of sources) {
    await turnTo(page, `design-system-${id}--docs`);
    const copy = page.getByText('Copy code').first();
    await patient(copy).toBeVisible();
    await patient
      .poll(async () => {
        // The source comes after the story.
        await copy.click();
        return page.evaluate(() => navigator.clipboard.readText());
      })
      .toMatch(source);
  }
});
