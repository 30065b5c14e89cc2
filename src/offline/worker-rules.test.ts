import { expect, it } from 'vitest';
import { answerFor } from './worker-rules.ts';

const ORIGIN = 'https://izbor.example';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  answerFor({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

it.each(['/', '/cart/', '/benefit/12', '/flexible-benefits?search=a.b', '/vouchers#x'])(
  'opens the screen %s with the page',
  (path) => {
    expect(ask(path, 'navigate')).toBe('page');
  },
);

it.each(['/api/docs/', '/api/openapi.json', '/health/ready', '/metrics', '/files/x', '/pictures', '/no-such.png'])(
  'leaves the address %s, which is no screen, to the network',
  (path) => {
    expect(ask(path, 'navigate')).toBeNull();
  },
);

it('keeps files and pictures of the shop', () => {
  expect(ask('/assets/app-x1.js')).toBe('file');
  expect(ask('/icon-192.png')).toBe('file');
  expect(ask('/manifest.webmanifest')).toBe('file');
  expect(ask('/pictures/sport-pool-teal.svg')).toBe('picture');
});

it('never touches a call of the API, a change, or another origin', () => {
  expect(ask('/api/v2/me/')).toBeNull();
  expect(ask('/assets/app-x1.js', 'cors', 'POST')).toBeNull();
  expect(ask('https://elsewhere.example/assets/app.js')).toBeNull();
  expect(ask('https://elsewhere.example/', 'navigate')).toBeNull();
});
