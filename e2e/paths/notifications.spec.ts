import type { APIRequestContext, Page } from '@playwright/test';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { notificationsPaths } from '#machines/notifications/notifications.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { test } from '../testing/kept-page.ts';
import { pollIsDue } from '../testing/poll.ts';
import { expect, type Person } from '../testing/shop.ts';
import { toast } from '../testing/toast.ts';
import { HeldCall } from './held-call.ts';
import { signInAgain } from './sign-in-again.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = notificationsTexts.tables.EN;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();

// A weekday lunch of the demo data: its buyer gets a notification.
const LUNCH = 214;

/** Leaves out what a person cannot do: typing is followed only by its pause, and a list arrives only while it is loading. */
function mayWalk({ from, sample }: Pick<PathStep, 'from' | 'sample'>): boolean {
  if (from.endsWith('typing')) return sample === 'typing pauses';
  if (sample.startsWith('list ')) return from === 'list.loading';
  if (!from.startsWith('working')) return sample !== 'clears filters' || from === 'list.empty';
  // After signing in again the earlier address opens.
  if (sample === 'work unauthorised') return from === 'working, readAll';
  if (sample.startsWith('work ')) return true;
  if (sample === 'closes') return !from.startsWith('working, left');
  if (sample === 'opens the list') return /left|reading/.test(from);
  // The list is behind the dialog that confirms the deletion of all.
  if (sample === 'opens one') return !from.includes('reading') && !from.endsWith('deleteAll');
  // No news is shown under other filters: it is shown during one call, and the search is changed during another.
  return from === (sample === 'shows the new ones' ? 'working, readAll' : 'working, delete');
}

/** Walks only what happens before and during a call in turn: afterwards the lists have changed. */
const goesOn = ({ from, sample, to }: Pick<PathStep, 'from' | 'sample' | 'to'>) =>
  to.startsWith('working') ||
  (to === 'single' && sample === 'opens one') ||
  (/^(closed|list)/.test(from) && /^(opens|list |asks|types)/.test(sample));

// Short paths, so that the shop does not give up waiting for the call's answer.
const paths = await coveringPaths(notificationsPaths, { longest: 8, goesOn, mayWalk });

/** A list that is still in the query cache is shown immediately on return. */
const { 'list.loading': loading, ...states } = notificationsPaths.states;
const definition = {
  ...notificationsPaths,
  states: {
    ...states,
    'list.loading': {
      words: '',
      sights: [],
      ...loading,
      noted: { ...loading?.noted, kept: loading?.noted?.typing ?? [] },
    },
  },
};
const comesBack = ({ from, sample, to }: PathStep) =>
  to === 'list.loading' && (/^(single|confirming|working)/.test(from) || sample === 'clears filters');

test.describe.configure({ mode: 'default' });
test.use({
  locale: 'en-GB',
  expectedErrors: [/Failed to load resource|A change of the notifications failed/],
});

for (const path of paths) {
  test(`the notifications: ${titleOf(notificationsPaths, paths, path)}`, async ({
    page,
    request,
    person,
    call,
    signedIn,
  }, info) => {
    const ids = [await tell(call), await tell(call)];
    const comesMeanwhile = path.steps.some(
      ({ from, sample }) => from.startsWith('working') && sample === 'shows the new ones',
    );
    const gestures = await gesturesOf({ page, request, person, call, ids, comesMeanwhile });
    await signedIn('EN');
    await page.clock.install();
    await page.goto('/cart/');
    await expect(button(page, /^Notifications, /)).toBeVisible();
    const steps = path.steps.map((step) => (comesBack(step) ? { ...step, to: `${step.to}, kept` } : step));
    await walkInBrowser({ page, info, definition, path: { ...path, steps }, gestures });
  });
}

/** Buys a lunch, which sends the person a notification; returns its id. */
async function tell(call: Call): Promise<number> {
  await call('POST', '/v2/toggle-cart/', { id: LUNCH });
  expect((await call('POST', '/v2/complete-purchase/')).status).toBe(200);
  const { notifications } = (await call('GET', '/v2/me/')).body as { notifications: { id: number }[] };
  return notifications[0]?.id ?? 0;
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  call: Call;
  ids: number[];
  /**
   * Whether a notification must arrive before the call during which it is shown: nothing is read while the server is asked for a change.
   */
  comesMeanwhile: boolean;
}

async function gesturesOf({
  page,
  request,
  person,
  call,
  ids: [first, second],
  comesMeanwhile,
}: Hands): Promise<Record<string, Gesture>> {
  const held = (method: string, path: string) => new HeldCall(page, request, method, path).watch();
  const list = await held('GET', '/v2/notifications/');
  const mark = await held('PATCH', '/v2/notifications/{id}/');
  const works = {
    readAll: await held('PATCH', '/v2/batch-notifications/'),
    deleteAll: await held('DELETE', '/v2/batch-notifications/'),
    delete: await held('DELETE', '/v2/notifications/{id}/'),
  };
  const workOf = ({ from }: PathStep) => works[from.split(', ').find((note) => note in works) as keyof typeof works];
  const press = (name: string | RegExp) => button(page, name).click();
  const fromBell = async (name: string) => {
    await press(/^Notifications, /);
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name }).first().click();
  };
  let opened: number | undefined;
  const isWorking = ({ from }: PathStep) => from.startsWith('working');
  /** Starts a call that changes notifications; lists load freely meanwhile. */
  const begin = async (work: HeldCall, name: string | RegExp) => {
    await press(name);
    await work.made();
    list.holds = false;
    while (list.waiting > 0) await list.letGo();
  };
  const tellMore = async () => {
    await tell(call);
    await pollIsDue(page);
    await list.letGo();
    await expect(button(page, t.fresh({ count: 1 }))).toBeVisible();
  };
  const lookFor = (words: string) => page.getByRole('searchbox', { name: t.search }).fill(words);
  // Replaces the address while the modal is open, so that the page below stays one step back.
  const address = (id: number | undefined) =>
    page.evaluate((query) => {
      history.replaceState(history.state, '', query);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `?notifications=${id}`);
  return {
    'opens the list': ({ from }) => (/^single|reading/.test(from) ? press(t.back) : fromBell(t.seeAll)),
    'opens one': async (step) => {
      const isFirst = !(/^(closed|list.ready|working)/.test(step.from) || opened === first);
      opened = isFirst ? first : second;
      if (/^closed|left/.test(step.from)) await fromBell('Order confirmed');
      else if (step.from === 'list.ready' || isWorking(step))
        await page.locator(`[data-notification="${second}"]`).click();
      else await address(opened);
      if (!isWorking(step)) await mark.made();
    },
    closes: async ({ from }) => {
      if (from === 'confirmingDeleteAll' || from.endsWith('deleteAll')) await page.goBack();
      else await press(t.close);
    },
    'list arrives': () => list.letGo(),
    'list arrives empty': async () => {
      await call('DELETE', '/v2/batch-notifications/');
      await list.letGo();
    },
    'list fails': () => list.fail('500'),
    retries: async (step) => {
      if (isWorking(step)) {
        list.holds = true;
        await lookFor('order');
        await list.fail('500');
        list.holds = false;
      }
      await press(t.retry);
    },
    'shows the new ones': async (step) => {
      if (!isWorking(step)) await tellMore();
      await press(t.fresh({ count: 1 }));
    },
    'types a search': async () => {
      // The pause lasts until a step of the path ends it.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await lookFor('lunch');
    },
    'typing pauses': async () => {
      const asked = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('search') === 'lunch');
      await page.clock.runFor(400);
      await page.clock.resume();
      await asked;
    },
    'chooses unread': () => page.getByRole('radio', { name: t.onlyUnread, exact: true }).click(),
    'clears filters': async (step) => {
      // Only a notification hidden by a filter can be shown again.
      await page.getByRole('radio', { name: t.onlyRead, exact: true }).click();
      if (!isWorking(step)) await list.letGo();
      await press(t.clear);
    },
    'reads all': async () => {
      if (comesMeanwhile) await tellMore();
      await begin(works.readAll, t.readAll);
    },
    'deletes one': ({ from }) => begin(works.delete, from === 'single' ? t.delete : /^Delete: /),
    'asks to delete all': () => press(t.deleteAll),
    declines: () => press(t['confirm.cancel']),
    confirms: () => begin(works.deleteAll, t['confirm.confirm']),
    'mark saved': () => mark.letGo(),
    'mark fails': () => mark.fail('500'),
    'work done': async (step) => {
      await workOf(step)?.letGo();
      await expect(
        toast(page, step.from.includes('readAll') ? t.successfully_marked_as_read : t.successfully_deleted),
      ).toBeVisible();
    },
    'work fails': async (step) => {
      await workOf(step)?.fail('500');
      await expect(toast(page, t.something_went_wrong)).toBeVisible();
    },
    'work unauthorised': async (step) => {
      await workOf(step)?.fail('401');
      await signInAgain(page, person);
    },
    'work unreachable': async (step) => {
      await workOf(step)?.fail('nothing');
      await expect(toast(page, t.something_went_wrong)).toBeVisible();
    },
    'work silent': async (step) => {
      await workOf(step)?.timeOut();
      await expect(toast(page, t.something_went_wrong)).toBeVisible();
    },
  };
}

test('the notifications were walked through every state and every transition', ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, notificationsPaths);
  console.log(text);
  expect(missing).toEqual([]);
});
