// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { getMe } from '#contract/users/users.contract.ts';
import { jelena } from '../testing/people.ts';
import { callEndpoint } from './call-endpoint.ts';
import { serverNow } from './server-time.ts';

const SERVER = Date.parse('2026-03-10T10:00:00Z');

/** By how many seconds `serverNow` is ahead of the server's time after this answer. */
async function lateAfter(answer: Response): Promise<number> {
  vi.stubGlobal('fetch', async () => answer);
  await callEndpoint(getMe).catch(() => {});
  return Math.round((serverNow().getTime() - SERVER) / 1000);
}

const headers = { Date: new Date(SERVER).toUTCString() };

it.each([
  ['an answer', () => Response.json(jelena, { headers })],
  ['a refusal', () => Response.json({ code: 'x', message: '' }, { status: 403, headers })],
  ['nothing new', () => new Response(null, { status: 304, headers })],
])('is what %s of the server says, whatever day the device has', async (_, answer) => {
  expect(await lateAfter(answer())).toBe(0);
});

it('stays so after an answer that does not say it', async () => {
  await lateAfter(Response.json(jelena, { headers }));
  expect(await lateAfter(Response.json(jelena))).toBe(0);
});
