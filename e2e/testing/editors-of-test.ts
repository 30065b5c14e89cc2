import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { adminPage } from './admin-page.ts';
import { tokenOf } from './admins-of-test.ts';
import { fetchApi } from './fetch-api.ts';
import { expect } from './shop.ts';

interface Settings {
  width: number;
  language: 'EN' | 'SR';
}

/** Somebody who may write the catalogue, in a window of their own with a session of its own. */
export async function editorAt(browser: Browser, request: APIRequestContext, { width, language }: Settings) {
  const { page, context, person, name, headers } = await adminPage(browser, request, {
    width,
    language,
    platform: ['content'],
  });
  const endSession = () => page.request.post('/api/user/logout/', { headers });
  // Of a session that nobody ends.
  const calling = { authorization: `Token ${await tokenOf(page.request, person)}` };
  const call = async (method: string, path: string, data?: object, more = {}) => {
    const answer = await fetchApi(page.request, path, { method, headers: { ...calling, ...more }, data });
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

/** Saves without a session. The shop's own pulse may find that out first, and the button is gone with the form: either leads to signing in. */
export async function savedWithoutSession({ page }: { page: Page }, save: string): Promise<void> {
  const buttons = page.getByRole('button', { name: new RegExp(`^${save}`) });
  await buttons.evaluateAll(([first]) => (first as HTMLElement | undefined)?.click());
  await expect(page).toHaveURL(/\/login/);
}

/** Waits until a form is there again after signing in: it goes on with what was being saved, or asks whether to. A reload before that would find it as it was. */
export async function opensAgain(
  { page }: { page: Page },
  { save, resume }: Record<'save' | 'resume', string>,
): Promise<void> {
  const goesOn = page.getByRole('button', { name: new RegExp(`^${save}`), disabled: false });
  await expect(goesOn.or(page.getByRole('button', { name: resume })).first()).toBeVisible();
}
