import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { adminPage } from '../testing/admin-page.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { expect, test } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

/** What the button of a name downloads. */
async function downloaded(page: Page, name: string, press: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name }).waitFor();
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

// Each face closes a month of its own: the last that is open.
for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'SR', width: 1280 },
  { language: 'EN', width: 360 },
)) {
  test(`a month of the payroll is closed by the keyboard, and its file stays; reports are read by arrow keys (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, r] = [payrollTexts.tables[language], reportsTexts.tables[language]];
    const { context, page, headers } = await adminPage(browser, request, { language, width, company: ['budgets'] });
    const { go, reach } = handsOn(page);
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await page.goto('/company-admin/payroll');
    const open = page.getByRole('row').filter({ hasText: t['state.open'] }).last().getByRole('link');
    await open.waitFor();
    await looksRight();
    await reach(open);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.whose })).toBeVisible();
    await looksRight();
    await go('button', t.close);
    await go('button', t['close.press']);
    await expect(page.getByRole('button', { name: t.download })).toBeVisible();
    await looksRight();

    const press = () => go('button', t.download);
    const file = await downloaded(page, t.download, press);
    const month = page.url().split('/').at(-1) ?? '';
    const answered = await page.request.get(`/api/company/payroll/${month}/`, { headers });
    const { people, bought, sha256 } = await answered.json();
    const lines = file.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(people);
    await expect(page.getByText(sha256)).toBeVisible();
    expect(await downloaded(page, t.download, press)).toBe(file);
    expect(people).toBeGreaterThan(0);
    expect(bought).toBeGreaterThan(0);

    await page.goto('/company-admin/reports');
    const columns = page.getByRole('slider', { name: r.months });
    await reach(columns);
    const last = await columns.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(columns).not.toHaveAttribute('aria-valuetext', last ?? '');
    await looksRight();
    await reach(page.getByRole('radio', { name: r.chart }));
    await page.keyboard.press('ArrowRight');
    await expect(columns).toHaveCount(0);
    await expect(page.getByRole('table', { name: r.months })).toBeVisible();
    await looksRight();
    const report = await downloaded(page, 'CSV', () => go('button', 'CSV'));
    expect(report).toContain('Meseci / Months');
    await context.close();
  });
}
