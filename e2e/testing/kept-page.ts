import { expect } from '@playwright/test';
import { openGate } from './call-gate.ts';
import { errorsOf, test as shop, TOKEN_KEY } from './shop.ts';
import { undrawnContext } from './undrawn.ts';

// Answers immediately with a few bytes, on the shop's own origin.
export const BARE_PAGE = '/health/ready';

/**
 * A test of the whole shop in a page that the tests of a worker share: a new page takes four times as long to show the shop. It starts with
 * the window and colours of the test, empty storage, nobody signed in, no held call, a network, no other tab and a running clock.
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
    const page = await keptPages.of(key, () => undrawnContext(browser));
    if (viewport) await page.setViewportSize(viewport);
    // An omitted setting would stay as the previous test left it.
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
