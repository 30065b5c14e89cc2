import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { takeAdmin, tokenOf } from './admins-of-test.ts';
import { BARE_PAGE } from './kept-page.ts';
import { TOKEN_KEY } from './shop.ts';

interface Settings {
  width: number;
  language: 'EN' | 'SR';
}

/** Somebody who may write the catalogue, in a window of their own with a session of its own. */
export async function editorAt(browser: Browser, request: APIRequestContext, { width, language }: Settings) {
  const { person, name } = await takeAdmin(request, { platform: ['content'] });
  const locale = language === 'EN' ? 'en-GB' : 'sr-Latn-RS';
  const context = await browser.newContext({ locale, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const token = await tokenOf(page.request, person);
  const headers = { authorization: `Token ${token}` };
  await page.request.patch('/api/v2/me/', { headers, data: { language } });
  await page.goto(BARE_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  const endSession = () => page.request.post('/api/user/logout/', { headers });
  // Of a session that nobody ends.
  const calling = { authorization: `Token ${await tokenOf(page.request, person)}` };
  const call = async (method: string, path: string, data?: object, more = {}) => {
    const sent = data === undefined ? {} : { data };
    const answer = await page.request.fetch(
      `/api${path}`,
      Object.assign({ method, headers: { ...calling, ...more } }, sent),
    );
    return { status: answer.status(), body: await answer.json() };
  };
  return { page, context, endSession, call, person, name };
}

export type Editor = Awaited<ReturnType<typeof editorAt>>;

/** Presses the first button whose name begins so. */
export const pressed = ({ page }: { page: Page }, button: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .first()
    .click();
