import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { isFull } from '#server/testing/test-length.ts';
import { axeFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect, PASSWORD } from '../testing/shop.ts';
import { test as testWithClock } from '../testing/shop-with-clock.ts';

const textsIn = (language: Language) => ({
  register: registrationTexts.tables[language],
  reset: passwordResetTexts.tables[language],
  login: loginTexts.tables[language],
  completion: completionTexts.tables[language],
});

const CHOSEN = 'Zeleni*list9';

// The browser logs refused calls; the shop logs an empty budget (specification.md 5).
const TOLD = /Failed to load resource|base balance is not above 0/;
test.use({ expectedErrors: [TOLD] });
testWithClock.use({ expectedErrors: [TOLD] });

async function invite(request: APIRequestContext, email: string, language: Language): Promise<void> {
  const admin = { email: 'company-admin@izbor.demo', password: PASSWORD };
  const { token } = await (await request.post('/api/user/token/', { data: admin })).json();
  const headers = { authorization: `Token ${token}` };
  const answer = await request.post('/api/company/invitations/', { headers, data: { email, language } });
  expect(answer.status()).toBe(201);
}

async function signIn(page: Page, language: Language, email: string, password: string): Promise<void> {
  const { login } = textsIn(language);
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

async function choosePassword(page: Page, language: Language, password: string): Promise<void> {
  const { reset } = textsIn(language);
  await page.getByLabel(reset.password, { exact: true }).fill(password);
  await page.getByLabel(reset.repeated).fill(password);
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  const t = textsIn('EN');

  test('from the invitation to the first page of the shop', async ({ page, request }, info) => {
    const email = `mina.saric-${info.repeatEachIndex}@izbor.test`;
    await invite(request, email, 'EN');

    await page.goto(await linkTo(email, '/register?invite='));
    await expect(page.getByText('Morava Tehnologije d.o.o. invites you.')).toBeVisible();
    await expect(page.getByLabel(t.register.email)).toHaveValue(email);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(t.register.firstName, { exact: true }).fill('Mina');
    await page.getByLabel(t.register.lastName).fill('Šarić');
    await choosePassword(page, 'EN', CHOSEN);
    await page.getByRole('button', { name: t.register.submit }).click();
    await expect(page.getByRole('heading', { name: t.reset['sent.title'] })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const link = await linkTo(email, '/confirm/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t.register['confirm.done'] })).toBeVisible();
    await page.getByRole('link', { name: t.register.signIn }).click();
    await signIn(page, 'EN', email, CHOSEN);

    await expect(page).toHaveURL(/\/initial\/$/);
    await expect(page.getByLabel(t.completion.firstName)).toHaveValue('Mina');
    await page.getByLabel(t.completion.birthPlace).fill('Novi Sad');
    await page.getByLabel(t.completion.birthday).fill('24.3.1990.');
    await page.getByRole('button', { name: t.completion.submit }).click();
    await expect(page).toHaveURL(/\/$/);

    // A used link tells what to do, and so does the invitation.
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t.register['confirm.over'] })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('with the keyboard alone', async ({ page }, info) => {
    const email = `keyboard-${info.repeatEachIndex}@izbor.test`;
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
    };
    await page.goto('/login');
    await page.getByRole('link', { name: t.login.register }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(t.register.firstName, { exact: true }).focus();
    await type('Kay', 'Board', email, 'izbor-rs', CHOSEN);
    // The button that shows the password comes first in the tab order.
    await page.keyboard.press('Tab');
    await page.keyboard.type(CHOSEN);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.reset['sent.title'] })).toBeVisible();
    await linkTo(email, '/confirm/');
  });
});

testWithClock.describe('in Serbian, on a phone', () => {
  testWithClock.use({ locale: 'sr-Latn-RS', viewport: { width: 360, height: 780 } });
  const t = textsIn('SR');

  testWithClock(
    'with the code of the company, a confirmation that was too late, and one that was not',
    async ({ page, ownShop, moveClock }) => {
      const email = 'uros.zivkovic@izbor.test';
      await page.goto('/start');
      await page.getByRole('link', { name: 'Registruj se' }).click();
      await page.getByLabel(t.register.firstName, { exact: true }).fill('Uroš');
      await page.getByLabel(t.register.lastName).fill('Živković');
      await page.getByLabel(t.register.email).fill(email);
      await page.getByLabel(t.register.companyCode).fill('IZBOR-XX');
      await choosePassword(page, 'SR', CHOSEN);
      await page.getByRole('button', { name: t.register.submit }).click();
      await expect(page.getByLabel(t.register.companyCode)).toHaveAccessibleDescription(
        /Nijedna kompanija nema ovaj kod/,
      );

      // Typed values survive a reload, except passwords.
      await page.reload();
      await expect(page.getByLabel(t.register.lastName)).toHaveValue('Živković');
      await expect(page.getByLabel(t.reset.password, { exact: true })).toHaveValue('');
      await page.getByLabel(t.register.companyCode).fill('IZBOR-RS');
      await choosePassword(page, 'SR', CHOSEN);
      await page.getByRole('button', { name: t.register.submit }).click();
      await expect(page.getByText(email)).toBeVisible();

      const late = await linkTo(email, '/confirm/', { mails: ownShop.mails });
      await moveClock('2026-11-22T09:30:00+01:00');
      await page.goto(late);
      await expect(page.getByRole('heading', { name: t.register['confirm.over'] })).toBeVisible();

      // After the correct password the page says what is missing, and leads to a new mail.
      await page.goto('/login');
      await signIn(page, 'SR', email, CHOSEN);
      await page.getByRole('link', { name: t.login.resend }).click();
      await page.getByRole('button', { name: t.reset['mail.request'] }).click();
      await expect(page.getByRole('heading', { name: t.reset['sent.title'] })).toBeVisible();
      await page.goto(await linkTo(email, '/confirm/', { mails: ownShop.mails, not: [late] }));
      await page.getByRole('link', { name: t.register.signIn }).click();
      await signIn(page, 'SR', email, CHOSEN);
      await expect(page).toHaveURL(/\/initial\/$/);
    },
  );

  // Each state is walked in paths/password-reset.spec.ts and mail-request.spec.ts; the calls are tested in server/password-reset/.
  if (isFull)
    testWithClock(
      'a forgotten password: the new one opens, the old one and its sessions do not',
      async ({ page, browser, ownShop, moveClock, person, call }) => {
        // Otherwise the shop switches to the person's own language as soon as it knows who is signed in.
        expect((await call('PATCH', '/v2/me/', { language: 'SR' })).status).toBe(200);
        const elsewhere = await (await browser.newContext({ baseURL: ownShop.url, locale: 'sr-Latn-RS' })).newPage();
        await elsewhere.goto('/login');
        await signIn(elsewhere, 'SR', person.email, person.password);
        await expect(elsewhere).not.toHaveURL(/\/login/);

        await page.goto('/login');
        await page.getByRole('link', { name: t.login.forgot }).click();
        await page.getByLabel(t.login.email).fill(person.email);
        await page.getByRole('button', { name: t.reset['mail.request'] }).click();
        await expect(page.getByRole('heading', { name: t.reset['sent.title'] })).toBeVisible();
        const late = await linkTo(person.email, '/reset-password/', { mails: ownShop.mails });
        await moveClock('2026-11-20T10:30:00+01:00');
        await page.goto(late);
        await expect(page.getByRole('heading', { name: t.reset['reset.over'] })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);

        await page.getByRole('link', { name: t.reset['reset.anew'] }).click();
        await page.getByLabel(t.login.email).fill(person.email);
        await page.getByRole('button', { name: t.reset['mail.request'] }).click();
        const link = await linkTo(person.email, '/reset-password/', { mails: ownShop.mails, not: [late] });
        // The old address of this screen (specification.md 2).
        await page.goto(link.replace('/reset-password/', '/reset_password_form/'));
        await expect(page.getByText(person.email)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await choosePassword(page, 'SR', CHOSEN);
        await page.getByRole('button', { name: t.reset['reset.submit'] }).click();
        await expect(page.getByRole('heading', { name: t.reset['reset.done'] })).toBeVisible();

        await elsewhere.goto('/transactions');
        await expect(elsewhere).toHaveURL(/\/login/);
        await page.getByRole('link', { name: t.reset.signIn }).click();
        await signIn(page, 'SR', person.email, person.password);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
        await signIn(page, 'SR', person.email, CHOSEN);
        await expect(page).not.toHaveURL(/\/login/);
        await page.goto(link);
        await expect(page.getByRole('heading', { name: t.reset['reset.over'] })).toBeVisible();
        await elsewhere.context().close();
      },
    );
});
