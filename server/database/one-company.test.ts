import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { cartItems } from '../cart/cart.table.ts';
import { readConfig } from '../config/config.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { type Step, type Tables, unboundTables } from '../testing/bound-plan.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { isSpread } from '../testing/table-places.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openDatabase } from './open-database.ts';

// docs/scaling.md 4: each statement of a hot call is about one company, whose rows are in one database. Triggers and references that a
// statement sets off are not in its plan.
const shop = await startTestApp();
const { database, clock } = shop;

interface Sent {
  text: string;
  values: unknown[];
}

const sent: Sent[] = [];
const { url, dataDir } = shop.opened;
const watched = await openDatabase({
  url,
  dataDir,
  patient: true,
  onStatement: (text, values) => sent.push({ text, values }),
});
const app = createApp({
  database: watched.database,
  config: { ...readConfig({ DATA_DIR: dataDir }), logLevel: 'silent' },
  clock: () => clock.now,
});
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(async () => {
  await app.close();
  await watched.close();
  await client.end();
});

/** The column that says which company a row belongs to: `company_id`, and in `companies` its own id. */
async function readTables(): Promise<Tables> {
  const { rows } = await database.execute<{ name: string; place: number }>(
    sql`select c.relname as name, a.attnum - 1 as place from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'company_id'`,
  );
  const places = new Map(rows.map(({ name, place }) => [name, place]));
  // Found by the hash of a token, which does not say which company it belongs to: docs/scaling.md 4.
  const lookUps = { sessions: 'token_hash' };
  const isKeyed = (table: string) => places.has(table) && (isSpread(table) || table in lookUps);
  return {
    keyOf: (table) => (table === 'companies' ? 'id' : isKeyed(table) ? 'company_id' : undefined),
    placeOf: (table) => places.get(table) ?? 0,
    lookUps,
  };
}

const tables = await readTables();

async function unbound({ text, values }: Sent, companyId: number): Promise<string[]> {
  const { rows } = await client.query({ text: `explain (verbose, format json) ${text}`, values });
  return unboundTables(rows[0]['QUERY PLAN'][0].Plan as Step, companyId, tables);
}

const isControl = ({ text }: Sent) => /^\s*(begin|commit|rollback|savepoint|release|set)\b/i.test(text);

/** What the statements of some work touch besides the rows of the company. */
async function touchedBeside(companyId: number, work: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  await work();
  const asked = sent.filter((one) => !isControl(one));
  expect(asked.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const one of asked)
    for (const table of await unbound(one, companyId))
      found.push(`${table} in ${one.text.replace(/\s+/g, ' ').slice(0, 200)}`);
  return found;
}

async function shopper(): Promise<{ ana: Person; benefits: number[]; monthly: number }> {
  const ana = await shop.person({ flexible: 1_000_000_000, budgets: { 1: 1_500_000 } });
  const { companyId, userId } = ana;
  for (let made = 0; made < 3; made += 1) {
    await shop.person({ companyId });
    await shop.person();
  }
  const benefits = [
    await makeBenefit(database, clock.now),
    await makeBenefit(database, clock.now, { wayToBuy: 'voucher' }),
    await makeBenefit(database, clock.now),
  ];
  const kept = benefits.map((benefitId) => ({ companyId, userId, benefitId, createdAt: clock.now }));
  await database.insert(favourites).values(kept);
  return { ana, benefits, monthly: await makeBenefit(database, clock.now, { monthly: true }) };
}

const { ana, benefits, monthly } = await shopper();
const { companyId, userId, headers } = ana;
const [benefit = 0] = benefits;

async function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const payload = body && { payload: body };
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/v2${path}`,
    headers: { ...headers, ...more },
    ...payload,
  });
  expect([method, path, answer.statusCode < 400]).toEqual([method, path, true]);
  return answer;
}

/** Fills the cart again, with statements that are not recorded. */
async function fill(): Promise<void> {
  await database.delete(cartItems);
  const item = { companyId, userId, count: 2, createdAt: clock.now };
  await database.insert(cartItems).values(benefits.map((benefitId) => ({ ...item, benefitId })));
}

beforeEach(fill);

const id = async (asked: ReturnType<typeof call>) => (await asked).json().id as number;
const firstItem = async () => (await call('GET', '/me/')).json().cart[0].id as number;
const buy = () => call('POST', '/complete-purchase/');
const subscribe = () => call('POST', '/subscriptions/', { benefit_id: monthly, user_id: userId });

it.each<[string, () => Promise<unknown>]>([
  ['me in full', () => call('GET', '/me/')],
  [
    'an unchanged poll',
    async () => {
      const { etag } = (await call('GET', '/me/')).headers;
      const again = await call('GET', '/me/', undefined, { 'if-none-match': String(etag) });
      expect(again.statusCode).toBe(304);
    },
  ],
  ['a list', () => call('GET', '/benefit/?category=1&ordering=-price')],
  ['a search of benefits', () => call('GET', '/benefit/?search=gym')],
  ['a benefit', () => call('GET', `/benefit/${benefit}/`)],
  ['a search for everything', () => call('GET', '/search/?search=gym')],
  ['home', () => call('GET', '/home/')],
  [
    'out of the cart and into it',
    async () => {
      await call('POST', '/toggle-cart/', { id: benefit });
      await call('POST', '/toggle-cart/', { id: benefit });
    },
  ],
  ['another count', async () => call('PATCH', `/cart-items/${await firstItem()}/`, { count: 7 })],
  [
    'accepted prices',
    async () => call('POST', '/accept-prices/', { prices: [{ item: await firstItem(), unit_price: 10 }] }),
  ],
  ['a favourite', () => call('POST', '/toggle-favorite/', { id: benefit })],
  ['a purchase', buy],
  ['transactions', () => call('GET', '/transactions/')],
  ['vouchers', () => call('GET', '/vouchers/')],
  ['the ledger', () => call('GET', '/budget/entries/')],
  [
    'an order that is cancelled',
    async () => {
      const order = await id(buy());
      await call('GET', `/orders/${order}/`);
      await call('GET', `/transactions/order-${order}/`);
      await call('POST', `/transactions/order-${order}/cancel/`);
    },
  ],
  [
    'a subscription',
    async () => {
      const subscription = await id(subscribe());
      await call('GET', '/subscriptions/');
      await call('PATCH', `/subscriptions/${subscription}/`, { subscription_active: false });
    },
  ],
  [
    'a request',
    async () => {
      const request = await makeRequest(watched.database, clock.now, ana);
      await call('GET', '/requests/');
      await call('GET', `/requests/${request}/`);
      await call('PATCH', `/requests/${request}/`, { status: 'cancelled' });
    },
  ],
  [
    'notifications',
    async () => {
      await call('GET', '/notifications/');
      await call('POST', '/preview-notifications/');
      await call('PATCH', '/batch-notifications/');
      await call('DELETE', '/batch-notifications/');
    },
  ],
])('%s touches rows of one company', async (_what, work) => {
  expect(await touchedBeside(companyId, work)).toEqual([]);
});

it.each([
  ['by a person alone', 'select from requests where user_id = $2 and $1 > 0', ['requests']],
  ['of another company', 'select from users where company_id = $1 + 1 and id = $2', ['users']],
  [
    'joined to a row of the company by another number',
    'select from orders o join files f on f.user_id = o.user_id where o.company_id = $1 and o.user_id = $2',
    ['files'],
  ],
  [
    'in a with',
    'with mine as (select company_id, user_id from orders where user_id = $2) select from mine join users u on u.company_id = mine.company_id and u.id = mine.user_id where $1 > 0',
    ['orders', 'users'],
  ],
  ['changed', 'update accounts set spent = 0 where user_id = $2 and $1 > 0', ['accounts']],
  [
    'given to another company',
    'insert into favourites (company_id, user_id, benefit_id, created_at) select $1 + 1, $2, 1, now()',
    ['favourites'],
  ],
])('a statement about rows %s is found', async (_what, text, expected) => {
  const found = await unbound(
    { text: text.replaceAll(/\$[12]/g, '$&::bigint'), values: [companyId, userId] },
    companyId,
  );
  expect([...new Set(found.map((one) => one.split(' ')[0]))].sort()).toEqual(expected);
});
