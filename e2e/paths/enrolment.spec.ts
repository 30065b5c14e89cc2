import type { APIRequestContext, Page } from '@playwright/test';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { enrolmentPaths } from '#machines/enrolments/enrolment.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { otherStartOf } from '#machines/testing/paths-definition.ts';
import { atGate } from '../testing/call-gate.ts';
import { test } from '../testing/kept-page.ts';
import { expect, type Person } from '../testing/shop.ts';
import { spendAllButLittle } from '../testing/subscriptions-of-test.ts';
import { comeBack } from './come-back.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { signInAgain } from './sign-in-again.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = enrolmentsTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

// A course of the demo data for 4.900,00 RSD.
const PAID = 4;

// The demo's course has one fixed price and enrolments are never removed: only a faked preview can show something else.
const paths = await coveringPaths(enrolmentPaths, {
  extent,
  longest: 24,
  // A changed price and an enrolment stay for the rest of a walk; so does a free course.
  goesOn: ({ sample }) => !/^(read (?!free|again)|enrol (answers|already|price changed|low budget))/.test(sample),
  mayWalk: ({ from, sample }) =>
    (sample === 'dismisses' || !/other price|enrolled elsewhere/.test(from)) &&
    (sample !== 'read another price' || !/coupon/.test(from)),
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`an enrolment: ${titleOf(enrolmentPaths, paths, path)}`, async ({
    page,
    request,
    person,
    call,
    signedIn,
  }, info) => {
    const gestures = await gesturesOf({ page, request, person, call });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/course/${PAID}`);
    await expect(button(page, t.enrol)).toBeEnabled();
    await walkInBrowser({ page, info, definition: enrolmentPaths, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  call: Call;
}

/** Fakes the preview of the course, because the price of a demo course never changes. */
async function previewOf(page: Page) {
  let price: number | null = null;
  // For the real server the price is unchanged.
  const priced = () => (price === null ? undefined : { 'if-price-match': '490000' });
  await atGate(page, async (waiting) => {
    if (price === null || !waiting.url.pathname.endsWith(`/api/service/course/${PAID}/`)) return false;
    const response = await waiting.fetch(page.request, waiting.headers);
    const free = price === 0 && { price: null, course_type: 'free' };
    const json = { ...(await response.json()), ...free, price_currency: price };
    await waiting.fulfill(json, { status: response.status(), headers: response.headers() });
    return true;
  });
  return {
    priced,
    costs: (now: number) => {
      price = now;
    },
  };
}

async function gesturesOf({ page, request, person, call }: Hands): Promise<Record<string, Gesture>> {
  const check = await new HeldCall(page, request, 'POST', '/user/coupon/check/').watch();
  const enrol = await new HeldCall(page, request, 'POST', '/service/course/{pk}/enrol/').watch();
  const preview = await previewOf(page);
  const press = (name: string) => button(page, name).click();
  const coupon = page.getByRole('textbox', { name: t['coupon.label'] });
  const reads = () => comeBack(page, new RegExp(`/service/course/${PAID}/$`), 31_000);
  const enrolsElsewhere = async () => {
    const { status } = await call('POST', `/service/course/${PAID}/enrol/`, { coupon: 'POKLON100' });
    expect([201, 409]).toContain(status);
  };
  const lost = (held: HeldCall) => async () => {
    await held.fail('401');
    await signInAgain(page, person);
  };
  return {
    'read enrolled': async () => {
      await enrolsElsewhere();
      await reads();
    },
    'read again': reads,
    'read another price': async () => {
      preview.costs(5000);
      await reads();
    },
    'read free': async () => {
      preview.costs(0);
      await reads();
      await expect(coupon).toBeHidden();
    },
    'checks coupon': async () => {
      await coupon.fill('znanje50');
      await press(t['coupon.check']);
      await check.made();
    },
    'checks nothing': async () => {
      await coupon.fill(' ');
      await press(t['coupon.check']);
      await coupon.fill('');
    },
    'removes coupon': () => press(t['coupon.remove']),
    asks: () => press(t.enrol),
    dismisses: () => press(t['confirm.no']),
    confirms: async () => {
      await press(t['confirm.yes']);
      await enrol.made();
    },

    'coupon answers': () => check.letGo(),
    'coupon unknown': () => check.letGo({ name: 'no such coupon' }),
    'coupon unauthorised': lost(check),
    'coupon silent': () => check.timeOut(),

    'enrol answers': () => enrol.letGo(undefined, preview.priced()),
    'enrol already': async () => {
      await enrolsElsewhere();
      await enrol.letGo(undefined, preview.priced());
    },
    'enrol price changed': () => enrol.letGo(undefined, { 'if-price-match': '1' }),
    'enrol coupon gone': () => enrol.letGo({ coupon: 'no such coupon' }),
    'enrol low budget': async () => {
      const order = await spendAllButLittle(call);
      await enrol.letGo(undefined, preview.priced());
      await expect(page.getByRole('alert').first()).toContainText('Not enough available budget!');
      expect((await call('POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
    },
    'enrol unauthorised': lost(enrol),
    'enrol breaks': () => enrol.fail('500'),
    'enrol unreachable': () => enrol.fail('nothing'),
    'enrol silent': () => enrol.timeOut(),
  };
}

test('an enrolment: the person is enrolled already', async ({ page, call, signedIn }, info) => {
  expect((await call('POST', `/service/course/${PAID}/enrol/`)).status).toBe(201);
  await signedIn('EN');
  await page.goto(`/course/${PAID}`);
  const start = otherStartOf(enrolmentPaths, 'the person is enrolled already');
  await beginInBrowser({ page, info, definition: enrolmentPaths, start });
});

test(`an enrolment was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, enrolmentPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
