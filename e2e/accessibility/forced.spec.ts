import type { Locator } from '@playwright/test';
import { cardTexts } from '#locales/card/card.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

// An employee with much data; the tests only look at the account and change nothing.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

const beginOf = (words: string) => new RegExp(`^${words.split('{{')[0]}`);

/** Checks that a code is drawn in black on white. */
async function isPrinted(code: Locator): Promise<void> {
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(code.locator('xpath=ancestor::div[1]')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
}

test('a code is black on white for the scanner, also where somebody has light colours on black', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await openScreen(page, '/vouchers');
  await page
    .getByRole('button', { name: beginOf(vouchersTexts.tables.SR.showCode) })
    .first()
    .click();
  await isPrinted(page.getByRole('img', { name: beginOf(vouchersTexts.tables.SR.qr) }));
  await page
    .getByRole('navigation', { name: frameTexts.tables.SR['bottom.label'] })
    .getByRole('button', { name: cardTexts.tables.SR.title, exact: true })
    .click();
  await isPrinted(page.getByRole('img', { name: beginOf(cardTexts.tables.SR.qr) }));
});

/** How a mark looks in forced colours: a background in the page's own colour counts as none. */
const lookOf = (mark: Locator) =>
  mark.evaluate((node) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(node);
    const isOfPage = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
    return `${isOfPage ? 'none' : backgroundColor} ${borderTopWidth}`;
  });

test.describe('for an editor in forced colours', () => {
  test.use({ person: { email: 'admin@izbor.demo', password: PASSWORD } });

  test('it is seen where a row that is dragged would come to', async ({ page, signedIn }) => {
    await signedIn('SR');
    await page.setViewportSize({ width: 1600, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/admin-panel/categories');
    // A row with a category; the placeholder rows shown while the list loads are removed.
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first();
    await row.evaluate((node) => node.setAttribute('data-drop', 'after'));
    await expect(row).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('for who runs a company', () => {
  test.use({ person: { email: 'company-admin@izbor.demo', password: PASSWORD } });

  test('the parts of a meter are told apart in forced colours, and drawn on paper', async ({ page, signedIn }) => {
    await signedIn('SR');
    await page.goto('/company-admin/reports');
    const now = page.getByRole('region', { name: reportsTexts.tables.SR.now, exact: true });
    const marks = now.locator('dt > span');
    await expect(marks).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    for (const drawn of [...(await marks.all()), now.getByRole('meter').locator('div').first()])
      await expect.soft(drawn).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const looks = async () => new Set(await Promise.all((await marks.all()).map(lookOf))).size;
    await expect.poll(looks).toBe(3);
  });

  test('with large text the name of a company stays in the head of a phone', async ({ page, signedIn }) => {
    await signedIn('SR');
    await page.setViewportSize({ width: 360, height: 780 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/company-admin/roles');
    const head = page.getByRole('banner');
    const name = head.locator('p');
    await expect(name).toBeVisible();
    const sticksOut = async () => {
      const [part, whole] = [await name.boundingBox(), await head.boundingBox()];
      return part && whole ? [part.y < whole.y, part.y + part.height > whole.y + whole.height] : null;
    };
    await expect.poll(sticksOut).toEqual([false, false]);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
});
