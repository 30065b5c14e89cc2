import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({ settings: { IZBOR_FAULTS: 'on' } });
const calm = await startTestApp();

const ana = await shop.person();
const scoped = (scope: string) => ({ 'x-fault-scope': scope });
const tell = (body: unknown, headers = {}) => shop.call(null, 'POST', '/faults/', body, headers);
const me = (headers = {}) => shop.call(ana, 'GET', '/v2/me/', undefined, headers);
const held = async (count: number) => {
  await expect.poll(async () => (await shop.call(null, 'GET', '/faults/')).body.held).toBe(count);
};

it.each([
  [400, 'fault.refused'],
  [401, 'session.missing'],
  [429, 'request.too_many'],
  [500, 'internal'],
  [503, 'unavailable'],
])('answers the next call with %i as told, and the one after as usual', async (answer, code) => {
  expect((await tell({ call: 'GET /v2/me/', answer })).status).toBe(201);

  expect(await me()).toMatchObject({ status: answer, body: { code } });
  expect((await me()).status).toBe(200);
});

it('fails as often as told, and only the call that was named', async () => {
  await tell({ call: 'PATCH /v2/me/', answer: 500, times: 2 });

  expect((await me()).status).toBe(200);
  expect((await shop.call(ana, 'PATCH', '/v2/me/', {})).status).toBe(500);
  expect((await shop.call(ana, 'PATCH', '/v2/me/', {})).status).toBe(500);
  expect((await shop.call(ana, 'PATCH', '/v2/me/', {})).status).toBe(200);
});

it('names a call with an id in it', async () => {
  await tell({ call: 'PATCH /v2/cart-items/{id}/', answer: 500 });

  expect((await shop.call(ana, 'PATCH', '/v2/cart-items/7/', { count: 2 })).status).toBe(500);
});

it('keeps the faults of one scope from the calls of another', async () => {
  await tell({ call: 'GET /v2/me/', answer: 500 }, scoped('one'));

  expect((await me(scoped('other'))).status).toBe(200);
  expect((await me()).status).toBe(200);
  expect((await me(scoped('one'))).status).toBe(500);
});

it('holds a call until it is released, and then answers it as usual', async () => {
  await tell({ call: 'GET /v2/me/', answer: 'hold' }, scoped('hold'));
  const answer = me(scoped('hold'));
  await held(1);

  expect((await shop.call(null, 'POST', '/faults/release/', undefined, scoped('other'))).body).toEqual({ released: 0 });
  expect((await shop.call(null, 'POST', '/faults/release/', undefined, scoped('hold'))).body).toEqual({ released: 1 });

  expect((await answer).status).toBe(200);
});

it('forgets the faults of a scope and releases what it holds', async () => {
  await tell({ call: 'GET /v2/me/', answer: 'hold' }, scoped('a'));
  await tell({ call: 'GET /v2/me/', answer: 500 }, scoped('a'));
  const answer = me(scoped('a'));
  await held(1);

  expect((await shop.call(null, 'DELETE', '/faults/', undefined, scoped('a'))).status).toBe(204);

  expect((await answer).status).toBe(200);
  expect((await me(scoped('a'))).status).toBe(200);
});

it('closes the connection without an answer, before the work or after it', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const rename = (position: string) =>
    fetch(`${origin}/api/v2/me/`, {
      method: 'PATCH',
      headers: { ...ana.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ position }),
    });

  await tell({ call: 'PATCH /v2/me/', answer: 'nothing' });
  await expect(rename('never saved')).rejects.toThrow();
  expect((await me()).body.position).toBe('');

  await tell({ call: 'PATCH /v2/me/', answer: 'lost' });
  await expect(rename('saved')).rejects.toThrow();
  expect((await me()).body.position).toBe('saved');
});

it.each([
  {},
  { call: 'GET /v2/me/', answer: 418 },
  { call: 'me', answer: 500 },
  { call: 'GET /v2/me/', answer: 500, times: 0 },
])('refuses a fault that makes no sense: %j', async (body) => {
  expect((await tell(body)).status).toBe(400);
});

it('knows nothing of faults unless the settings allow them', async () => {
  expect((await calm.call(null, 'POST', '/faults/', { call: 'GET /v2/me/', answer: 500 })).status).toBe(404);
});
