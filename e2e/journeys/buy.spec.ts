import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo, typed } from '../testing/keyboard.ts';
import { expect, type Person } from '../testing/shop.ts';

// The first benefit of the demo data: 5.900,00 RSD less 10 %, a gym of the category sport.
const GYM = 1;
const NAME = { EN: 'Monthly membership', SR: 'Mesečna članarina' };

// With all animations, as most people see the shop.
test.use({ reducedMotion: 'no-preference' });

async function signIn(page: Page, { email, password }: Person, language: Language) {
  const t = loginTexts.tables[language];
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

for (const { language, locale } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a newcomer signs in, finds a benefit, and buys two of it', async ({ page, person, call }) => {
      const [benefit, cart, checkout] = [benefitDetailTexts, cartTexts, checkoutTexts].map(
        (texts) => texts.tables[language],
      ) as [typeof benefitDetailTexts.tables.EN, typeof cartTexts.tables.EN, typeof checkoutTexts.tables.EN];
      await call('PATCH', '/v2/me/', { language });
      await page.goto(`/benefit/${GYM}`);
      await signIn(page, person, language);

      await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME[language]);
      await page.getByRole('button', { name: benefit.more }).click();
      await page.getByRole('button', { name: benefit.add, exact: true }).click();
      await page.getByRole('link', { name: benefit.toCart }).first().click();

      await expect(page.getByRole('heading', { name: cart.title })).toBeVisible();
      // A double click, as some people make: the checkbox that appears in this place must not be ticked by the second click.
      await page.getByRole('button', { name: checkout.proceed }).dblclick();
      await expect(page.getByRole('checkbox', { name: checkout.understood })).not.toBeChecked();
      const confirm = page.getByRole('button', { name: checkout.confirm });
      const [taxWho = ''] = checkout.taxWho.split(',');
      await expect(confirm).toBeDisabled();
      await expect(page.getByText(taxWho)).toBeHidden();
      await page.getByRole('checkbox', { name: checkout.understood }).click();
      await expect(page.getByText(taxWho)).toBeVisible();
      await confirm.click();
      await page.getByRole('alertdialog').getByRole('button', { name: checkout.confirm }).click();

      const done = page.getByRole('dialog', { name: checkout['success.title'] });
      await expect(done).toBeVisible();
      // 2 × 5.310,00, all of it from the 20.000,00 for sport: the flexible budget is untouched.
      const { body } = await call('GET', '/v2/me/');
      expect(body).toMatchObject({ cart: [], balance: 100_000, category_budgets: [{ amount: 20_000, spent: 10_620 }] });
      await done.getByRole('link', { name: checkout.transactions }).click();
      await expect(page).toHaveURL(/\/transactions$/);
      await expect(
        page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: NAME[language] }).first(),
      ).toBeVisible();
    });
  });
}

test.describe('with the keyboard alone', () => {
  test.use({ locale: 'en-GB' });

  async function tabToFirst(page: Page, name: string, role: 'button' | 'link' | 'checkbox' | 'textbox') {
    const wanted = page.getByRole(role, { name }).first();
    await wanted.waitFor();
    await tabTo(page, wanted);
  }

  test('somebody signs in, adds a benefit and buys it', async ({ page, person, call }) => {
    const checkout = checkoutTexts.tables.EN;
    await call('PATCH', '/v2/me/', { language: 'EN' });
    await page.goto(`/benefit/${GYM}`);
    await tabToFirst(page, loginTexts.tables.EN.email, 'textbox');
    await typed(page, person.email);
    await press(page, 'Tab');
    await typed(page, person.password);
    await press(page, 'Enter');

    await tabToFirst(page, benefitDetailTexts.tables.EN.add, 'button');
    await press(page, 'Enter');
    await tabToFirst(page, benefitDetailTexts.tables.EN.toCart, 'link');
    await press(page, 'Enter');

    await tabToFirst(page, checkout.proceed, 'button');
    await press(page, 'Enter');
    await tabToFirst(page, checkout.understood, 'checkbox');
    await press(page, 'Space');
    await tabToFirst(page, checkout.confirm, 'button');
    await press(page, 'Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabToFirst(page, checkout.confirm, 'button');
    await press(page, 'Enter');

    await expect(page.getByRole('dialog', { name: checkout['success.title'] })).toBeVisible();
    expect((await call('GET', '/v2/me/')).body).toMatchObject({ cart: [] });
  });
});

test('a heart pressed on a card is kept after a reload', async ({ page, signedIn }) => {
  await signedIn('EN');
  const { keep } = benefitsTexts.tables.EN;
  await page.goto(`/benefit/${GYM}`);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const kept = page.waitForResponse((response) => response.url().endsWith('/v2/toggle-favorite/') && response.ok());
  const heart = page.getByRole('button', { name: keep.replace('{{name}}', name ?? '') });
  await heart.click();
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
