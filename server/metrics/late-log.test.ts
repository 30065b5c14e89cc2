import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({
  settings: { LOG_LEVEL: 'warn' },
  routes: (app) => {
    app.get('/api/breaks/', async () => {
      throw new Error('It broke');
    });
    app.get('/api/warns/', async ({ log }) => {
      log.info('below the level');
      log.warn({ word: 'said' }, 'with a word');
      log.child({ more: 'of it' }).error('by a child');
      return log.level;
    });
  },
});

const written = () => shop.log.map((line) => JSON.parse(line));

it('says of what fails which call it was', async () => {
  shop.log.length = 0;

  const { headers } = await shop.app.inject({ url: '/api/breaks/' });

  const id = headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(written()).toMatchObject([{ level: 50, reqId: id, msg: 'failed', error: { message: 'It broke' } }]);
});

it('writes what the level of the server lets through, of each call with its own id', async () => {
  shop.log.length = 0;

  const [one, other] = [await shop.app.inject({ url: '/api/warns/' }), await shop.app.inject({ url: '/api/warns/' })];

  expect([one.body, other.body]).toEqual(['warn', 'warn']);
  const lines = written();
  expect(lines).toMatchObject([
    { level: 40, word: 'said', msg: 'with a word' },
    { level: 50, more: 'of it', msg: 'by a child' },
    { level: 40, word: 'said', msg: 'with a word' },
    { level: 50, more: 'of it', msg: 'by a child' },
  ]);
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(2);
  expect(lines[0].reqId).toBe(lines[1].reqId);
});
