import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { takePerson } from './people.ts';
import { expect, PASSWORD, type Person } from './shop.ts';

/** A person who signs in with a one-time code, and a function that generates the code. Only this test uses their codes. */
export async function takePersonWithCode(request: APIRequestContext): Promise<{ person: Person; code: () => string }> {
  const person = { email: takePerson(), password: PASSWORD };
  const { token } = (await (await request.post('/api/user/token/', { data: person })).json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const begun = await request.post('/api/user/one-time-code/', { headers, data: { password: PASSWORD } });
  const totp = new TOTP({ secret: Secret.fromBase32(((await begun.json()) as { secret: string }).secret) });
  const data = { code: totp.generate() };
  expect((await request.post('/api/user/one-time-code/confirm/', { headers, data })).status()).toBe(200);
  // Each code works once, and the server also accepts the next one.
  return { person, code: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}
