import type { Browser, Page } from '@playwright/test';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { comeBack } from '../paths/come-back.ts';
import { signInAgain } from '../paths/sign-in-again.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import { answerElsewhere, answerQuestions, COURSE, enrolInCourse } from '../testing/course-of-test.ts';
import { facesOfFull } from '../testing/faces.ts';
import { BARE_PAGE, test } from '../testing/kept-page.ts';
import { expect, type Person } from '../testing/shop.ts';
import { undrawnContext } from '../testing/undrawn.ts';

const t = attemptsTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ locale: 'en-GB' });
// Long journeys through the shop, some of them on two devices.
test.describe.configure({ timeout: 180_000 });

/** Signs the same person in on another browser. */
async function onAnotherDevice(browser: Browser, { email, password }: Person, width = 360): Promise<Page> {
  const context = await undrawnContext(browser, { viewport: { width, height: 740 }, locale: 'en-GB' });
  const answer = await context.request.post('/api/user/token/', { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  const device = await context.newPage();
  await device.goto(BARE_PAGE);
  await device.evaluate((value) => localStorage.setItem('izbor.token', value), token);
  return device;
}

test('a course is read by keyboard on a desk, answered on a phone, failed, tried again, passed, and verified by a stranger', async ({
  page,
  browser,
  person,
  call,
  signedIn,
}) => {
  const pk = await enrolInCourse(call);
  await signedIn('EN');
  await page.goto(`/course/start/${pk}`);
  const pages = page.getByRole('region', { name: COURSE.en.name });
  await expect(pages.getByText(COURSE.en.summary.slice(0, 20))).toBeAttached();
  await pages.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of' })).toBeVisible();
  await expect(page.getByText(t['keeping.kept'])).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of' })).toBeVisible();
  await button(page, t['reading.done']).press('Enter');
  await answerQuestions(page, false, 0, 2);
  await expect(page.getByText(t['keeping.kept'])).toBeVisible();

  // Started at the desk, continued on the phone at the first unanswered question.
  const phone = await onAnotherDevice(browser, person);
  await phone.goto(`/course/start/${pk}`);
  await answerQuestions(phone, false, 2);
  await button(phone, t.submit).click();
  await expect(phone.getByRole('heading', { name: t['failed.title'] })).toBeVisible();
  await expect(phone.getByText(`0 of ${COURSE.questions.length} right`)).toBeVisible();

  // The desk reads the attempt again when its tab is shown again.
  await comeBack(page, /\/attempt\/$/);
  await expect(page).toHaveURL(`/failed-certificate/${pk}`);
  await page.getByRole('link', { name: t['failed.again'] }).click();
  await answerQuestions(page, true);
  await button(page, t.submit).click();
  await expect(page.getByRole('heading', { name: t['passed.title'], exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/success-certificate/?course=${pk}`);

  const coming = page.waitForEvent('download');
  await button(page, t.download).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  const shown = await page.getByRole('link', { name: t.verify }).getAttribute('href');
  // Another person uses the phone now: nothing of the first one may be left on it.
  await phone.evaluate(() => localStorage.clear());
  await phone.goto(shown ?? '');
  await expect(phone.getByText(certificatesTexts.tables.EN['verify.real'])).toBeVisible();

  // A passed course stays passed: its start page leads to the certificate.
  await page.goto(`/course/start/${pk}`);
  await expect(page).toHaveURL(`/success-certificate/?course=${pk}`);
  await phone.context().close();
});

test('each step is shown from its top, however far the one before was scrolled', async ({ page, call, signedIn }) => {
  const pk = await enrolInCourse(call);
  await call('PUT', `/service/course/${pk}/attempt/`, { answers: [], read: true });
  await page.setViewportSize({ width: 360, height: 600 });
  await signedIn('EN');
  await page.goto(`/course/start/${pk}`);
  for (const [name, heading] of [
    [t['question.next'], COURSE.questions[1]?.en],
    [t['review.open'], t['review.title']],
    [t['reading.open'], COURSE.en.name],
  ] as const) {
    await expect(button(page, name)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await button(page, name).click();
    await expect(page.getByRole('heading', { name: heading ?? '', exact: true }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('on a phone a second press on what leads to the answers submits nothing, also of a finger that is not exact', async ({
  page,
  call,
  signedIn,
}) => {
  const pk = await enrolInCourse(call);
  await answerElsewhere(call, pk, false);
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('EN');
  await page.clock.install();
  await page.goto(`/course/start/${pk}`);
  const number = String(COURSE.questions.length);
  const submit = button(page, t.submit);
  await expect(submit).toBeEnabled();
  // From here on the clock moves only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const apart of [0, 12]) {
    await button(page, t['review.change'].replace('{{number}}', number)).click();
    // The next button of a question is inactive for a moment after the question appears, too.
    await page.clock.runFor(500);
    const look = await button(page, t['question.review']).boundingBox();
    if (!look) throw new Error('Nothing leads to the answers');
    const [x, y] = [look.x + look.width / 2, look.y + look.height / 2];
    if (apart === 0) await page.mouse.dblclick(x, y);
    else await page.mouse.click(x - apart, y);
    await expect(page.getByRole('heading', { name: t['review.title'], exact: true })).toBeVisible();
    await expect(submit).toBeDisabled();
    const under = await submit.boundingBox();
    expect(under && under.x < x && x < under.x + under.width && under.y < y && y < under.y + under.height).toBe(true);
    await page.mouse.click(x, y);
    await page.clock.runFor(500);
    await expect(submit).toBeEnabled();
  }
  const { last } = (await call('GET', `/service/course/${pk}/attempt/`)).body as { last: unknown };
  expect(last).toBeNull();
});

test('two tabs that submit at once have one result and one certificate', async ({
  page,
  browser,
  person,
  call,
  signedIn,
}) => {
  const pk = await enrolInCourse(call);
  await answerElsewhere(call, pk, true);
  await signedIn('EN');
  const other = await onAnotherDevice(browser, person, 1280);
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`/course/start/${pk}`);
    await expect(button(tab, t.submit)).toBeEnabled();
  }
  await Promise.all(tabs.map((tab) => button(tab, t.submit).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(`/success-certificate/?course=${pk}`);
  const { last } = (await call('GET', `/service/course/${pk}/attempt/`)).body as { last: { number: number } };
  const { count } = (await call('GET', '/service/certificate/')).body as { count: number };
  expect([last.number, count]).toEqual([1, 1]);
  await other.context().close();
});

test.describe('when the session is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an answer that was not kept is there after signing in again, and is kept then', async ({
    page,
    person,
    call,
    signedIn,
  }) => {
    const pk = await enrolInCourse(call);
    await call('PUT', `/service/course/${pk}/attempt/`, { answers: [], read: true });
    const saving = `**/api/service/course/${pk}/attempt/`;
    await page.route(saving, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fulfill({ status: 401, json: { message: 'Sign in again.', code: 'session.missing' } });
    });
    await signedIn('EN');
    await page.goto(`/course/start/${pk}`);
    const [first, second] = COURSE.questions;
    const answer = page.getByRole('radio', { name: first?.answers[1]?.en ?? '', exact: true });
    await answer.check();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute(saving);
    await signInAgain(page, person);
    await expect(page.getByRole('heading', { level: 2, name: second?.en ?? '' })).toBeVisible();
    await expect(page.getByText(t['keeping.kept'])).toBeVisible();
    const kept = async () => {
      const { body } = await call('GET', `/service/course/${pk}/attempt/`);
      return (body as { open: { answers: unknown[] } }).open.answers.length;
    };
    await expect.poll(kept).toBe(1);
    await button(page, t['question.back']).click();
    await expect(answer).toBeChecked();
  });

  test('on a phone nothing moves under the finger while an answer cannot be kept', async ({ page, call, signedIn }) => {
    const pk = await enrolInCourse(call);
    await call('PUT', `/service/course/${pk}/attempt/`, { answers: [], read: true });
    const saving = `**/api/service/course/${pk}/attempt/`;
    await page.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn('EN');
    await page.goto(`/course/start/${pk}`);
    const answer = page.getByRole('radio').nth(1);
    await expect(page.getByText(t['keeping.kept'])).toBeVisible();
    // A new question ignores presses for a moment; `check` scrolls and retries until the answer is ticked.
    await answer.hover();
    const before = await answer.boundingBox();
    await answer.check();
    await expect(page.getByText(t['keeping.unkept'])).toBeVisible();
    expect(await answer.boundingBox()).toEqual(before);
    await page.unroute(saving);
    await button(page, t['keeping.retry']).click();
    await expect(page.getByText(t['keeping.kept'])).toBeVisible();
  });

  test('whoever is not enrolled is led to the course', async ({ page, call, signedIn }) => {
    const pk = await enrolInCourse(call);
    const other = pk === 1 ? 2 : 1;
    await signedIn('EN');
    await page.goto(`/course/start/${other}`);
    await expect(page).toHaveURL(`/course/${other}`);
  });
});

// Each of these states is checked in its story; paths/attempt.spec.ts walks through them all.
for (const colorScheme of facesOfFull<'dark'>('dark'))
  test.describe('on a phone in the dark, in Serbian', () => {
    test.use({ viewport: { width: 360, height: 800 }, colorScheme });

    test('axe finds nothing from the first page to the certificate, and nothing is wider than the page', async ({
      page,
      call,
      signedIn,
    }) => {
      const words = attemptsTexts.tables.SR;
      const looksWell = async () => {
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewards(page)).toBeLessThanOrEqual(0);
      };
      const pk = await enrolInCourse(call);
      await signedIn('SR');
      await page.goto(`/course/start/${pk}`);
      const pages = page.getByRole('region', { name: COURSE.sr.name });
      // A phone shows the text first, a desk the pages; axe checks both.
      await expect(pages.locator('h3').first()).toBeAttached();
      await looksWell();
      expect(await pages.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.getByRole('radio', { name: filesTexts.tables.SR['pdf.view.pages'] }).click();
      await expect(pages.locator('canvas').first()).toBeAttached();
      await looksWell();
      await button(page, words['reading.done']).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await looksWell();
      // Until the answer is saved, its request is under way and would conflict with the one from the other device.
      await expect(page.getByText(words['keeping.kept'])).toBeVisible();
      await answerElsewhere(call, pk, false);
      await comeBack(page, /\/attempt\/$/);
      await button(page, words['review.open']).click();
      await expect(button(page, words.submit)).toBeEnabled();
      await looksWell();
      await button(page, words.submit).click();
      await expect(page.getByRole('heading', { name: words['failed.title'] })).toBeVisible();
      await looksWell();
      await answerElsewhere(call, pk, true);
      await page.goto(`/course/start/${pk}`);
      await button(page, words.submit).click();
      await expect(button(page, words.download)).toBeVisible();
      await looksWell();
    });
  });
