import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '#contract/cart/cart.rules.ts';
import { changeBenefit, makeBenefit, makeProvider } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { cartItems } from './cart.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const benefit = (settings = {}) => makeBenefit(database, clock.now, settings);
const toggle = (who: Person | null, id: unknown) => shop.call(who, 'POST', '/v2/toggle-cart/', { id });
const setCount = (who: Person | null, item: unknown, count: unknown) =>
  shop.call(who, 'PATCH', `/v2/cart-items/${item}/`, { count });
const cartOf = ({ companyId, userId }: Person) =>
  database.select().from(cartItems).where(sql`company_id = ${companyId} and user_id = ${userId}`);
const versionOf = async ({ companyId, userId }: Person) =>
  (
    await database.execute<{ version: number }>(
      sql`select version from users where company_id = ${companyId} and id = ${userId}`,
    )
  ).rows[0]?.version;

async function withItem(settings = {}): Promise<{ ana: Person; gym: number; item: number }> {
  const ana = await shop.person(settings);
  const gym = await benefit();
  await toggle(ana, gym);
  const [row] = await cartOf(ana);
  return { ana, gym, item: row?.id ?? 0 };
}

describe('the cart', () => {
  it('takes a benefit in and lets it go again, and each time v2/me/ is new', async () => {
    const ana = await shop.person();
    const gym = await benefit();
    const versions = [await versionOf(ana)];

    const added = await toggle(ana, gym);
    versions.push(await versionOf(ana));
    expect([added.status, added.body]).toEqual([200, { id: gym, in_cart: true }]);
    expect(await cartOf(ana)).toMatchObject([{ benefitId: gym, count: 1 }]);

    const removed = await toggle(ana, gym);
    versions.push(await versionOf(ana));
    expect([removed.status, removed.body]).toEqual([200, { id: gym, in_cart: false }]);
    expect(await cartOf(ana)).toEqual([]);
    expect(new Set(versions).size).toBe(3);
  });

  it.each([
    ['a special offer', { kind: 'special' }],
    ['a fixed benefit', { kind: 'fixed' }],
    ['a monthly benefit', { monthly: true }],
    ['a benefit without a price', { price: null }],
    ['a benefit for nothing', { price: 0 }],
  ])('does not take %s', async (_title, settings) => {
    const ana = await shop.person();
    const before = await versionOf(ana);
    const { status, body } = await toggle(ana, await benefit(settings));
    expect([status, body.code]).toEqual([400, 'cart.not_for_carts']);
    expect(await cartOf(ana)).toEqual([]);
    expect(await versionOf(ana)).toBe(before);
  });

  it('answers the same 404 for a benefit that is missing, inactive, of a closed provider, or of another company', async () => {
    const ana = await shop.person();
    const ids = [
      2_000_000_000,
      99_999_999_999,
      await benefit({ active: false }),
      await benefit({ providerId: await makeProvider(database, { active: false }) }),
      await benefit({ companies: [await shop.company()] }),
    ];
    const answers = await Promise.all(ids.map((id) => toggle(ana, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('takes a benefit that is for the company alone', async () => {
    const companyId = await shop.company();
    const ana = await shop.person({ companyId });
    expect((await toggle(ana, await benefit({ companies: [companyId] }))).body.in_cart).toBe(true);
  });

  it('lets go of what is not sold any more', async () => {
    const { ana, gym } = await withItem();
    await changeBenefit(database, gym, { active: false });
    expect((await toggle(ana, gym)).body.in_cart).toBe(false);
    expect((await toggle(ana, gym)).status).toBe(404);
  });

  it(`holds ${MAX_CART_LINES} benefits and no more`, async () => {
    const ana = await shop.person();
    const colleague = await shop.person({ companyId: ana.companyId });
    const { companyId, userId } = ana;
    const providerId = await makeProvider(database);
    const ids = await Promise.all(Array.from({ length: MAX_CART_LINES }, () => benefit({ providerId })));
    await database
      .insert(cartItems)
      .values(ids.map((benefitId) => ({ companyId, userId, benefitId, createdAt: clock.now })));
    const { status, body } = await toggle(ana, await benefit());
    expect([status, body.code]).toEqual([400, 'cart.full']);
    expect((await toggle(colleague, ids[0])).body.in_cart).toBe(true);
    expect((await toggle(ana, ids[0])).body.in_cart).toBe(false);
  });

  it.each([0, -1, 1.5, '2', null, [], {}, true])('refuses the id %j', async (id) => {
    expect((await toggle(await shop.person(), id)).status).toBe(400);
  });

  it('takes in as many as are wanted at once, and another press lets all of them go', async () => {
    const ana = await shop.person();
    const gym = await benefit();
    const press = () => shop.call(ana, 'POST', '/v2/toggle-cart/', { id: gym, count: 999 });
    expect((await press()).body).toEqual({ id: gym, in_cart: true });
    expect(await cartOf(ana)).toMatchObject([{ benefitId: gym, count: 999 }]);
    expect((await press()).body).toEqual({ id: gym, in_cart: false });
    expect(await cartOf(ana)).toEqual([]);
  });

  it.each([0, -1, 1000, 1.5, '2', null, [], {}, true])('does not take in %j of a benefit', async (count) => {
    const ana = await shop.person();
    expect((await shop.call(ana, 'POST', '/v2/toggle-cart/', { id: await benefit(), count })).status).toBe(400);
    expect(await cartOf(ana)).toEqual([]);
  });

  it('refuses fields that nobody asked for', async () => {
    const ana = await shop.person();
    const id = await benefit();
    for (const extra of [{ price: 1 }, { amount: 5 }, { user_id: 1 }, { company_id: 1 }]) {
      expect((await shop.call(ana, 'POST', '/v2/toggle-cart/', { id, ...extra })).status).toBe(400);
    }
    const polluted = `{"id": ${id}, "__proto__": {"isAdmin": true}}`;
    expect((await shop.call(ana, 'POST', '/v2/toggle-cart/', polluted)).status).toBe(400);
    expect(await cartOf(ana)).toEqual([]);
  });
});

describe('how many of a benefit', () => {
  it.each([1, 2, 999])('can be %i', async (count) => {
    const { ana, gym, item } = await withItem({ currency: 'EUR' });
    const before = await versionOf(ana);

    const { status, body } = await setCount(ana, item, count);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: item,
      count,
      available: true,
      benefit: { id: gym, name: 'Gym', price_currency: 8.53 },
    });
    expect(await cartOf(ana)).toMatchObject([{ count }]);
    expect(await versionOf(ana)).not.toBe(before);
  });

  it.each([-1, 0, 1.5, '2', 1000, 1e9, null, [], {}, 'NaN', true])('cannot be %j', async (count) => {
    const { ana, item } = await withItem();
    expect((await setCount(ana, item, count)).status).toBe(400);
    expect(await cartOf(ana)).toMatchObject([{ count: 1 }]);
  });

  it.each(['{"count": NaN}', '{"count": 1e400}', '{"count": }', '{}', ''])('cannot be sent as %j', async (body) => {
    const { ana, item } = await withItem();
    expect((await shop.call(ana, 'PATCH', `/v2/cart-items/${item}/`, body)).status).toBe(400);
  });

  it.each([{ price: 1 }, { id: 5 }, { benefit: 1 }, { currency: 'EUR' }, { discount: 100 }])(
    'cannot come with %j',
    async (extra) => {
      const { ana, item } = await withItem();
      expect((await shop.call(ana, 'PATCH', `/v2/cart-items/${item}/`, { count: 2, ...extra })).status).toBe(400);
      expect(await cartOf(ana)).toMatchObject([{ count: 1 }]);
    },
  );

  it("is the owner's alone: to a colleague and to another company the item is not there", async () => {
    const { ana, item } = await withItem();
    const missing = await setCount(ana, 999_999_999, 5);
    for (const other of [await shop.person({ companyId: ana.companyId }), await shop.person()]) {
      const before = await versionOf(other);
      const answer = await setCount(other, item, 5);
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
      expect(await versionOf(other)).toBe(before);
    }
    expect(await cartOf(ana)).toMatchObject([{ count: 1 }]);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999', '%00'])('answers 404 for the item %s', async (item) => {
    expect((await setCount(await shop.person(), item, 5)).status).toBe(404);
  });

  it('can be changed while the benefit is not sold, and says that it is not available', async () => {
    const { ana, gym, item } = await withItem();
    await changeBenefit(database, gym, { active: false });
    expect((await setCount(ana, item, 3)).body).toMatchObject({ count: 3, available: false });
  });
});

it('is for people who are signed in', async () => {
  expect([(await toggle(null, 1)).status, (await setCount(null, 1, 1)).status]).toEqual([401, 401]);
});

describe('the price that a person accepted', () => {
  const accept = (who: Person | null, prices: unknown) => shop.call(who, 'POST', '/v2/accept-prices/', { prices });
  const inCart = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body.cart;

  it('is that of the day when it was put in the cart, and stays it when the price rises', async () => {
    const ana = await shop.person();
    const gym = await benefit({ price: 300_000, discount: 10 });
    await toggle(ana, gym);
    expect(await inCart(ana)).toMatchObject([{ accepted_price: 2700, benefit: { price_discount_currency: 2700 } }]);
    await changeBenefit(database, gym, { price: 420_000 });
    expect(await inCart(ana)).toMatchObject([{ accepted_price: 2700, benefit: { price_discount_currency: 3780 } }]);
    await setCount(ana, (await cartOf(ana))[0]?.id, 3);
    expect(await inCart(ana)).toMatchObject([{ count: 3, accepted_price: 2700 }]);
  });

  it('is in the currency of the reader', async () => {
    const mara = await shop.person({ currency: 'EUR' });
    // 1.000,00 RSD are 8,53 EUR at 117,20; less 15 % 7,25.
    await toggle(mara, await benefit({ price: 100_000, discount: 15 }));
    expect(await inCart(mara)).toMatchObject([{ accepted_price: 7.25 }]);
  });

  it('is the one that they saw when they put it in the cart, also where it rose meanwhile', async () => {
    const ana = await shop.person();
    const gym = await benefit({ price: 420_000 });
    await shop.call(ana, 'POST', '/v2/toggle-cart/', { id: gym, unit_price: 2999.9 });
    expect(await inCart(ana)).toMatchObject([{ accepted_price: 2999.9, benefit: { price_discount_currency: 4200 } }]);
    // The accepted price is only compared with the current one; the latter is paid.
    const bought = await shop.call(ana, 'POST', '/v2/complete-purchase/', {});
    expect([bought.status, bought.body.changes]).toEqual([
      409,
      [{ item: expect.any(Number), name: 'Gym', kind: 'price', before: 2999.9, after: 4200 }],
    ]);
  });

  it.each([-1, '1', null, 1e10, []])('is not %j', async (unit_price) => {
    const ana = await shop.person();
    const { status } = await shop.call(ana, 'POST', '/v2/toggle-cart/', { id: await benefit(), unit_price });
    expect(status).toBe(400);
    expect(await cartOf(ana)).toEqual([]);
  });

  it('is the new one once they accept it, and v2/me/ is new', async () => {
    const { ana, gym, item } = await withItem();
    await changeBenefit(database, gym, { price: 420_000 });
    const before = await versionOf(ana);
    expect(await accept(ana, [{ item, unit_price: 4200 }])).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect(await inCart(ana)).toMatchObject([{ accepted_price: 4200 }]);
    expect(await versionOf(ana)).not.toBe(before);
  });

  it('is nobody else to accept', async () => {
    const { ana, item } = await withItem();
    const before = await inCart(ana);
    const { companyId } = ana;
    for (const other of [await shop.person({ companyId }), await shop.person()]) {
      const answer = await accept(other, [{ item, unit_price: 1 }]);
      expect([answer.status, answer.body]).toEqual([200, { accepted: 0 }]);
    }
    expect(await inCart(ana)).toEqual(before);
  });

  it.each([
    [],
    null,
    [{ item: 1 }],
    [{ item: 0, unit_price: 1 }],
    [{ item: 1, unit_price: -1 }],
    [{ item: 1, unit_price: '1' }],
  ])('refuses %j', async (prices) => {
    expect((await accept(await shop.person(), prices)).status).toBe(400);
  });

  it('is not accepted by a caller whom nobody knows', async () => {
    expect((await accept(null, [{ item: 1, unit_price: 1 }])).status).toBe(401);
  });
});
