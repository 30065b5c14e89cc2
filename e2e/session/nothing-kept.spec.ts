import { contactTexts } from '#locales/contact/contact.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { expect, test } from '../testing/shop.ts';

const login = loginTexts.tables.EN;
const contact = contactTexts.tables.EN;
const account = new RegExp(`^${frameTexts.tables.EN['header.account'].split('{{')[0]}`);

test.use({ locale: 'en-GB' });

test('where the browser lets a site keep nothing, the shop is there while its page is open', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await page.goto('/login');
  await page.getByLabel(login.email).fill(person.email);
  await page.getByLabel(login.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: account })).toBeVisible();

  // What is typed outlives the screen that it was typed into, here as elsewhere.
  const message = page.getByRole('textbox', { name: contact.message });
  await page.getByRole('link', { name: frameTexts.tables.EN['footer.contact'], exact: true }).click();
  await message.fill('Where is my voucher?');
  await page.goBack();
  await expect(message).toHaveCount(0);
  await page.goForward();
  await expect(message).toHaveValue('Where is my voucher?');

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel(login.email)).toHaveValue('');
});
