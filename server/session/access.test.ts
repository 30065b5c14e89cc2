import { expect, it } from 'vitest';
import type { Audience } from '#contract/endpoint.ts';
import { cartItems } from '../cart/cart.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { type BenefitSettings, makeBenefit, makeCategory } from '../testing/benefits.ts';
import { pdfFile } from '../testing/files.ts';
import { makeCourse, passCourse } from '../testing/learning.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
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

/** Who may make each call, by hand from specification.md 6 and 7. `open` routes are no calls of the contract. */
const AUDIENCES: Record<string, Audience | 'open' | 'local'> = {
  'POST /api/user/token/': 'anyone',
  'POST /api/user/token/topt/': 'anyone',
  'POST /api/user/logout/': 'employee',
  'POST /api/user/register/': 'anyone',
  'POST /api/user/confirm/:id/': 'anyone',
  'POST /api/user/confirm/resend/': 'anyone',
  'GET /api/user/invitation/:id/': 'anyone',
  'POST /api/user/forgot-password/': 'anyone',
  'GET /api/user/reset-password/:id/': 'anyone',
  'POST /api/user/reset-password/:id/': 'anyone',
  'GET /api/company/invitations/': 'company-admin',
  'POST /api/company/invitations/': 'company-admin',
  'DELETE /api/company/invitations/:id/': 'company-admin',
  'GET /api/v2/me/': 'employee',
  'POST /api/v2/me/picture/': 'employee',
  'DELETE /api/v2/me/picture/': 'employee',
  'POST /api/user/change-password/': 'employee',
  'POST /api/user/one-time-code/': 'employee',
  'POST /api/user/one-time-code/confirm/': 'employee',
  'DELETE /api/user/one-time-code/': 'employee',
  'GET /api/user/sessions/': 'employee',
  'DELETE /api/user/sessions/': 'employee',
  'DELETE /api/user/sessions/:id/': 'employee',
  'PATCH /api/v2/me/': 'employee',
  'GET /api/v2/benefit/': 'employee',
  'GET /api/v2/benefit/:id/': 'employee',
  'GET /api/v2/category/': 'employee',
  'GET /api/v2/category-providers/:id/': 'employee',
  'GET /api/v2/home/': 'employee',
  'GET /api/v2/search/': 'employee',
  'POST /api/v2/toggle-favorite/': 'employee',
  'POST /api/v2/toggle-cart/': 'employee',
  'PATCH /api/v2/cart-items/:id/': 'employee',
  'POST /api/v2/accept-prices/': 'employee',
  'POST /api/v2/complete-purchase/': 'employee',
  'GET /api/v2/orders/:id/': 'employee',
  'GET /api/v2/notifications/': 'employee',
  'PATCH /api/v2/notifications/:id/': 'employee',
  'DELETE /api/v2/notifications/:id/': 'employee',
  'PATCH /api/v2/batch-notifications/': 'employee',
  'DELETE /api/v2/batch-notifications/': 'employee',
  'POST /api/admin/notifications/': 'admin',
  'POST /api/v2/preview-notifications/': 'employee',
  'GET /api/v2/transactions/': 'employee',
  'GET /api/v2/requests/': 'employee',
  'POST /api/v2/requests/': 'employee',
  'GET /api/v2/requests/:id/file/': 'employee',
  'GET /api/company/requests/:id/file/': 'company-admin',
  'GET /api/v2/requests/:id/': 'employee',
  'PATCH /api/v2/requests/:id/': 'employee',
  'GET /api/v2/requests/:id/comments/': 'employee',
  'POST /api/v2/requests/:id/comments/': 'employee',
  'GET /api/company/requests/': 'company-admin',
  'GET /api/company/requests/:id/': 'company-admin',
  'PATCH /api/company/requests/:id/': 'company-admin',
  'GET /api/company/requests/:id/comments/': 'company-admin',
  'POST /api/company/requests/:id/comments/': 'company-admin',
  'GET /api/v2/suggestions/': 'employee',
  'POST /api/v2/suggestions/': 'employee',
  'POST /api/v2/contact/': 'employee',
  'GET /api/v2/faq/': 'employee',
  'GET /api/v2/documents/': 'employee',
  'GET /api/v2/locations/': 'employee',
  'GET /api/v2/documents/:id/file/': 'employee',
  'GET /api/v2/transactions/export/': 'employee',
  'GET /api/v2/transactions/:id/': 'employee',
  'POST /api/v2/transactions/:id/cancel/': 'employee',
  'GET /api/v2/budget/entries/': 'employee',
  'GET /api/v2/budget/year/': 'employee',
  'GET /api/v2/vouchers/': 'employee',
  'PATCH /api/v2/vouchers/:id/': 'employee',
  'GET /api/company/budgets/': 'company-admin',
  'POST /api/company/budgets/': 'company-admin',
  'POST /api/v2/subscriptions/': 'employee',
  'GET /api/v2/subscriptions/': 'employee',
  'PATCH /api/v2/subscriptions/:id/': 'employee',
  'GET /api/service/certificate/': 'employee',
  'GET /api/service/certificate/:id/': 'employee',
  'GET /api/service/certificate/:id/pdf/': 'employee',
  'POST /api/service/certificate/:id/reissue/': 'employee',
  'GET /api/certificate/verify/:code/': 'anyone',
  'GET /api/service/course/': 'employee',
  'GET /api/service/course/:pk/': 'employee',
  'GET /api/service/course/:pk/pdf/': 'employee',
  'GET /api/service/package/': 'employee',
  'GET /api/service/package/:pk/': 'employee',
  'GET /api/service/package/:pk/pdf/': 'employee',
  'POST /api/user/coupon/check/': 'employee',
  'POST /api/service/course/': 'admin',
  'PATCH /api/service/course/:pk/': 'admin',
  'GET /api/service/course/:pk/certificate-pdf/': 'admin',
  'GET /api/service/package/:pk/certificate-pdf/': 'admin',
  'POST /api/service/package/': 'admin',
  'PATCH /api/service/package/:pk/': 'admin',
  'GET /api/user/coupon/': 'admin',
  'POST /api/user/coupon/': 'admin',
  'PATCH /api/user/coupon/:pk/': 'admin',
  'POST /api/service/course/:pk/enrol/': 'employee',
  'POST /api/service/package/:pk/enrol/': 'employee',
  'GET /api/service/course/:pk/attempt/': 'employee',
  'PUT /api/service/course/:pk/attempt/': 'employee',
  'POST /api/service/course/:pk/attempt/submit/': 'employee',
  'GET /health/live': 'open',
  'GET /health/ready': 'open',
  'GET /metrics': 'local',
  'GET /api/openapi.json': 'open',
  'GET /api/docs/': 'open',
  // By an address that nobody guesses; what else is kept is not there (profile.routes.test.ts).
  'GET /files/pictures/*': 'open',
  'GET /files/learning/*': 'open',
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

// A route without a row fails the test above alone.
const calls = registered.filter((route) => !['open', 'local'].includes(AUDIENCES[route] ?? 'open'));

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
      path.slice(4).replace(/:(id|pk)/, '999999'),
      {
        'not-a-field': 1,
      },
    );

    if (BY_AUDIENCE[audience].includes(role as keyof typeof people))
      expect([200, 204, 304, 400, 404, 410, 415]).toContain(status);
    else expect(status).toBe(role === 'nobody' ? 401 : 403);
  },
);

/** The same person signed in once more, for a call that ends the session. */
async function again(who: Person): Promise<Person> {
  const token = await signInToken(database, clock.now, who);
  return { ...who, token, headers: { authorization: `Token ${token}` } };
}

interface Owned {
  body?: unknown;
  make: (owner: Person) => Promise<number | string>;
  /** Who owns a whole company's, instead of an employee their own. */
  ofCompany?: true;
}

/** Makes what belongs to somebody and answers its id. */
const OWNED: Record<string, Owned> = {
  'GET /api/v2/benefit/:id/': { make: ({ companyId }) => makeBenefit(database, clock.now, { companies: [companyId] }) },
  'PATCH /api/v2/cart-items/:id/': { body: { count: 2 }, make: (owner) => putInCart(owner) },
  'PATCH /api/v2/notifications/:id/': { body: { previewed: true }, make: notify },
  'DELETE /api/v2/notifications/:id/': { make: notify },
  'GET /api/v2/orders/:id/': { make: buy },
  'DELETE /api/user/sessions/:id/': { make: signInOnce },
  'GET /api/v2/requests/:id/': { make: file },
  'PATCH /api/v2/requests/:id/': { body: { status: 'cancelled' }, make: file },
  'GET /api/v2/requests/:id/comments/': { make: file },
  'POST /api/v2/requests/:id/comments/': { body: { text: 'Hello' }, make: file },
  'GET /api/v2/requests/:id/file/': { make: upload },
  'GET /api/company/requests/:id/file/': { make: uploadOfCompany, ofCompany: true },
  'GET /api/company/requests/:id/': { make: fileOfCompany, ofCompany: true },
  'PATCH /api/company/requests/:id/': { body: { status: 'in_review' }, make: fileOfCompany, ofCompany: true },
  'GET /api/company/requests/:id/comments/': { make: fileOfCompany, ofCompany: true },
  'POST /api/company/requests/:id/comments/': { body: { text: 'Hello' }, make: fileOfCompany, ofCompany: true },
  'GET /api/v2/transactions/:id/': { make: async (owner) => `order-${await buy(owner)}` },
  'POST /api/v2/transactions/:id/cancel/': { make: async (owner) => `order-${await buy(owner)}` },
  'PATCH /api/v2/vouchers/:id/': { body: { used: true }, make: buyVoucher },
  'PATCH /api/v2/subscriptions/:id/': { body: { subscription_active: false }, make: subscribe },
  'GET /api/service/certificate/:id/': { make: certify },
  'GET /api/service/certificate/:id/pdf/': { make: certify },
  'POST /api/service/certificate/:id/reissue/': { make: renamed },
};

// Providers of a category are the same for everybody; what they offer to whom is tested with the benefits.
const NOBODYS = [
  // Documents are for everybody.
  'GET /api/v2/documents/:id/file/',
  'GET /api/v2/category-providers/:id/',
  // Courses and packages are for everybody; who may read their PDFs is tested with them.
  'GET /api/service/course/:pk/',
  'GET /api/service/course/:pk/pdf/',
  'GET /api/service/package/:pk/',
  'GET /api/service/package/:pk/pdf/',
  'GET /api/service/course/:pk/certificate-pdf/',
  'GET /api/service/package/:pk/certificate-pdf/',
  'PATCH /api/service/course/:pk/',
  'PATCH /api/service/package/:pk/',
  'PATCH /api/user/coupon/:pk/',
  // Courses and packages are the same for all companies; whose attempt it is comes from the session (attempts.routes.test.ts).
  'POST /api/service/course/:pk/enrol/',
  'POST /api/service/package/:pk/enrol/',
  'GET /api/service/course/:pk/attempt/',
  'PUT /api/service/course/:pk/attempt/',
  'POST /api/service/course/:pk/attempt/submit/',
];

// What belongs to whoever has the link or the code; what a foreign one answers is tested with their features.
const BY_LINK = [
  'GET /api/certificate/verify/:code/',
  'POST /api/user/confirm/:id/',
  'GET /api/user/invitation/:id/',
  'GET /api/user/reset-password/:id/',
  'POST /api/user/reset-password/:id/',
];

/** What belongs to a company, for its admins: makes something of a company admin's and answers its id. */
const OF_COMPANY: typeof OWNED = {
  'DELETE /api/company/invitations/:id/': { make: inviteSomebody },
};

it('knows how to make something of somebody else for every call with an id', () => {
  expect(registered.filter((route) => route.includes(':')).sort()).toEqual(
    [...Object.keys(OWNED), ...Object.keys(OF_COMPANY), ...NOBODYS, ...BY_LINK].sort(),
  );
});

it.each(Object.entries(OWNED))('%s answers the id of somebody else as one that is not there', async (route, owned) => {
  const [method = '', path = ''] = route.split(' ');
  const ask = (who: Person, id: number | string) =>
    shop.call(who, method, path.slice(4).replace(':id', String(id)), owned.body);
  const owners = [
    people['employee of another company'],
    await shop.person({ companyId: company, flexible: 10_000_000 }),
  ];
  const asker = owned.ofCompany ? people['company admin'] : people.employee;
  const missing = await ask(asker, 999_999_999);
  const ofCompany = owned.ofCompany && [people['company admin of another company']];
  const foreign = ofCompany ?? (route.includes('benefit') ? owners.slice(0, 1) : owners);

  expect(missing.status).toBe(404);
  for (const owner of foreign) {
    const id = await owned.make(owner);
    const answer = await ask(asker, id);
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    expect([200, 201, 204]).toContain((await ask(owner, id)).status);
  }
});

it.each(Object.entries(OF_COMPANY))(
  '%s answers an id of another company as one that is not there',
  async (route, owned) => {
    const [method = '', path = ''] = route.split(' ');
    const ask = (who: Person, id: number | string) =>
      shop.call(who, method, path.slice(4).replace(':id', String(id)), owned.body);
    const [asker, owner] = [people['company admin'], people['company admin of another company']];
    const missing = await ask(asker, 999_999_999);
    const id = await owned.make(owner);
    const answer = await ask(asker, id);

    expect(missing.status).toBe(404);
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    expect([200, 204]).toContain((await ask(owner, id)).status);
  },
);

async function putInCart({ companyId, userId }: Person, benefit: BenefitSettings = {}): Promise<number> {
  const benefitId = await makeBenefit(database, clock.now, benefit);
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

async function inviteSomebody(admin: Person): Promise<number> {
  return (await shop.call(admin, 'POST', '/company/invitations/', { email: 'somebody@izbor.test' })).body.id;
}

async function subscribe(owner: Person): Promise<number> {
  const benefit_id = await makeBenefit(database, clock.now, { monthly: true });
  return (await shop.call(owner, 'POST', '/v2/subscriptions/', { benefit_id, user_id: owner.userId })).body.id;
}

async function signInOnce(who: Person): Promise<string> {
  const { headers } = await again(who);
  const { body } = await shop.call({ ...who, headers }, 'GET', '/user/sessions/');
  return body.results[0].id;
}

async function buy(owner: Person): Promise<number> {
  await putInCart(owner);
  return (await shop.call(owner, 'POST', '/v2/complete-purchase/')).body.id;
}

function file(owner: Person): Promise<number> {
  return makeRequest(database, clock.now, owner);
}

async function upload(owner: Person): Promise<number> {
  await makeCategory(database, 1);
  const texts = { kind: 'invoice', category: '1', provider_name: 'Optika', description: 'Glasses', amount: '10' };
  const answer = await shop.upload(owner, '/v2/requests/', [
    ...Object.entries({ ...texts, purchase_date: '2026-11-18' }).map(([name, text]) => ({ name, text })),
    { name: 'file', bytes: pdfFile(), filename: 'receipt.pdf' },
  ]);
  return answer.body.id;
}

async function uploadOfCompany({ companyId }: Person): Promise<number> {
  return upload(await shop.person({ companyId, flexible: 10_000_000 }));
}

async function fileOfCompany({ companyId }: Person): Promise<number> {
  return file(await shop.person({ companyId, flexible: 10_000_000 }));
}

async function certify(owner: Person): Promise<number> {
  const { certificate } = await passCourse(database, clock.now, owner, await makeCourse(database, clock.now));
  return certificate;
}

async function renamed(owner: Person): Promise<number> {
  const id = await certify(owner);
  await shop.call(owner, 'PATCH', '/v2/me/', { last_name: 'Marković' });
  return id;
}

async function buyVoucher(owner: Person): Promise<number> {
  await putInCart(owner, { wayToBuy: 'voucher' });
  await shop.call(owner, 'POST', '/v2/complete-purchase/');
  return (await shop.call(owner, 'GET', '/v2/vouchers/')).body.results[0].id;
}
