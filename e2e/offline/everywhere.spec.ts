import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appTexts } from '#locales/app/app.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { stopFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { goTo } from '../testing/open-screen.ts';
import { expect } from '../testing/shop.ts';

const t = appTexts.tables.SR;
const frame = frameTexts.tables.SR;
const session = sessionTexts.tables.SR;
const toasts = toastsTexts.tables.SR;

// Console errors of the browser without a network, and of React when a lazy part could not be loaded.
const TOLD =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded|dynamically imported module/;
test.use({ viewport: { width: 360, height: 760 }, expectedErrors: [TOLD] });

/** The addresses of a table of routes, with a value for each parameter. */
const pathsIn = (file: string) =>
  [...readFileSync(`src/app/${file}`, 'utf8').matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) =>
    path.replace('/:catId?', '/1').replace(':id', '1'),
  );
// The sites of administration end with `/*` in the table, so they are not among these.
const inside = pathsIn('route-table.ts').filter((path) => path !== '/initial');
const outside = pathsIn('guest-routes.ts');
const gone = inside.filter((path) => path !== '/');
/** Code of the shop's frame. */
const FRAME = /\/assets\/shop-[^/]+\.js$/;
/** Where a sample of screens is enough, every sixth one is taken. */
const FEW = 6;
/**
 * Each screen's offline message is tested in src/app/offline-faces.test.tsx: `npm test` visits every third one, and the cart, which has a
 * text of its own.
 */
const farther = lengthOf({ short: gone.filter((path, index) => index % 3 === 0 || path === '/cart'), full: gone });

/** Navigates to another screen within the app; the old screen is recognised by its marked heading. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await goTo(page, path);
}

const notice = (page: Page) => page.getByText(t['offline.text']);
const heading = (page: Page) => page.locator('main h1:not([data-left])').first();
const retry = (page: Page) => page.locator('button').filter({ hasText: t['broken.retry'] }).first();

/** Checks a screen that was opened without a network. */
async function expectToSaySo(page: Page, path: string): Promise<void> {
  await expect(notice(page), path).toBeVisible();
  await expect(heading(page), path).toHaveText(/\S/);
}

/** Checks the screen once the network is back. */
async function expectToCome(page: Page, path: string): Promise<void> {
  await expect(notice(page), path).toBeHidden();
  await expect(heading(page), path).toHaveText(/\S/);
  await expect(retry(page), path).toBeHidden();
}

/** Waits until the whole frame is drawn: its first heading is in the page before any script runs. */
async function isAlive(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: toasts.region })).toBeAttached();
}

/** Waits until the app can be opened without a network. */
const kept = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);

test('the tables of routes were read', () => {
  expect(inside).toEqual(
    expect.arrayContaining(['/', '/flexible-benefits/1', '/cart', '/reimbursement', '/benefit/1']),
  );
  expect(outside).toEqual(expect.arrayContaining(['/start', '/login', '/confirm/1']));
});

test.describe('with nothing kept yet', () => {
  // Only code is missing, which all screens handle in one way: a sample of them is enough.
  test('a screen that is gone to without a network says so, and comes by itself when there is one', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('SR');
    await page.goto('/');
    await isAlive(page);
    await context.setOffline(true);
    for (const path of gone.filter((_, index) => index % FEW === 0)) {
      await test.step(path, async () => {
        await leaveFor(page, path);
        await expectToSaySo(page, path);
        await context.setOffline(false);
        await expectToCome(page, path);
        await context.setOffline(true);
      });
    }
  });

  test('a frame that does not come leaves a page of its own, which can be loaded anew', async ({ page, signedIn }) => {
    await signedIn('SR');
    await page.route(FRAME, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(t['broken.chunk.title']);
    expect(await stopFindings(page)).toEqual([]);
    await page.unroute(FRAME);
    await page.getByRole('button', { name: t['broken.reload'] }).click();
    await isAlive(page);
  });

  test('what is opened on a phone without a network says that it did not load, and opens at another try', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('SR');
    await page.goto('/');
    await isAlive(page);
    const bar = page.getByRole('navigation', { name: frame['bottom.label'] });
    for (const name of [frame['bottom.favourites'], frame['bottom.account'], frame['bottom.card']]) {
      await test.step(name, async () => {
        await context.setOffline(true);
        await bar.getByRole('button', { name }).click();
        await expect(page.getByText(t['part.title'])).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await context.setOffline(false);
        await page.getByRole('button', { name: t['broken.retry'] }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });
});

test.describe('with the app kept', () => {
  // In one page: caching the whole app takes as long as checking five screens.
  test.describe.configure({ mode: 'default' });
  test.use({ serviceWorkers: 'allow' });

  test('each screen that is gone to without a network says so, and comes by itself when there is one', async ({
    page,
    context,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    await signedIn('SR');
    await page.goto('/');
    await kept(page);
    await expect(heading(page)).toBeVisible();
    for (const path of farther) {
      await test.step(path, async () => {
        await context.setOffline(true);
        await leaveFor(page, path);
        await expectToSaySo(page, path);
        await context.setOffline(false);
        await expectToCome(page, path);
      });
    }
  });

  // The account is missing, before any screen: the message and the recovery are the same for all of them. That the service worker answers
  // each address with the page is tested in src/app/sites.test.ts.
  test('a screen that is loaded anew without a network says so, with another try, and comes when there is one', async ({
    page,
    context,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    await signedIn('SR');
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    for (const path of inside.filter((_, index) => index % FEW === 0)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toHaveText(session['failed.title']);
        await expect(retry(page)).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(heading(page)).not.toHaveText(session['failed.title']);
        await context.setOffline(true);
      });
    }
  });

  test('no screen before the sign-in is blank without a network', async ({ page, context }) => {
    await page.goto('/login');
    await kept(page);
    await context.setOffline(true);
    for (const path of outside) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.getByText(t['broken.chunk.title'])).toBeHidden();
      });
    }
  });
});
