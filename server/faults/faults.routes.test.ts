import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { startTestApp } from '../testing/test-app.ts';
import { MovedClock } from './moved-clock.ts';

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

describe('the clock', () => {
  it('of a server in earnest cannot be moved', async () => {
    expect((await shop.call(null, 'POST', '/faults/clock/', { now: '2026-12-05T00:00:00+01:00' })).status).toBe(404);
  });

  it('runs on from where it was put when each job has begun, and what follows it is done before it answers', async () => {
    const movedClock = new MovedClock(new Date('2026-11-04T23:59:00+01:00'));
    const seen: string[] = [];
    const see = async () => void seen.push(movedClock.read().toISOString().slice(0, 16));
    movedClock.followedBy({ begun: Promise.resolve().then(see), runAll: see });
    const app = createApp({ database: shop.database, config: readConfig({ IZBOR_FAULTS: 'on' }), movedClock });
    const put = (now: unknown) => app.inject({ method: 'POST', url: '/api/faults/clock/', payload: { now } });

    expect(await put('2026-12-05T00:00:00+01:00')).toMatchObject({ statusCode: 200 });
    expect(await put('2026-12-04T22:00:00+01:00')).toMatchObject({ statusCode: 200 });
    expect(await put('tomorrow')).toMatchObject({ statusCode: 400 });

    expect(seen).toEqual(['2026-11-04T22:59', '2026-12-04T23:00', '2026-12-04T21:00']);
    expect((await app.inject('/api/faults/clock/')).json().now).toMatch(/^2026-12-04T21:00/);
    for (const url of ['/api/faults/clock/', '/api/v2/me/', '/api/nothing']) {
      expect((await app.inject(url)).headers.date, url).toMatch(/^Fri, 04 Dec 2026 21:00:\d\d GMT$/);
    }
    await app.close();
  });

  it('is waited for longer than a connection may stand still', async () => {
    const movedClock = new MovedClock();
    const config = readConfig({ IZBOR_FAULTS: 'on' });
    const bodyTimes = { call: 60_000, upload: 60_000, idle: 100 };
    const app = createApp({ database: shop.database, config, movedClock, bodyTimes });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    // The work lasts until the server has closed a connection for being idle.
    const runAll = () => once(connect(port, '127.0.0.1').resume(), 'close').then(() => {});
    movedClock.followedBy({ begun: Promise.resolve(), runAll });

    const moved = await fetch(`http://127.0.0.1:${port}/api/faults/clock/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: '2026-12-05T00:00:00+01:00' }),
    });

    expect(moved.status).toBe(200);
    await app.close();
  });
});

it('says what does not hold of money', async () => {
  expect((await shop.call(null, 'GET', '/faults/breaches/')).body).toEqual({ breaches: [] });
  const { companyId } = await shop.person();
  await shop.database.execute(sql`update accounts set allocated = 5 where company_id = ${companyId}`);
  expect((await shop.call(null, 'GET', '/faults/breaches/')).body.breaches).toMatchObject([
    { breach: 'account differs from its ledger', company_id: companyId },
  ]);
});

it('tells a person something', async () => {
  const { companyId: company, userId: user } = ana;
  const words = { titleEn: 'Tickets', titleSr: 'Karte', textEn: '<p>Hi</p>', textSr: '<p>Ćao</p>', sendFrom: 'Izbor' };
  const send = (more: object) => shop.call(null, 'POST', '/faults/notification/', { company, user, ...words, ...more });
  expect((await send({ attachment: '/pictures/a.svg' })).body).toEqual({ told: 1 });
  expect((await send({ user: 999_999_999 })).body).toEqual({ told: 0 });
  expect((await send({ titleEn: '' })).status).toBe(400);
  expect((await me()).body.notifications).toMatchObject([{ title: 'Tickets', attachments: '/pictures/a.svg' }]);
});
