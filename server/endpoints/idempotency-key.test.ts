import { beforeEach, describe, expect, it } from 'vitest';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { multipart, pdfFile } from '../testing/files.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCategory(database, 1);
const monthly = [
  await makeBenefit(database, clock.now, { monthly: true }),
  await makeBenefit(database, clock.now, { monthly: true }),
];

let ana: Person;
let boss: Person;
let mina: Person;

beforeEach(async () => {
  const companyId = await shop.company();
  const settings: PersonSettings = { companyId, flexible: 10_000_000, changes: { companyRoles: ['owner'] } };
  [ana, boss, mina] = [await shop.person(settings), await shop.person(settings), await shop.person(settings)];
});

type Send = (
  who: Person,
  headers: Record<string, string>,
  change?: object,
) => Promise<{ status: number; body: unknown }>;

const message = { subject: 'Kartica', message: 'Ne radi.' };
const idea = { name: 'Keramika', provider: 'Atelje Glina', category: 1, why: 'Nešto što se pravi rukama.' };
const purchase = { kind: 'reimbursement', category: '1', provider_name: 'Optika Vid', description: 'Naočare' };
const receipt = { ...purchase, purchase_date: '2026-11-18', amount: '1250.50', duplicate_accepted: 'true' };

const file: Send = (who, headers, change) => {
  const texts = Object.entries({ ...receipt, ...change }).map(([name, text]) => ({ name, text: String(text) }));
  const form = multipart([...texts, { name: 'file', bytes: pdfFile(200, String(who.userId)) }]);
  return shop.call(who, 'POST', '/v2/requests/', form.payload, { ...form.headers, ...headers });
};

const calls: [string, Send, object[]][] = [
  [
    'a message',
    (who, headers, change) => shop.call(who, 'POST', '/v2/contact/', { ...message, ...change }, headers),
    [{ subject: 'Vaučer' }, { message: 'Radi.' }],
  ],
  [
    'a suggestion',
    (who, headers, change) => shop.call(who, 'POST', '/v2/suggestions/', { ...idea, ...change }, headers),
    [{ name: 'Grnčarija' }, { provider: 'Drugi' }, { why: 'Zato.' }],
  ],
  ['a request', file, [{ amount: '1250.51' }, { provider_name: 'Optika' }, { kind: 'invoice' }]],
  [
    'a subscription',
    (who, headers, change) =>
      shop.call(who, 'POST', '/v2/subscriptions/', { benefit_id: monthly[0], user_id: who.userId, ...change }, headers),
    [{ benefit_id: monthly[1] }],
  ],
  [
    'a gift',
    (who, headers, change) =>
      shop.call(who, 'POST', '/company/budgets/', { people: [mina.userId], amount: 10, ...change }, headers),
    [{ amount: 11 }, { people: 'all' }, { note: 'Trka' }, { category: 1 }],
  ],
];

describe.each(calls)('the key of %s', (_name, send, changes) => {
  const headers = { 'idempotency-key': 'the-same-press' };

  it('answers the same for the same', async () => {
    const first = await send(ana, headers);
    expect(first.status).toBe(201);
    expect(await send(ana, headers)).toMatchObject({ status: 201, body: first.body });
  });

  it('is refused for anything else, and is still there for the first', async () => {
    const first = await send(ana, headers);
    for (const change of changes) expect((await send(ana, headers, change)).status).toBe(422);
    expect((await send(ana, headers)).body).toEqual(first.body);
  });

  it('is nothing to a colleague or to another company', async () => {
    const first = await send(ana, headers);
    const stranger = await shop.person({ flexible: 10_000_000, changes: { companyRoles: ['owner'] } });
    const { userId: other } = await shop.person({ companyId: stranger.companyId });
    for (const who of [boss, stranger]) {
      const people = who === boss ? {} : { people: [other] };
      const answer = await send(who, headers, 'people' in (first.body as object) ? people : {});
      expect(answer.status).toBe(201);
      expect((answer.body as { id: number }).id).not.toBe((first.body as { id: number }).id);
    }
  });

  it.each(['short', 'with a blank', 'x'.repeat(101)])('is refused when it is %j', async (key) => {
    expect(await send(ana, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      body: { code: 'request.idempotency_key' },
    });
  });
});

it('of a gift to one is refused for a gift to another', async () => {
  const send = calls.at(-1)?.[1] as Send;
  const headers = { 'idempotency-key': 'the-same-press' };
  await send(ana, headers);
  expect((await send(ana, headers, { people: [boss.userId] })).status).toBe(422);
  expect((await send(ana, headers, { people: [mina.userId, mina.userId] })).status).toBe(201);
});

it.each([
  ['messages', '/v2/contact/', message, 10],
  ['suggestions', '/v2/suggestions/', idea, 20],
])('of the last of so many %s still answers, for nothing more is sent', async (_name, path, body, most) => {
  const send = (press: number) => shop.call(ana, 'POST', path, body, { 'idempotency-key': `press-${press}` });
  for (let press = 0; press < most; press += 1) expect((await send(press + 100)).status).toBe(201);
  expect((await send(500)).status).toBe(429);
  expect((await send(100 + most - 1)).status).toBe(201);
});
