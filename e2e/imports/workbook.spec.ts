import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { sampleWorkbook } from '#src/testing/sample-workbook.ts';
import { adminIn } from '../testing/admin-page.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

const t = importsTexts.tables.SR;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a workbook is read beside its page, and of all that is in it only the rows of one sheet are sent', async ({
  page,
}) => {
  const columns = ['E-adresa', 'Ime', 'Datum rođenja'];
  const email = `${randomUUID()}@vetar.rs`;
  const sheets = {
    Ljudi: [columns, [email, 'Đorđe', 32_980]],
    Plate: [['Plata'], ['ne zna niko']],
  };
  await adminIn(page, { width: 1280, language: 'SR', company: ['people'] });
  await page.goto('/company-admin/people/import/new');
  const sent: { type: string | undefined; body: string | null }[] = [];
  await page.route('**/*', (route) => {
    const asked = route.request();
    if (asked.method() !== 'GET') sent.push({ type: asked.headers()['content-type'], body: asked.postData() });
    return route.continue();
  });
  const worker = page.waitForEvent('worker', { timeout: 15_000 });
  const buffer = Buffer.from(sampleWorkbook(sheets, (part) => deflateRawSync(part)));
  await page.locator('input[type=file]').setInputFiles({ name: 'ljudi.xlsx', mimeType: XLSX, buffer });
  await expect(page.getByText(t['proving.counted']({ count: 1, columns: 3 }))).toBeVisible();
  await expect(page.getByRole('cell', { name: '1990-04-17' })).toBeVisible();
  expect((await worker).url()).toContain('open-file.worker');
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: t['proving.send'] }).click();
  await expect(page).toHaveURL(/\/import\/\d+$/);
  expect(sent.slice(0, 2).map(({ type, body }) => [type, JSON.parse(body ?? '')])).toEqual([
    ['application/json', { file_name: 'ljudi.xlsx', columns, rows: 1 }],
    ['application/json', { from: 2, lines: [2], rows: [[email, 'Đorđe', '1990-04-17']] }],
  ]);
  expect(JSON.stringify(sent)).not.toContain('ne zna niko');
});
