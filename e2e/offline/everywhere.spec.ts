import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appTexts } from '#locales/app/app.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { expect, test } from '../testing/shop.ts';

const t = appTexts.tables.SR;
const frame = frameTexts.tables.SR;
const session = sessionTexts.tables.SR;
const toasts = toastsTexts.tables.SR;

// What the browser itself tells of a network that is not there, and what React tells of a part that did not come.
const TOLD = /Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be loaded|dynamically imported module/;
test.use({ viewport: { width: 360, height: 760 }, expectedErrors: [TOLD] });

/** The addresses of a table of routes, with something in the place of each part that varies. */
const pathsIn = (file: string) =>
  [...readFileSync(`src/app/${file}`, 'utf8').matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) =>
    path.replace('/:catId?', '/1').replace(':id', '1'),
  );
// The panels are guarded and have no screen yet: what stands there is a guest's page.
const inside = pathsIn('route-table.ts').filter((path) => path !== '/initial' && !path.endsWith('-panel'));
const outside = pathsIn('guest-routes.ts');

/** Goes to another screen within the app, as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const notice = (page: Page) => page.getByText(t['offline.text']);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();
const retry = (page: Page) => page.getByRole('button', { name: t['broken.retry'] }).first();

/** Waits until the app can be opened without a network. */
const kept = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);

/** The page and tabs beside it: each of them waits for the network, and need not wait for the others. */
async function tabsBeside(page: Page, path: string): Promise<Page[]> {
  const others = [await page.context().newPage(), await page.context().newPage()];
  await Promise.all(others.map((tab) => tab.goto(path)));
  return [page, ...others];
}

/** Does the same with some paths at once, each in a tab of its own, until all of them had their turn. */
async function inTabs(
  tabs: readonly Page[],
  paths: readonly string[],
  look: (each: (part: (tab: Page, path: string) => Promise<void>) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < paths.length; first += tabs.length) {
    const together = tabs.flatMap((tab, index) =>
      paths.slice(first + index, first + index + 1).map((path) => ({ tab, path })),
    );
    await test.step(together.map(({ path }) => path).join(', '), () =>
      look((part) => Promise.all(together.map(({ tab, path }) => test.step(path, () => part(tab, path))))),
    );
  }
}

test('the tables of routes were read', () => {
  expect(inside).toEqual(
    expect.arrayContaining(['/', '/flexible-benefits/1', '/cart', '/reimbursement', '/benefit/1']),
  );
  expect(outside).toEqual(expect.arrayContaining(['/start', '/login', '/confirm/1']));
});

// The first time that somebody is here, and with all parts of the app kept by the browser.
for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(serviceWorkers === 'block' ? 'with nothing kept yet' : 'with the app kept', () => {
    test.use({ serviceWorkers });

    test('each screen that is gone to without a network says so, and comes by itself when there is one', async ({
      page,
      context,
      signedIn,
    }) => {
      test.setTimeout(240_000);
      await signedIn('SR');
      await page.goto('/');
      if (serviceWorkers === 'allow') await kept(page);
      const tabs = await tabsBeside(page, '/');
      for (const tab of tabs) await expect(heading(tab)).toBeVisible();
      await inTabs(
        tabs,
        inside.filter((one) => one !== '/'),
        async (each) => {
          await context.setOffline(true);
          await each(async (tab, path) => {
            await go(tab, path);
            await expect(notice(tab)).toBeVisible();
            await expect(heading(tab)).toHaveText(/\S/);
          });
          await context.setOffline(false);
          await each(async (tab) => {
            await expect(notice(tab)).toBeHidden();
            await expect(heading(tab)).toHaveText(/\S/);
            await expect(retry(tab)).toBeHidden();
          });
        },
      );
    });
  });
}

test('what is opened on a phone without a network says that it did not load, and opens at another try', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('SR');
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: toasts.region })).toBeAttached();
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

test.describe('with what the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('each screen that is loaded anew without a network says so, with another try, and comes when there is one', async ({
    page,
    context,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    await signedIn('SR');
    await page.goto('/');
    await kept(page);
    await inTabs(await tabsBeside(page, '/'), inside, async (each) => {
      await context.setOffline(true);
      await each(async (tab, path) => {
        await tab.goto(path);
        await expect(tab.getByRole('heading', { name: session['failed.title'] })).toBeVisible();
        await expect(retry(tab)).toBeVisible();
      });
      await context.setOffline(false);
      await each(async (tab) => {
        await expect(tab.getByRole('banner')).toBeVisible();
        await expect(heading(tab)).not.toHaveText(session['failed.title']);
      });
    });
  });

  test('no screen before the sign-in is blank without a network', async ({ page, context }) => {
    await page.goto('/login');
    await kept(page);
    await context.setOffline(true);
    for (const path of outside) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(t['broken.chunk.title'])).toBeHidden();
      });
    }
  });
});
