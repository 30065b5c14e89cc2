import { readFileSync } from 'node:fs';
import { offlineTexts } from '#locales/offline/offline.texts.ts';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

const t = transactionsTexts.tables.EN;
const wallet = vouchersTexts.tables.EN;

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

interface Benefit {
  id: number;
  name: string;
  monthly: boolean;
  price_discount_currency: number;
}

/** Buys the cheapest benefit of a way of buying; returns the order and its name. */
async function buys(call: Call, way: 'voucher' | 'in_store'): Promise<{ order: number; name: string }> {
  const { body } = await call('GET', `/v2/benefit/?benefit_type=flexible&ordering=%2Bprice&benefit_filter=${way}`);
  const { results } = body as { results: Benefit[] };
  const benefit = results.find(({ monthly, price_discount_currency: price }) => !monthly && price > 0);
  if (!benefit) throw new Error(`nothing to buy in the way ${way}`);
  await call('POST', '/v2/toggle-cart/', { id: benefit.id });
  const bought = await call('POST', '/v2/complete-purchase/');
  return { order: (bought.body as { id: number }).id, name: benefit.name };
}

const availableOf = async (call: Call) => {
  const { body } = await call('GET', '/v2/me/');
  const { available, category_budgets } = body as {
    available: number;
    category_budgets: { amount: number; spent: number }[];
  };
  return category_budgets.reduce((sum, { amount, spent }) => sum + amount - spent, available);
};

test.use({ locale: 'en-GB' });

test('transactions are filtered in the address, Back undoes it, and the file holds the same rows', async ({
  page,
  call,
  signedIn,
}) => {
  await signedIn('EN');
  const voucher = await buys(call, 'voucher');
  const gym = await buys(call, 'in_store');
  await page.goto('/transactions');
  const rows = page.getByRole('table', { name: t.caption }).getByRole('link', { name: /^Details: Order/ });
  await expect(rows).toHaveCount(2);

  await page.getByRole('searchbox', { name: t.search }).fill(voucher.name);
  await expect(page).toHaveURL(/search=/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAccessibleName(`Details: Order ${voucher.order}`);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.download }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(file.suggestedFilename()).toMatch(/^izbor-transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]?.startsWith('\uFEFF"Broj / Number"')).toBe(true);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([`"order-${voucher.order}"`]);

  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: t.kind }).click();
  await page.getByRole('option', { name: t['kind.refund'] }).click();
  await expect(page.getByText(t.nothing)).toBeVisible();
  await page.getByRole('button', { name: t.clear }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Details: Order ${gym.order}` })).toBeVisible();
});

test('an order is cancelled by keyboard alone, and its money is back where it came from', async ({
  page,
  call,
  signedIn,
}) => {
  await signedIn('EN');
  const before = await availableOf(call);
  const { order } = await buys(call, 'voucher');
  await page.goto('/transactions');

  const details = page.getByRole('link', { name: `Details: Order ${order}` });
  await details.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Order ${order}` });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`open=order-${order}`));
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();

  const ask = drawer.getByRole('button', { name: t['cancel.ask'] });
  await expect(ask).toBeVisible();
  // The opening drawer moves the focus itself.
  await expect(drawer.locator(':focus').or(drawer.and(page.locator(':focus')))).toHaveCount(1);
  await ask.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: t['cancel.back'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText(t.cancelled).first()).toBeVisible();
  expect(await availableOf(call)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: `Details: Refund of order ${order}` })).toBeVisible();
  // A second cancellation, from another tab, is refused and changes nothing.
  expect((await call('POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(409);
  expect(await availableOf(call)).toBe(before);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('the wallet stays readable, and after a reload its codes can still be scanned', async ({
    page,
    context,
    call,
    signedIn,
  }) => {
    await signedIn('EN');
    await buys(call, 'voucher');
    await page.goto('/vouchers');
    const show = page.getByRole('button', { name: /^Show QR and bar code of/ });
    await expect(show).toBeVisible();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);
    await page.waitForFunction(() =>
      ['card', 'vouchers'].every((name) => localStorage.getItem(`izbor.offline.${name}`)),
    );
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. These are the vouchers/)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${wallet.markUsed}`) })).toBeDisabled();

    await page.reload();
    await expect(page.getByRole('heading', { name: offlineTexts.tables.EN.vouchers })).toBeVisible();
    await show.click();
    await expect(page.getByRole('img', { name: /^QR code \w{4}-/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Bar code \w{4}-/ })).toBeVisible();
    await context.setOffline(false);
  });
});
