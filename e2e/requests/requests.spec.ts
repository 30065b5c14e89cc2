import type { APIRequestContext, Page } from '@playwright/test';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { axeFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { press, typed } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

const t = requestsTexts.tables.EN;

// On a phone, in English: from a photo of a receipt to the reimbursed money.
test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

const day = (daysAgo: number) => {
  const [year, month, date] = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}.`;
};

/** A JPEG of noise of well over 2 MB, so that the form has to shrink it. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1920;
    canvas.height = 1440;
    const pen = canvas.getContext('2d');
    const pixels = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !pixels) return '';
    for (let index = 0; index < pixels.data.length; index += 1) pixels.data[index] = Math.random() * 256;
    pen.putImageData(pixels, 0, 0);
    // As text, because transferring a list of numbers would take half a minute.
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const LONG_NAME = 'photo-of-the-receipt-from-our-holiday-IMG_20261118_184512';

/** By how many pixels the page is wider than the screen. */
const sidewards = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const next = (page: Page) => page.getByRole('button', { name: t.next, exact: true }).click();

async function fillDetails(page: Page, amount: string) {
  await page.getByRole('combobox', { name: t.category }).click();
  await page.getByRole('option', { name: 'Sport and recreation' }).click();
  await page.getByRole('textbox', { name: t.provider }).fill('Klub Dunav');
  await page.getByRole('textbox', { name: t.description }).fill('Rowing course');
  await page.getByRole('textbox', { name: t.purchaseDate }).fill(day(3));
  await page.getByRole('textbox', { name: t.amount }).fill(amount);
}

/** Makes calls as the administrator of the same company. */
async function reviewer(request: APIRequestContext) {
  const data = { email: 'company-admin@izbor.demo', password: PASSWORD };
  const { token } = (await (await request.post('/api/user/token/', { data })).json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  return async (method: string, path: string, body: object) => {
    const answer = await request.fetch(`/api/company/requests/${path}`, { method, headers, data: body });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

test('a receipt is photographed, filed, asked about, rejected, filed again and accepted, with the money right each time', async ({
  page,
  request,
  signedIn,
  call,
}) => {
  const review = await reviewer(request);
  const money = async () => {
    const { available, category_budgets } = (await call('GET', '/v2/me/')).body as {
      available: number;
      category_budgets: { held: number; spent: number }[];
    };
    return { available, held: category_budgets[0]?.held, spent: category_budgets[0]?.spent };
  };
  const before = await money();
  await signedIn('EN');
  await page.goto('/reimbursement');
  await next(page);
  await next(page);
  // The error is shown at the first invalid field, which has the focus.
  await expect(page.getByRole('combobox', { name: t.category })).toBeFocused();
  await fillDetails(page, '1250,50');
  await page.getByRole('textbox', { name: t.purchaseDate }).fill('32.13.2026');
  await next(page);
  await expect(page.getByText(t['problem.noDay'])).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.purchaseDate })).toHaveValue('32.13.2026');
  await page.getByRole('textbox', { name: t.purchaseDate }).fill(day(3));
  await next(page);
  await expect(page.getByText(t['problem.comma'], { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: t.amount }).fill('999999');
  await expect(page.getByText(t['problem.overBudget'])).toBeVisible();
  // The numeric keyboard of a phone in Serbian has a comma, and no dot.
  await page.getByRole('textbox', { name: t.amount }).clear();
  await page.getByRole('textbox', { name: t.amount }).pressSequentially('1250,50');
  await expect(page.getByRole('textbox', { name: t.amount })).toHaveValue('1250.50');
  await next(page);
  const bytes = await photo(page);
  expect(bytes.length).toBeGreaterThan(2 * 1024 * 1024);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${LONG_NAME}.jpg`, mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByText(`${LONG_NAME}.jpeg`)).toBeVisible();
  expect(await sidewards(page)).toBe(0);
  await next(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { name: t['filed.title'] })).toBeVisible();
  expect(await money()).toEqual({ ...before, held: 1250.5 });

  await page.getByRole('link', { name: t['filed.see'] }).click();
  const { results } = (await call('GET', '/v2/requests/')).body as { results: { id: number }[] };
  const id = results[0]?.id ?? 0;
  await review('POST', `${id}/comments/`, { text: 'Who was it for?' });
  await page.getByRole('button', { name: `Details of request ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t.needsTitle)).toBeVisible();
  await expect(dialog.getByText('Who was it for?')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: t.answer }).fill('For me.');
  await dialog.getByRole('button', { name: t.addComment }).dblclick();
  await expect(dialog.getByText(t.needsTitle)).toBeHidden();
  await expect(dialog.getByText('For me.')).toHaveCount(1);

  await review('PATCH', `${id}/`, { status: 'rejected', reason: 'The date cannot be read' });
  expect(await money()).toEqual(before);
  await page.reload();
  await expect(dialog.getByText('The date cannot be read')).toBeVisible();
  await dialog.getByRole('link', { name: t.resubmit }).click();
  await expect(page.getByRole('textbox', { name: t.provider })).toHaveValue('Klub Dunav');
  await next(page);
  await next(page);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { name: t['filed.title'] })).toBeVisible();
  const again = ((await call('GET', '/v2/requests/')).body as { results: { id: number; resubmits: number }[] })
    .results[0];
  expect(again?.resubmits).toBe(id);
  await review('PATCH', `${again?.id}/`, { status: 'in_review' });
  await review('PATCH', `${again?.id}/`, { status: 'accepted' });
  expect(await money()).toEqual({ ...before, held: 0, spent: (before.spent ?? 0) + 1250.5 });
});

test.describe('filed twice', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('by keyboard alone a request is filed, seen as a duplicate the second time, and cancelled', async ({
    page,
    signedIn,
    call,
  }) => {
    await signedIn('EN');
    const file = {
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n'),
    };
    const typeAll = async () => {
      await press(page, 'Enter');
      const category = page.getByRole('combobox', { name: t.category });
      await category.press('Enter');
      const first = (await page.getByRole('option').first().getAttribute('id')) ?? '';
      await expect(category).toHaveAttribute('aria-activedescendant', first);
      await press(page, 'Enter');
      await expect(category).toBeFocused();
      for (const text of ['Klub Sava', 'Rowing', day(2)]) {
        await press(page, 'Tab');
        await typed(page, text);
      }
      // The calendar's button is between the date and the amount.
      await press(page, 'Tab');
      await press(page, 'Tab');
      await typed(page, '500');
      await press(page, 'Enter');
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(file.name)).toBeVisible();
      await page.getByRole('button', { name: t.next, exact: true }).press('Enter');
      await page.getByRole('button', { name: t.send }).press('Enter');
    };
    await page.goto('/reimbursement');
    await page.getByRole('button', { name: t.next, exact: true }).focus();
    await typeAll();
    await expect(page.getByRole('heading', { name: t['filed.title'] })).toBeFocused();
    await page.getByRole('button', { name: t['filed.again'] }).press('Enter');
    await page.getByRole('button', { name: t.next, exact: true }).focus();
    await typeAll();
    await expect(page.getByRole('alert').filter({ hasText: t['duplicate.title'] })).toBeVisible();
    await page.getByRole('link', { name: /^View request/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.cancel }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).press('Enter');
    await expect(page.getByText(t['cancel.done'])).toBeVisible();
    expect(
      ((await call('GET', '/v2/me/')).body as { category_budgets: { held: number }[] }).category_budgets[0]?.held,
    ).toBe(0);
  });
});
