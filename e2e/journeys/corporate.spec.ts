import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { figuresTexts } from '#locales/admin-corporate/figures.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { windowOf } from '../testing/admin-page.ts';
import { tokenOf } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { expect, PASSWORD, test } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

/** Of a company whose people buy nothing in any test. */
const AMRA = { email: 'corporate@izbor.demo', password: PASSWORD };
const PANEL = '/corporate-panel';
/** What its people bought of health, as the demo calls it. */
const PRIVATE = /Preventiv|Pregled zuba|[Dd]ental/;

const cellsOf = (file: string) =>
  file
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('","'));

async function downloaded(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await press();
  return cellsOf(await readFile(await (await download).path(), 'utf8'));
}

const total = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;

for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'SR', width: 1280 },
  { language: 'EN', width: 360 },
)) {
  test(`by keyboard alone: the figures of a company are those of its orders, and nothing private is named (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, r, a] = [
      adminCorporateTexts.tables[language],
      reportsTexts.tables[language],
      adminTexts.tables[language],
    ] as const;
    const { context, page, headers } = await windowOf(browser, await tokenOf(request, AMRA), { language, width });
    const { go, reach } = handsOn(page);
    const heading = page.getByRole('heading', { level: 1 });
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await page.goto('/profile');
    await go('button', width === 1280 ? /Amra/ : /Amra|Nalog|Account/);
    await go('link', figuresTexts.tables[language].link);
    await expect(heading).toHaveText(t.overview);
    const columns = page.getByRole('slider', { name: r.months });
    await columns.waitFor();
    await looksRight();

    const { spent } = await (await page.request.get('/api/v2/corporate/summary/', { headers })).json();
    const file = await downloaded(page, () => go('button', 'CSV'));
    const months = file.filter(([what]) => what === 'Meseci / Months');
    expect(total(months.map((cells) => Number(cells[2])))).toBe(spent);
    expect(spent).toBeGreaterThan(0);

    await reach(page.getByRole('radio', { name: r.chart }));
    await page.keyboard.press('ArrowRight');
    await expect(columns).toHaveCount(0);
    await expect(page.getByRole('table', { name: r.months }).getByRole('row')).toHaveCount(months.length + 1);
    await looksRight();
    await page.keyboard.press('ArrowLeft');
    await reach(columns);
    const last = await columns.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(columns).not.toHaveAttribute('aria-valuetext', last ?? '');
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(t.orders);
    await expect(page).toHaveURL(/orders\?date=\d{4}-\d{2}-01\.\./);

    await page.goto(`${PANEL}/orders?per=100`);
    await expect(page.getByText(t.private, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(PRIVATE)).toHaveCount(0);
    await looksRight();
    const orders = await downloaded(page, () => go('button', a['list.export']));
    const kept = orders.filter((cells) => !cells[8]?.startsWith('Otkazano'));
    expect(orders.flat().filter((cell) => PRIVATE.test(cell))).toEqual([]);
    await page.goto(`${PANEL}/orders?q=preventivni`);
    await expect(page.getByText(a['list.emptySearch'].replace('{{text}}', 'preventivni'))).toBeVisible();

    for (const [place, title] of [
      ['people', t.balances],
      ['requests', t.requests],
    ] as const) {
      await page.goto(`${PANEL}/${place}`);
      await expect(heading).toContainText(title);
      await looksRight();
    }
    // What was spent is what was bought and what was paid back.
    const requests = await downloaded(page, () => go('button', a['list.export']));
    const accepted = requests.filter((cells) => cells[7]?.startsWith('Prihvaćen'));
    expect(accepted.length).toBeGreaterThan(0);
    expect(total([...kept.map((cells) => Number(cells[6])), ...accepted.map((cells) => Number(cells[5]))])).toBe(spent);
    await page.goto(`${PANEL}/nothing`);
    await expect(heading).toHaveText(a['missing.title']);
    await context.close();
  });
}
