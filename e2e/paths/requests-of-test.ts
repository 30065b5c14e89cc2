import type { APIRequestContext, Page } from '@playwright/test';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { expect, type Person } from '../testing/shop.ts';

const t = requestsTexts.tables.EN;

export const AMOUNT = '4500.50';
const DAY = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
const [year, month, date] = DAY.split('-');

/** A file of the given size that begins like a PDF. */
export const receipt = (bytes = 100) => ({
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 65)]),
});

// Id of a category of the demo data.
const HEALTH = '3';

/** Fills in the details of a request. */
export async function fillDetails(page: Page, amount = AMOUNT): Promise<void> {
  await page.getByRole('combobox', { name: t.category }).click();
  await page.getByRole('option', { name: 'Health', exact: true }).click();
  await page.getByRole('textbox', { name: t.provider }).fill('Optika Vid');
  await page.getByRole('textbox', { name: t.description }).fill('Reading glasses');
  await page.getByRole('textbox', { name: t.purchaseDate }).fill(`${date}.${month}.${year}.`);
  await page.getByRole('textbox', { name: t.amount }).fill(amount);
}

/** Files the same request without the browser; returns its id. */
export async function fileElsewhere(request: APIRequestContext, person: Person): Promise<number> {
  const { token } = (await (await request.post('/api/user/token/', { data: person })).json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const filed = await request.post('/api/v2/requests/', {
    headers,
    multipart: {
      kind: 'reimbursement',
      category: HEALTH,
      provider_name: 'Optika Vid',
      description: 'Reading glasses',
      purchase_date: DAY,
      amount: AMOUNT,
      file: receipt(200),
    },
  });
  expect(filed.status(), await filed.text()).toBe(201);
  return ((await filed.json()) as { id: number }).id;
}
