import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { figuresTexts } from '#locales/admin-corporate/figures.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, test } from '../testing/killed-shop.ts';

// In a shop of its own, whose clock no other test moves: a year has several months, except in January.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

const AMRA = { email: 'corporate@izbor.demo', password: PASSWORD };
const PANEL = '/corporate-panel';
/** Names of health benefits that employees bought in the demo data; no figure may name them. */
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

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('by keyboard alone: the figures of a company are those of its orders, and nothing private is named', async ({
      page,
      request,
      ownShop,
    }) => {
      const [t, r, a] = [
        adminCorporateTexts.tables[language],
        reportsTexts.tables[language],
        adminTexts.tables[language],
      ] as const;
      const { headers } = await openAs(page, request, { as: AMRA, language });
      const { go, reach } = handsOn(page);
      const heading = page.getByRole('heading', { level: 1 });
      const stop = looksAt(page, ownShop);

      await page.goto('/profile');
      await go('button', width === 1280 ? /Amra/ : /Amra|Nalog|Account/);
      await go('link', figuresTexts.tables[language].link);
      await expect(heading).toHaveText(t.overview);
      const columns = page.getByRole('slider', { name: r.months });
      await columns.waitFor();
      await stop('the columns of a year');

      const { spent } = await (await page.request.get('/api/v2/corporate/summary/', { headers })).json();
      const file = await downloaded(page, () => go('button', 'CSV'));
      const months = file.filter(([what]) => what === 'Meseci / Months');
      expect(total(months.map((cells) => Number(cells[2])))).toBe(spent);
      expect(spent).toBeGreaterThan(0);

      await reach(page.getByRole('radio', { name: r.chart }));
      await page.keyboard.press('ArrowRight');
      await expect(columns).toHaveCount(0);
      await expect(page.getByRole('table', { name: r.months }).getByRole('row')).toHaveCount(months.length + 1);
      await stop('the table of a year');
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
      await stop('the orders');
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
        await stop(title);
      }
      // Spending is the purchases plus the accepted reimbursements.
      const requests = await downloaded(page, () => go('button', a['list.export']));
      const accepted = requests.filter((cells) => cells[7]?.startsWith('Prihvaćen'));
      expect(accepted.length).toBeGreaterThan(0);
      expect(total([...kept.map((cells) => Number(cells[6])), ...accepted.map((cells) => Number(cells[5]))])).toBe(
        spent,
      );
      await page.goto(`${PANEL}/nothing`);
      await expect(heading).toHaveText(a['missing.title']);
    });
  });
}
