import { type APIRequestContext, mergeTests, type Page } from '@playwright/test';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { subscriptionPaths } from '#machines/subscriptions/subscription.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { test as keptPage } from '../testing/kept-page.ts';
import { pollIsDue } from '../testing/poll.ts';
import { expect, type Person } from '../testing/shop.ts';
import { STARTS, test as withClock } from '../testing/shop-with-clock.ts';
import { type MonthlyBenefit, monthlyBenefit, spendAllButLittle } from '../testing/subscriptions-of-test.ts';
import { toast } from '../testing/toast.ts';
import { comeBack } from './come-back.ts';
import { HeldCall } from './held-call.ts';
import { signInAgain } from './sign-in-again.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = subscriptionsTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

// The paid month is over, and the next one is not charged yet.
const NEXT_MONTH = '2026-12-02T09:00:00+01:00';

// The list's answers during a question are walked only where they decide what follows.
const meets = ['confirming | read active', 'confirmingCancel | read ended', 'unlisted | read active'];
const isAsked = /^(confirm|subscribing|priceChanged|unlisted|cancelling|undoing)/;
const paths = await coveringPaths(subscriptionPaths, {
  longest: 24,
  // A month that is over or has begun stays so.
  goesOn: ({ sample, to }) => !to.startsWith('ended') && sample !== 'cancel price changed',
  mayWalk: ({ from, sample }) =>
    from.includes(', ')
      ? sample === 'dismisses'
      : !(isAsked.test(from) && sample.startsWith('read')) || meets.includes(`${from} | ${sample}`),
});
const test = mergeTests(withClock, keptPage);

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a subscription: ${titleOf(subscriptionPaths, paths, path)}`, async ({
    page,
    request,
    person,
    call,
    signedIn,
    moveClock,
  }, info) => {
    const benefit = await monthlyBenefit(call);
    const gestures = await gesturesOf({ page, request, person, call, moveClock, benefit });
    await signedIn('EN');
    await page.clock.install({ time: STARTS });
    await page.goto(`/benefit/${benefit.id}`);
    await expect(button(page, t.subscribe)).toBeEnabled();
    await walkInBrowser({ page, info, definition: subscriptionPaths, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  call: Call;
  moveClock: (to: string) => Promise<void>;
  benefit: MonthlyBenefit;
}

interface Listed {
  id: number;
  status: string;
}

/** Changes the subscription of a test's person outside the browser, as another tab would. */
function elsewhere({ call, moveClock, benefit }: Hands) {
  const listed = async (isOver: boolean) => {
    const { results } = (await call('GET', '/v2/subscriptions/')).body as { results: Listed[] };
    return results.find(({ status }) => (status === 'ended') === isOver);
  };
  const running = () => listed(false);
  const becomes = async (status: 'active' | 'ending') => {
    const { id: userId } = (await call('GET', '/v2/me/')).body as { id: number };
    if (!(await running())) await call('POST', '/v2/subscriptions/', { benefit_id: benefit.id, user_id: userId });
    const id = (await running())?.id;
    await call('PATCH', `/v2/subscriptions/${id}/`, { subscription_active: status === 'active' });
    expect((await running())?.status).toBe(status);
  };
  const ends = async () => {
    await becomes('ending');
    await moveClock(NEXT_MONTH);
    expect(await running()).toBeUndefined();
  };
  return { becomes, ends, over: () => listed(true) };
}

/** Stops the page's clock during server work: the held call could otherwise exceed the shop's timeout. */
async function withClockAtRest(page: Page, work: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await work();
  await page.clock.resume();
}

async function gesturesOf(hands: Hands): Promise<Record<string, Gesture>> {
  const { page, request, person, call, moveClock } = hands;
  const { becomes, ends, over } = elsewhere(hands);
  const subscribe = await new HeldCall(page, request, 'POST', '/v2/subscriptions/').watch();
  const change = await new HeldCall(page, request, 'PATCH', '/v2/subscriptions/{id}/').watch();
  const list = await new HeldCall(page, request, 'GET', '/v2/subscriptions/').watch();
  list.holds = false;
  const press = (name: string) => button(page, name).click();
  const reads = () => comeBack(page, /\/v2\/subscriptions\/$/, 31_000);
  const confirmed = async (name: string, held: HeldCall) => {
    await press(name);
    await held.made();
  };
  return {
    'read active': async ({ from }) => {
      if (from === 'unlisted') return list.letGo();
      await becomes('active');
      await reads();
    },
    'read ending': async () => {
      await becomes('ending');
      await reads();
    },
    'read another active': async ({ from }) => {
      if (from !== 'ended') await ends();
      await becomes('active');
      await reads();
    },
    'read another ending': async ({ from }) => {
      if (from !== 'ended') await ends();
      await becomes('ending');
      await reads();
    },
    'read ended': async ({ from }) => {
      if (from !== 'ended') await ends();
      await reads();
    },
    'read offered': reads,
    'asks to subscribe': () => press(t.subscribe),
    dismisses: ({ from }) => press(from.startsWith('confirmingCancel') ? t['cancel.no'] : t['confirm.no']),
    confirms: ({ from }) =>
      from === 'confirmingCancel' ? confirmed(t['cancel.yes'], change) : confirmed(t['confirm.yes'], subscribe),
    'asks to cancel': () => press(t.cancel),
    'takes back': () => confirmed(t.undo, change),

    'subscribe answers': async () => {
      await subscribe.letGo();
      await expect(toast(page, t['toast.subscribed'])).toBeVisible();
    },
    // The subscription made earlier with the same idempotency key, cancelled since.
    'subscribe ends': async () => {
      await withClockAtRest(page, ends);
      await subscribe.answer(await over(), 201);
    },
    'subscribe low budget': async () => {
      const order = await spendAllButLittle(call);
      await subscribe.letGo();
      await expect(page.getByRole('alert').first()).toContainText('Insufficient budget balance');
      // The order is cancelled, so that the budget is restored for the next steps.
      expect((await call('POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
      await pollIsDue(page);
    },
    'subscribe denied': () => subscribe.fail('400'),
    'subscribe already': async () => {
      await becomes('active');
      list.holds = true;
      await subscribe.letGo();
      await list.made();
      list.holds = false;
    },
    // A benefit's price never changes in the demo data, so another seen price is sent.
    'subscribe price changed': () => subscribe.letGo(undefined, { 'if-price-match': '1' }),
    'subscribe unauthorised': async () => {
      await subscribe.fail('401');
      await signInAgain(page, person);
    },
    'subscribe breaks': () => subscribe.fail('500'),
    'subscribe unreachable': () => subscribe.fail('nothing'),
    'subscribe silent': () => subscribe.timeOut(),

    'cancel answers': async () => {
      await change.letGo();
      await expect(toast(page, t['toast.cancelled'])).toBeVisible();
    },
    'cancel ends': async () => {
      await withClockAtRest(page, async () => {
        // The budget is too low for the new month.
        await moveClock(NEXT_MONTH);
        await spendAllButLittle(call);
      });
      await change.letGo();
      await expect(toast(page, t['toast.ended'])).toBeVisible();
      await expect(button(page, t.subscribe)).toBeEnabled();
    },
    'cancel price changed': async () => {
      // The question was asked when there was nothing to charge.
      await withClockAtRest(page, () => moveClock(NEXT_MONTH));
      await change.letGo();
      await expect(page.getByText(t['cancel.changed'])).toBeVisible();
    },
    'cancel over': async () => {
      await withClockAtRest(page, ends);
      await change.letGo();
    },
    'cancel breaks': async () => {
      await change.fail('500');
      await expect(toast(page, t.failed)).toBeVisible();
    },
    'cancel silent': async () => {
      await change.timeOut();
      await expect(toast(page, t.failed)).toBeVisible();
    },

    'undo answers': async () => {
      await change.letGo();
      await expect(toast(page, t['toast.undone'])).toBeVisible();
    },
    'undo over': async () => {
      await withClockAtRest(page, () => moveClock(NEXT_MONTH));
      await change.letGo();
    },
    'undo breaks': async () => {
      await change.fail('500');
      await expect(toast(page, t.failed)).toBeVisible();
    },
    'undo silent': async () => {
      await change.timeOut();
      await expect(toast(page, t.failed)).toBeVisible();
    },
  };
}

test('a subscription was walked through every state and every transition', ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, subscriptionPaths);
  console.log(text);
  expect(missing).toEqual([]);
});
