import type { APIRequestContext } from '@playwright/test';
import { expect, PASSWORD } from './shop.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

/** The notification that a person gets when the test gives no other. */
export const told = {
  title_en: 'Tickets for Čačak',
  title_sr: 'Karte za Čačak',
  send_from: 'Izbor',
  text_en: '<p>Show your card in Čačak.</p>',
  text_sr: '<p>Pokaži karticu u Čačku.</p>',
};

/** Sends a person a notification, as the platform's admin does. */
export async function tell(
  request: APIRequestContext,
  call: Call,
  what: Partial<typeof told> & { attachment?: string } = {},
) {
  const admin = { email: 'admin@izbor.demo', password: PASSWORD };
  const { token } = (await (await request.post('/api/user/token/', { data: admin })).json()) as { token: string };
  const { id: user, company } = (await call('GET', '/v2/me/')).body as { id: number; company: { id: number } };
  const sent = await request.post('/api/admin/notifications/', {
    headers: { authorization: `Token ${token}` },
    data: { ...told, ...what, user, company: company.id },
  });
  expect(sent.status()).toBe(202);
}
