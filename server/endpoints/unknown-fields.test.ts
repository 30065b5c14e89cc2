import { expect, it } from 'vitest';
import { type FileParts, filePartsOf } from '#contract/endpoint.ts';
import { pdfFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { isNothing, type JsonSchema, jsonSchema } from './json-schema.ts';

const shop = await startTestApp();
const oneTimeSecret = 'JBSWY3DPEHPK3PXP';
const everybody = await shop.person({
  changes: { adminRoles: ['owner'], companyRoles: ['owner'], corporateAccount: true, oneTimeSecret },
});

// Fields that no caller may send about themselves, money, or who decided: the server knows them, or the path and the headers say them.
const NOT_SENT = [
  ...['is_admin', 'is_company_admin', 'admin_roles', 'company_roles', 'corporate_account', 'confirmed', 'active'],
  ...['company_id', 'user_id', 'created_by', 'decided_by', 'revision', 'status', 'sum', 'price_paid', 'spent'],
];

/** The exceptions: calls that do take one of these fields. */
const TOLD: Record<string, string[]> = {
  'PUT /admin/users/{company}/{id}/roles/': ['admin_roles', 'company_roles', 'corporate_account'],
  'PUT /company/people/{id}/roles/': ['company_roles'],
  'PATCH /v2/requests/{id}/': ['status'],
  'PATCH /company/requests/{id}/': ['status'],
  'POST /admin/faq/': ['active'],
  'PATCH /admin/suggestions/{company}/{id}/': ['status'],
  'POST /admin/suggestions/bulk/preview/': ['status'],
  'POST /v2/subscriptions/': ['user_id'],
  'POST /service/course/': ['active'],
  'PATCH /service/course/{pk}/': ['active'],
  'POST /service/package/': ['active'],
  'PATCH /service/package/{pk}/': ['active'],
  'PATCH /user/coupon/{pk}/': ['active'],
};

const withBody = shop.app.shop.endpoints
  .filter(({ body }) => !isNothing(body))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** The files without which a call is refused before its fields are checked. */
const needed = (file: FileParts) =>
  filePartsOf(file)
    .filter(({ required }) => required)
    .map(({ field }) => ({ name: field, bytes: pdfFile() }));

/** Path parameters that are not numbers. */
const IN_PATH: Record<string, string> = {
  '{currency}': 'RSD',
  '{month}': '2026-11',
  'transactions/{id}': 'transactions/order-1',
  'sessions/{id}': 'sessions/00000000-0000-0000-0000-000000000000',
};

const addressed = (path: string) =>
  Object.entries(IN_PATH)
    .reduce((address, [place, value]) => address.replace(place, value), path)
    .replace(/\{\w+\}/g, '1');

it('knows only calls that there are', () => {
  expect(withBody.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(TOLD)));
});

it.each(withBody)('%s refuses what is not for the sender to say', async (name, { method, path, file }) => {
  const address = addressed(path);
  const seen = { 'if-revision-match': '1' };
  // A few at a time, since an answer lists a limited number of faults.
  for (let from = 0; from < NOT_SENT.length; from += 4) {
    const some = NOT_SENT.slice(from, from + 4).filter((field) => !TOLD[name]?.includes(field));
    const { status, body } = file
      ? await shop.send(
          everybody,
          method,
          address,
          [...some.map((part) => ({ name: part, text: '1' })), ...needed(file)],
          seen,
        )
      : await shop.call(everybody, method, address, Object.fromEntries(some.map((field) => [field, 1])), seen);
    expect(status).toBe(400);
    const refused = Object.entries(body.fields ?? {}).filter(([, text]) => text === 'This field is not accepted here');
    expect(refused.map(([field]) => field)).toEqual(expect.arrayContaining(file ? some.slice(0, 1) : some));
  }
});

const withoutFile = shop.app.shop.endpoints
  .filter(({ file }) => !file)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

it.each(withoutFile)('%s refuses what it does not know in an address', async (_, { method, path }) => {
  const address = `${addressed(path)}?sorted_by=name`;
  const { status, body } = await shop.call(everybody, method, address, undefined, { 'if-revision-match': '1' });
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({ sorted_by: 'This field is not accepted here' });
});

/** Paths below a schema at which any field would be accepted. */
function openIn(node: unknown, way = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => openIn(part, way));
  if (typeof node !== 'object' || node === null) return [];
  const { properties, additionalProperties, type, ...rest } = node as JsonSchema;
  const named = Object.entries(properties ?? {}).flatMap(([name, part]) => openIn(part, `${way}.${name}`));
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true);
  return [...(isOpen ? [way] : []), ...named, ...Object.values(rest).flatMap((part) => openIn(part, way))];
}

it.each(withBody)('%s takes no field that it does not name, however deep', (_, { body }) => {
  expect(openIn(jsonSchema(body, 'input'))).toEqual([]);
});
