import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { startTestApp } from '../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'izbor-web-'));
afterAll(() => rmSync(folder, { recursive: true }));

const INLINE = 'document.title = "x"';
const PAGE = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/app.js"></script>`;
// printf %s 'document.title = "x"' | openssl dgst -sha256 -binary | base64
const INLINE_HASH = "'sha256-1AnVojUr4GiiRK2VhNR10AnLLZVQS8Y3idVdN/PXM5c='";
const SCRIPT = `console.log(${'"izbor", '.repeat(500)} 1)`;
const WASM = Buffer.from('0061736d01000000', 'hex');
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

mkdirSync(join(folder, 'client/assets'), { recursive: true });
mkdirSync(join(folder, 'client/.git'));
mkdirSync(join(folder, 'client/pictures'));
mkdirSync(join(folder, 'pictures'));
writeFileSync(join(folder, 'client/index.html'), PAGE);
writeFileSync(join(folder, 'client/assets/app.js'), SCRIPT);
writeFileSync(join(folder, 'client/assets/app.js.map'), '{}');
writeFileSync(join(folder, 'client/assets/pdf.worker.min-x1.mjs'), SCRIPT);
writeFileSync(join(folder, 'client/assets/jbig2-x1.wasm'), WASM);
writeFileSync(join(folder, 'client/icon.svg'), DRAWING);
writeFileSync(join(folder, 'client/.env'), 'SECRET=1');
writeFileSync(join(folder, 'client/.git/config'), 'SECRET=1');
writeFileSync(join(folder, 'client/pictures/banner-0.svg'), DRAWING);
writeFileSync(join(folder, 'pictures/sport-mat-0.svg'), DRAWING);
writeFileSync(join(folder, 'pictures/leaflet-season.pdf'), '%PDF-1.7');
writeFileSync(join(folder, 'pictures/.version'), 'SECRET');
writeFileSync(join(folder, 'secret.js'), 'SECRET=1');

const shop = await startTestApp({ web: { client: join(folder, 'client'), pictures: join(folder, 'pictures') } });
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

it.each([
  '/',
  '/cart/',
  '/benefit/12',
  '/reset-password/abc_DEF-123',
  '/flexible-benefits?search=a.b',
  '/index.html',
  '/profile.',
  '/verify/7XK2.',
])('answers the screen %s with the page', async (url) => {
  const answer = await get(url);

  expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

it('lets the page run its own scripts and no others, in no frame, with nobody else', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']).split('; ');

  expect(policy).toContain(`script-src 'self' ${INLINE_HASH}`);
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  expect(policy.join()).not.toMatch(/upgrade-insecure-requests|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
});

it('keeps assets for ever, and compressed for who takes it', async () => {
  const plain = await get('/assets/app.js');
  const br = await get('/assets/app.js', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/assets/app.js', { 'accept-encoding': 'gzip, br;q=0' });

  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, SCRIPT, undefined]);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
});

it('sends what was compressed meanwhile as soon as it is there', async () => {
  writeFileSync(join(folder, 'client/assets/new.js'), SCRIPT);
  let finish = () => {};
  const compressed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const fresh = await startTestApp({ web: { client: join(folder, 'client'), compressed } });
  const sent = async () =>
    (await fresh.app.inject({ url: '/assets/new.js', headers: { 'accept-encoding': 'br' } })).rawPayload;
  const quick = await sent();
  const smallest = brotliCompressSync(SCRIPT);

  writeFileSync(join(folder, 'client/assets/new.js.br'), smallest);
  finish();

  expect(brotliDecompressSync(quick).toString()).toBe(SCRIPT);
  await expect.poll(sent).toEqual(smallest);
  expect(quick).not.toEqual(smallest);
});

it('lets the worker that draws PDFs run its decoders and ask nobody for anything', async () => {
  const [worker, decoder, script] = await Promise.all(
    ['/assets/pdf.worker.min-x1.mjs', '/assets/jbig2-x1.wasm', '/assets/app.js'].map((url) => get(url)),
  );

  expect(worker?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
  });
  expect([decoder?.headers['content-type'], decoder?.rawPayload]).toEqual(['application/wasm', WASM]);
  expect(script?.headers).toHaveProperty('content-security-policy', "frame-ancestors 'none'");
});

it('answers 304 to who has the file already', async () => {
  const { headers } = await get('/icon.svg');

  const again = await get('/icon.svg', { 'if-none-match': String(headers.etag) });

  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/icon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('serves a leaflet so that a browser opens it', async () => {
  const { statusCode, headers } = await get('/pictures/leaflet-season.pdf');
  expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([
    200,
    'application/pdf',
    "frame-ancestors 'none'",
  ]);
});

it.each([
  ['the app', '/pictures/banner-0.svg'],
  ['the benefits', '/pictures/sport-mat-0.svg'],
])('serves drawings of %s that can run nothing', async (_, url) => {
  const { statusCode, headers } = await get(url);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/app.js.map',
  '/favicon.ico',
  '/.env',
  '/.git/config',
  '/pictures/.version',
  '/pictures/missing.svg',
  '/pictures/../secret.js',
  '/pictures/..%2f..%2fsecret.js',
  '/../secret.js',
  '/..%2fsecret.js',
  '/%2e%2e/secret.js',
  '/..\\secret.js',
  '/assets/..%5c..%5csecret.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/assets//app.js%00.svg',
  '/assets/app.js/',
  '//etc/passwd.txt',
  '/api/v2/nothing/',
  '/api',
  '/files/1.pdf',
  '/health/other',
])('answers 404 to %s', async (url) => {
  const answer = await get(url, { accept: 'text/html' });

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(answer.body).not.toContain('SECRET');
});

describe('what is asked for unbidden', async () => {
  const own = await startTestApp({ web: { client: join(projectRoot, 'src/public') } });

  it('keeps crawlers out of a shop that is behind signing in', async () => {
    const { statusCode, headers, body } = await own.app.inject('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
    'has an icon at %s',
    async (url) => {
      const { statusCode, headers } = await own.app.inject(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );

  it('leads keepers of passwords to where one is changed, and has nothing else there', async () => {
    const { statusCode, headers } = await own.app.inject('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/profile']);
    const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await own.app.inject(none)).statusCode).toBe(404);
  });
});

describe('an address that cannot be decoded', () => {
  const BROKEN = '%E0%A4%A';

  it.each(['/', '/verify/', '/no/such/page/'])(
    'is answered by the page where it may be a screen: %s',
    async (place) => {
      const [answer, known] = await Promise.all([get(`${place}${BROKEN}?page=2`), get('/no-such-page')]);

      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      const { 'x-request-id': _id, date: _date, ...headers } = known.headers;
      expect(answer.headers).toMatchObject(headers);
      const again = await get(`${place}${BROKEN}`, { 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it.each([
    ['GET', '/api/v2/benefit/'],
    ['GET', '/api/'],
    ['GET', '/assets/'],
    ['GET', '/pictures/'],
    ['POST', '/verify/'],
  ] as const)('is malformed of what is no screen: %s %s', async (method, place) => {
    const answer = await shop.app.inject({ method, url: `${place}${BROKEN}`, headers: { accept: 'text/html' } });

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.malformed']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('is not there while no page is', async () => {
    const unbuilt = await startTestApp({ web: { client: join(folder, 'pictures') } });
    const answer = await unbuilt.app.inject(`/verify/${BROKEN}`);

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

it.each(['//evil.example', '/\\evil.example', '/login?next=https://evil.example'])(
  'sends nobody elsewhere from %s',
  async (url) => {
    expect((await get(url)).headers).not.toHaveProperty('location');
  },
);

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'] as const)('refuses %s to a page', async (method) => {
  const answer = await shop.app.inject({ method: method as 'GET', url: '/', headers: { secret: 'echo' } });

  expect([404, 405]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('echo');
});

it('answers HEAD with the headers alone', async () => {
  const answer = await shop.app.inject({ method: 'HEAD', url: '/assets/app.js' });

  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

it.each([
  ['HEAD', '/api/v2/category/', 405, 'GET'],
  ['GET', '/api/user/token/', 405, 'POST'],
  ['GET', '/api/v2/vouchers/7/', 405, 'PATCH'],
  ['GET', '/api/nothing/', 404, undefined],
  ['HEAD', '/api', 404, undefined],
] as const)('says of %s %s what the address takes, as of any other method', async (method, url, status, allow) => {
  const answer = await shop.app.inject({ method, url });

  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
});

it.each([
  '/',
  '/assets/app.js',
  '/icon.svg',
  '/pictures/leaflet-season.pdf',
  '/api/v2/me/',
  '/api/docs/',
  '/health/live',
])('lets nobody put %s into a frame', async (url) => {
  expect((await get(url)).headers['content-security-policy']).toMatch(/(^|; )frame-ancestors 'none'(;|$)/);
});

it('says on https that only https will do', async () => {
  const secure = await startTestApp({
    web: { client: join(folder, 'client') },
    settings: { PUBLIC_URL: 'https://izbor.example' },
  });

  for (const address of ['/', '/api/v2/me/', '/pictures/none.svg', '/health/live', '/%E0%A4%A', '/api/%E0%A4%A']) {
    expect((await secure.app.inject(address)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  }
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
});
