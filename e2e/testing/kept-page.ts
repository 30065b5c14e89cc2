import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openGate } from './call-gate.ts';
import { errorsOf, test as shop, TOKEN_KEY, tokenOf } from './shop.ts';

// Answers at once with a few bytes, and is of the shop's own origin.
const BARE_PAGE = '/health/ready';

/** The pages that a worker keeps, each for the tests of one file against one shop. */
class KeptPages {
  #key = '';
  #page: Page | undefined;

  /** The page of the tests of a file, made by the first of them. */
  async of(key: string, open: () => Promise<BrowserContext>): Promise<Page> {
    if (key !== this.#key || !this.#page) {
      await this.close();
      this.#page = await (await open()).newPage();
      this.#key = key;
    }
    return this.#page;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}

/**
 * A test of the whole shop in a page that the tests of its file share, for a new one takes four times as long to show the shop
 * as one that has shown it. It begins with nothing stored, nobody signed in, no call held and a clock that runs.
 */
export const test = shop.extend<object, { keptPages: KeptPages }>({
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const pages = new KeptPages();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ keptPages, browser, baseURL, expectedErrors }, use, { file }) => {
    const page = await keptPages.of(`${file} ${baseURL}`, () => browser.newContext());
    const { errors, stop } = errorsOf(page.context());
    await page.context().clearCookies();
    await page.goto(BARE_PAGE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    await openGate(page);
    await page.clock.install();
    await page.clock.resume();
    stop();
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },

  context: async ({ page }, use) => use(page.context()),

  signedIn: async ({ page, person, request }, use) => {
    await use(async (language = 'SR') => {
      const token = await tokenOf(request, person);
      await request.patch('/api/v2/me/', { headers: { authorization: `Token ${token}` }, data: { language } });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    });
  },
});
