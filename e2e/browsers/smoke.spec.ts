import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { inWindows1250, signIn } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, TOKEN_KEY, test } from '../testing/shop.ts';
import type { Role } from './find-on-page.ts';
import { startFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { startWebKit } from './webkit.ts';

test.setTimeout(300_000);

/** Timeout in milliseconds for a page to show something, on a loaded machine. */
const LONG = { timeout: 60_000 };
/** The first benefit of the demo data, a gym. */
const GYM = 1;
const DESK = { width: 1280, height: 900 };

const isThere = (browser: OtherBrowser, role: Role, name: string) => () => browser.has(role, name);

/** Clicks the element as soon as it is there, and again until `then` is true: a click misses an element that moves or disappears. */
const pressing = (browser: OtherBrowser) => async (role: Role, name: string, then: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await then()) return true;
        await browser.press(role, name).catch(() => false);
        return false;
      },
      { ...LONG, message: `${role} ${name}` },
    )
    .toBe(true);
const writing = (browser: OtherBrowser) => async (name: string, text: string) =>
  expect.poll(() => browser.write(name, text), { ...LONG, message: `field ${name}` }).toBe(true);
const says = (browser: OtherBrowser, text: string) => () =>
  browser.ask((wanted) => document.body.innerText.includes(wanted), text);
const seeing = (browser: OtherBrowser) => async (text: string) =>
  expect.poll(says(browser, text), { ...LONG, message: text }).toBe(true);

/** Short words in headings and buttons that are broken over two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, a, button')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        if (word.length > 9) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)
  test.describe(name, () => {
    let browser: OtherBrowser;
    test.beforeAll(async () => {
      browser = await start(DESK);
    });
    test.afterAll(() => browser?.close());

    // On an icon's address: a page of the shop that is left while its files load throws errors, and for a page of plain text Firefox
    // requests an icon, which the server allows for pages only.
    const signedIn = async (baseURL: string | undefined, token: string) => {
      await browser.goto(`${baseURL}/icon.svg`);
      await browser.ask((key, value) => localStorage.setItem(key, value), TOKEN_KEY, token);
    };

    test('somebody signs in, puts a benefit into the cart and buys it', async ({ baseURL, person, call }) => {
      const [press, write] = [pressing(browser), writing(browser)];
      // Signed out, the browsers ask for English; the account is in Serbian from then on.
      const login = loginTexts.tables.EN;
      const [benefit, checkout] = [benefitDetailTexts.tables.SR, checkoutTexts.tables.SR] as const;
      await call('PATCH', '/v2/me/', { language: 'SR' });
      await browser.goto(`${baseURL}/benefit/${GYM}`);
      await write(login.email, person.email);
      await write(login.password, PASSWORD);
      await press('button', login.submit, isThere(browser, 'button', benefit.add));
      await press('button', benefit.add, isThere(browser, 'link', benefit.toCart));
      await press('link', benefit.toCart, isThere(browser, 'button', checkout.proceed));
      await press('button', checkout.proceed, isThere(browser, 'checkbox', checkout.understood));
      const isUnderstood = () =>
        browser.ask(() => document.querySelector('[role=checkbox]')?.getAttribute('aria-checked') === 'true');
      await press('checkbox', checkout.understood, isUnderstood);
      // The order is confirmed in a second dialog.
      const isAsked = () => browser.ask(() => document.querySelector('[role=alertdialog]') !== null);
      await press('button', checkout.confirm, isAsked);
      await press('button', checkout.confirm, says(browser, checkout['success.title']));
      expect((await call('GET', '/v2/me/')).body).toMatchObject({ cart: [] });
      await browser.goto(`${baseURL}/`);
      await expect.poll(() => browser.has('heading', ''), LONG).toBe(true);
      expect(await browser.ask(brokenWords)).toEqual([]);
      expect(browser.errors()).toEqual([]);
    });

    test('a record is found, changed and saved', async ({ baseURL, request }) => {
      const t = recordsTexts.tables.EN;
      const { token, call } = await signIn(request, { email: 'content@izbor.demo', password: PASSWORD });
      await call('PATCH', '/v2/me/', { language: 'EN' });
      const mark = `Nalaz ${name}`;
      const { id } = (await call('POST', '/admin/providers/', { name: mark })).body;
      await signedIn(baseURL, token);
      await browser.goto(`${baseURL}/admin-panel/providers?q=${encodeURIComponent(mark)}`);
      await pressing(browser)('link', mark, isThere(browser, 'textbox', 'Website'));
      await writing(browser)('Website', 'https://nalaz.rs');
      await pressing(browser)('button', t.save, says(browser, t.saved));
      expect((await call('GET', `/admin/providers/${id}/`)).body).toMatchObject({ website: 'https://nalaz.rs' });
      expect(browser.errors()).toEqual([]);
    });

    test('a file in the letters of an office is read', async ({ baseURL, request }) => {
      const t = importsTexts.tables.EN;
      const { token, call } = await signIn(request, { email: 'company-admin@izbor.demo', password: PASSWORD });
      await call('PATCH', '/v2/me/', { language: 'EN' });
      const folder = mkdtempSync(join(tmpdir(), 'izbor-browsers-'));
      const path = join(folder, 'ljudi.csv');
      writeFileSync(path, inWindows1250('E-adresa;Ime;Prezime\r\nneko@vetar.rs;Đorđe;Šćepanović'));
      await signedIn(baseURL, token);
      await browser.goto(`${baseURL}/company-admin/people/import/new`);
      await expect.poll(() => browser.ask(() => document.querySelector('input[type=file]') !== null), LONG).toBe(true);
      await browser.choose(path);
      await seeing(browser)(t['proving.title']);
      await seeing(browser)('Šćepanović');
      rmSync(folder, { recursive: true });
      expect(browser.errors()).toEqual([]);
    });
  });
