import { beforeEach, describe, expect, it } from 'vitest';
import { makeCategory } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCategory(database, 4);
await makeCategory(database, 4001, 4);

const idea = { name: 'Keramika', provider: 'Atelje Glina', category: 4, why: 'Nešto što se pravi rukama.' };
const key = (name: string) => ({ 'idempotency-key': `press-${name}` });
let ana: Person;

const send = (who: Person, body: unknown = idea, headers = {}) =>
  shop.call(who, 'POST', '/v2/suggestions/', body, headers);
const own = async (who: Person, query = '') => (await shop.call(who, 'GET', `/v2/suggestions/${query}`)).body;

beforeEach(async () => {
  ana = await shop.person();
});

it('keeps a suggestion and lists it without an answer yet', async () => {
  const { status, body } = await send(ana, { ...idea, name: ' \u202eKeramika\u202c ' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    ...idea,
    category_name: 'Category 4/Kategorija 4',
    date: '2026-11-20T10:00:00.000Z',
    answer: null,
    answered_at: null,
    status: 'new',
    benefit: null,
  });
  expect(await own(ana)).toEqual({ count: 1, next: null, previous: null, results: [body] });
});

it('lists the newest first, a page at a time, and nobody else’s', async () => {
  for (const name of ['first', 'second', 'third']) await send(ana, { ...idea, name });
  await send(await shop.person({ companyId: ana.companyId }));
  const page = await own(ana, '?page=1&page_size=2');
  expect(page.results.map(({ name }: { name: string }) => name)).toEqual(['third', 'second']);
  expect(page).toMatchObject({ count: 3, next: '/api/v2/suggestions/?page=2&page_size=2' });
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ provider: 'x'.repeat(121) }, 'provider'],
  [{ why: '' }, 'why'],
  [{ category: 999 }, 'category'],
  [{ category: 4001 }, 'category'],
  [{ category: '4' }, 'category'],
])('refuses %j at its field and keeps nothing', async (change, field) => {
  const { status, body } = await send(ana, { ...idea, ...change });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect((await own(ana)).count).toBe(0);
});

it('refuses an answer and an author from outside', async () => {
  expect((await send(ana, { ...idea, answer: 'yes' })).status).toBe(400);
  expect((await send(ana, { ...idea, user_id: 1 })).status).toBe(400);
});

it('keeps one for a button that was pressed twice, and two for two presses', async () => {
  const first = await send(ana, idea, key('one'));
  const again = await send(ana, idea, key('one'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  await send(ana, idea, key('two'));
  expect((await own(ana)).count).toBe(2);
});

it('has a kind word for whoever has more than twenty ideas in an hour, and takes more an hour later', async () => {
  for (let sent = 0; sent < 20; sent += 1) await send(ana);
  const { status, body, headers } = await send(ana);
  expect([status, body.code]).toEqual([429, 'suggestions.too_many']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const now = clock.now;
  clock.now = new Date(now.getTime() + 3_600_001);
  expect((await send(ana)).status).toBe(201);
  clock.now = now;
});

describe(`one suggestion sent ${STORM} times at once is one, and one answer`, () => {
  noticing(
    shop,
    async (post) => {
      const person = await shop.person();
      const answers = await storm(database, () => post(person, 'POST', '/v2/suggestions/', idea, key('same')));
      expect(statuses(answers)).toEqual({ 201: STORM });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await own(person)).count).toBe(1);
    },
    { noKey: (text) => text.replace(/(\$\d+)(, \$\d+::timestamptz)/, '$1 || random()::text$2') },
  );
});
