import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

// Somebody with a full account, who is only looked at.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

test('a low screen (400 % zoom, a phone on its side) is left to the page', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn('SR');
  for (const route of ['/', '/benefit/1']) {
    await openScreen(page, route);
    await expect(page.getByRole('main').getByText(/RSD/).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // Whatever stands over the page would be what is met at its edges.
    const covered = await page.evaluate(() =>
      [4, 128, 252].filter((y) => !document.elementFromPoint(160, y)?.closest('main')),
    );
    expect(covered).toEqual([]);
    expect(await page.evaluate(changeGradually), route).toEqual([]);
  }
});

/** What would change by and by, to somebody who wants no motion. */
const changeGradually = () =>
  [...document.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).transitionProperty !== 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

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
