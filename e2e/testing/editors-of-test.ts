import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminPage } from './admin-page.ts';
import { tokenOf } from './admins-of-test.ts';
import { fetchApi } from './fetch-api.ts';
import { expect } from './shop.ts';

interface Settings {
  width: number;
  language: Language;
}

/** An editor of the catalogue, in a new window with a session of its own. */
export async function editorAt(browser: Browser, request: APIRequestContext, { width, language }: Settings) {
  const { page, context, person, name, headers } = await adminPage(browser, request, {
    width,
    language,
    platform: ['content'],
  });
  const endSession = () => page.request.post('/api/user/logout/', { headers });
  // A second session, which the test never ends.
  const calling = { authorization: `Token ${await tokenOf(page.request, person)}` };
  const call = async (method: string, path: string, data?: object, more = {}) => {
    const answer = await fetchApi(page.request, path, { method, headers: { ...calling, ...more }, data });
    return { status: answer.status(), body: await answer.json() };
  };
  return { page, context, endSession, call, person, name };
}

export type Editor = Awaited<ReturnType<typeof editorAt>>;

/** Presses the first button whose name begins with `button`. */
export const pressed = ({ page }: { page: Page }, button: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .first()
    .click();

/**
 * Saves without a session. The shop's polling may discover that first, and the button disappears with the form: both lead to the sign-in.
 */
export async function savedWithoutSession({ page }: { page: Page }, save: string): Promise<void> {
  const buttons = page.getByRole('button', { name: new RegExp(`^${save}`) });
  await buttons.evaluateAll(([first]) => (first as HTMLElement | undefined)?.click());
  await expect(page).toHaveURL(/\/login/);
}

/** Waits until a form is back after signing in: it resumes the save, or asks first. Reloading earlier would show it unchanged. */
export async function opensAgain(
  { page }: { page: Page },
  { save, resume }: Record<'save' | 'resume', string>,
): Promise<void> {
  const goesOn = page.getByRole('button', { name: new RegExp(`^${save}`), disabled: false });
  await expect(goesOn.or(page.getByRole('button', { name: resume })).first()).toBeVisible();
}
