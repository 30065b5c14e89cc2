import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { sidewards, stopFindings, stopFindingsInHighWindow } from './axe.ts';
import { fetchApi } from './fetch-api.ts';
import { BARE_PAGE } from './kept-page.ts';
import { TOKEN_KEY } from './shop.ts';
import { expect, STARTS } from './shop-with-clock.ts';
import type { StartedShop } from './start-shop.ts';

/** Credentials of a person. */
export interface Account {
  email: string;
  password: string;
}

/** Signs a person in; returns a function for calls. */
export async function signIn(request: APIRequestContext, who: Account) {
  const begun = await request.post('/api/user/token/', { data: who });
  expect(begun.status(), who.email).toBe(200);
  const { token } = (await begun.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const call = async (method: string, path: string, data?: unknown, more: Record<string, string> = {}) => {
    const answer = await fetchApi(request, path, { method, headers: { ...headers, ...more }, data });
    const isJson = answer.headers()['content-type']?.includes('json') ?? false;
    return { status: answer.status(), body: isJson ? await answer.json() : await answer.text() };
  };
  return { token, headers, call };
}

/** Opens the shop as a person, in a language, with the page's clock set to the server's. */
export async function openAs(
  page: Page,
  request: APIRequestContext,
  { as, language, now = STARTS }: { as: Account; language: Language; now?: string },
) {
  const one = await signIn(request, as);
  await one.call('PATCH', '/v2/me/', { language });
  if (!page.url().endsWith(BARE_PAGE)) await page.goto(BARE_PAGE);
  // The server's time decides how long an import can be undone.
  await page.clock.setSystemTime(now);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, one.token] as const);
  return one;
}

/** Checks that must pass at every stop of a journey. */
export const looksAt =
  (page: Page, { breaches }: StartedShop, findings = stopFindings) =>
  async (what: string) => {
    expect(await findings(page), what).toEqual([]);
    expect(await sidewards(page), what).toBeLessThanOrEqual(0);
    expect(await breaches(), what).toEqual([]);
  };

/** Checks a page once its heading, perhaps a given one, is there; in a high window, so that axe checks all of it. */
export function stopsAt(page: Page, shop: StartedShop) {
  const look = looksAt(page, shop, stopFindingsInHighWindow);
  return async (what: string, name: string | RegExp = /\S/) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await look(what);
  };
}

/** Undoes the import whose page is open, with the texts of that page; `timeout` is in milliseconds. */
export async function takeBack(
  page: Page,
  t: Record<'done.undo' | 'undo.confirm' | 'undone.title', string>,
  timeout = 120_000,
) {
  await page.getByRole('button', { name: t['done.undo'], exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t['undo.confirm'] }).click();
  await expect(page.getByRole('heading', { name: t['undone.title'] })).toBeVisible({ timeout });
}

// Windows-1250 codes of the letters that are not ASCII.
const LETTERS = new Map(
  Object.entries({ Đ: 0xd0, đ: 0xf0, Š: 0x8a, š: 0x9a, Č: 0xc8, č: 0xe8, ć: 0xe6, Ž: 0x8e, ž: 0x9e }),
);

/** A text in Windows-1250, as an office saves it. */
export const inWindows1250 = (text: string) =>
  Buffer.from([...text].map((letter) => LETTERS.get(letter) ?? letter.charCodeAt(0)));
