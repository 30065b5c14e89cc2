import type { Locator, Page } from '@playwright/test';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { settled } from '../testing/axe.ts';
import { atGate, type CallAtGate } from '../testing/call-gate.ts';
import { answerElsewhere, enrolInCourse } from '../testing/course-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';
import { spendAllButLittle } from '../testing/subscriptions-of-test.ts';

const t = coursesTexts.tables.EN;
const enrolment = enrolmentsTexts.tables.EN;

// A course of the demo data for 4.900,00 RSD, and its price with the coupon ZNANJE50.
const EXCEL = 'Excel from the first cell';
const HALF = 2450;

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const meOf = async (call: Call) => (await call('GET', '/v2/me/')).body as { available: number; courses: unknown[] };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Whether the bar at the bottom of a phone leaves the part uncovered. */
async function isAboveTheBar(page: Page, part: Locator): Promise<boolean> {
  const box = async (one: Locator) => (await one.boundingBox()) ?? { y: 0, height: 0 };
  const [it, bar] = [await box(part), await box(page.locator('[data-own-bar]'))];
  return it.height > 0 && it.y + it.height <= bar.y;
}

async function opensExcel(page: Page) {
  await page.goto('/packages/');
  await card(page, EXCEL).click();
  await expect(page.getByRole('heading', { level: 1, name: EXCEL })).toBeVisible();
}

test.use({ locale: 'en-GB' });

test('the picture of a course stands where its place was while it was loaded', async ({ page, signedIn }) => {
  await signedIn('EN');
  const held: CallAtGate[] = [];
  await atGate(page, (call) => call.url.pathname.endsWith('/service/course/4/') && held.push(call) > 0);
  await page.goto('/course/4');
  // The placeholder and the picture have the same shape.
  const picture = page.getByRole('main').locator('.aspect-5\\/4').first();
  await expect(page.getByRole('main').getByText(t.loading)).toBeAttached();
  await settled(page);
  const place = await picture.boundingBox();
  await held[0]?.continue();
  await expect(page.getByRole('heading', { level: 1, name: EXCEL })).toBeVisible();
  await expect.poll(() => picture.boundingBox()).toEqual(place);
});

test('a course is found, paid with a coupon after a question, and stands in the budget and the transactions', async ({
  page,
  call,
  signedIn,
}) => {
  await signedIn('EN');
  const before = await meOf(call);
  await page.goto('/packages/');
  await page.getByRole('radio', { name: t['kind.paid'] }).click();
  await expect(page).toHaveURL(/type=paid/);
  await expect(card(page, 'First aid at work')).toHaveCount(0);
  await page.getByRole('searchbox', { name: t.search }).fill('excel');
  await expect(page).toHaveURL(/search=excel/);
  await expect(page.getByRole('status').filter({ hasText: '1 course' })).toBeVisible();
  await card(page, EXCEL).click();

  await page.getByRole('textbox', { name: enrolment['coupon.label'] }).fill('znanje50');
  await button(page, enrolment['coupon.check']).click();
  await expect(page.getByText('Coupon ZNANJE50: −50%')).toBeVisible();
  await expect(page.getByRole('textbox', { name: enrolment['coupon.label'] })).toHaveValue('');
  await button(page, enrolment.enrol).click();
  const dialog = page.getByRole('alertdialog', { name: enrolment['confirm.title'] });
  await expect(dialog.getByText('2,450.00 RSD', { exact: true })).toBeVisible();
  expect((await meOf(call)).available).toBe(before.available);
  await dialog.getByRole('button', { name: enrolment['confirm.yes'] }).click();

  await expect(page.getByRole('link', { name: enrolment.start })).toHaveAttribute('href', '/course/start/4');
  const after = await meOf(call);
  expect([after.available, after.courses.length]).toEqual([before.available - HALF, before.courses.length + 1]);

  // Going back restores the search, and the course is no longer offered for money.
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('excel');
  await expect(page.getByRole('article').filter({ hasText: EXCEL })).toContainText(t['progress.enrolled']);
  await page.goto('/transactions?type=enrolment');
  const rows = page.getByRole('table', { name: transactionsTexts.tables.EN.caption });
  await expect(rows.getByText(EXCEL)).toBeVisible();
  await expect(rows.getByText('2,450.00')).toBeVisible();
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a coupon that does not exist is refused at its field, and a course is taken by keyboard alone', async ({
    page,
    signedIn,
  }) => {
    await signedIn('EN');
    await page.goto('/course/4');
    const coupon = page.getByRole('textbox', { name: enrolment['coupon.label'] });
    await coupon.focus();
    await page.keyboard.type('NOTHING');
    await page.keyboard.press('Enter');
    await expect(coupon).toHaveAttribute('aria-invalid', 'true');
    await expect(coupon).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('poklon100');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Coupon POKLON100: −100%')).toBeVisible();
    await button(page, enrolment.enrol).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, enrolment['confirm.no'])).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, enrolment.enrol)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, enrolment['confirm.no'])).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: enrolment.start })).toBeVisible();
  });

  test('the preview says what is missing and where one may go, and what would be refused cannot be confirmed', async ({
    page,
    call,
    signedIn,
  }) => {
    await spendAllButLittle(call);
    const before = await meOf(call);
    await signedIn('EN');
    await opensExcel(page);
    await expect(page.getByText(enrolment.missing)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await button(page, enrolment.enrol).click();
    await expect(page.getByRole('alertdialog')).toContainText(enrolment.missing);
    await expect(button(page, enrolment['confirm.yes'])).toBeDisabled();
    await button(page, enrolment['confirm.no']).click();
    expect(await meOf(call)).toMatchObject({ available: before.available, courses: before.courses });
    await page.getByRole('link', { name: enrolment['missing.free'] }).click();
    await expect(page.getByRole('radio', { name: t['kind.free'] })).toBeChecked();
  });
});

test('a package enrols in its courses, and what was begun waits where it was left', async ({
  page,
  call,
  signedIn,
}) => {
  await signedIn('EN');
  await page.goto('/package/1');
  await button(page, enrolment.enrol).click();
  await expect(page.getByRole('link', { name: enrolment.start })).toBeVisible();
  const courses = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(courses.filter({ hasText: t['progress.enrolled'] })).toHaveCount(3);

  const coming = page.waitForEvent('download');
  await button(page, 'Download guide: A calmer working day').click();
  expect((await coming).suggestedFilename()).toBe('guide-a-calmer-working-day.pdf');
  await expect(page.getByText('Guide downloaded: A calmer working day')).toBeVisible();

  await page.goto('/continuation/');
  await expect(page.getByRole('heading', { name: t['continuation.empty'] })).toBeVisible();
  expect((await call('PUT', '/service/course/5/attempt/', { answers: [], page: 2 })).status).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Reading/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveAttribute('href', '/course/start/5');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what has the focus is not under the bar', async ({ page, signedIn }) => {
    await signedIn('EN');
    await page.goto('/course/4');
    const coupon = page.getByRole('textbox', { name: enrolment['coupon.label'] });
    await coupon.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 40));
    await expect.poll(() => isAboveTheBar(page, coupon)).toBe(false);
    await coupon.focus();
    await expect.poll(() => isAboveTheBar(page, coupon)).toBe(true);
  });

  test('the way on is at the thumb, before enrolling and from the start to the certificate', async ({
    page,
    call,
    signedIn,
  }) => {
    const bar = page.locator('[data-own-bar]');
    const pk = await enrolInCourse(call);
    await signedIn('EN');
    await page.goto('/course/4');
    await expect(bar.getByRole('button', { name: enrolment.enrol })).toBeInViewport({ ratio: 1 });
    await page.goto(`/course/${pk}`);
    await expect(bar.getByRole('link', { name: enrolment.start })).toBeInViewport({ ratio: 1 });
    await answerElsewhere(call, pk, false);
    await page.reload();
    await expect(bar.getByRole('link', { name: enrolment.continue })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: enrolment.continue }).click();
    await expect(page).toHaveURL(`/course/start/${pk}`);
    await button(page, attemptsTexts.tables.EN.submit).click();
    await expect(page.getByRole('heading', { name: attemptsTexts.tables.EN['failed.title'] })).toBeVisible();
    await page.goto(`/course/${pk}`);
    await expect(bar.getByRole('link', { name: enrolment.retake })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: enrolment.retake }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
});
