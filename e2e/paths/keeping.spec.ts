import type { APIRequestContext, Page } from '@playwright/test';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { keepingPaths } from '#machines/attempts/keeping.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { otherStartOf } from '#machines/testing/paths-definition.ts';
import { answerElsewhere, enrolInCourse } from '../testing/course-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, noteStart, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = attemptsTexts.tables.EN;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

// Left out, because a lost session leads to the sign-in; that the answers are saved after it is tested in attempts.spec.ts.
const { 'save unauthorised': _, ...events } = keepingPaths.events;
const definition = { ...keepingPaths, events };
const paths = await coveringPaths(definition, {
  extent,
  longest: 24,
  // A submitted attempt is over.
  goesOn: ({ sample }) => sample !== 'drops' && sample !== 'save over',
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`keeping answers: ${titleOf(definition, paths, path)}`, async ({ page, request, call, signedIn }, info) => {
    const pk = await enrolInCourse(call);
    await answerElsewhere(call, pk, true);
    const gestures = await gesturesOf({ page, request, call, pk });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/course/start/${pk}`);
    await expect(button(page, t.submit)).toBeEnabled();
    // From here on only the path moves the clock: delayed saves wait.
    await page.clock.pauseAt(Date.now() + 60_000);
    await walkInBrowser({ page, info, definition, path, gestures });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  call: Call;
  pk: number;
}

async function gesturesOf({ page, request, call, pk }: Hands): Promise<Record<string, Gesture>> {
  const save = await new HeldCall(page, request, 'PUT', '/service/course/{pk}/attempt/').watch();
  const submit = await new HeldCall(page, request, 'POST', '/service/course/{pk}/attempt/submit/').watch();
  const answers = page.getByRole('radio');
  const passes = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await save.made();
  };
  const submitElsewhere = async () =>
    expect((await call('POST', `/service/course/${pk}/attempt/submit/`, { answers: [] })).status).toBe(200);
  // The screen updates in several steps of the clock, which stands still.
  const hearsOfResult = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(10);
        return new URL(page.url()).pathname;
      })
      .toMatch(/certificate/);
  return {
    changes: async () => {
      if ((await answers.count()) === 0) {
        await button(page, /question 1$/).click();
        // A question that has just appeared cannot be answered for a moment.
        await page.clock.runFor(500);
      }
      await answers.and(page.locator('[aria-checked=false]')).first().click();
    },
    'pause passes': () => passes(600),
    'longer pause passes': () => passes(5_000),
    retries: async () => {
      await button(page, t['keeping.retry']).click();
      await save.made();
    },
    'save answers': () => save.letGo(),
    'save over': async () => {
      await submitElsewhere();
      await save.letGo();
      await hearsOfResult();
    },
    'save breaks': () => save.fail('500'),
    'save unreachable': () => save.fail('nothing'),
    'save silent': () => save.timeOut(),
    holds: async () => {
      if ((await answers.count()) > 0) {
        await button(page, t['review.open']).click();
        // A review that has just appeared cannot be submitted for a moment.
        await page.clock.runFor(500);
      }
      await button(page, t.submit).click();
      await submit.made();
    },
    releases: () => submit.fail('500'),
    drops: async ({ from }) => {
      if (from.startsWith('held')) {
        await submit.letGo();
      } else {
        await submitElsewhere();
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      }
      await hearsOfResult();
    },
  };
}

test('keeping answers: something was not kept the last time', async ({ page, request, call, signedIn }, info) => {
  const pk = await enrolInCourse(call);
  await answerElsewhere(call, pk, true);
  const save = await new HeldCall(page, request, 'PUT', '/service/course/{pk}/attempt/').watch();
  await signedIn('EN');
  await page.goto(`/course/start/${pk}`);
  await button(page, /question 1$/).click();
  await page.getByRole('radio').and(page.locator('[aria-checked=false]')).first().click();
  await save.made();
  await save.drop();
  await expect(button(page, t['keeping.retry'])).toBeVisible();
  await page.reload();
  await save.letGo();
  await expect(page.getByText(t['keeping.kept'])).toBeVisible();
  await noteStart(info, keepingPaths, otherStartOf(keepingPaths, 'something was not kept the last time'));
});

test(`keeping answers was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, definition, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
