import type { APIRequestContext, Browser } from '@playwright/test';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { buyGym, GYM } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOf, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { type Account, inWindows1250, looksAt, openAs, signIn, stopsAt, takeBack } from '../testing/imports-of-test.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';
import { undrawnContext } from '../testing/undrawn.ts';

// Imports of people, from an empty file choice to a person's last day.
test.setTimeout(lengthOf({ short: 300_000, full: 2_700_000 }));
test.use({ expectedErrors: [/base balance is not above 0|status of 40[01]/] });

const VESNA = { email: 'company-admin@izbor.demo', password: PASSWORD };

/** Number of rows: at a desk in `npm run test:full` the most that a file may have. */
const rowsAt = (width: number) => (width === AT_A_DESK.width ? lengthOf({ short: 1100, full: 20_000 }) : 2000);
const [IN_NO_LANGUAGE, WITHOUT_AT] = [41, 24];
/** Line of the second row without an @; line 1 has the column names. */
const NEXT_WITHOUT_AT = IN_NO_LANGUAGE + 3;
/** Timeout in milliseconds for checking, writing or undoing that many rows. */
const LONG = lengthOf({ short: 120_000, full: 1_500_000 });

/** A file of people as payroll software exports it; 67 of its rows are wrong. */
function crowd(mark: string, count: number): Buffer {
  const rows = Array.from({ length: count }, (_, n) => {
    const isAddress = n < IN_NO_LANGUAGE || n >= IN_NO_LANGUAGE + WITHOUT_AT;
    const email = n === count - 1 ? `${mark}-100@vetar.rs` : `${mark}-${n}${isAddress ? '@' : '.'}vetar.rs`;
    return `${email};Đorđe;Šćepanović ${n};${n < IN_NO_LANGUAGE ? 'nemački' : 'SR'};Prodaja jug`;
  });
  return inWindows1250(['E-adresa;Ime;Prezime;Jezik;Jedinica', ...rows].join('\r\n'));
}

const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });
const NEW = '/company-admin/people/import/new';

/** Shortly after the person's last day. */
const LEFT = '2027-01-01T00:05:00+01:00';

/** Flexible balance of an employee who has bought nothing, and their sport budget, which is spent first. */
const [BUDGET, FOR_SPORT] = [100_000, 20_000];

/** An employee who buys in another browser while an import runs: repeatedly in `npm run test:full`, once in `npm test`. */
async function buyer(browser: Browser, request: APIRequestContext, as: Account) {
  const context = await undrawnContext(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { call } = await openAs(page, request, { as, language: 'SR' });
  let bought = 0;
  const whileBuying = async (work: () => Promise<unknown>) => {
    await Promise.all([work(), buyGym(page)]);
    bought += 1;
  };
  return {
    whileBuying,
    /** Buys meanwhile in `npm run test:full` only. */
    perhapsBuying: lengthOf({ short: (work: () => Promise<unknown>) => work(), full: whileBuying }),
    /** Checks that each purchase was paid for once. */
    async leave() {
      const balance = BUDGET - Math.max(0, bought * GYM.price - FOR_SPORT);
      expect((await call('GET', '/v2/me/')).body).toMatchObject({ cart: [], balance });
      await context.close();
    },
  };
}

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a file of thousands with wrong rows is corrected, written at once, known again, and taken back', async ({
      page,
      request,
      browser,
      person,
      ownShop,
    }) => {
      const t = importsTexts.tables[language];
      const rows = rowsAt(width);
      const mark = `uvoz-${language.toLowerCase()}`;
      const file = `ljudi-${language.toLowerCase()}.csv`;
      const { call } = await openAs(page, request, { as: VESNA, language });
      const { whileBuying, perhapsBuying, leave } = await buyer(browser, request, person);
      const [stop, look] = [stopsAt(page, ownShop), looksAt(page, ownShop)];
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const heading = (name: string | RegExp) => page.getByRole('heading', { name });
      const choose = async () => {
        await page.goto(NEW);
        await page.locator('input[type=file]').setInputFiles(csv(file, crowd(mark, rows)));
        await expect(page.getByText('Đorđe').first()).toBeVisible();
        await button(t['proving.send']).click();
      };

      await test.step('its letters are looked at', async () => {
        await page.goto(NEW);
        await stop('the first step');
        await perhapsBuying(choose);
      });

      await test.step('its columns are known by their names: the check begins by itself, is stopped once, and goes on', async () => {
        await expect(button(t['checking.stop']).or(button(t['problems.back']))).toBeVisible({ timeout: LONG });
        await expect(async () => {
          // The check may have finished before it was stopped.
          if (await button(t['problems.back']).isVisible()) {
            await button(t['problems.back']).click();
            await button(t['mapping.check']).click();
          }
          await button(t['checking.stop']).click({ timeout: 5000 });
          await expect(heading(t['mapping.title'])).toBeVisible({ timeout: 10_000 });
        }).toPass();
        await stop('the columns');
        await perhapsBuying(async () => {
          await button(t['mapping.check']).click();
          await expect(heading(t['problems.title']({ count: 67 }))).toBeVisible({ timeout: LONG });
        });
        await stop('the problems');
      });

      await test.step('a group is corrected, a cell, who is there twice is left out once, and one row', async () => {
        const group = (kind: 'language' | 'email') =>
          page.getByRole('region', { name: t[`group.${kind}`].replace('{{field}}', t[`field.${kind}`]) });
        await perhapsBuying(async () => {
          await group('language').getByRole('textbox', { name: t['problems.replace'] }).fill('SR');
          await group('language')
            .getByRole('button', { name: t['problems.apply']({ count: IN_NO_LANGUAGE }) })
            .click();
          await expect(heading(t['problems.title']({ count: 26 }))).toBeVisible();
          const cell = group('email').getByRole('textbox').first();
          await cell.fill(`${mark}-ispravljen@vetar.rs`);
          await cell.press('Enter');
          await expect(heading(t['problems.title']({ count: 25 }))).toBeVisible();
        });
        // The rows of the group are reloaded, and the content below moves.
        await expect(group('email').getByText(t['problems.corrected'])).toBeVisible();
        const twins = page.getByRole('region', { name: t['group.twin'] });
        const first = (words: string) =>
          twins.getByRole('button', { name: new RegExp(`^${words.split('{{')[0]}`) }).first();
        await first(t['twins.compareFull']).click();
        await first(t['twins.keep']).click();
        await expect(heading(t['problems.title']({ count: 23 }))).toBeVisible();
        const out = t['problems.out'].replace('{{line}}', String(NEXT_WITHOUT_AT));
        await group('email').getByRole('button', { name: out, exact: true }).click();
        await expect(heading(t['problems.title']({ count: 22 }))).toBeVisible();
        await stop('fewer problems');
        await button(t['problems.without']({ count: 22 })).click();
        await expect(heading(t['after.title'])).toBeVisible();
        await stop('what will be written');
      });

      const added = rows - 24;
      const people = async (search: string) => (await call('GET', `/company/people/?search=${search}`)).body;
      await test.step('all of it is written at once, while somebody buys', async () => {
        await whileBuying(() => button(t['ready.commitRows']({ count: added })).click());
        await expect(heading(t['done.title']({ count: added }))).toBeVisible({ timeout: LONG });
        await stop('what was written');
        expect((await people(`${mark}-77@`)).results[0]).toMatchObject({ first_name: 'Đorđe', unit: 'Prodaja jug' });
        expect((await people(`${mark}-ispravljen`)).count).toBe(1);
      });

      await test.step('the history says what was written, whom it added, and of each of them by what they came', async () => {
        const [words, records] = [changesTexts.tables[language], recordsTexts.tables[language]];
        await page.goto('/company-admin/changes');
        const entry = page.getByRole('listitem').filter({ hasText: words['did.import.committed'] }).first();
        await entry.getByRole('button', { name: words.open({ count: added }) }).click();
        const person = entry.getByRole('list', { name: words.opened }).getByRole('listitem').first();
        await expect(person).toContainText(new RegExp(`${words['did.person.added']} Đorđe Šćepanović`));
        await stop('the history of the company');
        await person.getByRole('button', { name: new RegExp(`^${words.actions.split('{{')[0]}`) }).click();
        await page.getByRole('menuitem', { name: words.history }).click();
        const history = page.getByRole('list', { name: records['history.title'] });
        for (const said of ['did.added', 'via.import'] as const)
          await expect(history).toContainText(records[`history.${said}`]);
        await look('the history of a person');
      });

      await test.step('the list has its figures, and the same file is known', async () => {
        await page.goto('/company-admin/people/import');
        const row = page.getByRole('row').filter({ hasText: file }).first();
        for (const figure of [rows, added, 24]) await expect(row).toContainText(grouped(language, figure));
        await stop('the list');
        await perhapsBuying(async () => {
          await choose();
          await expect(heading(t['known.title'])).toBeVisible({ timeout: LONG });
        });
        await stop('a known file');
        await button(t.discard).click();
        await expect(page).toHaveURL(/import$/);
      });

      await test.step('it is taken back, but for whoever has signed in', async () => {
        const [{ id, email }] = (await people(`${mark}-77@`)).results;
        expect((await call('POST', `/company/people/${id}/invite/`, {})).status).toBe(200);
        const link = await linkTo(email, '/register?invite=', ownShop);
        const invite = new URLSearchParams(link.split('?')[1]).get('invite');
        const own = { email, password: 'Dobra-rec-7!' };
        const form = Object.assign({ invite, first_name: 'Đorđe', last_name: 'Svoj', language }, own);
        expect((await request.post('/api/user/register/', { data: form })).status()).toBe(201);
        const confirmed = await request.post(`/api/user${await linkTo(email, '/confirm/', ownShop)}/`);
        expect(confirmed.ok()).toBe(true);
        const signedIn = await signIn(request, own);
        await page.goto('/company-admin/people/import');
        await page.getByRole('link', { name: file }).last().click();
        await perhapsBuying(() => takeBack(page, t, LONG));
        await expect(page.getByText('Đorđe Svoj').first()).toBeVisible();
        await stop('what was taken back');
        expect((await people(`${mark}-`)).count).toBe(1);
        expect((await signedIn.call('GET', '/v2/me/')).body).toMatchObject({ email });
        await leave();
      });
    });
  });

// Whose account an import ends, and when, is tested in server/imports/imports.routes.test.ts; its display in stories/imports.
for (const { language, locale, width } of facesOfFull(ON_A_PHONE, AT_A_DESK))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('nobody ends by missing in a file; one who is named does, on their last day', async ({
      page,
      request,
      ownShop,
      moveClock,
    }) => {
      const t = importsTexts.tables[language];
      const { headers } = await openAs(page, request, { as: VESNA, language });
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
        await page.locator('input[type=file]').setInputFiles(csv('ljudi.csv', Buffer.from(left.join('\r\n'))));
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
        await expect(page.getByRole('heading', { name: t['done.ended']({ count: 1 }) })).toBeVisible({
          timeout: 60_000,
        });
        await expect(page.getByText(leaving.email)).toBeVisible();
        await expect(page.getByRole('button', { name: t['done.undo'] })).toBeVisible();
        await stop('what was written');
      });

      const login = loginTexts.tables[language];
      /** The leaving employee tries to sign in, in a browser without a session. */
      const tries = async () => {
        await page.evaluate(() => localStorage.clear());
        await page.goto('/login');
        await page.getByLabel(login.email).fill(leaving.email);
        await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: login.submit, exact: true }).click();
      };
      await test.step('on the day after he cannot sign in, and his request can still be decided', async () => {
        await moveClock('2026-12-31T23:58:00+01:00');
        for (const one of missing) await signIn(request, one);
        await moveClock(LEFT);
        // The others who are missing in the file were not chosen to leave and can still sign in.
        for (const one of missing.slice(1)) await signIn(request, one);
        await tries();
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
        await expect(page).toHaveURL(/login/);
        await stop('the door that is closed');
        const review = adminRequestsTexts.tables[language];
        const { call } = await openAs(page, request, { as: VESNA, language, now: LEFT });
        await page.goto('/company-admin/requests');
        await page.locator(`[data-request="${filed}"]`).click();
        await expect(page.getByText(review.filed.replace('{{id}}', String(filed)).split('{{')[0] ?? '')).toBeVisible();
        await page.getByRole('button', { name: review.accept, exact: true }).click();
        await page.getByRole('region', { name: review.about }).getByRole('button', { name: review.sendNow }).click();
        const status = async () => (await call('GET', `/company/requests/${filed}/`)).body.status;
        await expect.poll(status).toBe('accepted');
        expect(await ownShop.breaches()).toEqual([]);
      });

      await test.step('his account is opened again, with the money that he had', async () => {
        const words = adminPeopleTexts.tables[language];
        const vesna = await openAs(page, request, { as: VESNA, language, now: LEFT });
        await page.goto(`/company-admin/people?q=${encodeURIComponent(leaving.email)}`);
        await expect(page.getByText(words['state.ended'], { exact: true }).first()).toBeVisible();
        await page
          .getByRole('button', { name: new RegExp(`^${words.actionsOf.split('{{')[0]}`) })
          .first()
          .click();
        await page.getByRole('menuitem', { name: words.reopen }).click();
        await expect(page.getByText(words['state.active'], { exact: true }).first()).toBeVisible();
        await stop('an account that is open again');
        await tries();
        await expect(
          page
            .getByText(/95[.,]000/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        const back = await signIn(request, leaving);
        expect((await back.call('GET', '/v2/me/')).body).toMatchObject({ balance: 95_000, held: 0 });
        await stop('the shop of who is back');
        await vesna.call('PATCH', '/v2/me/', { language: 'SR' });
      });
    });
  });
