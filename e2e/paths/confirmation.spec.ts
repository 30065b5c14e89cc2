import type { APIRequestContext, Page } from '@playwright/test';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { confirmationPaths } from '#machines/registration/confirmation.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { test } from '../testing/kept-page.ts';
import { linkTo } from '../testing/outbox.ts';
import { CHOSEN_PASSWORD, expect } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = registrationTexts.tables.EN;

const paths = await coveringPaths(confirmationPaths, { extent, longest: 24 });

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const [index, path] of paths.entries()) {
  test(`confirming an address: ${titleOf(confirmationPaths, paths, path)}`, async ({ page, request }, info) => {
    const link = await register(request, `confirmation-${index}-${info.repeatEachIndex}@izbor.test`);
    const gestures = await gesturesOf({ page, request, link });
    await page.clock.install();
    await page.goto(link);
    await walkInBrowser({ page, info, definition: confirmationPaths, path, gestures });
  });
}

/** Registers a person and returns the link of their mail. */
async function register(request: APIRequestContext, email: string): Promise<string> {
  const person = { first_name: 'Mina', last_name: 'Šarić', email, password: CHOSEN_PASSWORD };
  const data = { ...person, company_code: 'IZBOR-RS', language: 'EN' };
  const answer = await request.post('/api/user/register/', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return linkTo(email, '/confirm/');
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  /** Address of the page, with the same id as the call. */
  link: string;
}

async function gesturesOf({ page, request, link }: Hands): Promise<Record<string, Gesture>> {
  const confirming = await new HeldCall(page, request, 'POST', '/user/confirm/{id}/').watch();
  return {
    'confirm answers': () => confirming.letGo(),
    'confirm over': async () => {
      await confirming.made();
      expect((await request.post(`/api/user${link}/`)).status()).toBe(200);
      await confirming.letGo();
    },
    'confirm fails': () => confirming.fail('500'),
    'confirm unreachable': () => confirming.fail('nothing'),
    'confirm silent': () => confirming.timeOut(),
    'tries again': async () => {
      await page.getByRole('button', { name: t.retry }).click();
      await confirming.made();
    },
  };
}

test(`confirming an address was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, confirmationPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
