import type { BrowserContext, Page } from '@playwright/test';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, type Person, TOKEN_KEY, test } from '../testing/shop.ts';

// product.md 7.12 and 7.15: two people use the same browser one after the other.
const login = loginTexts.tables.EN;
const contact = contactTexts.tables.EN;
const account = new RegExp(`^${frameTexts.tables.EN['header.account'].split('{{')[0]}`);
const SECRET = 'Za dr Petrovića, poverljivo';

test.use({ locale: 'en-GB', serviceWorkers: 'allow', expectedErrors: [/status of 401/] });

const next = (): Person => ({ email: takePerson(), password: PASSWORD });

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: account })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('button', { name: frameTexts.tables.EN['account.signOut'] }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Signs in, opens the wallet and leaves a half-written message, so that the device stores all kinds of personal data. */
async function workInTheShop(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await signIn(page, person);
  await page.goto('/vouchers');
  await page.waitForFunction(() => localStorage.getItem('izbor.offline.vouchers') !== null);
  await page.goto('/contact/');
  await page.getByRole('textbox', { name: contact.message }).fill(SECRET);
}

/**
 * Does the same and waits for the files of the app. A page opened just when the service worker activates is not controlled by it until it
 * is reloaded.
 */
async function keepTheShop(page: Page, person: Person): Promise<void> {
  await workInTheShop(page, person);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

const endElsewhere = (page: Page, token: string | null) =>
  page.request.post('/api/user/logout/', { headers: { authorization: `Token ${token}` } });

/** Everything stored in this browser: both storages of the tab, and the addresses in the service worker's caches. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const others = cached.flat().filter((url) => !/\/(assets|pictures)\//.test(url));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, others]);
  });
}

/** Values of a page's fields. */
const typedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  );

/** Storage keys of a person's card, vouchers, searches and typed work. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^izbor\.(offline|work)\./.test(key),
    ),
  );

const keptOfOffline = async (page: Page) => (await kept(page)).filter((key) => key.startsWith('izbor.offline'));

/** Method, path and token of each call of a context from now on. */
function callsOf(context: BrowserContext): { method: string; path: string; token: string }[] {
  const calls: { method: string; path: string; token: string }[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { authorization = '' } = request.headers();
    if (pathname.startsWith('/api/'))
      calls.push({ method: request.method(), path: pathname, token: authorization.replace('Token ', '') });
  });
  return calls;
}

test('whoever signs in after somebody signed out finds nothing of theirs, nor by the way back', async ({
  page,
  person,
}) => {
  const mira = next();
  await keepTheShop(page, person);
  const me = await page.evaluate(() => localStorage.getItem('izbor.offline.card'));
  await signOut(page);
  await expect.poll(() => kept(page)).toEqual([]);
  const begins = await page.evaluate(() => new Date().toISOString());
  await signIn(page, mira);

  await expect(page).toHaveURL(/\/$/);
  // Going back leads to the wallet, which reads and stores the new person's vouchers.
  await page.goBack();
  await expect(page).toHaveURL(/\/vouchers$/);
  await page.waitForFunction(() => localStorage.getItem('izbor.offline.vouchers') !== null);
  const vouchers = await page.evaluate(() => localStorage.getItem('izbor.offline.vouchers'));
  expect(JSON.parse(vouchers ?? '{}').savedAt >= begins).toBe(true);
  await page.goto('/contact/');
  await expect(page.getByRole('textbox', { name: contact.message })).toHaveValue('');
  const all = await stored(page);
  expect(all).not.toContain(SECRET);
  expect(all).not.toContain(person.email);
  expect(all).not.toContain(JSON.parse(me ?? '{}').copy.name);
  expect(all).not.toContain('/api/');
});

test('a session that was ended while nobody was here leaves nothing on the device', async ({ page, person }) => {
  await keepTheShop(page, person);
  await endElsewhere(page, await tokenOf(page));
  await page.goto('/');

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel(login.email)).toBeVisible();
  await expect.poll(() => keptOfOffline(page)).toEqual([]);
  await signIn(page, next());
  expect(await stored(page)).not.toContain(SECRET);
  await page.goto('/contact/');
  await expect(page.getByRole('textbox', { name: contact.message })).toHaveValue('');
});

test('whoever signs in in place of somebody whose session ended begins at home, without their work', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await keepTheShop(page, person);
  await endElsewhere(page, await tokenOf(page));
  await page.clock.fastForward(7_000);
  await signIn(page, next());

  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).not.toContain(SECRET);
  await expect.poll(() => keptOfOffline(page)).toEqual(['izbor.offline.card']);
});

test.describe('a tab that somebody left open', () => {
  // The service worker's caches are checked above: caching the whole app takes as long as the rest of the test.
  test.use({ serviceWorkers: 'block' });

  for (const hears of [true, false]) {
    test(`becomes the next person's ${hears ? 'at once' : 'at its next call, which is not made as them'}`, async ({
      page,
      context,
      person,
    }) => {
      const mira = next();
      // A tab in the background or asleep may miss the storage events of other tabs.
      if (!hears)
        await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
      await workInTheShop(page, person);
      await page.getByRole('textbox', { name: contact.subject }).fill(SECRET);
      const anas = await tokenOf(page);
      if (!hears)
        await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
      const other = await context.newPage();
      await other.goto('/');
      await signOut(other);
      if (hears) await expect(page).toHaveURL(/\/login/);
      await signIn(other, mira);
      const miras = await tokenOf(other);
      expect(miras).not.toBe(anas);
      const calls = callsOf(context);

      if (!hears) await page.getByRole('button', { name: contact.submit }).click();
      await expect.poll(() => stored(page)).not.toContain(SECRET);
      await expect.poll(() => typedIn(page)).not.toContain(SECRET);
      await expect(page.getByRole('button', { name: account })).toBeVisible();
      // A tab that slept all the time stays on its page, with the data of the next person.
      if (hears) await expect(page).toHaveURL(/\/$/);
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
      expect(calls.filter(({ token }) => token !== miras)).toEqual([]);
      expect(await stored(page)).not.toContain(SECRET);
    });
  }
});
