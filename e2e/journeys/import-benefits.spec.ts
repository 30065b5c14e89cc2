import type { APIRequestContext, Page } from '@playwright/test';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { benefitImportsTexts } from '#locales/imports/benefit-imports.texts.ts';
import { AT_A_DESK, facesOf, facesOfFull, ON_A_PHONE, type Reader } from '../testing/faces.ts';
import { inWindows1250, openAs, stopsAt, takeBack } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';

// Imports of benefits by an administrator of the catalogue.
test.setTimeout(180_000);

const ADMIN = { email: 'admin@izbor.demo', password: PASSWORD };
const NEW = '/admin-panel/imports/new';
const ROWS = 40;
const UNKNOWN = 15;

/** Opens the shop as the platform's administrator in a language; returns a function that reads with that account. */
async function openAsAdmin(page: Page, request: APIRequestContext, language: Reader['language']) {
  const { call } = await openAs(page, request, { as: ADMIN, language });
  return async (path: string) => (await call('GET', path)).body;
}

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

/** A price list in Windows-1250, as an office saves it: some rows have an unknown category, one price is ambiguous. */
function priceList(provider: string, category: string): Buffer {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const cells = [`Uvežen čas ${n}`, provider, n < UNKNOWN ? 'Sport i zdravlje' : category, 'fleksibilni', 'faktura'];
    return [...cells, n === ROWS - 1 ? '4.200' : '4.200,00', 'RSD', 'Mesec dana'].join(';');
  });
  return inWindows1250(['Naziv;Partner;Kategorija;Vrsta;Način;Cena;Valuta;Kratak opis', ...rows].join('\r\n'));
}

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a price list is corrected by the group and by the cell, written at once as drafts, and taken back', async ({
      page,
      request,
      ownShop,
    }) => {
      const t = benefitImportsTexts.tables[language];
      const read = await openAsAdmin(page, request, language);
      const stop = stopsAt(page, ownShop);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const heading = (name: string | RegExp) => page.getByRole('heading', { name });
      const [{ name: provider }] = (await read('/admin/providers/?search=Akademija&state=active')).results;
      const [{ name_sr, name_en }] = (await read('/admin/categories/')).results;
      const list = fileOf(`cenovnik-${language}.csv`, priceList(provider, name_sr));

      await test.step('from the list of benefits, its letters are looked at and its columns are known', async () => {
        await page.goto('/admin-panel/benefits');
        await page.getByRole('link', { name: adminBenefitsTexts.tables[language]['benefits.import'] }).click();
        await stop('no import yet', t['list.title']);
        await page.goto(NEW);
        await stop('the first step');
        await page.locator('input[type=file]').setInputFiles(list);
        await expect(page.getByText('Uvežen čas 0')).toBeVisible();
        await button(t['proving.send']).click();
        await expect(heading(t['problems.title']({ count: UNKNOWN + 1 }))).toBeVisible({ timeout: 60_000 });
        await stop('the problems');
      });

      await test.step('another category is chosen for a whole group, and a price is written anew', async () => {
        const category = language === 'SR' ? name_sr : name_en;
        const unknown = page.getByRole('region', { name: /Sport i zdravlje/ });
        await unknown.getByRole('combobox', { name: t['problems.choose'] }).fill(category);
        await page.getByRole('option', { name: category }).first().click();
        await unknown.getByRole('button', { name: t['problems.apply']({ count: UNKNOWN }) }).click();
        await expect(heading(t['problems.title']({ count: 1 }))).toBeVisible();
        // A reload shows the import as the server has it.
        await page.reload();
        const price = page.getByRole('textbox', { name: new RegExp(`^${t['field.price']}`) });
        await price.fill('4.200,00');
        await price.press('Enter');
        await expect(heading(t['after.title'])).toBeVisible();
        await stop('what will be written');
      });

      await test.step('all of it is written at once; each is a draft with its history', async () => {
        await button(t['ready.commitRows']({ count: ROWS })).click();
        await expect(heading(t['done.title']({ count: ROWS }))).toBeVisible({ timeout: 60_000 });
        await stop('what was written');
        const drafts = await read('/admin/benefits/?search=uvezen&state=draft');
        expect(drafts.count).toBe(ROWS);
        expect(drafts.results[0]).toMatchObject({ price: 4200, provider: { name: provider }, state: 'draft' });
        const { results } = await read(`/admin/benefits/${drafts.results[0].id}/changes/`);
        expect(results[0]).toMatchObject({ via: 'import' });
      });

      await test.step('the same file is known, and it is taken back', async () => {
        await page.goto(NEW);
        await page.locator('input[type=file]').setInputFiles(list);
        await button(t['proving.send']).click();
        await expect(heading(t['known.title'])).toBeVisible({ timeout: 60_000 });
        await button(t.discard).click();
        await page.getByRole('link', { name: list.name }).last().click();
        await takeBack(page, t);
        expect((await read('/admin/benefits/?search=uvezen&state=draft')).count).toBe(0);
      });
    });
  });

// In `npm test` server/imports/benefits/benefit-imports.routes.test.ts checks that an exported file imports without changes.
for (const { language, locale, width } of facesOfFull(ON_A_PHONE, AT_A_DESK))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('the whole catalogue as it was exported comes back as the same, and one price of it is changed', async ({
      page,
      request,
      ownShop,
    }) => {
      const t = benefitImportsTexts.tables[language];
      const read = await openAsAdmin(page, request, language);
      const stop = stopsAt(page, ownShop);
      const exported: string = await read('/admin/benefits/export/?ordering=name');
      const { count } = await read('/admin/benefits/');
      const bring = async (text: string) => {
        await page.goto(NEW);
        await page.locator('input[type=file]').setInputFiles(fileOf('benefits.csv', Buffer.from(text)));
        await expect(page.getByRole('heading', { name: t['after.title'] })).toBeVisible({ timeout: 60_000 });
      };
      const same = (rows: number) => page.getByRole('button', { name: new RegExp(`^${rows}\\s*${t['figure.same']}$`) });

      await bring(exported);
      await expect(same(count)).toBeVisible();
      await expect(page.getByRole('button', { name: t['ready.commit'], exact: true })).toBeDisabled();
      await stop('nothing to write');

      const priced = /,"(\d+)\.00",/.exec(exported)?.[1];
      await bring(exported.replace(`,"${priced}.00",`, `,"${priced}.50",`));
      await expect(same(count - 1)).toBeVisible();
      await page.getByRole('button', { name: t['ready.commitRows']({ count: 1 }) }).click();
      await expect(page.getByRole('heading', { name: t['done.title']({ count: 1 }) })).toBeVisible({ timeout: 60_000 });
      await stop('what was written');
      await takeBack(page, t);
      expect(await read('/admin/benefits/export/?ordering=name')).toBe(exported);
    });
  });
