import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { DOT } from '../testing/dot.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { inWindows1250, openAs, signIn, stopsAt } from '../testing/imports-of-test.ts';
import { expect, orServerDied, PASSWORD, test } from '../testing/killed-shop.ts';

// The server dies while people save, upload a file and decide; each continues where they were, and nothing is done twice.
test.setTimeout(300_000);
test.use({ expectedErrors: [orServerDied(/status of (40\d|5\d\d)/)] });

/** A time after the lease of any task held by the dead server has ended. */
const LATER = '2026-11-20T09:40:00+01:00';
/** Timeout in milliseconds for finishing what the dead server had begun. */
const LONG = 120_000;
const VESNA = { email: 'company-admin@izbor.demo', password: PASSWORD };

/** A CSV file of valid people, in the encoding Windows-1250. */
const people = (mark: string, count: number) =>
  inWindows1250(
    [
      'E-adresa;Ime;Prezime',
      ...Array.from({ length: count }, (_, at) => `${mark}-${at}@vetar.rs;Đorđe;Šćepanović ${at}`),
    ].join('\r\n'),
  );

const RECEIPT = { name: 'račun.png', mimeType: 'image/png', buffer: DOT };

for (const { language, locale, width } of facesOf(ON_A_PHONE, AT_A_DESK))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a form, a file and a decision go on when the server that died is there again', async ({
      page,
      request,
      person,
      ownShop,
      moveClock,
    }) => {
      const stop = stopsAt(page, ownShop);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const dies = () => ownShop.kill();
      const isThereAgain = async () => {
        await ownShop.startAgain();
        await moveClock(LATER);
      };

      await test.step('what was typed is kept, and saved once', async () => {
        const t = recordsTexts.tables[language];
        const { call } = await openAs(page, request, {
          as: { email: 'content@izbor.demo', password: PASSWORD },
          language,
        });
        const { id } = (await call('POST', '/admin/providers/', { name: `Nestanak ${language}` })).body;
        await page.goto(`/admin-panel/providers?open=${id}`);
        await page.getByRole('textbox', { name: /^(Sajt|Website)/ }).fill('https://nestanak.rs');
        await dies();
        await button(t.save).click();
        await expect(page.getByText(t['unsure.text'])).toBeVisible({ timeout: LONG });
        await isThereAgain();
        await button(t['unsure.ask']).click();
        await expect(page.getByRole('textbox', { name: /^(Sajt|Website)/ })).toHaveValue('https://nestanak.rs');
        await button(t.save).click();
        await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
        expect((await call('GET', `/admin/providers/${id}/`)).body).toMatchObject({
          website: 'https://nestanak.rs',
          revision: 2,
        });
        await page.keyboard.press('Escape');
        await stop('a record that was saved');
      });

      await test.step('a file whose check was cut is checked to its end, and written once', async () => {
        const t = importsTexts.tables[language];
        const mark = `nestanak-${language.toLowerCase()}`;
        const count = 600;
        const { call } = await openAs(page, request, { as: VESNA, language, now: LATER });
        await page.goto('/company-admin/people/import/new');
        const file = { name: `${mark}.csv`, mimeType: 'text/csv', buffer: people(mark, count) };
        await page.locator('input[type=file]').setInputFiles(file);
        await button(t['proving.send']).click();
        await expect(page).toHaveURL(/\/import\/\d+$/);
        const place = `/company/imports/${page.url().split('/').at(-1)}/`;
        // A check that has not begun is not interrupted: a returning person would be asked for the columns.
        await expect.poll(async () => (await call('GET', place)).body.status, { timeout: LONG }).not.toBe('mapping');
        await dies();
        await isThereAgain();
        const write = page.getByRole('button', { name: t['ready.commitRows']({ count }) });
        await expect(async () => {
          // If the page asked just when the server died, it shows an error with a button to retry.
          if (await button(t.again).isVisible()) await button(t.again).click();
          await expect(write).toBeVisible({ timeout: 5000 });
        }).toPass({ timeout: LONG });
        await write.click();
        await expect(page.getByRole('heading', { name: t['done.title']({ count }) })).toBeVisible({ timeout: LONG });
        expect((await call('GET', `/company/people/?search=${mark}-`)).body.count).toBe(count);
        await stop('a file that was written');
      });

      await test.step('a decision that could not be sent says so, and is made once', async () => {
        const t = adminRequestsTexts.tables[language];
        const filer = await signIn(request, person);
        const filed = await request.post('/api/v2/requests/', {
          headers: filer.headers,
          multipart: {
            kind: 'reimbursement',
            category: '1',
            provider_name: `Nestanak ${language}`,
            description: 'Okvir i stakla za posao',
            purchase_date: '2026-11-18',
            amount: '1200.50',
            file: RECEIPT,
          },
        });
        const { id } = (await filed.json()) as { id: number };
        await openAs(page, request, { as: VESNA, language, now: LATER });
        await page.goto(`/company-admin/requests?q=${encodeURIComponent(`Nestanak ${language}`)}&open=${id}`);
        await button(t.accept).click();
        const shelf = page.getByRole('region', { name: t.about });
        await expect(shelf).toBeVisible();
        await dies();
        await shelf.getByRole('button', { name: t.sendNow }).click();
        const trouble = page.getByText(t['trouble.title'].replace('{{id}}', String(id)));
        await expect(trouble).toBeVisible({ timeout: LONG });
        await isThereAgain();
        await page.getByRole('link', { name: t['trouble.open'] }).click();
        await button(t['unsure.ask']).or(button(t.again)).first().click();
        await expect
          .poll(async () => (await filer.call('GET', `/v2/requests/${id}/`)).body, { timeout: LONG })
          .toMatchObject({ status: 'accepted' });
        const { results } = (await filer.call('GET', '/v2/notifications/')).body;
        expect(results.filter(({ text }: { text: string }) => /1[.,]200[.,]50/.test(text))).toHaveLength(1);
        await stop('a decision that was made');
      });
    });
  });
