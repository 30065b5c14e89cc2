import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { AT_A_DESK, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { openAs, signIn, stopsAt, takeBack } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';

// The platform imports people into a company.
test.setTimeout(180_000);

const ADMIN = { email: 'admin@izbor.demo', password: PASSWORD };
const VESNA = { email: 'company-admin@izbor.demo', password: PASSWORD };
const ROWS = ['Uvezena;Prva;uvezena-1@vetar.rs', 'Uvezena;Druga;uvezena-2@vetar.rs'];

// The calls are tested in server/imports/imports.routes.test.ts, and each state of an import is walked in paths/import.spec.ts.
for (const { language, locale, width } of facesOfFull(ON_A_PHONE, AT_A_DESK))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a file is brought into a company that is chosen, its people are there, and it is taken back', async ({
      page,
      request,
      ownShop,
    }) => {
      const t = importsTexts.tables[language];
      const company = await signIn(request, VESNA);
      const { body: vesna } = await company.call('GET', '/v2/me/');
      const found = async () => (await company.call('GET', '/company/people/?search=uvezena')).body.count;
      await openAs(page, request, { as: ADMIN, language });
      const stop = stopsAt(page, ownShop);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const heading = (name: string | RegExp) => page.getByRole('heading', { name });

      await test.step('from the people of all companies, the company is asked for first', async () => {
        await page.goto('/admin-panel/users');
        await page.getByRole('link', { name: adminPeopleTexts.tables[language].import }).click();
        await stop('the imports', t['list.title']);
        await page
          .getByRole('link', { name: t['list.make'] })
          .or(page.getByRole('link', { name: t['list.makeFirst'] }))
          .first()
          .click();
        const choice = page.getByRole('combobox', { name: new RegExp(t.company) });
        await expect(choice).toBeVisible();
        await expect(page.locator('input[type=file]')).toHaveCount(0);
        await choice.fill(vesna.company.name);
        await page.getByRole('option', { name: vesna.company.name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`company=${vesna.company.id}`));
        // A reload keeps the choice.
        await page.reload();
        await expect(choice).toHaveValue(vesna.company.name);
        await stop('the first step', t.title);
      });

      await test.step('it is checked by itself, and written at once', async () => {
        const buffer = Buffer.from(['Ime;Prezime;E-adresa', ...ROWS].join('\r\n'));
        await page.locator('input[type=file]').setInputFiles({ name: 'ljudi.csv', mimeType: 'text/csv', buffer });
        await expect(heading(t['after.title'])).toBeVisible({ timeout: 60_000 });
        await expect(page.getByText(vesna.company.name).first()).toBeVisible();
        await stop('what will be written');
        await button(t['ready.commitRows']({ count: ROWS.length })).click();
        await expect(heading(t['done.title']({ count: ROWS.length }))).toBeVisible({ timeout: 60_000 });
        expect(await found()).toBe(ROWS.length);
        await stop('what was written');
      });

      await test.step('it is in the list with its company, and taken back', async () => {
        const at = page.url();
        await expect(page.getByRole('link', { name: t['done.people'] })).toHaveAttribute(
          'href',
          new RegExp(`company=${vesna.company.id}$`),
        );
        await page.getByRole('navigation', { name: t.crumbs }).getByRole('link', { name: t.imports }).click();
        await expect(page.getByText(vesna.company.name).first()).toBeVisible();
        await stop('the list', t['list.title']);
        await page.goto(at);
        await takeBack(page, t);
        expect(await found()).toBe(0);
      });
    });
  });
