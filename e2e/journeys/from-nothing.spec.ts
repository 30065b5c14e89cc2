import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { todayTexts } from '#locales/today/today.texts.ts';
import { axeFindings } from '../testing/axe.ts';
import { BARE_PAGE, test as inKeptPage } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect } from '../testing/shop.ts';
import { type StartedShop, startEmptyShop } from '../testing/start-shop.ts';

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

// Of a budget of nothing it is said in the console (specification.md 5).
test.use({ expectedErrors: [/base balance is not above 0/] });
test.setTimeout(600_000);

type Tongue = 'EN' | 'SR';

const textsIn = (language: Tongue) => ({
  admin: adminTexts.tables[language],
  companies: adminCompaniesTexts.tables[language],
  people: adminPeopleTexts.tables[language],
  benefit: benefitDetailTexts.tables[language],
  checkout: checkoutTexts.tables[language],
  completion: completionTexts.tables[language],
  login: loginTexts.tables[language],
  reset: passwordResetTexts.tables[language],
  profile: profileTexts.tables[language],
  register: registrationTexts.tables[language],
  today: todayTexts.tables[language],
});

/** What somebody does with the keyboard alone. */
function handsOn(page: Page) {
  const type = async (label: string, text: string) => {
    const named = page.getByLabel(new RegExp(`^${label}( \\*)?$`));
    const field = named.and(page.locator('input')).first();
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const go = async (role: 'button' | 'link', name: string | RegExp) => {
    const control = page.getByRole(role, { name }).first();
    await control.waitFor();
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  return { type, go };
}

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
  await expect(page.getByRole('heading', { name: completion.title })).toBeVisible();
  await type(completion.firstName, names[0]);
  await type(completion.lastName, names[1]);
  await type(completion.birthPlace, 'Niš');
  await type(completion.birthday, '24.3.1990.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  // What stands at this address first is still the page that was completed.
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

async function signOut(page: Page): Promise<void> {
  // A page of the shop would go on asking, with no session.
  await page.goto(BARE_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Asks the server as one who is signed in on the page. */
async function asking(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => /token/.test(key))?.[1] ?? '');
  return async (method: string, path: string, data?: unknown, headers: Record<string, string> = {}) => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Token ${token}`, ...headers },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

test('from an empty database to the first purchase, with the keyboard alone', async ({ page, empty, request }) => {
  const t = textsIn('SR');
  const { type, go } = handsOn(page);
  const stop = async (what: string) => {
    expect(await axeFindings(page), what).toEqual([]);
    expect(await empty.breaches(), what).toEqual([]);
  };

  await test.step('the owner chooses a password and turns the one-time code on', async () => {
    await page.goto(await linkTo(MILAN, '/reset-password/', { mails: empty.mails }));
    await type(t.reset.password, PASSWORD);
    await type(t.reset.repeated, PASSWORD);
    await press(page, 'Enter');
    await expect(page.getByRole('link', { name: t.reset.signIn }).first()).toBeVisible();
    await signIn(page, 'SR', MILAN);
    await complete(page, 'SR', ['Milan', 'Marković']);
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
    await type('Naziv', 'Vežbaonica');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('link', { name: 'Vežbaonica' })).toBeVisible();
  });

  await test.step('a category and a benefit, and the first day is over', async () => {
    const ask = await asking(page, request);
    const category = await ask('POST', '/admin/categories/', { name_sr: 'Sport', name_en: 'Sport', icon: 'sport' });
    const { results } = await ask('GET', '/admin/providers/');
    const benefit = await ask('POST', '/admin/benefits/', {
      kind: 'flexible',
      way_to_buy: 'web',
      provider_id: results[0].id,
      category_id: category.id,
      name_sr: 'Mesečna karta',
      name_en: 'Monthly pass',
      short_description_sr: 'Teretana i bazen.',
      short_description_en: 'Gym and pool.',
      price: 4000,
      currency: 'RSD',
    });
    await ask('POST', `/admin/benefits/${benefit.id}/offer/`, undefined, {
      'if-revision-match': String(benefit.revision),
    });
    await page.goto('/admin-panel');
    // The benefit has no picture yet: that is all that waits.
    await expect(page.getByText(t.today['benefits.picture'])).toBeVisible();
    await expect(page.getByRole('region', { name: t.today['first.title'] })).toHaveCount(0);
    await stop('a day on which a picture is missing');
    await signOut(page);
  });

  await test.step('the owner of the company registers, and invites a person', async () => {
    await register(page, empty, 'SR', VESNA, 'Vesna');
    await signIn(page, 'SR', VESNA);
    await complete(page, 'SR', ['Vesna', 'Ilić']);
    await page.goto('/company-admin');
    await go('link', t.today['first.people.do']);
    await type(t.people['person.first_name'], 'Petar');
    await type(t.people['person.last_name'], 'Nikolić');
    await type(t.people['person.email'], PETAR);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('link', { name: 'Petar Nikolić' })).toBeVisible();
    await stop('the people of the company');
    await go('button', /^Pozovi.*Petar Nikolić/);
    const ask = await asking(page, request);
    const [petar] = (await ask('GET', '/company/people/?search=petar')).results;
    await signOut(page);

    await register(page, empty, 'SR', PETAR, 'Petar');
    await ask('POST', '/company/budgets/', { people: [petar.id], amount: 10_000 });
  });

  await test.step('who was invited sees the money, and buys', async () => {
    await signIn(page, 'SR', PETAR);
    await complete(page, 'SR', ['Petar', 'Nikolić']);
    await expect(page.getByText(/10\.000/).first()).toBeVisible();
    await stop('the first page of the shop');
    const ask = await asking(page, request);
    const [{ id }] = (await ask('GET', '/v2/benefit/')).results;
    await page.goto(`/benefit/${id}`);
    await go('button', t.benefit.add);
    await go('link', t.benefit.toCart);
    await go('button', t.checkout.proceed);
    const understood = page.getByRole('checkbox', { name: t.checkout.understood });
    await understood.waitFor();
    await tabTo(page, understood);
    await press(page, 'Space');
    await go('button', t.checkout.confirm);
    await page.getByRole('alertdialog').waitFor();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: t.checkout.confirm });
    await tabTo(page, sure);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: t.checkout['success.title'] })).toBeVisible();
    expect(await ask('GET', '/v2/me/')).toMatchObject({ cart: [], balance: 6000 });
    await stop('the purchase');
  });
});
