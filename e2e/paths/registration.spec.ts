import type { APIRequestContext, Page } from '@playwright/test';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { registrationPaths } from '#machines/registration/registration.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { otherStartOf } from '#machines/testing/paths-definition.ts';
import { test } from '../testing/kept-page.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect, PASSWORD } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = registrationTexts.tables.EN;
const tReset = passwordResetTexts.tables.EN;
/** Seconds of a watched wait: too long to pass by itself during the test. */
const WAIT = 100;

const paths = await coveringPaths(registrationPaths, {
  extent,
  longest: 24,
  // A person with an account cannot be invited again.
  goesOn: ({ to }) => to !== 'checkMail',
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const [index, path] of paths.entries()) {
  test(`registering: ${titleOf(registrationPaths, paths, path)}`, async ({ page, request }, info) => {
    const invitation = await invite(request, `walk-${index}-${info.repeatEachIndex}@izbor.test`);
    const gestures = await gesturesOf({ page, request, invitation });
    await page.clock.install();
    await page.goto(invitation.link);
    await walkInBrowser({ page, info, definition: registrationPaths, path, gestures });
  });
}

interface Invitation {
  email: string;
  link: string;
  withdraw: () => Promise<void>;
}

/** Makes the company invite a person; returns the link of the mail, and how to withdraw the invitation. */
async function invite(request: APIRequestContext, email: string): Promise<Invitation> {
  const admin = { email: 'company-admin@izbor.demo', password: PASSWORD };
  const { token } = await (await request.post('/api/user/token/', { data: admin })).json();
  const headers = { authorization: `Token ${token}` };
  const answer = await request.post('/api/company/invitations/', { headers, data: { email, language: 'EN' } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return {
    email,
    link: await linkTo(email, '/register?invite='),
    withdraw: async () => {
      expect((await request.delete(`/api/company/invitations/${id}/`, { headers })).status()).toBe(204);
    },
  };
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  invitation: Invitation;
}

async function gesturesOf({ page, request, invitation }: Hands): Promise<Record<string, Gesture>> {
  const opening = await new HeldCall(page, request, 'GET', '/user/invitation/{id}/').watch();
  const register = await new HeldCall(page, request, 'POST', '/user/register/').watch();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
  // A new value each time, because the same value is no change.
  let filled = 0;
  const choosePassword = async (password: string) => {
    await page.getByLabel(tReset.password, { exact: true }).fill(password);
    await page.getByLabel(tReset.repeated).fill(password);
  };
  const over = (held: HeldCall) => async () => {
    await invitation.withdraw();
    await held.letGo();
  };
  return {
    'invitation answers': () => opening.letGo(),
    'invitation over': over(opening),
    'invitation fails': () => opening.fail('500'),
    'invitation unreachable': () => opening.fail('nothing'),
    'invitation silent': () => opening.timeOut(),
    'tries again': async () => {
      await press(t.retry);
      await opening.made();
    },
    'goes without': () => press(t['invitation.leave']),
    'fills in': async () => {
      filled += 1;
      await page.getByLabel(t.firstName, { exact: true }).fill(`Mina${' Ana'.repeat(filled)}`);
      await page.getByLabel(t.lastName).fill('Šarić');
      const code = page.getByLabel(t.companyCode);
      if (await code.isVisible()) {
        await page.getByLabel(t.email).fill(invitation.email);
        await code.fill('IZBOR-RS');
      }
      await choosePassword('Zeleni*list9');
    },
    'types too little': () => choosePassword('Izbor'),
    registers: async ({ to }) => {
      await press(t.submit);
      if (to.startsWith('form.submitting')) return register.made();
      // Nothing is sent, and the first invalid field has the focus.
      expect(register.waiting).toBe(0);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    },
    'register answers': () => register.letGo(),
    'register refuses': async () => {
      await register.letGo({ ...(register.sent() as object), email: 'somebody.else@izbor.test' });
      await expect(page.getByLabel(t.email)).toHaveAttribute('aria-invalid', 'true');
    },
    'register fails': () => register.fail('500'),
    'register unreachable': () => register.fail('nothing'),
    'register over': over(register),
    'register too many': () => register.refuseAsTooMany(WAIT),
    'register slow': async () => {
      await pass(4);
      await expect(page.getByText(loginTexts.tables.EN.slow)).toBeVisible();
    },
    'register silent': () => register.timeOut(),
    'second passes': ({ to }) => pass(to.startsWith('form.editing') ? WAIT : WAIT / 2),
    'goes back': () =>
      page
        .getByRole('button', { name: t['sent.back'] })
        .or(page.getByRole('button', { name: tReset['sent.other'] }))
        .click(),
  };
}

test('registering begins when the person comes without an invitation', async ({ page }, info) => {
  await page.goto('/register');
  const start = otherStartOf(registrationPaths, 'the person comes without an invitation');
  await beginInBrowser({ page, info, definition: registrationPaths, start });
});

test(`registering was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, registrationPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
