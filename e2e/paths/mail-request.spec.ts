import type { APIRequestContext, Page } from '@playwright/test';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { mailRequestPaths } from '#machines/password-reset/mail-request.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { otherStartOf } from '#machines/testing/paths-definition.ts';
import { test } from '../testing/kept-page.ts';
import { CHOSEN_PASSWORD, expect } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = passwordResetTexts.tables.EN;
const tLogin = loginTexts.tables.EN;
/** Seconds of a watched wait: too long to pass by itself during the test. */
const WAIT = 100;

const paths = await coveringPaths(mailRequestPaths, { extent, longest: 24 });

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const [index, path] of paths.entries()) {
  test(`asking for a mail: ${titleOf(mailRequestPaths, paths, path)}`, async ({ page, request }, info) => {
    const gestures = await gesturesOf(page, request, `mail-${index}`);
    await page.clock.install();
    await page.goto('/forgot-password');
    await expect(page.getByLabel(tLogin.email)).toBeVisible();
    await walkInBrowser({ page, info, definition: mailRequestPaths, path, gestures });
  });
}

async function gesturesOf(page: Page, request: APIRequestContext, walker: string): Promise<Record<string, Gesture>> {
  const asking = await new HeldCall(page, request, 'POST', '/user/forgot-password/').watch();
  const email = page.getByLabel(tLogin.email);
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
  let typed = 0;
  // A new address each time, because the same value is no change; and one per walk, because mails are counted.
  const nameOf = () => {
    typed += 1;
    return `${walker}-${typed}`;
  };
  return {
    'types e-mail': () => email.fill(`${nameOf()}@izbor.test`),
    'types no e-mail': () => email.fill(nameOf()),
    'asks for mail': async ({ from, to }) => {
      await page.getByRole('button', { name: from.startsWith('sent') ? t['sent.again'] : t['mail.request'] }).click();
      if (to.includes('sending')) return asking.made();
      // Nothing is sent, and the invalid field has the focus.
      expect(asking.waiting).toBe(0);
      await expect(email).toBeFocused();
    },
    'request answers': () => asking.letGo(),
    'request fails': () => asking.fail('500'),
    'request unreachable': () => asking.fail('nothing'),
    'request too many': () => asking.refuseAsTooMany(WAIT),
    'request slow': async () => {
      await pass(4);
      await expect(page.getByText(tLogin.slow)).toBeVisible();
    },
    'request silent': () => asking.timeOut(),
    'second passes': ({ to }) => pass(to.startsWith('address.editing') ? WAIT : WAIT / 2),
    // The wait is a minute, or as long as the server says.
    'rest passes': ({ to }) => pass(to === 'sent.ready' ? WAIT : 20),
    'again answers': () => asking.letGo(),
    'again fails': () => asking.fail('500'),
    'again unreachable': () => asking.fail('nothing'),
    'again too many': () => asking.refuseAsTooMany(WAIT),
    'again silent': () => asking.timeOut(),
    'goes back': async () => {
      await page.getByRole('button', { name: t['sent.other'] }).click();
      await asking.drop();
    },
  };
}

test('asking for a mail begins with the rest when a mail was just sent', async ({ page }, info) => {
  const tRegister = registrationTexts.tables.EN;
  await page.goto('/register');
  await page.getByLabel(tRegister.firstName, { exact: true }).fill('Mina');
  await page.getByLabel(tRegister.lastName).fill('Šarić');
  await page.getByLabel(tRegister.email).fill(`mail-just-sent-${info.repeatEachIndex}@izbor.test`);
  await page.getByLabel(tRegister.companyCode).fill('IZBOR-RS');
  await page.getByLabel(t.password, { exact: true }).fill(CHOSEN_PASSWORD);
  await page.getByLabel(t.repeated).fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: tRegister.submit }).click();
  const start = otherStartOf(mailRequestPaths, 'a mail was just sent');
  await beginInBrowser({ page, info, definition: mailRequestPaths, start });
});

test(`asking for a mail was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, mailRequestPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
