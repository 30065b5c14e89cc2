import type { Page } from '@playwright/test';
import { cardTexts } from '#locales/card/card.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { offlineTexts } from '#locales/offline/offline.texts.ts';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { expect, type Person, test } from '../testing/shop.ts';

const session = sessionTexts.tables.SR;
const offline = offlineTexts.tables.SR;
/** Matches the part of a text before its first placeholder. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0]}`);
const accountButton = beginning(frameTexts.tables.SR['header.account']);

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

/** Signs in through the form and waits until the shop can be opened without a network, with its copy of the card. */
async function arrive(page: Page, { email, password }: Person): Promise<void> {
  const login = loginTexts.tables.SR;
  await page.goto('/login');
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);
  await page.waitForFunction(() => localStorage.getItem('izbor.offline.card') !== null);
}

test('the card can be shown in a shop without a network, and all is there again with one', async ({
  page,
  person,
  context,
  call,
}) => {
  await call('PATCH', '/v2/me/', { language: 'SR' });
  await arrive(page, person);
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { name: session['failed.title'] })).toBeVisible();
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByRole('img', { name: beginning(cardTexts.tables.SR.qr) })).toBeVisible();
  await expect(page.getByRole('img', { name: beginning(cardTexts.tables.SR.barcode) })).toBeVisible();

  await expect(page.getByRole('button', { name: session['failed.retry'] })).toBeVisible();

  // Without a press: the shop notices the network itself.
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: accountButton })).toBeVisible();
});

test('whoever signs out leaves nothing to be seen without a network', async ({ page, person, context, call }) => {
  await call('PATCH', '/v2/me/', { language: 'SR' });
  await arrive(page, person);
  await page.getByRole('button', { name: accountButton }).click();
  await page.getByRole('button', { name: frameTexts.tables.SR['account.signOut'] }).click();
  await expect(page).toHaveURL(/login/);
  await context.setOffline(true);
  await page.goto('/');

  await expect(page).toHaveURL(/login/);
  await expect(page.getByLabel(loginTexts.tables.SR.email)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('offline')))).toEqual([]);
});
