import { expect, it } from 'vitest';
import { makeBenefit } from '../testing/benefits.ts';
import { visit } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { makeAskingCourse } from '../testing/questions.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
clock.now = new Date('2026-06-10T09:00:00Z');

const home = async (who: Person) => (await shop.call(who, 'GET', '/v2/home/')).body;
const open = async (who: Person) => (await home(who)).open;
const NOTHING = { requests: [], charge: null, course: null, ask: null };

it('says nothing to somebody with money for whom nothing is open, in two statements', async () => {
  const ana = await shop.person({ flexible: 100 });
  expect(await open(ana)).toEqual(NOTHING);
  expect(await shop.statements(() => home(ana))).toHaveLength(2);
});

it('names the requests that ask for information until they are answered, and nobody else\u2019s', async () => {
  const ana = await shop.person({ flexible: 500_000 });
  const { companyId } = ana;
  const boss = await shop.person({ companyId, flexible: 1, changes: { companyRoles: ['owner'] } });
  const id = await makeRequest(database, clock.now, ana, { providerName: 'Optika Vid', purchaseDate: '2026-06-01' });
  await makeRequest(database, clock.now, ana, { providerName: 'Not asked', purchaseDate: '2026-06-01' });
  await shop.call(boss, 'PATCH', `/company/requests/${id}/`, { status: 'in_review' });
  expect((await open(ana)).requests).toEqual([]);
  await shop.call(boss, 'POST', `/company/requests/${id}/comments/`, { text: 'Which glasses?' });
  expect((await open(ana)).requests).toEqual([{ id, provider: 'Optika Vid' }]);
  expect((await open(boss)).requests).toEqual([]);
  await shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text: 'For reading.' });
  expect((await open(ana)).requests).toEqual([]);
});

it('tells the next charge that the budgets will not cover, and how much is short', async () => {
  const gym = await makeBenefit(database, clock.now, { nameEn: 'Gym', price: 30_000, monthly: true });
  const enough = await shop.person({ flexible: 60_000 });
  const short = await shop.person({ flexible: 50_000 });
  for (const who of [enough, short]) {
    const { status } = await shop.call(who, 'POST', '/v2/subscriptions/', { benefit_id: gym, user_id: who.userId });
    expect(status).toBe(201);
  }
  expect((await open(enough)).charge).toBeNull();
  expect((await open(short)).charge).toEqual({ name: 'Gym', day: '2026-07-05', short: 100 });
  expect(await shop.statements(() => home(short))).toHaveLength(3);
});

it('tells of the charge that comes first, of several that the budgets will not cover', async () => {
  const [june, july] = [clock.now, new Date('2026-07-06T09:00:00Z')];
  const ana = await shop.person({ flexible: 80_000 });
  for (const [nameEn, day] of [
    ['Gym', june],
    ['Pool', july],
  ] as const) {
    const benefit_id = await makeBenefit(database, clock.now, { nameEn, price: 30_000, monthly: true });
    clock.now = day;
    const { status } = await shop.call(ana, 'POST', '/v2/subscriptions/', { benefit_id, user_id: ana.userId });
    expect(status).toBe(201);
  }
  // July is still to be paid for the gym and is already paid for the pool: of 800, 200 are left, and each costs 300.
  expect((await open(ana)).charge).toEqual({ name: 'Gym', day: '2026-07-06', short: 100 });
  clock.now = june;
});

it('names the course that was begun', async () => {
  const ana = await shop.person({ flexible: 1 });
  const { id } = await makeAskingCourse(database, clock.now, { questions: [[true, false]] });
  await shop.call(ana, 'POST', `/service/course/${id}/enrol/`);
  expect((await open(ana)).course).toBeNull();
  await shop.call(ana, 'PUT', `/service/course/${id}/attempt/`, { answers: [], page: 2 });
  expect((await open(ana)).course).toEqual({ pk: id, name: expect.any(String) });
});

it('says whom to ask to somebody who was never given a budget, and to nobody else', async () => {
  const { person } = await visit(shop, [{ price: 840_000, nameEn: 'dear' }]);
  const { companyId } = person;
  expect((await open(person)).ask).toBeNull();
  const boss = await shop.person({
    companyId,
    changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' },
  });
  const { ask } = await open(person);
  expect(ask).toEqual({ name: 'Vesna Ilić', email: boss.email });
  expect((await open(await shop.person({ companyId, flexible: 100 }))).ask).toBeNull();
  expect((await home(person)).recommended.length).toBeGreaterThan(0);
});
