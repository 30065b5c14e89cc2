import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const guarded = await startTestApp({ settings: { METRICS_TOKEN: 'figures' } });

const metrics = (from: typeof shop, remoteAddress: string, headers: Record<string, string> = {}) =>
  from.app.inject({ url: '/metrics', remoteAddress, headers });

it('says that it is alive and ready', async () => {
  expect((await shop.app.inject('/health/live')).json()).toEqual({ status: 'live' });
  expect((await shop.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});

it.each([
  ['refuses', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<void>(() => {})],
])('is alive but not ready while the database %s', async (_, ping) => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: shop.opened.dataDir });
  const app = createApp({ database: shop.database, config, ping });

  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  await app.close();
});

it('shows its figures to the machine it runs on, by route and not by address', async () => {
  await shop.call(await shop.person(), 'GET', '/v2/benefit/424242/');

  const answer = await metrics(shop, '127.0.0.1');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('route="/api/v2/benefit/:id/",status="404"');
  expect(answer.body).not.toContain('424242');
});

it('shows them to nobody else, also not through a proxy on the same machine', async () => {
  expect((await metrics(shop, '203.0.113.9')).statusCode).toBe(404);
  expect((await metrics(shop, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  expect((await metrics(shop, '203.0.113.9', { authorization: 'Bearer undefined' })).statusCode).toBe(404);
});

it('shows them from afar to who has the token', async () => {
  expect((await metrics(guarded, '203.0.113.9', { authorization: 'Bearer figures' })).statusCode).toBe(200);
  expect((await metrics(guarded, '203.0.113.9', { authorization: 'Bearer wrong' })).statusCode).toBe(404);
});
