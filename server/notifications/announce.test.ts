import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { deliveries } from '../deliveries.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { notifications } from './notifications.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['owner'] } });

const body = {
  title_en: 'New opening hours',
  title_sr: 'Novo radno vreme',
  send_from: 'Izbor',
  text_en: '<p onclick="x()">From Monday until 20.</p>',
  text_sr: '<p>Od ponedeljka do 20.</p>',
};
const send = (more: object = {}, who: Person = admin) =>
  shop.call(who, 'POST', '/admin/notifications/', { ...body, ...more });
const delivery = () => ({
  mailer: async () => {},
  config: readConfig({}),
  now: clock.now,
  log: { info: () => {}, warn: () => {} },
});
async function deliverAll() {
  while (await deliverNext(database, deliveries, delivery()));
}

/** A company of its own with as many people, one of whom has left. */
async function company(size: number): Promise<number> {
  const companyId = await shop.company();
  const row = (index: number) => ({
    companyId,
    email: `${companyId}-${index}@izbor.test`,
    createdAt: clock.now,
    active: index > 0,
  });
  await database.insert(users).values(Array.from({ length: size + 1 }, (_, index) => row(index)));
  return companyId;
}
const toldIn = async (companyId: number) => {
  const { rows } = await database.execute<{ told: number; people: number }>(sql`
    select count(*)::integer as told, count(distinct user_id)::integer as people from notifications where company_id = ${companyId}`);
  return rows[0];
};

it('tells one person at once', async () => {
  const ana = await shop.person({ language: 'SR' });
  const { status } = await send({ company: ana.companyId, user: ana.userId, attachment: '/pictures/a.svg' });
  expect(status).toBe(202);
  const { notifications: seen, new_notifications: fresh } = (await shop.call(ana, 'GET', '/v2/me/')).body;
  expect([fresh, seen]).toMatchObject([1, [{ title: 'Novo radno vreme', attachments: '/pictures/a.svg' }]]);
});

it('tells everybody of a company once, however many there are, and raises what each sees', async () => {
  const companyId = await company(450);
  const other = await company(3);
  const ana = await shop.person({ companyId });
  const etag = String((await shop.call(ana, 'GET', '/v2/me/')).headers.etag);
  expect((await send({ company: companyId })).status).toBe(202);
  await deliverAll();
  expect([await toldIn(companyId), await toldIn(other)]).toEqual([
    { told: 451, people: 451 },
    { told: 0, people: 0 },
  ]);
  expect((await shop.call(ana, 'GET', '/v2/me/', undefined, { 'if-none-match': etag })).status).toBe(200);
  const [one] = await database.select().from(notifications).where(sql`company_id = ${companyId}`).limit(1);
  expect(one).toMatchObject({ textEn: '<p>From Monday until 20.</p>', searchEn: 'from monday until 20.' });
});

it('tells everybody of every company once', async () => {
  const companies = [await company(2), await company(205)];
  const before = await Promise.all(companies.map(toldIn));
  await send();
  await deliverAll();
  const after = await Promise.all(companies.map(toldIn));
  expect(before.map((one) => one?.told)).toEqual([0, 0]);
  expect(after.map((one) => one?.told)).toEqual([2, 205]);
});

it('tells everybody once although the message is delivered again', async () => {
  const companyId = await company(205);
  await send();
  await deliverAll();
  const before = await toldIn(companyId);
  // A server that died before it could say that it was done.
  await database
    .update(outbox)
    .set({ deliveredAt: null, nextAttemptAt: clock.now })
    .where(sql`company_id = ${companyId} or id = (select max(id) from outbox where kind = 'announcement_to_all')`);
  await database.execute(sql`delete from notifications where company_id = ${companyId} and user_id % 2 = 0`);
  const kept = await toldIn(companyId);
  await deliverAll();
  expect(before).toEqual({ told: 205, people: 205 });
  expect(await toldIn(companyId)).toEqual(kept);
});

describe('what cannot be sent', () => {
  it.each<[string, object, number]>([
    ['to nobody', { company: 999_999_999 }, 404],
    ['to a person who is not of that company', { company: admin.companyId, user: 999_999_999 }, 404],
    ['to a person without a company', { user: 1 }, 400],
    ['without a title', { title_en: ' ', title_sr: '' }, 400],
    ['without a text', { text_en: '', text_sr: '' }, 400],
    ['with an attachment elsewhere', { attachment: 'https://elsewhere.example/a.pdf' }, 400],
    ['with an attachment that is a script', { attachment: 'javascript:alert(1)' }, 400],
    ['with a picture of another host', { image: '//elsewhere.example/a.png' }, 400],
    ['with a field that is not known', { previewed: true }, 400],
  ])('%s', async (_, more, status) => {
    expect((await send(more)).status).toBe(status);
  });
});
