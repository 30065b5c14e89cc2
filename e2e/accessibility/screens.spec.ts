import { expectScreensToBeFine } from '../testing/axe.ts';
import { test } from '../testing/shop.ts';

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

    // Screen after screen in one browser, which keeps the code that they share.
    test.describe.configure({ timeout: 240_000 });

    test('axe finds nothing before the sign-in, and nothing is wider than the page', async ({ page }) => {
      await expectScreensToBeFine(page, outside);
    });

    test('axe finds nothing in the shop, and nothing is wider than the page', async ({ page, signedIn, call }) => {
      await call('POST', '/v2/toggle-cart/', { id: 1 });
      await signedIn(language);
      await expectScreensToBeFine(page, inside);
    });
  });
}
