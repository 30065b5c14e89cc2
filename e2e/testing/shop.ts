import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { openGate } from './call-gate.ts';
import { fetchApi } from './fetch-api.ts';
import { type KeptPages, keptPages } from './kept-pages.ts';
import { takePerson } from './people.ts';
import { CLOCK_SHOP, type StartedShop, startShop } from './start-shop.ts';
import { undraw } from './undrawn.ts';

export { expect };

/** Storage key of the token (specification.md 6). */
export const TOKEN_KEY = 'izbor.token';

/** The password of every account of the demo data. */
export const PASSWORD = 'Izbor!2026';

/** A new password that contains no name of shop, company or person. */
export const CHOSEN_PASSWORD = 'Zeleni*list7';

/** A person with 100.000 RSD, another 20.000 RSD for sport, and an empty cart. No other test uses them. */
export interface Person {
  email: string;
  password: string;
}

interface Shop {
  person: Person;
  /** Token of the person's session, the same for `call` and `signedIn`. */
  session: () => Promise<string>;
  /** Makes a call below /api as the person. */
  call: (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;
  /** Opens the shop with the person already signed in, in a language. */
  signedIn: (language?: Language) => Promise<void>;
}

interface Settings {
  expectedErrors: RegExp[];
  /** Whether the test's own page is painted, for tests of what is seen to move; pages that tests share never are. */
  isDrawn: boolean;
}

/** Worker fixtures. They are the same for all tests, so that no file needs a worker and a browser of its own. */
interface OfWorker {
  keptPages: KeptPages;
  /** The shop with a clock that all tests of a worker share, started by the first call. */
  clockShop: () => Promise<StartedShop>;
}

/** A test of the whole shop: an error in the console of any tab fails it, unless it is among `expectedErrors`. */
export const test = base.extend<Shop & Settings, OfWorker>({
  expectedErrors: [[], { option: true }],
  isDrawn: [false, { option: true }],

  keptPages,

  clockShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      let started: Promise<StartedShop> | undefined;
      await use(() => {
        started ??= startShop(CLOCK_SHOP);
        return started;
      });
      await (await started)?.stop();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  person: async ({}, use) => use({ email: takePerson(), password: PASSWORD }),

  session: async ({ request, person }, use) => {
    let begun: Promise<string> | undefined;
    await use(() => {
      begun ??= tokenOf(request, person);
      return begun;
    });
  },

  call: async ({ request, session }, use) => {
    await use(async (method, path, data) => {
      const headers = { authorization: `Token ${await session()}` };
      const made = await fetchApi(request, path, { method, headers, data });
      return { status: made.status(), body: made.status() === 204 ? null : await made.json() };
    });
  },

  signedIn: async ({ page, session, request }, use) => {
    await use(async (language = 'SR') => {
      const token = await session();
      await request.patch('/api/v2/me/', { headers: { authorization: `Token ${token}` }, data: { language } });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    });
  },

  page: async ({ page, context, expectedErrors, isDrawn }, use) => {
    if (!isDrawn) await undraw(context);
    const { errors } = errorsOf(context);
    await use(page);
    // A call that is answered when the test ends has no page left to answer to.
    for (const tab of context.pages()) {
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await openGate(tab);
    }
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

/** Signs in a person who needs no code; returns the token. */
export async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const answer = await request.post('/api/user/token/', { data: person });
  return ((await answer.json()) as { token: string }).token;
}

/** Errors that all tabs log or throw from now on, until `stop`. */
export function errorsOf(context: BrowserContext): { errors: string[]; stop: () => void } {
  const errors: string[] = [];
  const threw = (error: { error: () => unknown }) => errors.push(String(error.error()));
  const wrote = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  context.on('weberror', threw);
  context.on('console', wrote);
  return { errors, stop: () => context.off('weberror', threw).off('console', wrote) };
}
