import { expect, test } from '../testing/shop.ts';

// WCAG 1.4.4 and 1.4.10: text of twice the size on a phone is read by scrolling down alone.
test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });

for (const path of ['/', '/flexible-benefits', '/benefit/1', '/cart/', '/profile']) {
  test(`text of twice the size leaves nothing wider than a phone on ${path}`, async ({ page, signedIn, call }) => {
    await call('POST', '/v2/toggle-cart/', { id: 1 });
    await signedIn();
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/RSD/).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    for (const name of ['Pretraži', 'Obaveštenja', 'Korpa', 'Nalog']) {
      await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}
