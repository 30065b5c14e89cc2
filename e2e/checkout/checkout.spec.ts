import type { Page } from '@playwright/test';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { CartOfTest } from '../paths/cart-of-test.ts';
import { HeldCall } from '../paths/held-call.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

const t = checkoutTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

// With all animations between two states.
test.use({ locale: 'en-GB', reducedMotion: 'no-preference', expectedErrors: [/Failed to load resource/] });

async function askToBuy(page: Page) {
  await page.goto('/cart/');
  await button(page, t.proceed).click();
  await page.getByRole('checkbox', { name: t.understood }).click();
  await button(page, t.confirm).click();
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: t.confirm, exact: true }).click();

interface Me {
  cart: unknown[];
  balance: number;
}

// A lunch for 1.100,00 and the cinema for 1.400,00 RSD.
const PRICE = 2500;

const balanceOf = async (call: (method: string, path: string) => Promise<{ body: unknown }>) =>
  ((await call('GET', '/v2/me/')).body as Me).balance;

test('a purchase whose answer was lost is found to have been made, once', async ({ page, request, call, signedIn }) => {
  const before = await balanceOf(call);
  await new CartOfTest(page, call).become('same');
  await signedIn('EN');
  await askToBuy(page);
  const purchase = await new HeldCall(page, request, 'POST', '/v2/complete-purchase/').watch();
  await confirm(page);
  // The server completes the purchase, and the connection breaks before its answer.
  await purchase.fail('lost');
  await expect(page.getByRole('dialog', { name: t['unknown.title'], exact: true })).toBeVisible();
  await purchase.letGo();
  await expect(page.getByRole('dialog', { name: t['success.title'], exact: true })).toBeVisible();
  expect((await call('GET', '/v2/me/')).body as Me).toMatchObject({ cart: [], balance: before - PRICE });
});

test('a cart that two tabs buy is bought once, and the second tab is told', async ({
  page,
  context,
  call,
  signedIn,
}) => {
  const before = await balanceOf(call);
  await new CartOfTest(page, call).become('same');
  await signedIn('EN');
  await askToBuy(page);
  const other = await context.newPage();
  // The second tab does not learn of the first one's purchase by polling.
  await other.goto('/cart/');
  await button(other, t.proceed).click();
  await other.getByRole('checkbox', { name: t.understood }).click();
  await button(other, t.confirm).click();
  await other.route('**/api/v2/me/', (route) => route.abort());
  await confirm(page);
  await expect(page.getByRole('dialog', { name: t['success.title'], exact: true })).toBeVisible();
  await confirm(other);
  const told = other.getByRole('dialog', { name: t['changed.title'], exact: true });
  await expect(told.getByText(t['changed.removed'])).toHaveCount(2);
  expect((await call('GET', '/v2/me/')).body as Me).toMatchObject({ cart: [], balance: before - PRICE });
});

test('a purchase that was cut off by a reload can be made again, and only once', async ({
  page,
  request,
  call,
  signedIn,
}) => {
  const before = await balanceOf(call);
  await new CartOfTest(page, call).become('same');
  await signedIn('EN');
  await askToBuy(page);
  const purchase = await new HeldCall(page, request, 'POST', '/v2/complete-purchase/').watch();
  await confirm(page);
  await purchase.made();
  await purchase.drop();
  purchase.holds = false;
  await page.reload();
  await expect(page.getByRole('checkbox', { name: t.understood })).toBeChecked();
  await button(page, t.confirm).click();
  await confirm(page);
  await expect(page.getByRole('dialog', { name: t['success.title'], exact: true })).toBeVisible();
  expect((await call('GET', '/v2/me/')).body as Me).toMatchObject({ cart: [], balance: before - PRICE });
});
