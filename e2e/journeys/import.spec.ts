import type { APIRequestContext, Browser } from '@playwright/test';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { buyGym } from '../testing/buy-gym.ts';
import { inWindows1250, openAs, signIn, stopsAt, takeBack } from '../testing/imports-of-test.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';

// Files of people, from the first letter to the day on which somebody leaves.
test.setTimeout(300_000);
test.use({ expectedErrors: [/base balance is not above 0|status of 40[01]/] });

const VESNA = { email: 'company-admin@izbor.demo', password: PASSWORD };

const ROWS = process.env.IZBOR_TESTS === 'full' ? 20_000 : 2000;
const [IN_NO_LANGUAGE, WITHOUT_AT] = [41, 24];

/** Twenty thousand people, or fewer, as a program for salaries gives them; 67 of the rows are wrong. */
function crowd(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const isAddress = n < IN_NO_LANGUAGE || n >= IN_NO_LANGUAGE + WITHOUT_AT;
    const email = n === ROWS - 1 ? 'uvoz-100@vetar.rs' : `uvoz-${n}${isAddress ? '@' : '.'}vetar.rs`;
    return `${email};Đorđe;Šćepanović ${n};${n < IN_NO_LANGUAGE ? 'nemački' : 'SR'};Prodaja jug`;
  });
  return inWindows1250(['E-adresa;Ime;Prezime;Jezik;Jedinica', ...rows].join('\r\n'));
}

const fileOf = (buffer: Buffer) => ({ name: 'ljudi-novembar.csv', mimeType: 'text/csv', buffer });
const NEW = '/company-admin/people/import/new';

async function buyer(browser: Browser, request: APIRequestContext, as: typeof VESNA) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openAs(page, request, { as, language: 'SR' });
  return page;
}

test('a file of thousands with wrong rows is corrected, written at once, known again, and taken back', async ({
  page,
  request,
  browser,
  person,
  ownShop,
}) => {
  const t = importsTexts.tables.SR;
  const { call } = await openAs(page, request, { as: VESNA, language: 'SR' });
  const stop = stopsAt(page, ownShop);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const choose = async () => {
    await page.goto(NEW);
    await page.locator('input[type=file]').setInputFiles(fileOf(crowd()));
    await expect(page.getByText('Đorđe').first()).toBeVisible();
    await button(t['proving.send']).click();
  };

  await test.step('its letters are looked at', async () => {
    await page.goto(NEW);
    await stop('the first step');
    await choose();
  });

  await test.step('its columns are known by their names: the check begins by itself, is stopped once, and goes on', async () => {
    await expect(button(t['checking.stop']).or(button(t['problems.back']))).toBeVisible({ timeout: 60_000 });
    await expect(async () => {
      // It may have been over before it was stopped.
      if (await button(t['problems.back']).isVisible()) {
        await button(t['problems.back']).click();
        await button(t['mapping.check']).click();
      }
      await button(t['checking.stop']).click({ timeout: 5000 });
      await expect(heading(t['mapping.title'])).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await stop('the columns');
    await button(t['mapping.check']).click();
    await expect(heading(t['problems.title']({ count: 67 }))).toBeVisible({ timeout: 60_000 });
    await stop('the problems');
  });

  await test.step('a group is corrected, a cell, and who is there twice is left out once', async () => {
    const languages = page.getByRole('region', { name: t['group.language'].replace('{{field}}', t['field.language']) });
    await languages.getByRole('textbox', { name: t['problems.replace'] }).fill('SR');
    await languages.getByRole('button', { name: t['problems.apply']({ count: IN_NO_LANGUAGE }) }).click();
    await expect(heading(t['problems.title']({ count: 26 }))).toBeVisible();
    const emails = page.getByRole('region', { name: t['group.email'].replace('{{field}}', t['field.email']) });
    await emails.getByRole('textbox').first().fill('ispravljen@vetar.rs');
    await emails.getByRole('textbox').first().press('Enter');
    await expect(heading(t['problems.title']({ count: 25 }))).toBeVisible();
    const twins = page.getByRole('region', { name: t['group.twin'] });
    await twins.getByRole('button', { name: /^Uporedi redove/ }).click();
    await twins
      .getByRole('button', { name: /^Zadrži samo red/ })
      .first()
      .click();
    await expect(heading(t['problems.title']({ count: 23 }))).toBeVisible();
    await stop('fewer problems');
    await button(t['problems.without']({ count: 23 })).click();
    await expect(heading(t['after.title'])).toBeVisible();
    await stop('what will be written');
  });

  const added = ROWS - 24;
  const people = async (search: string) => (await call('GET', `/company/people/?search=${search}`)).body;
  await test.step('all of it is written at once, while somebody buys', async () => {
    const shopping = await buyer(browser, request, person);
    await Promise.all([button(t['ready.commitRows']({ count: added })).click(), buyGym(shopping)]);
    await shopping.context().close();
    await expect(heading(t['done.title']({ count: added }))).toBeVisible({ timeout: 120_000 });
    await stop('what was written');
    expect((await people('uvoz-77')).results[0]).toMatchObject({ first_name: 'Đorđe', unit: 'Prodaja jug' });
    expect((await people('ispravljen')).count).toBe(1);
  });

  await test.step('the list has its figures, and the same file is known', async () => {
    await page.goto('/company-admin/people/import');
    const row = page.getByRole('row').filter({ hasText: 'ljudi-novembar.csv' }).first();
    for (const figure of [ROWS, added]) await expect(row).toContainText(figure.toLocaleString('de-DE'));
    await stop('the list');
    await choose();
    await expect(heading(t['known.title'])).toBeVisible({ timeout: 60_000 });
    await stop('a known file');
    await button(t.discard).click();
    await expect(page).toHaveURL(/import$/);
  });

  await test.step('it is taken back, but for whoever has signed in', async () => {
    const [{ id, email }] = (await people('uvoz-77@')).results;
    expect((await call('POST', `/company/people/${id}/invite/`, {})).status).toBe(200);
    const invite = new URLSearchParams((await linkTo(email, '/register?invite=', ownShop)).split('?')[1]).get('invite');
    const form = { invite, email, first_name: 'Đorđe', last_name: 'Svoj', password: 'Dobra-rec-7!', language: 'SR' };
    expect((await request.post('/api/user/register/', { data: form })).status()).toBe(201);
    await page.goto('/company-admin/people/import');
    await page.getByRole('link', { name: 'ljudi-novembar.csv' }).last().click();
    await takeBack(page, t);
    await expect(page.getByText('Đorđe Svoj').first()).toBeVisible();
    await stop('what was taken back');
    expect((await people('uvoz-')).count).toBe(1);
  });
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: 'en-GB' });

  test('nobody ends by missing in a file; one who is named does, on their last day', async ({
    page,
    request,
    ownShop,
    moveClock,
  }) => {
    const t = importsTexts.tables.EN;
    const { headers } = await openAs(page, request, { as: VESNA, language: 'EN' });
    const stop = stopsAt(page, ownShop);
    const missing = [1, 2, 3].map(() => ({ email: ownShop.takePerson(), password: PASSWORD }));
    const [leaving = VESNA] = missing;
    const filed = await test.step('he has a request that waits', async () => {
      const { headers: his } = await signIn(request, leaving);
      const multipart = {
        kind: 'reimbursement',
        category: '3',
        provider_name: 'Optika Vid',
        purchase_date: '2026-11-10',
        description: 'Naočare',
        amount: '5000',
        file: { name: 'račun.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
      };
      const answer = await request.post('/api/v2/requests/', { headers: his, multipart });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { id: number }).id;
    });

    await test.step('three are not in the file, and nobody is ticked', async () => {
      const current = await (await request.get('/api/company/people/export/', { headers })).text();
      const left = current.split('\r\n').filter((line) => missing.every(({ email }) => !line.includes(`"${email}"`)));
      await page.goto(NEW);
      await page.locator('input[type=file]').setInputFiles(fileOf(Buffer.from(left.join('\r\n'))));
      await page.getByRole('button', { name: t['missing.look'] }).click({ timeout: 60_000 });
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await stop('who is missing');
    });

    await test.step('one is named, with his last day, and a reload forgets nothing', async () => {
      await page.getByRole('checkbox', { name: new RegExp(leaving.email) }).check();
      await page.getByLabel(t['after.lastDay'], { exact: true }).fill('31.12.2026.');
      await page.getByLabel(new RegExp(`^${t['after.reason']}`)).fill('The contract ends.');
      await page.reload();
      await expect(page.getByLabel(new RegExp(`^${t['after.reason']}`))).toHaveValue('The contract ends.');
      await stop('who ends');
      await page.getByRole('button', { name: t['ready.commit'], exact: true }).click();
      await expect(page.getByRole('heading', { name: t['done.ended']({ count: 1 }) })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(leaving.email)).toBeVisible();
      await expect(page.getByRole('button', { name: t['done.undo'] })).toBeVisible();
      await stop('what was written');
    });

    await test.step('on the day after he cannot sign in, and his request can still be decided', async () => {
      await moveClock('2026-12-31T23:58:00+01:00');
      expect((await request.post('/api/user/token/', { data: leaving })).status()).toBe(200);
      await moveClock('2027-01-01T00:05:00+01:00');
      const login = loginTexts.tables.EN;
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel(login.email).fill(leaving.email);
      await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expect(page).toHaveURL(/login/);
      const vesna = await signIn(request, VESNA);
      for (const status of ['in_review', 'accepted'])
        expect((await vesna.call('PATCH', `/company/requests/${filed}/`, { status })).status).toBe(200);
      expect(await ownShop.breaches()).toEqual([]);

      const [{ id, revision }] = (await vesna.call('GET', `/company/people/?search=${leaving.email}`)).body.results;
      const seen = { 'If-Revision-Match': String(revision) };
      expect((await vesna.call('POST', `/company/people/${id}/reactivate/`, undefined, seen)).status).toBe(200);
      const back = await signIn(request, leaving);
      expect((await back.call('GET', '/v2/me/')).body).toMatchObject({ balance: 95_000, held: 0 });
      expect(await ownShop.breaches()).toEqual([]);
      await vesna.call('PATCH', '/v2/me/', { language: 'SR' });
    });
  });
});
