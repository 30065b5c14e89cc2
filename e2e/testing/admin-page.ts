import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { takeAdmin, tokenOf, type Wanted } from './admins-of-test.ts';
import { BARE_PAGE } from './kept-page.ts';
import { TOKEN_KEY } from './shop.ts';
import { undrawnContext } from './undrawn.ts';

interface Look {
  width: number;
  language: Language;
}

/** Signs a person in on a signed-out page and sets the account's language. */
export async function signInAt(page: Page, token: string, language: Look['language']): Promise<void> {
  const headers = { authorization: `Token ${token}` };
  await page.request.patch('/api/v2/me/', { headers, data: { language } });
  if (!page.url().endsWith(BARE_PAGE)) await page.goto(BARE_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
}

/** A new window with a signed-in person, whose account's language is set. */
export async function windowOf(
  browser: Browser,
  token: string,
  { width, language, ...more }: Look & Pick<BrowserContextOptions, 'hasTouch'>,
) {
  const locale = language === 'EN' ? 'en-GB' : 'sr-Latn-RS';
  const viewport = { width, height: 800 };
  const context = await undrawnContext(browser, { locale, viewport, reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
  await signInAt(page, token, language);
  return { context, page, headers: { authorization: `Token ${token}` } };
}

/** Signs in an administrator with these roles, whom only this test uses, in a window of the given width. */
export async function adminIn(page: Page, { width, language, ...wanted }: Look & Wanted): Promise<void> {
  const { person } = await takeAdmin(page.request, wanted);
  await page.setViewportSize({ width, height: 800 });
  await signInAt(page, await tokenOf(page.request, person), language);
}

/** An administrator with these roles, whom only this test uses, in a new window with a session of its own. */
export async function adminPage(
  browser: Browser,
  request: APIRequestContext,
  { width, language, ...wanted }: Look & Wanted,
) {
  const { person, name } = await takeAdmin(request, wanted);
  const opened = await windowOf(browser, await tokenOf(request, person), { width, language });
  return { ...opened, person, name };
}
