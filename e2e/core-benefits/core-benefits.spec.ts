import { randomUUID } from 'node:crypto';
import { pdfFile } from '#server/testing/files.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { openAs, signIn } from '../testing/imports-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

const OWNER = { email: 'company-admin@izbor.demo', password: PASSWORD };
const EMPLOYEE = { email: 'employee@izbor.demo', password: PASSWORD };
const ELSEWHERE = { email: 'other@izbor.demo', password: PASSWORD };

test('by keyboard alone: a company adds a core benefit with its document, which its people have and nobody else', async ({
  page,
  request,
}) => {
  const name = `Sala ${randomUUID().slice(0, 8)}`;
  await openAs(page, request, { as: OWNER, language: 'SR' });
  await page.goto('/company-admin/core-benefits');
  await expect(page.getByRole('heading', { level: 1, name: /^Osnovni benefiti/ })).toBeVisible();
  await page.keyboard.press('n');
  const fill = async (label: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  };
  await fill('Naziv, srpski', name);
  await fill('Naziv, engleski', `Hall ${name}`);
  await fill('Kratak opis, srpski', 'Dva puta nedeljno.');
  await fill('Kratak opis, engleski', 'Twice a week.');
  await tabTo(page, page.getByRole('combobox', { name: /^Kategorija/ }));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await fill('Kome se javlja', 'ljudi@burafilm.rs');
  const chosen = { name: 'pravilnik.pdf', mimeType: 'application/pdf', buffer: pdfFile() };
  await page.locator('input[type=file]').setInputFiles(chosen);
  await expect(page.getByText('pravilnik.pdf')).toBeVisible();
  expect(await stopFindings(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The closed drawer returns the focus a moment later.
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Na početak' }).press('Enter');
  await expect(page.getByText(/^Benefit 1 od \d+$/)).toBeAttached();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await stopFindings(page)).toEqual([]);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await openAs(page, request, { as: EMPLOYEE, language: 'EN' });
  await page.goto('/fixed-benefits');
  const first = page.getByRole('button', { name: `Hall ${name}`, exact: true });
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: 'ljudi@burafilm.rs' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: pravilnik.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('pravilnik.pdf');

  const { call } = await signIn(request, ELSEWHERE);
  const found = await call('GET', `/v2/benefit/?benefit_type=fixed&search=${encodeURIComponent(name)}`);
  expect(found.body).toMatchObject({ count: 0 });
});
