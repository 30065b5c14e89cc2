import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { todayTexts } from '#locales/today/today.texts.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE, type Reader } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { test as inKeptPage } from '../testing/kept-page.ts';
import { backTo, press, pressLetters, tabTo } from '../testing/keyboard.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect, tokenOf } from '../testing/shop.ts';
import { type StartedShop, startEmptyShop } from '../testing/start-shop.ts';
import { addCategory, WRITTEN, writeBenefit } from './write-catalogue.ts';

const [MILAN, VESNA, PETAR] = ['milan@izbor.test', 'vesna@izbor.test', 'petar@izbor.test'];
const PASSWORD = 'Duga lozinka 26!';

const test = inKeptPage.extend<{ empty: StartedShop }>({
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const shop = await startEmptyShop(MILAN);
      await use(shop);
      await shop.stop();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ empty }, use) => use(empty.url),
});

// The page logs a base balance of zero (specification.md 5).
test.use({ expectedErrors: [/base balance is not above 0/] });
test.setTimeout(600_000);

type Tongue = Reader['language'];

const textsIn = (language: Tongue) => ({
  provider: adminBenefitsTexts.tables[language],
  budgets: adminBudgetsTexts.tables[language],
  companies: adminCompaniesTexts.tables[language],
  people: adminPeopleTexts.tables[language],
  benefit: benefitDetailTexts.tables[language],
  checkout: checkoutTexts.tables[language],
  completion: completionTexts.tables[language],
  frame: frameTexts.tables[language],
  login: loginTexts.tables[language],
  reset: passwordResetTexts.tables[language],
  profile: profileTexts.tables[language],
  register: registrationTexts.tables[language],
  today: todayTexts.tables[language],
});

async function signIn(page: Page, language: Tongue, email: string): Promise<void> {
  const { login } = textsIn(language);
  const { type } = handsOn(page);
  await page.goto('/login');
  await type(login.email, email);
  await type(login.password, PASSWORD);
  await press(page, 'Enter');
}

async function complete(page: Page, language: Tongue, names: readonly [string, string]): Promise<void> {
  const { completion } = textsIn(language);
  const { type } = handsOn(page);
  // A new account is in Serbian.
  const own = page.getByRole('button', { name: new RegExp(`^${language}: `) });
  await expect(page.getByLabel(/^(Mesto rođenja|Place of birth)/)).toBeVisible();
  if ((await own.getAttribute('aria-pressed')) !== 'true') {
    await backTo(page, own);
    await press(page, 'Enter');
  }
  await expect(page.getByRole('heading', { name: completion.title })).toBeVisible();
  await type(completion.firstName, names[0]);
  await type(completion.lastName, names[1]);
  await type(completion.birthPlace, 'Niš');
  await type(completion.birthday, '24.3.1990.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  // The address at first still shows the completed page.
  await expect(page.getByRole('heading', { name: completion.title })).toHaveCount(0);
}

async function register(page: Page, { mails }: StartedShop, language: Tongue, email: string, name: string) {
  const { register: t, reset } = textsIn(language);
  const { type, go } = handsOn(page);
  await page.goto(await linkTo(email, '/register?invite=', { mails }));
  await expect(page.getByLabel(t.email)).toHaveValue(email);
  await type(t.firstName, name);
  await type(t.lastName, 'Probić');
  await type(reset.password, PASSWORD);
  await type(reset.repeated, PASSWORD);
  await go('button', t.submit);
  await expect(page.getByRole('heading', { name: reset['sent.title'] })).toBeVisible();
  await page.goto(await linkTo(email, '/confirm/', { mails }));
  await expect(page.getByRole('heading', { name: t['confirm.done'] })).toBeVisible();
}

/** Signs out with the shop's own button. */
async function signOut(page: Page, language: Tongue): Promise<void> {
  const { frame } = textsIn(language);
  const { go } = handsOn(page);
  await page.goto('/');
  await go('button', new RegExp(`^${frame['header.account'].replace('{{name}}', '')}`));
  await go('button', frame['account.signOut']);
  await expect(page).toHaveURL(/\/login/);
}

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });
    test('from an empty database to the first purchase, with the keyboard alone', async ({ page, empty, request }) => {
      const t = textsIn(language);
      const { type, go, goInMenu } = handsOn(page);
      const isDesk = width === AT_A_DESK.width;
      const stop = async (what: string) => {
        expect(await stopFindings(page), what).toEqual([]);
        expect(await sidewards(page), what).toBeLessThanOrEqual(0);
        expect(await empty.breaches(), what).toEqual([]);
      };

      await test.step('the owner chooses a password and turns the one-time code on', async () => {
        await page.goto(await linkTo(MILAN, '/reset-password/', { mails: empty.mails }));
        await type(t.reset.password, PASSWORD);
        await type(t.reset.repeated, PASSWORD);
        await press(page, 'Enter');
        await expect(page.getByRole('link', { name: t.reset.signIn }).first()).toBeVisible();
        await signIn(page, language, MILAN);
        await complete(page, language, ['Milan', 'Marković']);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await stop('the shop without anything in it');

        await page.goto('/admin-panel');
        await expect(page.getByRole('region', { name: t.today['first.title'] }).getByRole('listitem')).toHaveCount(6);
        await stop('the first day');
        await go('link', t.today['first.code.do']);
        await go('button', t.profile['code.turnOn']);
        const begun = page.waitForResponse((answer) => answer.url().endsWith('/user/one-time-code/'));
        await type(t.profile['code.password'], PASSWORD);
        await press(page, 'Enter');
        const { secret } = (await (await begun).json()) as { secret: string };
        await type(t.profile['code.digits'], new TOTP({ secret: Secret.fromBase32(secret) }).generate());
        await press(page, 'Enter');
        await page.getByRole('button', { name: t.profile['recovery.keep'] }).waitFor();
        await stop('the codes to keep');
        await go('button', t.profile['recovery.keep']);
      });

      await test.step('a company, whose first owner is invited', async () => {
        await page.goto('/admin-panel');
        await go('link', t.today['first.company.do']);
        await type(t.companies.name, 'Morava Tehnologije');
        await type(t.companies['company.admin'], VESNA);
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByRole('link', { name: 'Morava Tehnologije' })).toBeVisible();
        await stop('the list of companies');
        await page.goto('/admin-panel');
        await go('link', t.today['first.provider.do']);
        await type(t.provider['providers.name'], 'Vežbaonica');
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByRole('link', { name: 'Vežbaonica' })).toBeVisible();
        await stop('the list of providers');
      });

      await test.step('a category and a benefit, and the first day is over', async () => {
        await page.goto('/admin-panel');
        await go('link', t.today['first.category.do']);
        await addCategory(page, { language, stop });
        await page.goto('/admin-panel');
        await go('link', t.today['first.benefit.do']);
        await writeBenefit(page, { language, stop, provider: 'Vežbaonica' });
        await page.goto('/admin-panel');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('region', { name: t.today['first.title'] })).toHaveCount(0);
        await stop('a day on which nothing is missing');
        await signOut(page, language);
      });

      await test.step('the owner of the company registers, and invites a person', async () => {
        await register(page, empty, language, VESNA, 'Vesna');
        await signIn(page, language, VESNA);
        await complete(page, language, ['Vesna', 'Ilić']);
        await page.goto('/company-admin');
        await expect(page.getByRole('link', { name: t.today['first.people.do'] })).toBeVisible();
        await stop('the first day of the company');
        await go('link', t.today['first.people.do']);
        await type(t.people['person.first_name'], 'Petar');
        await type(t.people['person.last_name'], 'Nikolić');
        await type(t.people['person.email'], PETAR);
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByRole('link', { name: 'Petar Nikolić' })).toBeVisible();
        await stop('the people of the company');
        const invited = page.waitForResponse((answer) => answer.url().endsWith('/invite/'));
        // On a phone the actions of a person are in a menu.
        const ofPetar = (words: string) => new RegExp(`^${words.split(/ |{{/)[0]}.*Petar Nikolić`);
        if (isDesk) await go('button', ofPetar(t.people.invite));
        else await goInMenu(ofPetar(t.people.actionsOf), t.people.invite);
        expect((await invited).ok()).toBe(true);
        // He has no account yet; the budget waits for him.
        await pressLetters(page, 'gt');
        await go('link', t.today['first.budgets.do']);
        await type(t.budgets.each, '10000');
        await page.keyboard.press('Enter');
        await go('button', t.budgets['confirm.press']);
        await expect(page).toHaveURL(/\/budgets\/\d+$/);
        expect(await empty.breaches()).toEqual([]);
        await signOut(page, language);
      });

      await test.step('who was invited registers, sees the money, and buys', async () => {
        await register(page, empty, language, PETAR, 'Petar');
        await signIn(page, language, PETAR);
        await complete(page, language, ['Petar', 'Nikolić']);
        await expect(
          page
            .getByText(/10[.,]000/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await stop('the first page of the shop');
        await go('link', WRITTEN[language]);
        await go('button', t.benefit.add);
        await go('link', t.benefit.toCart);
        await go('button', t.checkout.proceed);
        const understood = page.getByRole('checkbox', { name: t.checkout.understood });
        await understood.waitFor();
        await stop('what is bought');
        await tabTo(page, understood);
        await press(page, 'Space');
        await go('button', t.checkout.confirm);
        await page.getByRole('alertdialog').waitFor();
        const sure = page.getByRole('alertdialog').getByRole('button', { name: t.checkout.confirm });
        await tabTo(page, sure);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: t.checkout['success.title'] })).toBeVisible();
        const ask = callsOf(request, await tokenOf(request, { email: PETAR, password: PASSWORD }));
        expect(await ask('GET', '/v2/me/')).toMatchObject({ cart: [], balance: 6000 });
        await stop('the purchase');
      });
    });
  });
