import type { APIRequestContext, Page } from '@playwright/test';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { cancellationPaths } from '#machines/transactions/cancellation.paths.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';
import { comeBack } from './come-back.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = transactionsTexts.tables.EN;

const paths = await coveringPaths(cancellationPaths, { extent, longest: 24 });

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`cancelling an order: ${titleOf(cancellationPaths, paths, path)}`, async ({
    page,
    request,
    call,
    signedIn,
  }, info) => {
    const order = await buyVoucher(call);
    const gestures = await gesturesOf({ page, request, call, order });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/transactions?open=order-${order}`);
    await expect(page.getByRole('button', { name: t['cancel.ask'] })).toBeEnabled();
    await walkInBrowser({ page, info, definition: cancellationPaths, path, gestures });
  });
}

interface Listed {
  id: number;
  monthly: boolean;
  price_discount_currency: number;
}

/** Buys the cheapest benefit that gives a voucher; returns the order. */
async function buyVoucher(call: Call): Promise<number> {
  const { body } = await call('GET', '/v2/benefit/?benefit_type=flexible&ordering=%2Bprice&benefit_filter=voucher');
  const { results } = body as { results: Listed[] };
  const benefit = results.find(({ monthly, price_discount_currency: price }) => !monthly && price > 0);
  await call('POST', '/v2/toggle-cart/', { id: benefit?.id });
  const bought = await call('POST', '/v2/complete-purchase/');
  expect(bought.status).toBe(200);
  return (bought.body as { id: number }).id;
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  call: Call;
  order: number;
}

async function gesturesOf({ page, request, call, order }: Hands): Promise<Record<string, Gesture>> {
  const cancelling = await new HeldCall(page, request, 'POST', '/v2/transactions/{id}/cancel/').watch();
  const looking = await new HeldCall(page, request, 'GET', '/v2/transactions/{id}/').watch();
  // The drawer reads the order with the same call.
  looking.holds = false;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const looks = async (how: () => Promise<void>) => {
    looking.holds = true;
    await how();
    await looking.made();
    looking.holds = false;
  };
  const markVoucher = async (used: boolean) => {
    const { results } = (await call('GET', '/v2/vouchers/')).body as { results: { id: number }[] };
    expect((await call('PATCH', `/v2/vouchers/${results[0]?.id}/`, { used })).status).toBe(200);
  };
  return {
    asks: () => press(t['cancel.ask']),
    'keeps it': () => press(t['cancel.back']),
    confirms: async () => {
      await press(t['cancel.confirm']);
      await cancelling.made();
    },
    cancelled: async () => {
      await cancelling.letGo();
      await expect(page.getByText(t['cancel.done'])).toBeVisible();
    },
    // A used voucher prevents the cancellation; it is reset for the steps after it.
    refused: async () => {
      await markVoucher(true);
      await cancelling.letGo();
      await expect(page.getByText(t['cancel.used'])).toBeVisible();
      await markVoucher(false);
      await comeBack(page, new RegExp(`/v2/transactions/order-${order}/$`), 61_000);
      await expect(page.getByRole('button', { name: t['cancel.ask'] })).toBeEnabled();
    },
    'no answer': () => looks(() => cancelling.fail('nothing')),
    'too long': () => looks(() => cancelling.timeOut()),
    'is cancelled': async () => {
      expect((await call('POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
      await looking.letGo();
      await expect(page.getByText(t['cancel.done'])).toBeVisible();
    },
    'is not cancelled': () => looking.letGo(),
    'cannot be asked': () => looking.fail('nothing'),
    'asked too long': () => looking.timeOut(),
    'looks again': () => looks(() => press(t['cancel.check'])),
  };
}

test(`cancelling an order was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, cancellationPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
