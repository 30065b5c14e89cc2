import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { takeAdmin, tokenOf, type Wanted } from './admins-of-test.ts';
import { BARE_PAGE } from './kept-page.ts';
import { TOKEN_KEY } from './shop.ts';

interface Look {
  width: number;
  language: 'EN' | 'SR';
}

/** A window of its own, in which somebody is signed in who has this language from then on. */
export async function windowOf(
  browser: Browser,
  token: string,
  { width, language, ...more }: Look & Pick<BrowserContextOptions, 'hasTouch'>,
) {
  const locale = language === 'EN' ? 'en-GB' : 'sr-Latn-RS';
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
  const headers = { authorization: `Token ${token}` };
  await page.request.patch('/api/v2/me/', { headers, data: { language } });
  await page.goto(BARE_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  return { context, page, headers };
}

/** Somebody with these roles, whom no other test meets, in a window of their own with a session of its own. */
export async function adminPage(
  browser: Browser,
  request: APIRequestContext,
  { width, language, ...wanted }: Look & Wanted,
) {
  const { person, name } = await takeAdmin(request, wanted);
  const opened = await windowOf(browser, await tokenOf(request, person), { width, language });
  return { ...opened, person, name };
}
