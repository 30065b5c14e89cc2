import type { Page } from '@playwright/test';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { signInAgain } from '../paths/sign-in-again.ts';
import { facesOf } from '../testing/faces.ts';
import { test } from '../testing/kept-page.ts';
import { pollIsDue } from '../testing/poll.ts';
import { expect } from '../testing/shop.ts';

// product.md 7.15: typed text survives a reload, the end of a session, and a server that cannot be reached.
test.use({
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
  expectedErrors: [/status of 401|ERR_INTERNET_DISCONNECTED/],
});

const WORDS = 'Čaša, glina i peć';

interface Form {
  path: string;
  label: string;
  /** Steps before the field can be reached. */
  reach?: (page: Page) => Promise<void>;
}

const requests = requestsTexts.tables.EN;
// All forms store what is typed in the same way (src/ground/kept-work.ts): `npm test` walks only the longest of them.
const forms = facesOf<Form>(
  {
    path: '/reimbursement',
    label: requests.provider,
    reach: (page) => page.getByRole('button', { name: requests.next, exact: true }).click(),
  },
  { path: '/suggestion', label: suggestionsTexts.tables.EN.name },
  { path: '/contact/', label: contactTexts.tables.EN.subject },
  { path: '/course/4', label: enrolmentsTexts.tables.EN['coupon.label'] },
  { path: '/profile', label: profileTexts.tables.EN.position },
);

const field = (page: Page, { label }: Form) => page.getByRole('textbox', { name: label });

async function type(page: Page, form: Form): Promise<void> {
  await page.goto(form.path);
  await form.reach?.(page);
  await field(page, form).fill(WORDS);
}

for (const form of forms) {
  test(`what was typed at ${form.path} is there after a reload, and after signing in again`, async ({
    page,
    person,
    signedIn,
  }) => {
    await page.clock.install();
    await signedIn('EN');
    await type(page, form);
    await page.reload();
    await expect(field(page, form)).toHaveValue(WORDS);

    await field(page, form).fill(`${WORDS}, i vosak`);
    await page.evaluate(() =>
      fetch('/api/user/logout/', {
        method: 'POST',
        headers: { authorization: `Token ${localStorage.getItem('izbor.token')}` },
      }),
    );
    // The shop's polling finds out.
    await pollIsDue(page);
    await signInAgain(page, person);
    await expect(page).toHaveURL(new RegExp(form.path.replace(/\/$/, '')));
    await expect(field(page, form)).toHaveValue(`${WORDS}, i vosak`);
  });
}

test('a message that cannot be sent says so, stays as it was, and goes when there is a network again', async ({
  page,
  context,
  signedIn,
}) => {
  const contact = contactTexts.tables.EN;
  await signedIn('EN');
  await page.goto('/contact/');
  await page.getByRole('textbox', { name: contact.subject }).fill(WORDS);
  await page.getByRole('textbox', { name: contact.message }).fill(WORDS);
  await context.setOffline(true);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: contact.message })).toHaveValue(WORDS);
  await context.setOffline(false);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(contact.sent)).toBeVisible();
});
