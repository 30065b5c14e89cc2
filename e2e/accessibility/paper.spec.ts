import type { Locator, Page } from '@playwright/test';
import { cardTexts } from '#locales/card/card.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { facesOf } from '../testing/faces.ts';
import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

// An employee with much data; the tests only look at the account and change nothing.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

// The page is shared by the tests of this file.
test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }));

// Width of A4 between its margins, in CSS pixels.
for (const { held, width } of facesOf({ held: 'upright', width: 718 }, { held: 'across', width: 1047 })) {
  test(`on paper held ${held} nothing is printed that only leads elsewhere`, async ({ page, signedIn }) => {
    await signedIn('SR');
    await page.setViewportSize({ width, height: 1047 });
    for (const address of ['/vouchers', '/flexible-benefits', '/cart']) {
      await page.emulateMedia({ media: 'screen' });
      await openScreen(page, address);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main')).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'navigation'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.locator('[data-own-bar]').filter({ visible: true })).toHaveCount(0);
    }
  });
}

/** Checks that a control is visible on the screen and missing from the printed page, whose content is there. */
async function isNotPrinted(page: Page, address: string, { pressed, printed }: { pressed: Locator; printed: Locator }) {
  await page.emulateMedia({ media: 'screen' });
  await openScreen(page, address);
  await expect(pressed).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(pressed).toHaveCount(0);
}

const TOOLS = /^(Sledeća$|Preuzmi|Kopiraj|Prikaži|Označi|Filteri$|Onlajn$|Mreža$)/;

for (const width of facesOf(718, 1047)) {
  test(`on paper that is ${width} px wide nothing is printed that only finds, turns over or copies`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('SR');
    await page.setViewportSize({ width, height: 1047 });
    for (const address of [
      '/transactions',
      '/vouchers',
      '/flexible-benefits',
      '/reimbursement?tab=mine',
      '/packages/',
      '/certificates/',
    ]) {
      const main = page.getByRole('main');
      const tools = main
        .getByRole('button', { name: TOOLS })
        .or(main.getByRole('searchbox'))
        .or(main.getByRole('combobox'));
      await isNotPrinted(page, address, { pressed: tools, printed: page.getByRole('heading', { level: 1 }) });
    }
  });
}

const DEEDS =
  /^(Dodaj u|Jedan (manje|više):|Ukloni iz|Nastavi na|Detalji zahteva|Preuzmi|Otkaži pretplatu|(Prethodni|Sledeći) slajd$|(Zaustavi|Pokreni) slajdove$|Učitaj još$)/;

test('on paper nothing is printed that is only pressed: hearts, bags, steps, slides and parts that are not read', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const address of [
    '/',
    '/flexible-benefits',
    '/fixed-benefits',
    '/cart',
    '/subscriptions',
    '/budget',
    '/transactions',
    '/reimbursement?tab=mine',
    '/download-zone',
  ]) {
    const main = page.getByRole('main');
    const deeds = main
      .getByRole('button', { name: DEEDS })
      .or(main.getByRole('link', { name: /^Detalji:/ }))
      .or(main.getByRole('switch'))
      .or(main.getByRole('tab', { selected: false }));
    await isNotPrinted(page, address, { pressed: deeds, printed: main });
  }
});

test('on paper a benefit, a form and the profile have no button, no field of a password and no ground of a count', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  const main = page.getByRole('main');
  for (const width of facesOf(718, 1047)) {
    await page.setViewportSize({ width, height: 1047 });
    for (const address of ['/benefit/1', '/reimbursement', '/profile', '/cart']) {
      const pressed = main
        .getByRole('button')
        .or(main.getByRole('link', { name: 'Pogledaj korpu' }))
        .or(main.getByLabel(/lozink/i).filter({ visible: true }))
        .or(main.getByRole('group', { name: /^Količina/ }));
      await isNotPrinted(page, address, { pressed, printed: page.getByRole('heading', { level: 1 }) });
    }
  }
});

test('paper has dark ink, also from a page that is dark', async ({ page, signedIn }) => {
  await signedIn('SR');
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, '/vouchers');
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).not.toHaveCSS('color', light);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', light);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('an order is printed whole, without the list that it lies over and without what is pressed', async ({
  page,
  signedIn,
}) => {
  const t = transactionsTexts.tables.SR;
  await signedIn('SR');
  await page.setViewportSize({ width: 718, height: 500 });
  await openScreen(page, '/transactions?type=order');
  await page.getByRole('table').getByRole('link').first().click();
  const order = page.getByRole('dialog');
  await expect(order.getByRole('button', { name: t.close })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(order).toHaveCSS('overflow-y', 'visible');
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await expect(page.locator('main')).toBeHidden();
  await expect(order.getByRole('button')).toHaveCount(0);
});

test('the card is printed alone, without the page that it lies over', async ({ page, signedIn }) => {
  await signedIn('SR');
  await page.setViewportSize({ width: 718, height: 1047 });
  await openScreen(page, '/vouchers');
  await page
    .getByRole('navigation', { name: frameTexts.tables.SR['bottom.label'] })
    .getByRole('button', { name: cardTexts.tables.SR.title, exact: true })
    .click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('img')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(card.getByRole('button')).toHaveCount(0);
});
