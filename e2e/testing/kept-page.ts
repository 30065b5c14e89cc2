import { expect } from '@playwright/test';
import { openGate } from './call-gate.ts';
import { errorsOf, test as shop, TOKEN_KEY } from './shop.ts';

// Answers at once with a few bytes, and is of the shop's own origin.
export const BARE_PAGE = '/health/ready';

/**
 * A test of the whole shop in a page that the tests of a worker share, for a new one takes four times as long to show the shop
 * as one that has shown it. It begins in the window and the colours of the test, with nothing stored, nobody signed in, no call held,
 * a network, no other tab and a clock that runs.
 */
export const test = shop.extend({
  page: async (
    {
      keptPages,
      browser,
      baseURL,
      viewport,
      locale,
      colorScheme,
      forcedColors,
      reducedMotion,
      serviceWorkers,
      expectedErrors,
    },
    use,
  ) => {
    const key = JSON.stringify([baseURL, locale, serviceWorkers]);
    const page = await keptPages.of(key, () => browser.newContext());
    if (viewport) await page.setViewportSize(viewport);
    // What is not named would stay as the test before left it.
    await page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      forcedColors: forcedColors ?? 'none',
      reducedMotion: reducedMotion ?? 'no-preference',
    });
    const { errors, stop } = errorsOf(page.context());
    await page.context().clearCookies();
    if (!page.url().endsWith(BARE_PAGE)) await page.goto(BARE_PAGE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
    await page.context().setOffline(false);
    for (const tab of page.context().pages()) if (tab !== page) await tab.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(BARE_PAGE);
    await openGate(page);
    await page.clock.install();
    await page.clock.resume();
    stop();
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },

  context: async ({ page }, use) => use(page.context()),

  signedIn: async ({ page, session, request }, use) => {
    await use(async (language = 'SR') => {
      const token = await session();
      await request.patch('/api/v2/me/', { headers: { authorization: `Token ${token}` }, data: { language } });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    });
  },
});
