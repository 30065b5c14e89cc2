import { loginTexts } from '#locales/login/login.texts.ts';
import { test } from '../testing/kept-page.ts';
import { takePersonWithCode } from '../testing/one-time-code-of-test.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

const t = loginTexts.tables.EN;

test.use({ locale: 'en-GB' });

test('a signed-out visitor signs in and is where they were going', async ({ page, person }) => {
  await page.goto('/flexible-benefits?view=list');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(t.email).fill(person.email);
  await page.getByLabel(t.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flexible-benefits\?view=list$/);
});

test('what is missing is said at its field when it was sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(t.email).fill('employee');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(page.getByText(t.notEmail)).toBeVisible();
  await expect(page.getByText(t.required)).toBeVisible();
});

test.describe('with the wrong password', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('one is told so, keeps what one typed, and gets in with the right one', async ({ page, person }) => {
    await page.goto('/login');
    await page.getByLabel(t.email).fill(person.email);
    await page.getByLabel(t.password, { exact: true }).fill('Izbor!2025');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
      'The e-mail or password is incorrect.',
    );
    await expect(page.getByLabel(t.password, { exact: true })).toHaveValue('Izbor!2025');
    await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
  });

  test('too often, the wait is counted down, and a code is not asked for', async ({ page, person, request }) => {
    for (let tries = 0; tries < 10; tries += 1) {
      await request.post('/api/user/token/', { data: { ...person, password: 'wrong' } });
    }
    await page.goto('/login');
    await page.getByLabel(t.email).fill(person.email);
    await page.getByLabel(t.password, { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Too many attempts.');
    await expect(page.getByRole('button', { name: t.submit, exact: true })).toBeDisabled();
  });
});

test('a code of the authenticator that is typed whole is sent by itself', async ({ page, request }) => {
  const { person, code } = await takePersonWithCode(request);
  await page.goto('/login');
  await page.getByLabel(t.email).fill(person.email);
  await page.getByLabel(t.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t['code.title'] })).toBeVisible();
  await page.getByLabel(t['code.label']).fill(code());
  await expect(page).not.toHaveURL(/\/login/);
});

test.describe('with a wrong code', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('one is told so and can type the next one at once', async ({ page, request }) => {
    const { person } = await takePersonWithCode(request);
    await page.goto('/login');
    await page.getByLabel(t.email).fill(person.email);
    await page.getByLabel(t.password, { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    const field = page.getByLabel(t['code.label']);
    await expect(field).toBeFocused();
    await page.keyboard.type('123456');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('The code is incorrect.');
    await expect(field).toBeFocused();
    await page.keyboard.type('9');
    await expect(field).toHaveValue('9');
  });
});

test('signing in in another tab signs this one in too', async ({ page, context, person }) => {
  await page.goto('/cart/');
  await expect(page).toHaveURL(/\/login$/);
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel(t.email).fill(person.email);
  await other.getByLabel(t.password, { exact: true }).fill(person.password);
  await other.keyboard.press('Enter');
  await expect(other).not.toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/cart\/$/);
});
