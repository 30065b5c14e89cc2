import type { APIRequestContext, Browser } from '@playwright/test';
import { takeAdmin, tokenOf, type Wanted } from './admins-of-test.ts';
import { BARE_PAGE } from './kept-page.ts';
import { TOKEN_KEY } from './shop.ts';

interface Settings extends Wanted {
  width: number;
  language: 'EN' | 'SR';
}

/** Somebody with these roles, whom no other test meets, in a window of their own with a session of its own. */
export async function adminPage(
  browser: Browser,
  request: APIRequestContext,
  { width, language, ...wanted }: Settings,
) {
  const { person, name } = await takeAdmin(request, wanted);
  const locale = language === 'EN' ? 'en-GB' : 'sr-Latn-RS';
  const context = await browser.newContext({ locale, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const token = await tokenOf(page.request, person);
  const headers = { authorization: `Token ${token}` };
  await page.request.patch('/api/v2/me/', { headers, data: { language } });
  await page.goto(BARE_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  return { page, context, person, name, headers };
}
