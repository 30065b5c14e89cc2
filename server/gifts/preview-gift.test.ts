import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;

const SPORT = 3;
await database.execute(sql`
  insert into categories (id, parent_id, position, name_en, name_sr, icon) values (${SPORT}, null, 1, 'Sport', 'Sport', 'dumbbell')
  on conflict do nothing`);

/** Ana and Mara with units of their own, one who left, one who was added, and one who registered without confirming the address. */
async function company() {
  const admin = await shop.person({ changes: { companyRoles: ['owner'], lastName: 'Zec' } });
  const { companyId } = admin;
  const person = (unit: string, changes: object) =>
    shop.person({ companyId, changes: Object.assign({ unit }, changes) });
  const ana = await shop.person({ companyId, flexible: 4000, changes: { unit: 'Razvoj', lastName: 'Anić' } });
  const mara = await person('Prodaja, jug', { lastName: 'Marić' });
  const gone = await person('Razvoj', { active: false, lastName: 'Gajić' });
  const added = await person('Razvoj', { confirmed: false, passwordHash: null, lastName: 'Dodić' });
  const stranger = await person('Razvoj', { confirmed: false, passwordHash: 'x', lastName: 'Stran' });
  return { admin, ana, mara, gone, added, stranger };
}

const preview = (who: Person, body: unknown) => shop.call(who, 'POST', '/company/budgets/preview/', body);
const give = (who: Person, body: unknown) => shop.call(who, 'POST', '/company/budgets/', body);
const countOf = async () =>
  (await database.execute<{ n: number }>(sql`select count(*)::integer as n from gifts`)).rows[0]?.n;

describe('what giving a budget would mean', () => {
  it('to everybody: how many, what it is in all, three of them before and after, and nothing is written', async () => {
    const { admin, ana } = await company();
    const before = await countOf();
    const { status, body } = await preview(admin, { people: 'all', amount: 10.5 });
    expect([status, body]).toMatchObject([
      200,
      {
        people: 3,
        sum: 31.5,
        currency: 'RSD',
        category: null,
        year: null,
        awaited: 1,
        own: 'among',
        by_task: false,
        left_out: [
          { why: 'invited', count: 1 },
          { why: 'unconfirmed', count: 1 },
        ],
      },
    ]);
    expect(body.sample[0]).toEqual({ id: ana.userId, name: 'Ana Anić', before: 40, after: 50.5 });
    expect(body.sample).toHaveLength(3);
    expect(await countOf()).toBe(before);
  });

  it('above the limit, names the first five who could approve it, by last name', async () => {
    const { admin, ana } = await company();
    await database.execute(sql`update companies set approval_limit = 1000 where id = ${admin.companyId}`);
    for (const lastName of ['Šušić', 'Đukić', 'Žikić', 'Ćosić', 'Lukić', 'Simić'])
      await shop.person({
        companyId: admin.companyId,
        changes: { companyRoles: ['budgets'], firstName: 'Petar', lastName },
      });
    const { body } = await preview(admin, { people: [ana.userId], amount: 20 });
    const others = ['Petar Ćosić', 'Petar Đukić', 'Petar Lukić', 'Petar Simić', 'Petar Šušić'];
    expect(body.approval).toEqual({ limit: 10, others });
  });

  it('to a unit, who was added too: who left is named as left out', async () => {
    const { admin, gone, stranger } = await company();
    const { body } = await preview(admin, {
      query: { unit: 'Razvoj' },
      with_invited: true,
      category: SPORT,
      amount: 5,
    });
    expect(body).toMatchObject({
      people: 2,
      sum: 10,
      category: SPORT,
      category_name_sr: 'Sport',
      year: 2026,
      own: 'none',
    });
    expect(body.left_out).toMatchObject([
      { why: 'ended', count: 1, sample: [{ id: gone.userId }] },
      { why: 'unconfirmed', count: 1, sample: [{ id: stranger.userId }] },
    ]);
    expect(body.sample[0]).toMatchObject({ before: 0, after: 5 });
  });

  it('to who is named, without an amount yet; to oneself alone it says so', async () => {
    const { admin, ana, added, gone } = await company();
    const named = await preview(admin, { people: [ana.userId, added.userId, gone.userId] });
    expect(named.body).toMatchObject({ people: 2, sum: null, left_out: [{ why: 'ended', count: 1 }] });
    expect((await preview(admin, { people: [admin.userId], amount: 5 })).body.own).toBe('alone');
  });

  it('takes one statement beside who calls, at any size', async () => {
    const { admin } = await company();
    expect(await shop.statements(() => preview(admin, { people: 'all', amount: 5 }))).toHaveLength(2);
    expect(await shop.statements(() => preview(admin, { query: { unit: 'Razvoj' }, amount: 5 }))).toHaveLength(2);
  });

  it.each([
    [{}, 400],
    [{ people: 'all', query: {} }, 400],
    [{ people: 'all', except: [1] }, 400],
    [{ people: 'all', category: 999 }, 400],
    [{ people: 'all', amount: 1.005 }, 400],
    [{ query: { company: 1 } }, 400],
    [{ people: 'all', note: 'x' }, 400],
    [{ people: [999_999_999] }, 404],
  ])('%j is %i', async (body, status) => {
    const { admin } = await company();
    expect((await preview(admin, body)).status).toBe(status);
  });
});

describe('what was looked at', () => {
  it('is given, to exactly those: who was left out there is no reason to refuse the others', async () => {
    const { admin, ana, gone } = await company();
    const gift = { people: [ana.userId, gone.userId], amount: 5 };
    const { seen } = (await preview(admin, gift)).body;
    expect((await give(admin, gift)).status).toBe(404);
    expect((await give(admin, { ...gift, seen })).body).toMatchObject({ people: 1 });
  });

  it('is given to a unit as it was found, and a key stands for the filter too', async () => {
    const { admin, ana } = await company();
    const gift = { query: { unit: 'Razvoj' }, except: [], amount: 5 };
    const key = { 'idempotency-key': 'to-a-unit' };
    const { seen } = (await preview(admin, gift)).body;
    const send = (body: object) => shop.call(admin, 'POST', '/company/budgets/', body, key);
    expect((await send({ ...gift, seen })).body).toMatchObject({ people: 1 });
    expect((await send({ ...gift, seen })).body).toMatchObject({ people: 1 });
    expect((await send({ query: { unit: 'Prodaja' }, amount: 5 })).body.code).toBe('budgets.other_gift');
    expect((await shop.call(ana, 'GET', '/v2/me/')).body.base_balance).toBe(45);
  });

  it.each([
    ['somebody came', async ({ companyId }: Person) => shop.person({ companyId })],
    [
      'one came and one left, so that they are as many',
      async ({ companyId }: Person) => {
        await shop.person({ companyId });
        await database.execute(
          sql`update users set active = false where company_id = ${companyId} and last_name = 'Marić'`,
        );
      },
    ],
  ])('is refused when %s, and nothing is given', async (_, happens) => {
    const { admin, ana } = await company();
    const { seen } = (await preview(admin, { people: 'all', amount: 5 })).body;
    await happens(admin);
    const { status, body } = await give(admin, { people: 'all', amount: 5, seen });
    expect([status, body.code]).toEqual([409, 'budgets.changed']);
    expect((await shop.call(ana, 'GET', '/v2/me/')).body.base_balance).toBe(40);
  });

  it('is refused for another amount, and once the year has turned', async () => {
    const { now } = shop.clock;
    const lastSecond = new Date('2026-12-31T22:59:59Z');
    shop.clock.now = lastSecond;
    const { admin } = await company();
    const gift = { people: 'all', category: SPORT, amount: 5 };
    const { seen } = (await preview(admin, gift)).body;
    expect((await give(admin, { ...gift, amount: 6, seen })).status).toBe(409);
    shop.clock.now = new Date('2026-12-31T23:00:00Z');
    expect((await give(admin, { ...gift, seen })).body.code).toBe('budgets.changed');
    shop.clock.now = lastSecond;
    expect((await give(admin, { ...gift, seen })).body).toMatchObject({ people: 3, year: 2026 });
    shop.clock.now = now;
  });

  it('of nobody cannot be given', async () => {
    const { admin } = await company();
    const { status, body } = await give(admin, { query: { unit: 'Niko' }, amount: 5 });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['people']]);
  });
});
