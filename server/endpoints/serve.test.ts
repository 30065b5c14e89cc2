import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { makeBenefit } from '../testing/benefits.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const ana = await shop.person();
const benefitId = await makeBenefit(shop.database, shop.clock.now);

const toggle = (body: unknown, headers = {}) => shop.call(ana, 'POST', '/v2/toggle-cart/', body, headers);
const count = (value: unknown) => shop.call(ana, 'PATCH', '/v2/cart-items/1/', value);
const list = (query: string) => shop.call(ana, 'GET', `/v2/benefit/${query}`);

it('answers an unknown call in the one shape of errors', async () => {
  const answer = await shop.call(null, 'GET', '/v2/nothing-here/');

  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: 'We could not find that.' } });
});

it('says which methods an address takes', async () => {
  const answer = await shop.call(ana, 'DELETE', '/v2/me/');

  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, PATCH' }, body: { code: 'request.method' } });
});

it.each(['/v2/me', '/v2/me/', '//v2/me/'])('takes the address %s', async (path) => {
  expect((await shop.call(ana, 'GET', path)).status).toBe(200);
});

it.each([-1, 0, 1.5, '2', 1000, 1e9, 1e99, null, [], [1], {}, true, 'NaN'])(
  'refuses the count %j, for nothing in a body is turned into a number',
  async (value) => {
    expect(await count({ count: value })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { count: expect.any(String) } },
    });
  },
);

it.each([
  [{ id: benefitId, price: 1 }, { price: 'This field is not accepted here' }],
  [{ id: benefitId, total: 0, currency: 'EUR' }, { total: 'This field is not accepted here' }],
  [{}, { id: 'This field is required' }],
  [undefined, { id: 'This field is required' }],
  [{ id: 0 }, { id: 'At least 1' }],
  [{ id: 1.5 }, { id: 'This must be a whole number' }],
])('refuses the body %j and says why', async (body, fields) => {
  expect(await toggle(body)).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
});

it.each([
  ['a space without width', '\u200b'],
  ['turns of direction among blanks', ' \u202e \u2066'],
])('refuses a field with nothing but %s: nobody would see it', async (_, unseen) => {
  const suggest = { name: 'Joga', provider: unseen, category: 1, why: `Mir.${unseen}` };
  expect(await shop.call(ana, 'POST', '/v2/suggestions/', suggest)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { provider: 'There is a character here that nobody can see' } },
  });
});

it.each([
  ['an array', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['nothing', ''],
  ['half a body', '{"id":'],
  ['NaN', '{"id":NaN}'],
  ['__proto__', `{"id":${benefitId},"__proto__":{"admin":true}}`],
  ['constructor.prototype', `{"id":${benefitId},"constructor":{"prototype":{"admin":true}}}`],
  ['a deep body', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['a wide body', `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ['bad UTF-8', '{"id":"\\ud800"}'],
])('answers 400 to %s', async (_, body) => {
  const { status, body: answer } = await toggle(body);

  expect([status, answer.code]).toEqual([400, expect.stringMatching(/^request\./)]);
  expect(Object.keys(answer.fields ?? {}).length).toBeLessThanOrEqual(20);
});

it('answers 400 to bytes that are no text', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v2/toggle-cart/',
    headers: { ...ana.headers, 'content-type': 'application/json' },
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  });

  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.malformed']);
});

it('answers 413 to a body that is too large', async () => {
  expect(await toggle({ id: 1, x: 'x'.repeat(300_000) })).toMatchObject({
    status: 413,
    body: { code: 'request.too_large' },
  });
});

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ''])(
  'answers 415 to the content type %j',
  async (type) => {
    expect(await toggle(`{"id":${benefitId}}`, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'request.type' },
    });
  },
);

it.each([undefined, {}, ''])('takes %j as the body of a call that has none', async (body) => {
  expect((await shop.call(ana, 'POST', '/v2/preview-notifications/', body)).status).toBe(200);
});

it('refuses anything in the body of a call that has none, and says what', async () => {
  const answer = await shop.call(ana, 'POST', '/v2/complete-purchase/', { total: 1 });

  expect(answer).toMatchObject({ status: 400, body: { fields: { total: 'This field is not accepted here' } } });
  expect((await shop.call(ana, 'POST', '/v2/complete-purchase/', [])).status).toBe(400);
});

it.each(['abc', '1e99', '1e3', '-1', '0', '1.5', '0x1', '9007199254740993', '999999999', '2147483648', '%00', '1%20'])(
  'answers the malformed or unknown id %s as one that is not there',
  async (id) => {
    const expected = { status: 404, body: { code: 'not_found', message: 'We could not find that.' } };

    expect(await shop.call(ana, 'GET', `/v2/benefit/${id}/`)).toMatchObject(expected);
    expect(await shop.call(ana, 'PATCH', `/v2/cart-items/${id}/`, { count: 2 })).toMatchObject(expected);
  },
);

it('answers an id in a body that no column can hold as one that is not there', async () => {
  expect(await toggle({ id: 9_007_199_254_740_991 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it.each([
  '?page=2&page_size=5',
  '?ordering=%2Bprice',
  '?ordering=+price',
  '?ordering=price',
  '?search=&category=&providers=&benefit_filter=',
  '?search=100%25',
  '?search=_',
  '?search=%F0%9F%8E%81',
  '?search=%ED%A0%80',
])('takes the query %s', async (query) => {
  expect((await list(query)).status).toBe(200);
});

it.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?page=1&page=2',
  '?page_size=101',
  '?page=99999999999999999999',
  '?ordering=id',
  '?ordering=-price;drop',
  '?ordering=price&ordering=name',
  '?benefit_type=other',
  '?category=0',
  '?unknown=1',
  '?search=%00',
  `?search=${'x'.repeat(101)}`,
  `?providers=${'1,'.repeat(200)}1`,
  '?__proto__=1',
])('answers 400 to the query %s', async (query) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

it('answers 400 to an address that cannot be decoded', async () => {
  expect((await shop.call(ana, 'GET', '/v2/benefit/%E0%A4%A/')).status).toBe(400);
});

it('answers 401 to two Authorization headers, whichever comes first', async () => {
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const status = await new Promise((resolve, reject) => {
    const { authorization } = ana.headers;
    const headers = ['Host', origin.host, 'Authorization', authorization, 'Authorization', 'Token other'];
    httpRequest(origin, { path: '/api/v2/me/', headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });

  expect(status).toBe(401);
});
