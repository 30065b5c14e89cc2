import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

test('the way to a refund is found from home in two presses, and Back leads home again', async ({ page, signedIn }) => {
  await signedIn('SR');
  await page.goto('/');
  await page.getByRole('button', { name: 'Pretraži prodavnicu' }).click();
  await page.getByRole('option', { name: 'Podnesi zahtev za refundaciju' }).click();
  await expect(page).toHaveURL(/\/reimbursement$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a benefit is found by keyboard alone, in Cyrillic too, and the focus comes back on Escape', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  await page.goto('/flexible-benefits');
  await page.getByRole('main').getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Pretraži prodavnicu' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('article').getByRole('link').first()).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('масажа');
  // The results of the first letters are replaced by those of the whole word.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/rezultat/);
  const benefits = page.getByRole('group', { name: 'Benefiti' });
  await expect(benefits.getByRole('option').first()).toBeVisible();
  const label = await benefits.getByRole('option').first().getAttribute('href');
  while (!(await page.locator(`a[href="${label}"][aria-selected="true"]`).count()))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${label}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

  test('the search is a full sheet that Back closes, and shows the card at once', async ({ page, signedIn }) => {
    await signedIn('EN');
    await page.goto('/transactions');
    await page.getByRole('button', { name: 'Search the shop' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search the shop' });
    await expect(sheet).toHaveJSProperty('clientWidth', 360);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/transactions$/);

    await page.getByRole('button', { name: 'Search the shop' }).click();
    await page.getByRole('option', { name: 'Show my card' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  });
});
