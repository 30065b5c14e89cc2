import type { Page } from '@playwright/test';
import { loginTexts } from '#locales/login/login.texts.ts';
import { expect, type Person } from '../testing/shop.ts';

/** Signs in after the session has ended, and waits for the return to the earlier page. */
export async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  const login = loginTexts.tables.EN;
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).first().click();
  await expect(page).not.toHaveURL(/\/login/);
}
