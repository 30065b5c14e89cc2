import type { APIRequestContext, Page } from '@playwright/test';

// Where the app keeps the token (specification 6).
const TOKEN_KEY = 'izbor.token';

/** The accounts of the demo data that a test may use; all have the same password. */
export type DemoAccount =
  | 'employee'
  | 'two-step'
  | 'poor'
  | 'incomplete'
  | 'other'
  | 'company-admin'
  | 'corporate'
  | 'admin';

export const PASSWORD = 'Izbor!2026';

export const emailOf = (account: DemoAccount) => `${account}@izbor.demo`;

/** A token of a new session of a demo account without a second step. */
export async function tokenOf(request: APIRequestContext, account: DemoAccount): Promise<string> {
  const answer = await request.post('/api/user/token/', { data: { email: emailOf(account), password: PASSWORD } });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${account} was not signed in: ${answer.status()}`);
  return token;
}

/** Opens the shop as somebody already signed in, in a language. */
export async function signedIn(page: Page, account: DemoAccount, language: 'EN' | 'SR' = 'SR'): Promise<string> {
  const token = await tokenOf(page.request, account);
  const headers = { authorization: `Token ${token}` };
  await page.request.patch('/api/v2/me/', { headers, data: { language } });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  return token;
}
