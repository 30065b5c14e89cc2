import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../testing/shop.ts';

// Somebody with a full account, who is only looked at.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

const WIDTHS = [320, 360, 769, 820, 1024, 1180, 1280, 1920];
const ROUTES = [
  ...['/', '/flexible-benefits/1', '/special-offers', '/fixed-benefits', '/benefit/1', '/cart/'],
  ...['/profile', '/budget', '/transactions', '/subscriptions', '/reimbursement?tab=mine', '/vouchers'],
  ...['/packages/', '/package/1', '/course/1', '/continuation/', '/certificates/'],
  ...['/suggestion', '/tutorial-and-faq', '/download-zone', '/contact/', '/about'],
];

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('no page is wider than its window, at any width', async ({ page, signedIn }) => {
  test.setTimeout(300_000);
  await signedIn('SR');
  for (const route of ROUTES) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Učitava/ }),
    ).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tooWide(page), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('a low screen (400 % zoom, a phone on its side) is left to the page', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn('SR');
  for (const route of ['/', '/benefit/1']) {
    await page.goto(route);
    await expect(page.getByRole('main').getByText(/RSD/).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // Whatever stands over the page would be what is met at its edges.
    const covered = await page.evaluate(() =>
      [4, 128, 252].filter((y) => !document.elementFromPoint(160, y)?.closest('main')),
    );
    expect(covered).toEqual([]);
  }
});

test('the open categories leave 46 px of a screen under 400, and are 280 wide from there on (specification.md 9)', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 399, height: 780 });
  await signedIn('SR');
  await page.goto('/flexible-benefits');
  await page.getByRole('button', { name: 'Otvori kategorije' }).click();
  const tree = page.getByRole('dialog', { name: 'Kategorije' }).getByRole('heading').locator('xpath=../../..');
  const width = async () => Math.round((await tree.boundingBox())?.width ?? 0);
  expect(await width()).toBe(353);
  await page.setViewportSize({ width: 400, height: 780 });
  await expect.poll(width).toBe(280);
});
