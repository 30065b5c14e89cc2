import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { fetchApi } from './fetch-api.ts';
import { expect } from './shop.ts';

export type Body = Record<string, unknown> & { id: number };
export type Call = (method: string, path: string, data?: object, headers?: object) => Promise<Body>;

/** Number of parallel calls. */
const AT_ONCE = 10;

/** Timeout in milliseconds for offering a thousand benefits, on a loaded server. */
const LONG = 120_000;

/** Makes calls with a person's token; a call that fails fails the test. */
export function callsOf(request: APIRequestContext, token: string): Call {
  return async (method, path, data, more = {}) => {
    const headers = Object.assign({ authorization: `Token ${token}` }, more);
    const answer = await fetchApi(request, path, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Body;
  };
}

/** Runs a bulk change to its end by calls. */
async function runBulk(call: Call, body: object): Promise<void> {
  const { id } = await call('POST', '/admin/benefits/bulk/preview/', body);
  await call('POST', `/admin/benefits/bulk/${id}/run/`);
  const status = async () => (await call('GET', `/admin/benefits/bulk/${id}/`)).status;
  await expect.poll(status, { timeout: LONG }).toBe('done');
}

/**
 * Creates draft benefits of a new provider, which no other test sees or changes: the first is "Masaža" (Massage), the others are "Joga 001"
 * (Yoga 001) and so on.
 */
export async function draftsOfOwnProvider(call: Call, count: number): Promise<{ provider: number; ids: number[] }> {
  const { id: provider } = await call('POST', '/admin/providers/', { name: `Kuća ${randomUUID().slice(0, 8)}` });
  const [category] = (await call('GET', '/admin/categories/')).results as { id: number }[];
  const make = async (place: number) => {
    const number = String(place).padStart(3, '0');
    const { id } = await call('POST', '/admin/benefits/', {
      kind: 'flexible',
      // Not a voucher, because other tests buy the cheapest voucher of the shop.
      way_to_buy: 'web',
      provider_id: provider,
      category_id: category?.id,
      name_sr: place === 0 ? 'Masaža' : `Joga ${number}`,
      name_en: place === 0 ? 'Massage' : `Yoga ${number}`,
      short_description_sr: 'Mirno.',
      short_description_en: 'Calm.',
      price: 3000,
      currency: 'RSD',
      monthly: true,
    });
    return id;
  };
  const ids: number[] = [];
  while (ids.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, (_, place) => make(ids.length + place));
    ids.push(...(await Promise.all(next)));
  }
  return { provider, ids };
}

/** Creates the same benefits and offers all of them. */
export async function benefitsOfOwnProvider(call: Call, count: number): Promise<{ provider: number; ids: number[] }> {
  const made = await draftsOfOwnProvider(call, count);
  await runBulk(call, { query: { provider: made.provider }, action: 'offer' });
  return made;
}

/** Makes a call about a record with its current revision. */
export async function atItsRevision(call: Call, path: string, deed: string, data?: object): Promise<Body> {
  const { revision } = await call('GET', path);
  return call('POST', `${path}${deed}/`, data, { 'if-revision-match': String(revision) });
}
