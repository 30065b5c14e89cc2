import type { Page } from '@playwright/test';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo, typed } from '../testing/keyboard.ts';
import { expect } from '../testing/shop.ts';
import { standsAbove } from '../testing/stands-above.ts';

const budgets = budgetsTexts.tables.EN;
const frame = frameTexts.tables.EN;
const notifications = notificationsTexts.tables.EN;

test.use({ locale: 'en-GB' });

const inBanner = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const headed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const theBudget = (page: Page) => ({
  bar: inBanner(page, /^Budget:/),
  details: headed(page, budgets.title),
  why: headed(page, budgets.title).getByRole('link', { name: budgets.why }),
});

/** Opens the cart below its button. */
async function openCart(page: Page) {
  await inBanner(page, /^Cart,/).click();
  const cart = headed(page, frame['header.cartTitle']);
  await expect(cart).toBeVisible();
  return cart;
}

test('a field that is pressed while the cart is open below the header keeps its caret', async ({ page, signedIn }) => {
  await signedIn('EN');
  await page.goto('/flexible-benefits');
  const cart = await openCart(page);
  const field = page.getByRole('main').getByRole('searchbox', { name: browseTexts.tables.EN.search });
  // Clicked at its left end, because the open cart covers the right one.
  await field.click({ position: { x: 8, y: 8 } });
  await expect(cart).toBeHidden();
  await typed(page, 'massage');
  await expect(field).toHaveValue('massage');
});

test('the bell opens its notifications while the cart is open beside it', async ({ page, signedIn }) => {
  await signedIn('EN');
  await page.goto('/about');
  const cart = await openCart(page);
  await inBanner(page, /^Notifications,/).click();
  await expect(cart).toBeHidden();
  await headed(page, frame['header.notifications']).getByRole('button', { name: notifications.seeAll }).click();
  await expect(page).toHaveURL(/notifications=all/);
});

test('a benefit that is opened from the cart below the header is read from its heading', async ({
  page,
  call,
  signedIn,
}) => {
  await call('POST', '/v2/toggle-cart/', { id: 1 });
  await signedIn('EN');
  await page.goto('/about');
  const cart = await openCart(page);
  await cart.getByRole('link', { name: 'Monthly membership' }).click();
  await expect(page).toHaveURL(/\/benefit\/1$/);
  await expect(cart).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('one can sign out from the menu of the account in a window that is lower than it, and sees what Tab leads to', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await signedIn('EN');
  await page.goto('/about');
  const control = inBanner(page, /^Account:/);
  await control.click();
  const menu = headed(page, frame['account.title']);
  const out = menu.getByRole('button', { name: frame['account.signOut'] });
  await expect(out).toBeInViewport({ ratio: 1 });

  const last = menu.getByRole('link', { name: frame['account.certificates'] });
  await tabTo(page, last);
  await standsAbove(last, out);
});

test('Tab leads to nothing below the total of a cart that is longer than the window', async ({
  page,
  call,
  signedIn,
}) => {
  for (const id of [1, 14, 46]) await call('POST', '/v2/toggle-cart/', { id });
  await page.setViewportSize({ width: 1366, height: 640 });
  await signedIn('EN');
  await page.goto('/about');
  const cart = await openCart(page);
  const last = cart.getByRole('button', { name: /^Remove/ }).last();
  await tabTo(page, last);
  await standsAbove(last, cart.getByText('Total', { exact: false }));
});

test('the link below the budget is followed by mouse, also after the budget and its figures were pressed', async ({
  page,
  signedIn,
}) => {
  await signedIn('EN');
  await page.goto('/about');
  const { bar, details, why } = theBudget(page);
  await bar.click();
  await details.getByText(budgets.spent, { exact: true }).click();
  await why.click();
  await expect(page).toHaveURL(/\/budget$/);
  await expect(heading(page)).toBeFocused();
  await expect(details).toBeHidden();
});

test('the link below the budget stands behind it for the keyboard, which goes on from there and back', async ({
  page,
  signedIn,
}) => {
  await signedIn('EN');
  await page.goto('/about');
  const { bar, details, why } = theBudget(page);
  const next = inBanner(page, /^Favourites,/);
  await tabTo(page, bar);
  await expect(why).toBeVisible();
  await press(page, 'Tab');
  await expect(why).toBeFocused();
  await press(page, 'Escape');
  await expect(bar).toBeFocused();
  await expect(details).toBeHidden();
  await press(page, 'Tab');
  await expect(next).toBeFocused();

  await press(page, 'Shift+Tab');
  await expect(why).toBeVisible();
  await press(page, 'Tab');
  await press(page, 'Shift+Tab');
  await expect(bar).toBeFocused();
  await press(page, 'Tab');
  await expect(why).toBeFocused();
  await press(page, 'Tab');
  await expect(next).toBeFocused();
  await expect(details).toBeHidden();

  await press(page, 'Shift+Tab');
  await expect(why).toBeVisible();
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/budget$/);
  await expect(heading(page)).toBeFocused();
  await expect(details).toBeHidden();
});
