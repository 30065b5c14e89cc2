import { axeFindings } from '../testing/axe.ts';
import { expect, test } from '../testing/shop.ts';

const inside = [
  '/',
  '/flexible-benefits',
  '/special-offers/1',
  '/fixed-benefits',
  '/benefit/1',
  '/cart/',
  '/transactions',
  '/profile',
  '/vouchers',
  '/budget',
  '/reimbursement',
  '/subscriptions',
  '/certificates/',
  '/continuation/',
];
const outside = ['/start', '/login', '/register', '/forgot-password', '/no-such-page'];
const faces = [
  { width: 360, language: 'SR', theme: 'dark' },
  { width: 768, language: 'EN', theme: 'light' },
  { width: 1280, language: 'SR', theme: 'light' },
] as const;

for (const { width, language, theme } of faces) {
  test.describe(`at ${width} px in ${language}, ${theme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: language === 'SR' ? 'sr-Latn-RS' : 'en-GB',
    });

    for (const path of outside) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    for (const path of inside) {
      test(`axe finds nothing on ${path}, and nothing is wider than the page`, async ({ page, signedIn, call }) => {
        await call('POST', '/v2/toggle-cart/', { id: 1 });
        await signedIn(language);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}
