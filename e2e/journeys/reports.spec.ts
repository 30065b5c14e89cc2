import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { makeCorporate } from '../testing/admins-of-test.ts';
import { type Call, callsOf } from '../testing/benefits-of-test.ts';
import { GYM, HEALTH, ofHealth } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs, signIn, stopsAt } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, test } from '../testing/killed-shop.ts';
import { VESNA } from '../testing/lists-of-test.ts';
import { asDrawn } from '../testing/undrawn.ts';

/** Content of the file that a button downloads. */
async function downloaded(page: Page, name: string, press: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name }).waitFor();
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

/** The company's administrator of budgets and payroll. */
const BUDGETS = { email: 'budgets@izbor.demo', password: PASSWORD };

// In a shop of its own, whose clock no other test moves: in January no month of the year is over, and once a month is closed nobody can
// spend in it again.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a month of the payroll is closed by the keyboard, and its file stays; reports are read by arrow keys', async ({
      page,
      request,
      ownShop,
    }) => {
      const [t, r] = [payrollTexts.tables[language], reportsTexts.tables[language]];
      const { headers } = await openAs(page, request, { as: BUDGETS, language });
      const { go, reach } = handsOn(page);
      const stop = looksAt(page, ownShop);

      await page.goto('/company-admin/payroll');
      const open = page.getByRole('row').filter({ hasText: t['state.open'] }).last().getByRole('link');
      await open.waitFor();
      await stop('the months');
      await reach(open);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: t.whose })).toBeVisible();
      await stop('a month that is open');
      await go('button', t.close);
      await go('button', t['close.press']);
      await expect(page.getByRole('button', { name: t.download })).toBeVisible();
      await stop('a month that is closed');

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
      await stop('the columns of a year');
      await reach(page.getByRole('radio', { name: r.chart }));
      await page.keyboard.press('ArrowRight');
      await expect(columns).toHaveCount(0);
      await expect(page.getByRole('table', { name: r.months })).toBeVisible();
      await stop('the table of a year');
      const report = await downloaded(page, 'CSV', () => go('button', 'CSV'));
      expect(report).toContain('Meseci / Months');
    });
  });

const SPORT = 1;
const YEAR = '2027';
/** Ten o'clock on a day of the tested year or the one after it. */
const on = (day: string) => `${day}T10:00:00+01:00`;
const AFTER = on('2028-01-10');
const MONTHS = Array.from({ length: 12 }, (_, at) => `${YEAR}-${String(at + 1).padStart(2, '0')}`);

/** Cells of each row, by the first of the column's two names. */
function cellsOf(file: string): Record<string, string>[] {
  const [names = [], ...rows] = file
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at]?.split(' / ')[0] ?? '', cell])));
}

const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0);

/** Spending according to a payroll file, in hundredths. */
const spentIn = (file: string) => {
  const rows = cellsOf(file);
  const [bought, back] = [sumOf(rows, 'Kupljeno ukupno'), sumOf(rows, 'Vraćeno na budžet')];
  return bought - back + sumOf(rows, 'Refundirano') + sumOf(rows, 'Plaćene fakture');
};

interface Buyer {
  email: string;
  id: number;
}

/** The buyers sign in again at each moment of the clock, because months lie between. */
const callsOfBuyer = async (request: APIRequestContext, { email }: Buyer): Promise<Call> =>
  callsOf(request, (await signIn(request, { email, password: PASSWORD })).token);

async function buys(call: Call, benefit: number): Promise<number> {
  await call('POST', '/v2/toggle-cart/', { id: benefit });
  return (await call('POST', '/v2/complete-purchase/', {})).id;
}

// Only in `npm run test:full`: a single month and its columns are walked above.
for (const { language, locale, width } of lengthOf({ short: [], full: [AT_A_DESK, ON_A_PHONE] }))
  test.describe(`${language}, ${width}`, () => {
    test.use({
      locale,
      viewport: { width, height: 800 },
      expectedErrors: [/status of 401/],
      actionTimeout: 120_000,
    });
    test.setTimeout(1_800_000);

    test('what a year cost is what its ledger says, and nobody is found in it', async ({
      page,
      request,
      ownShop,
      moveClock,
    }) => {
      const [t, r] = [payrollTexts.tables[language], reportsTexts.tables[language]];
      const c = adminCorporateTexts.tables[language];
      const stop = stopsAt(page, ownShop);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const buyers: Buyer[] = [];
      const vesna = async () => callsOf(request, (await signIn(request, VESNA)).token);
      const each = async (some: readonly Buyer[], work: (call: Call) => Promise<unknown>) => {
        for (const buyer of some) await work(await callsOfBuyer(request, buyer));
      };
      const gym = (call: Call) => buys(call, GYM.id);

      await test.step('the company gives eight of its people sport, and three of them health', async () => {
        await moveClock(on(`${YEAR}-01-11`));
        while (buyers.length < 8) {
          const email = ownShop.takePerson();
          const { id } = await (await callsOfBuyer(request, { email, id: 0 }))('GET', '/v2/me/');
          buyers.push({ email, id });
        }
        const give = await vesna();
        const ids = buyers.map(({ id }) => id);
        await give('POST', '/company/budgets/', { people: ids, amount: 60_000, category: SPORT });
        await give('POST', '/company/budgets/', { people: ids.slice(0, 3), amount: 30_000, category: HEALTH });
      });

      let march = '';
      const openMarch = async (now: string) => {
        await openAs(page, request, { as: VESNA, language, now });
        await page.goto(`/company-admin/payroll/${YEAR}-03`);
        await expect(page.getByRole('heading', { name: t.whose })).toBeVisible();
      };
      const fileOfMarch = () => downloaded(page, t.download, () => button(t.download).click());

      await test.step('they buy in February and March, and March is closed', async () => {
        await moveClock(on(`${YEAR}-02-10`));
        await each(buyers, gym);
        await moveClock(on(`${YEAR}-03-10`));
        await each(buyers.slice(0, 6), gym);
        await each(buyers.slice(0, 3), async (call) => buys(call, (await ofHealth(call)).id));
        const now = on(`${YEAR}-04-02`);
        await moveClock(now);
        await openMarch(now);
        await stop('a month that can be closed');
        await button(t.close).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t['close.press'], exact: true }).click();
        await expect(button(t.download)).toBeVisible();
        march = await fileOfMarch();
        await stop('a month that is closed');
      });

      await test.step('an order of March is taken back in April, and the year goes on', async () => {
        await moveClock(on(`${YEAR}-04-15`));
        await each(buyers.slice(0, 1), async (call) => {
          const { results } = await call('GET', '/v2/transactions/?kind=order');
          const ofGym = (results as { reference: number; amount: number }[]).find(({ amount }) => amount === GYM.price);
          await call('POST', `/v2/transactions/order-${ofGym?.reference}/cancel/`, {});
        });
        await moveClock(on(`${YEAR}-06-10`));
        await each(buyers.slice(0, 2), gym);
        await moveClock(on(`${YEAR}-07-10`));
        await each(buyers.slice(2, 6), gym);
        await moveClock(on(`${YEAR}-12-10`));
        await each(buyers, gym);
      });

      await test.step('the file of March has the same bytes, also after the year', async () => {
        await moveClock(AFTER);
        await openMarch(AFTER);
        expect(await fileOfMarch()).toBe(march);
      });

      const files = new Map<string, string>();
      let shown: Record<string, string>[] = [];
      await test.step('each run of months in the report is the sum of the ledger of these months', async () => {
        const call = await vesna();
        const { headers } = await signIn(request, VESNA);
        for (const month of MONTHS) {
          if (month !== `${YEAR}-03`) await call('POST', `/company/payroll/${month}/close/`);
          const file = await request.get(`/api/company/payroll/${month}/file/`, { headers });
          expect(file.status(), month).toBe(200);
          files.set(month, await file.text());
        }
        await page.goto(`/company-admin/reports?year=${YEAR}`);
        await expect(page.getByRole('slider', { name: r.months })).toBeVisible();
        await stop('a year in columns');
        shown = cellsOf(await downloaded(page, 'CSV', () => button('CSV').click()));
        const runs = shown.filter((line) => line.Šta === 'Meseci / Months');
        expect(runs.length).toBeGreaterThan(2);
        for (const { Naziv: name = '', Potrošeno: spent } of runs) {
          const [from = '', until = from] = name.split(' do / to ');
          const months = MONTHS.filter((month) => month >= from && month <= until);
          const sum = months.reduce((so, month) => so + spentIn(files.get(month) ?? ''), 0);
          expect(Math.round(Number(spent) * 100), name).toBe(sum);
        }
      });

      await test.step('and what each has bought by their own file', async () => {
        for (const buyer of buyers) {
          const { headers } = await signIn(request, { email: buyer.email, password: PASSWORD });
          const own = await (await request.get('/api/v2/transactions/export/', { headers })).text();
          const lines = own.replace('\uFEFF', '').trim().split('\r\n').slice(1);
          const rows = lines.map((line) => line.slice(1, -1).split('","'));
          for (const month of MONTHS) {
            const within = rows.filter(([, day]) => day?.startsWith(month));
            const sum = (prefix: string) =>
              within
                .filter(([id]) => id?.startsWith(prefix))
                .reduce((so, row) => so + Math.round(Number(row.at(7)) * 100), 0);
            const filed = cellsOf(files.get(month) ?? '').filter(({ Broj: id }) => id === String(buyer.id));
            expect([sum('order-'), sum('refund-')], `${buyer.email}, ${month}`).toEqual([
              sumOf(filed, 'Kupljeno ukupno'),
              sumOf(filed, 'Vraćeno na budžet'),
            ]);
          }
        }
      });

      await test.step('what three people spent is not told apart from what others did', async () => {
        const named = shown.filter((line) => line.Šta === 'Budžeti / Budgets').map(({ Naziv: name }) => name);
        expect(named).toContain('Ostalo zajedno / The rest together');
        expect(named.filter((name) => /Zdravlje|Health/.test(name ?? ''))).toEqual([]);
        await expect(page.getByText(r.note)).toBeVisible();
        const bars = page.getByRole('list', { name: r.budgets });
        await expect(bars.getByText(/Zdravlje|Health/)).toHaveCount(0);
        for (const asked of [`from=${YEAR}-03&to=${YEAR}-03`, `from=${YEAR}-02&to=${YEAR}-03`]) {
          const { budgets } = await (await vesna())('GET', `/company/reports/budgets/?${asked}`);
          expect((budgets as { category: number | null }[]).map(({ category }) => category)).not.toContain(HEALTH);
        }
      });

      await test.step('the columns are read by arrow keys, as a table, and on paper', async () => {
        const columns = page.getByRole('slider', { name: r.months });
        await columns.focus();
        const said = new Set<string | null>();
        const runs = shown.filter((line) => line.Šta === 'Meseci / Months').length;
        await page.keyboard.press('End');
        for (let at = 0; at < runs; at += 1) {
          said.add(await columns.getAttribute('aria-valuetext'));
          await page.keyboard.press('ArrowLeft');
        }
        expect(said.size).toBe(runs);
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', '');
        });
        await button(r.print).click();
        await expect(page.locator('body')).toHaveAttribute('data-printed', '');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: r.title, level: 1 })).toBeVisible();
        await expect(button(r.print)).toBeHidden();
        await expect(page.getByRole('banner')).toBeHidden();
        expect((await asDrawn(page, () => page.pdf())).byteLength).toBeGreaterThan(10_000);
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('radio', { name: r.table }).click();
        await expect(page.getByRole('table', { name: r.months }).getByRole('row')).toHaveCount(runs + 1);
        await stop('a year in a table');
      });

      await test.step('whoever reads the figures of the company reads no name of what is private', async () => {
        const email = ownShop.takePerson();
        await makeCorporate(request, email, AFTER);
        const as = { email, password: PASSWORD };
        const { call } = await openAs(page, request, { as, language, now: AFTER });
        const { name } = await ofHealth(await vesna());
        await page.goto('/corporate-panel/orders?per=100');
        await expect(page.getByText(c.private, { exact: true }).first()).toBeVisible();
        await stop('the orders of a company');
        const { results } = (await call('GET', '/v2/corporate/orders/?page_size=100')).body;
        const file = (await call('GET', '/v2/corporate/orders/export/')).body;
        expect(results.length).toBeGreaterThan(20);
        expect(file).toContain(buyers[0]?.email.split('@')[0]?.replace('person-', 'Broj '));
        for (const told of [JSON.stringify(results), file]) expect(told).not.toContain(name);
        await expect(page.getByText(name)).toHaveCount(0);
        const { count } = (await call('GET', `/v2/corporate/orders/?search=${encodeURIComponent(name)}`)).body;
        expect(count).toBe(0);
      });
    });
  });
