import type { Page } from '@playwright/test';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { expect, type Person, test } from '../testing/shop.ts';

const login = loginTexts.tables.EN;
const contact = contactTexts.tables.EN;
const account = new RegExp(`^${frameTexts.tables.EN['header.account'].split('{{')[0]}`);

test.use({ locale: 'en-GB' });

const refuseStorages = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });

/** Fills both storages to the last character. */
function fillStorages() {
  for (const storage of [localStorage, sessionStorage]) {
    for (let letters = 4_194_304; letters >= 1; letters /= 2) {
      try {
        storage.setItem(`${letters}`, '-'.repeat(letters));
      } catch {
        // Too long: half of it may fit.
      }
    }
  }
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: account })).toBeVisible();
}

for (const [where, prevent] of [
  ['the browser lets a site keep nothing', refuseStorages],
  ['the browser has no room left for a site', (page: Page) => page.addInitScript(fillStorages)],
] as const) {
  test(`where ${where}, the shop is there while its page is open`, async ({ page, person }) => {
    await prevent(page);
    await signIn(page, person);

    // Typed text survives leaving the screen, here as elsewhere.
    const message = page.getByRole('textbox', { name: contact.message });
    // By keyboard, because home loads more benefits at its foot and the link moves away from a mouse.
    await page.getByRole('link', { name: frameTexts.tables.EN['footer.contact'], exact: true }).press('Enter');
    await message.fill('Where is my voucher?');
    await page.goBack();
    await expect(message).toHaveCount(0);
    await page.goForward();
    await expect(message).toHaveValue('Where is my voucher?');

    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel(login.email)).toHaveValue('');
  });
}

test('where the room ends while somebody is here, they stay, and are gone once they sign out', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.evaluate(fillStorages);
  await page.reload();
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('button', { name: frameTexts.tables.EN['account.signOut'] }).click();
  await expect(page).toHaveURL(/\/login$/);

  // A remaining token would be sent and refused.
  await page.reload();
  await expect(page.getByLabel(login.email)).toBeVisible();
});
