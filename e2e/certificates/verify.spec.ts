import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { axeFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

const sr = certificatesTexts.tables.SR;

test.use({ expectedErrors: [/status of 404/] });

test('a stranger with a wrong code is told so, and can type another', async ({ page }) => {
  await page.goto('/verify/nope');
  await expect(page.getByRole('heading', { level: 1, name: sr['verify.unknown'] })).toBeVisible();
  await expect(page.getByLabel(sr['verify.code'])).toHaveValue('nope');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel(sr['verify.code']).fill('AAAA-BBBB-CCCC-DDDD');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify\/AAAA-BBBB-CCCC-DDDD$/);
  await expect(page.getByLabel(sr['verify.code'])).toHaveValue('AAAA-BBBB-CCCC-DDDD');
});
