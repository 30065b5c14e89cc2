import type { APIRequestContext, Page } from '@playwright/test';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { passwordResetPaths } from '#machines/password-reset/password-reset.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { test } from '../testing/kept-page.ts';
import { linkTo } from '../testing/outbox.ts';
import { expect } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = passwordResetTexts.tables.EN;
const NEW = 'Novi-izbor!1';
/** Seconds of a watched wait: too long to pass by itself during the test. */
const WAIT = 100;

const paths = await coveringPaths(passwordResetPaths, { extent, longest: 24 });

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a new password: ${titleOf(passwordResetPaths, paths, path)}`, async ({ page, request, person }, info) => {
    const asked = await request.post('/api/user/forgot-password/', { data: { email: person.email } });
    expect(asked.status()).toBe(202);
    const link = await linkTo(person.email, '/reset-password/');
    const gestures = await gesturesOf({ page, request, link });
    await page.clock.install();
    await page.goto(link);
    await walkInBrowser({ page, info, definition: passwordResetPaths, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  /** Address of the page, with the same id as the calls. */
  link: string;
}

async function gesturesOf({ page, request, link }: Hands): Promise<Record<string, Gesture>> {
  const opening = await new HeldCall(page, request, 'GET', '/user/reset-password/{id}/').watch();
  const saving = await new HeldCall(page, request, 'POST', '/user/reset-password/{id}/').watch();
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
  let typed = 0;
  // A new password each time, because the same value is no change.
  const passwordOf = (start: string) => {
    typed += 1;
    return `${start}${typed}`;
  };
  const password = page.getByLabel(t.password, { exact: true });
  const repeat = async () => page.getByLabel(t.repeated).fill(await password.inputValue());
  const usedElsewhere = async () => {
    const used = await request.post(`/api/user${link}/`, { data: { password: NEW } });
    expect(used.status(), await used.text()).toBe(200);
  };
  const over = (held: HeldCall) => async () => {
    await usedElsewhere();
    await held.letGo();
  };
  return {
    'link answers': () => opening.letGo(),
    'link over': over(opening),
    'link fails': () => opening.fail('500'),
    'link unreachable': () => opening.fail('nothing'),
    'link silent': () => opening.timeOut(),
    'tries again': async () => {
      await page.getByRole('button', { name: t.retry }).click();
      await opening.made();
    },
    'types password': () => password.fill(passwordOf(NEW)),
    'types bad password': () => password.fill(passwordOf('x')),
    'repeats it': repeat,
    saves: async ({ to }) => {
      // For a valid password the repetition is filled in to match.
      if (to.startsWith('valid.saving')) await repeat();
      await page.getByRole('button', { name: t['reset.submit'] }).click();
      if (to.startsWith('valid.saving')) return saving.made();
      expect(saving.waiting).toBe(0);
      await expect(password).toBeFocused();
    },
    'save answers': () => saving.letGo(),
    'save refuses': async () => {
      await saving.letGo({ password: 'short' });
      await expect(password).toHaveAttribute('aria-invalid', 'true');
    },
    'save fails': () => saving.fail('500'),
    'save unreachable': () => saving.fail('nothing'),
    'save over': over(saving),
    'save too many': () => saving.refuseAsTooMany(WAIT),
    'save slow': async () => {
      await pass(4);
      await expect(page.getByText(loginTexts.tables.EN.slow)).toBeVisible();
    },
    'save silent': () => saving.timeOut(),
    'second passes': ({ to }) => pass(to.startsWith('valid.editing') ? WAIT : WAIT / 2),
  };
}

test(`a new password was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, passwordResetPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
