import { expect, it } from 'vitest';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { isNothing, jsonSchema } from './json-schema.ts';

const shop = await startTestApp();

// A person who may make every call, so that the input gets as far as possible.
const everybody = await shop.person({
  changes: { adminRoles: ['owner'], companyRoles: ['owner'], corporateAccount: true },
});
const again = async (): Promise<Person> => ({
  ...everybody,
  headers: { authorization: `Token ${await signInToken(shop.database, shop.clock.now, everybody)}` },
});

const { endpoints } = shop.app.shop;
const named = (...methods: Method[]) =>
  endpoints
    .filter(({ method }) => methods.includes(method))
    .map((endpoint) => [endpoint.method, endpoint.path.replace(/\{\w+\}/g, '1'), endpoint] as const);

const HUGE = 'x'.repeat(5000);
const counted = (most: number) => Array.from({ length: most }, (_, at) => at + 1).join(',');
const QUERIES = [
  ...[
    'page=0',
    'page=-1',
    'page=1e5',
    'page=100000',
    'page=1e9',
    'page=99999999999999999999',
    'page=1&page=2',
    'page_size=101',
    'page[]=1',
  ],
  ...[
    'ordering=;drop',
    'ordering=name&ordering=-name',
    'search=%00',
    'search=%ED%A0%80',
    'search=%FF',
    'search=%25_%5C',
  ],
  ...[`search=${HUGE}`, `search=${'%F0%9F%98%80'.repeat(900)}`, 'search=a&search=b', `${HUGE}=1`],
  ...['date_from=2026-13-45', 'date_from=0000-00-00&date_to=9999-99-99', 'date_to=-292277022399-01-01', 'year=99999'],
  ...['before=9000000000000000', 'move_to=9000000000000000'],
  ...['status=none', 'kind=none', 'category=1%20or%201=1', 'category=NaN', 'previewed=maybe', 'special=maybe'],
  ...[`ids=${counted(1001)}`, `except=${counted(5000)}`, Array.from({ length: 50 }, (_, at) => `f${at}=1`).join('&')],
  ...[`providers=${Array(1000).fill(1).join(',')}`, 'providers=1,,x', '__proto__=1', 'constructor=1', 'toString=1'],
];

const namesOf = (query: string) => [...new URLSearchParams(query).keys()];

/** Each query with a parameter that the call knows, and one with all the others, which is refused for their names. */
function queriesFor({ query: schema }: Endpoint): string[] {
  const known = isNothing(schema) ? {} : (jsonSchema(schema, 'input').properties ?? {});
  const isKnown = (query: string) => namesOf(query).some((name) => Object.hasOwn(known, name));
  const others = new Map(QUERIES.filter((query) => !isKnown(query)).map((query) => [namesOf(query)[0], query]));
  return [...QUERIES.filter(isKnown), [...others.values()].join('&')];
}

it('refuses each query whose name no call knows', async () => {
  const [, path, endpoint] = named('GET').find(([, , { query }]) => isNothing(query)) ?? [];
  expect(endpoint && queriesFor(endpoint)).toHaveLength(1);
  for (const query of QUERIES) {
    expect([query, (await shop.call(everybody, 'GET', `${path}?${query}`)).status]).toEqual([query, 400]);
  }
});

it.each(named('GET'))('%s %s answers any query, or says what is wrong with it', async (_, path, endpoint) => {
  for (const query of queriesFor(endpoint)) {
    const { status, body } = await shop.call(everybody, 'GET', `${path}?${query}`);
    expect([200, 400, 404, 410, 429], `${query}: ${JSON.stringify(body)}`).toContain(status);
  }
});

const BODIES = [
  ...['[]', '"text"', '1', 'true', 'null', '{', '{"a":NaN}', '{"__proto__":{"isAdmin":true}}', '{"constructor":{}}'],
  ...[
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"${HUGE}":1}`,
    '{"id":1e400}',
    '{"id":"\\u0000"}',
    '{"id":"\\ud800"}',
  ],
  ...['{"id":null,"text":{},"name":[],"amount":"1,5","count":-1,"percent_off":1e9,"status":true}'],
];

it.each(named('POST', 'PATCH', 'PUT', 'DELETE'))('%s %s takes no hostile body', async (method, path) => {
  let who = await again();
  for (const body of BODIES) {
    const { status } = await shop.call(who, method, path, body);
    // The call may have ended the session.
    if (status < 400) who = await again();
    // For a call without a body `null` counts as none; the record in its path does not exist.
    expect(body === 'null' ? status < 500 : status >= 400 && status < 500, `${body.slice(0, 60)}: ${status}`).toBe(
      true,
    );
  }
});

const EXCEPT = [
  ['/admin/benefits/bulk/preview/', { action: 'withdraw', query: {} }],
  ['/admin/orders/bulk/preview/', { action: 'process', query: {} }],
  ['/company/budgets/preview/', { query: {}, amount: 5 }],
] as const;

it.each(EXCEPT)('%s leaves out a thousand, and says of five thousand that they are too many', async (path, body) => {
  const but = async (most: number) => {
    const except = Array.from({ length: most }, (_, at) => at + 1);
    return (await shop.call(await again(), 'POST', path, Object.assign({ except }, body))).status;
  };
  expect(await but(5000)).toBe(400);
  expect([200, 201, 400]).toContain(await but(1000));
});

const HEADERS = [
  'if-none-match',
  'if-cart-match',
  'if-price-match',
  'idempotency-key',
  'accept-language',
  'user-agent',
];
const VALUES = ['', ',', '*', '"', 'W/"', '-1', '1e400', 'x'.repeat(5000), "' or 1=1 --", '%00', '__proto__', 'ÿþ'];

it.each(HEADERS)('the header %s fails no call, whatever it says', async (header) => {
  const calls = [
    ['GET', '/v2/me/'],
    ['POST', '/v2/complete-purchase/'],
    ['POST', '/service/course/1/enrol/'],
    ['POST', '/v2/subscriptions/', { benefit_id: 1, user_id: everybody.userId }],
    ['POST', '/user/token/', { email: everybody.email, password: 'x' }],
  ] as const;
  for (const value of VALUES) {
    for (const [method, path, body] of calls) {
      const { status } = await shop.call(everybody, method, path, body, { [header]: value });
      expect(status, `${method} ${path} with ${value.slice(0, 20)}`).toBeLessThan(500);
    }
  }
});
