import type { APIRequestContext } from '@playwright/test';
import { expect } from './shop.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

/** Default notification of a test. */
export const told = {
  title_en: 'Tickets for Čačak',
  title_sr: 'Karte za Čačak',
  send_from: 'Izbor',
  text_en: '<p>Show your card in Čačak.</p>',
  text_sr: '<p>Pokaži karticu u Čačku.</p>',
};

/** Sends a person a notification immediately, as events in the shop do. */
export async function tell(
  request: APIRequestContext,
  call: Call,
  what: Partial<typeof told> & { attachment?: string } = {},
) {
  const { id: user, company } = (await call('GET', '/v2/me/')).body as { id: number; company: { id: number } };
  const { title_en: titleEn, title_sr: titleSr, text_en: textEn, text_sr: textSr, ...rest } = { ...told, ...what };
  const { send_from: sendFrom, attachment } = rest;
  const words = { titleEn, titleSr, textEn, textSr, sendFrom, ...(attachment && { attachment }) };
  const answer = await request.post('/api/faults/notification/', { data: { company: company.id, user, ...words } });
  expect(await answer.json()).toEqual({ told: 1 });
}
