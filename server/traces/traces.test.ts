import { describe, expect, it } from 'vitest';
import { startFakeCollector } from '../testing/fake-collector.ts';
import { startTestApp } from '../testing/test-app.ts';
import { Traces } from './traces.ts';

const NAMED = '4bf92f3577b34da6a3ce929d0e0e4736';
const SECRET = 'a-password-of-nobody-7431';

/** A shop that sends its traces; it is called over a real connection, since the body's events are needed. */
async function tracedShop(on: 'postgres' | 'pglite', believed: boolean) {
  const { endpoint, taken, raw } = await startFakeCollector();
  const traces = new Traces({ endpoint, service: 'izbor-test', share: 1 }, { believed });
  const shop = await startTestApp({
    on,
    traces,
    routes: (app) => {
      app.get('/api/breaks', () => {
        throw new Error('broken');
      });
    },
  });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: Object.assign({ 'content-type': 'application/json' }, headers),
      body: body === undefined ? null : JSON.stringify(body),
    });
  return { shop, call, traces, taken, raw };
}

describe.each(['postgres', 'pglite'] as const)('on %s', (on) => {
  it('a call is a span with its statements within it, also after a body and in a transaction', async () => {
    const { shop, call, traces, taken, raw } = await tracedShop(on, false);
    const who = await shop.person({ flexible: 5000 });
    const headers = who.headers as Record<string, string>;
    const before = taken.length;
    const answers = [
      await call('GET', '/v2/me/', undefined, headers),
      await call('POST', '/user/token/', { email: 'nobody@izbor.test', password: SECRET }),
      await call('POST', '/v2/contact/', { subject: 'Cards', message: SECRET }, headers),
      await call('GET', '/breaks', undefined, { traceparent: `00-${NAMED}-00f067aa0ba902b7-01` }),
    ];
    await traces.stop();

    expect(before).toBe(0);
    const calls = taken.filter(({ kind }) => kind === 2);
    expect(calls.map(({ attributes }) => attributes['http.response.status_code'])).toEqual(
      answers.map(({ status }) => status),
    );
    expect(calls[0]).toMatchObject({
      name: 'GET /api/v2/me/',
      parentSpanId: '',
      failed: false,
      attributes: { 'http.request.method': 'GET', 'http.route': '/api/v2/me/', 'http.response.status_code': 200 },
    });
    const within = (span?: { spanId: string }) => taken.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    for (const made of calls.slice(0, 3)) expect(within(made).length).toBeGreaterThan(0);
    // The statement inside a transaction.
    expect(within(calls[2]).map(({ name }) => name)).toContain('insert');
    for (const asked of within(calls[1])) {
      expect(asked).toMatchObject({ kind: 3, traceId: calls[1]?.traceId });
      expect(asked.attributes['db.query.text']).toMatch(/^\w+ /);
    }
    expect(calls[3]).toMatchObject({ name: 'GET /api/breaks', failed: true });
    // A trace id from outside is not accepted.
    expect(calls[3]?.traceId).not.toBe(NAMED);
    const sent = raw.join('\n');
    expect(sent).toContain('POST /v1/traces');
    expect(sent).toContain('izbor-test');
    for (const kept of [SECRET, 'nobody@izbor.test', headers.authorization]) expect(sent).not.toContain(kept);
    const line = shop.log.map((text) => JSON.parse(text)).find(({ route }) => route === '/api/v2/me/');
    expect(line.trace).toBe(calls[0]?.traceId);
    expect(line.request).toBe(calls[0]?.attributes['izbor.request']);
  });
});

it('goes on with the trace of a proxy that is believed', async () => {
  const { call, traces, taken } = await tracedShop('postgres', true);
  await call('GET', '/v2/me/', undefined, { traceparent: `00-${NAMED}-00f067aa0ba902b7-01` });
  await call('GET', '/v2/me/', undefined, { traceparent: `00-${NAMED}-00f067aa0ba902b7-00` });
  await traces.stop();

  expect(taken.filter(({ kind }) => kind === 2)).toEqual([
    expect.objectContaining({ traceId: NAMED, parentSpanId: '00f067aa0ba902b7' }),
  ]);
});

it('a run of a job is a trace of its own, which says whether it failed', async () => {
  const { shop, traces, taken } = await tracedShop('postgres', false);
  const done = traces.watchJob({
    name: 'asks',
    rest: 1000,
    run: async () => {
      await shop.opened.ping();
      return true;
    },
  });
  const fails = traces.watchJob({ name: 'fails', rest: 1000, run: () => Promise.reject(new Error('no')) });

  expect(await done.run()).toBe(true);
  await expect(fails.run()).rejects.toThrow('no');
  await traces.stop();
  const [asks, failed] = ['job asks', 'job fails'].map((name) => taken.find((span) => span.name === name));
  expect(taken.filter(({ parentSpanId }) => parentSpanId === asks?.spanId)).toEqual([
    expect.objectContaining({ name: 'select', attributes: expect.objectContaining({ 'db.query.text': 'select 1' }) }),
  ]);
  expect([asks?.failed, failed?.failed]).toEqual([false, true]);
  expect(asks?.traceId).not.toBe(failed?.traceId);
});

it('a collector that is not there keeps nobody waiting, and is told of once', async () => {
  const traces = new Traces({ endpoint: 'http://127.0.0.1:9', service: 'izbor', share: 1 }, { believed: false });
  const shop = await startTestApp({ traces });
  const who = await shop.person();
  expect((await shop.call(who, 'GET', '/v2/me/')).status).toBe(200);
  await traces.stop();
  expect((await shop.call(who, 'GET', '/v2/me/')).status).toBe(200);
  const told = shop.log.map((text) => JSON.parse(text)).filter(({ endpoint }) => endpoint === 'http://127.0.0.1:9');
  expect(told).toEqual([expect.objectContaining({ msg: expect.stringContaining('takes no traces') })]);
});
