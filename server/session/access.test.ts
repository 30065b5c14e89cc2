import { expect, it } from 'vitest';
import type { Audience } from '#contract/endpoint.ts';
import { cartItems } from '../cart/cart.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const company = await shop.company();
const people = {
  nobody: null,
  employee: await shop.person({ companyId: company }),
  'employee of another company': await shop.person({ flexible: 10_000_000 }),
  corporate: await shop.person({ companyId: company, changes: { corporateAccount: true } }),
  'company admin': await shop.person({ companyId: company, changes: { isCompanyAdmin: true } }),
  'company admin of another company': await shop.person({ changes: { isCompanyAdmin: true } }),
  admin: await shop.person({ changes: { isAdmin: true } }),
} satisfies Record<string, Person | null>;

/** Who may make each call, by hand from specification 6 and 7. `open` routes are no calls of the contract. */
const AUDIENCES: Record<string, Audience | 'open' | 'local'> = {
  'POST /api/user/token/': 'anyone',
  'POST /api/user/token/topt/': 'anyone',
  'POST /api/user/logout/': 'employee',
  'GET /api/v2/me/': 'employee',
  'PATCH /api/v2/me/': 'employee',
  'GET /api/v2/benefit/': 'employee',
  'GET /api/v2/benefit/:id/': 'employee',
  'GET /api/v2/category/': 'employee',
  'GET /api/v2/category-providers/:id/': 'employee',
  'GET /api/v2/home/': 'employee',
  'POST /api/v2/toggle-favorite/': 'employee',
  'POST /api/v2/toggle-cart/': 'employee',
  'PATCH /api/v2/cart-items/:id/': 'employee',
  'POST /api/v2/complete-purchase/': 'employee',
  'GET /api/v2/orders/:id/': 'employee',
  'PATCH /api/v2/notifications/:id/': 'employee',
  'POST /api/v2/preview-notifications/': 'employee',
  'GET /api/v2/transactions/': 'employee',
  'GET /health/live': 'open',
  'GET /health/ready': 'open',
  'GET /metrics': 'local',
  'GET /api/openapi.json': 'open',
  'GET /api/docs/': 'open',
  'GET /pictures/*': 'open',
  'GET /*': 'open',
};

const BY_AUDIENCE: Record<Audience, readonly (keyof typeof people)[]> = {
  anyone: Object.keys(people) as (keyof typeof people)[],
  employee: (Object.keys(people) as (keyof typeof people)[]).filter((role) => role !== 'nobody'),
  corporate: ['corporate'],
  'company-admin': ['company admin', 'company admin of another company'],
  admin: ['admin'],
};

const registered = shop.app.shop.registered.filter((route) => !route.startsWith('HEAD '));

it('knows who may make every call that there is', () => {
  expect([...registered].sort()).toEqual(Object.keys(AUDIENCES).sort());
});

const calls = registered.filter((route) => !['open', 'local'].includes(AUDIENCES[route] ?? ''));

it.each(calls.flatMap((route) => Object.keys(people).map((role) => [route, role] as const)))(
  '%s by %s is let in or refused as its table says',
  async (route, role) => {
    const [method = '', path = ''] = route.split(' ');
    const who = people[role as keyof typeof people];
    const audience = AUDIENCES[route] as Audience;
    const isSignIn = path.startsWith('/api/user/logout');

    const { status } = await shop.call(
      isSignIn && who ? await again(who) : who,
      method,
      path.slice(4).replace(':id', '999999'),
      {
        'not-a-field': 1,
      },
    );

    if (BY_AUDIENCE[audience].includes(role as keyof typeof people))
      expect([200, 204, 304, 400, 404]).toContain(status);
    else expect(status).toBe(role === 'nobody' ? 401 : 403);
  },
);

/** The same person signed in once more, for a call that ends the session. */
async function again(who: Person): Promise<Person> {
  const token = await signInToken(database, clock.now, who);
  return { ...who, token, headers: { authorization: `Token ${token}` } };
}

/** Makes what belongs to somebody and answers its id. */
const OWNED: Record<string, { body?: unknown; make: (owner: Person) => Promise<number> }> = {
  'GET /api/v2/benefit/:id/': { make: ({ companyId }) => makeBenefit(database, clock.now, { companies: [companyId] }) },
  'PATCH /api/v2/cart-items/:id/': { body: { count: 2 }, make: putInCart },
  'PATCH /api/v2/notifications/:id/': { body: { previewed: true }, make: notify },
  'GET /api/v2/orders/:id/': { make: buy },
};

// Providers of a category are the same for everybody; what they offer to whom is tested with the benefits.
const NOBODYS = ['GET /api/v2/category-providers/:id/'];

it('knows how to make something of somebody else for every call with an id', () => {
  expect(registered.filter((route) => route.includes(':')).sort()).toEqual([...Object.keys(OWNED), ...NOBODYS].sort());
});

it.each(Object.entries(OWNED))('%s answers the id of somebody else as one that is not there', async (route, owned) => {
  const [method = '', path = ''] = route.split(' ');
  const ask = (who: Person, id: number) => shop.call(who, method, path.slice(4).replace(':id', String(id)), owned.body);
  const owners = [
    people['employee of another company'],
    await shop.person({ companyId: company, flexible: 10_000_000 }),
  ];
  const missing = await ask(people.employee, 999_999_999);
  const foreign = route.includes('benefit') ? owners.slice(0, 1) : owners;

  expect(missing.status).toBe(404);
  for (const owner of foreign) {
    const id = await owned.make(owner);
    const answer = await ask(people.employee, id);
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    expect((await ask(owner, id)).status).toBe(200);
  }
});

async function putInCart({ companyId, userId }: Person): Promise<number> {
  const benefitId = await makeBenefit(database, clock.now);
  const values = { companyId, userId, benefitId, createdAt: clock.now };
  const [item] = await database.insert(cartItems).values(values).returning({ id: cartItems.id });
  return item?.id ?? 0;
}

async function notify({ companyId, userId }: Person): Promise<number> {
  const texts = { titleEn: 'Hello', titleSr: 'Zdravo', textEn: 'x', textSr: 'x', sendFrom: 'Izbor' };
  const values = { companyId, userId, ...texts, createdAt: clock.now };
  const [row] = await database.insert(notifications).values(values).returning({ id: notifications.id });
  return row?.id ?? 0;
}

async function buy(owner: Person): Promise<number> {
  await putInCart(owner);
  return (await shop.call(owner, 'POST', '/v2/complete-purchase/')).body.id;
}
