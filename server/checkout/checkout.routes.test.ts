import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, ledgerEntries } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { changeBenefit, makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { completePurchase } from './checkout.service.ts';
import { orderLines, orders, vouchers } from './checkout.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const benefit = (settings = {}) => makeBenefit(database, clock.now, settings);
const buy = (who: Person | null, headers = {}, body?: unknown) =>
  shop.call(who, 'POST', '/v2/complete-purchase/', body, headers);

/** Puts benefits in a person's cart; returns the ids of the cart items. */
async function fill(who: Person, ...lines: [benefitId: number, count?: number][]): Promise<number[]> {
  const items: number[] = [];
  for (const [benefitId, count = 1] of lines) {
    const { companyId, userId } = who;
    const [item] = await database
      .insert(cartItems)
      .values({ companyId, userId, benefitId, count, createdAt: clock.now })
      .returning({ id: cartItems.id });
    items.push(item?.id ?? 0);
  }
  return items;
}

const of = (table: typeof cartItems | typeof orders | typeof notifications, { companyId }: Person) =>
  database.select().from(table).where(sql`company_id = ${companyId}`);
const accountsOf = ({ companyId }: Person) =>
  database.select().from(accounts).where(sql`company_id = ${companyId}`).orderBy(accounts.categoryId, accounts.year);

describe('buying a cart', () => {
  it('charges the total, empties the cart, keeps the order and tells the person', async () => {
    const ana = await shop.person({ flexible: 2_000_000 });
    // The cart of the art direction: 5.900,00 less 10 %, 2 × 4.200,00 and 3.000,00 are 16.710,00; 15,47 % of that 2.585,04.
    await fill(
      ana,
      [await benefit({ price: 590_000, discount: 10 })],
      [await benefit({ price: 420_000 }), 2],
      [await benefit({ price: 300_000 })],
    );

    const answer = await buy(ana);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      id: expect.any(Number),
      total: 16_710,
      payroll_tax: 2_585.04,
      vouchers: 0,
    });
    expect(await of(cartItems, ana)).toEqual([]);
    expect(await accountsOf(ana)).toMatchObject([{ allocated: 2_000_000, spent: 1_671_000, held: 0 }]);
    expect(await of(orders, ana)).toMatchObject([
      { id: answer.body.id, status: 'pending', total: 1_671_000, payrollTax: 258_504 },
    ]);
    expect(await of(notifications, ana)).toMatchObject([
      { titleEn: 'Order confirmed', titleSr: 'Porudžbina je potvrđena', seen: false, previewed: false },
    ]);
    const mails = await database.select().from(outbox).where(sql`company_id = ${ana.companyId}`);
    expect(mails).toMatchObject([{ payload: { userId: ana.userId, orderId: answer.body.id }, deliveredAt: null }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('raises the version of v2/me/', async () => {
    const ana = await shop.person({ flexible: 200_000 });
    await fill(ana, [await benefit()]);
    const version = () => database.execute(sql`select version from users where company_id = ${ana.companyId}`);
    const before = (await version()).rows;

    await buy(ana);

    expect((await version()).rows).not.toEqual(before);
  });

  it('pays each line from the budget of its first-level category for this year, then from the flexible account', async () => {
    const ana = await shop.person({ flexible: 100_000, budgets: { 1: 150_000, 4: 500_000 } });
    await fill(ana, [await benefit()], [await benefit()], [await benefit({ rootCategoryId: 2, price: 20_000 })]);

    const { body } = await buy(ana);

    expect(await accountsOf(ana)).toMatchObject([
      { categoryId: 0, year: 0, spent: 70_000 },
      { categoryId: 1, year: 2026, spent: 150_000 },
      { categoryId: 4, year: 2026, spent: 0 },
    ]);
    const entries = await database
      .select()
      .from(ledgerEntries)
      .where(sql`reference = ${body.id} and kind = 'purchase'`);
    expect(entries.map(({ categoryId, spent }) => [categoryId, spent]).sort()).toEqual([
      [0, 70_000],
      [1, 150_000],
    ]);
    const lines = await database.select().from(orderLines).where(sql`order_id = ${body.id}`).orderBy(orderLines.id);
    expect(lines.map((line) => [line.paidFromCategory, line.paidFromFlexible])).toEqual([
      [100_000, 0],
      [50_000, 50_000],
      [0, 20_000],
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes the category budget of the year that it is in Belgrade', async () => {
    const today = clock.now;
    // 00:30 on 1 January in Belgrade: the budget of 2026 has ended.
    clock.now = new Date('2026-12-31T23:30:00Z');
    const ana = await shop.person({ flexible: 100_000, budgets: { 1: 100_000 } });
    await fill(ana, [await benefit()]);
    const { status } = await buy(ana);
    clock.now = today;

    expect(status).toBe(200);
    expect(await accountsOf(ana)).toMatchObject([
      { categoryId: 0, spent: 100_000 },
      { categoryId: 1, spent: 0 },
    ]);
  });

  it('sells to a reader of another currency at the rates of the day, and freezes them', async () => {
    const mara = await shop.person({ currency: 'EUR', flexible: 10_000 });
    // 1.000,00 RSD are 8,53 EUR at 117,20; less 15 % 7,25; twice 14,50.
    await fill(mara, [await benefit({ discount: 15 }), 2]);

    const { body } = await buy(mara);

    expect(body.total).toBe(14.5);
    const [line] = await database.select().from(orderLines).where(sql`order_id = ${body.id}`);
    expect(line).toMatchObject({
      price: 853,
      unitPrice: 725,
      total: 1_450,
      benefitRate: 117_200_000,
      orderRate: 1_000_000,
    });
  });

  it('takes nothing from whoever’s account was closed since the call was let in', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    await fill(ana, [await benefit()]);
    await database.execute(sql`update users set active = false where company_id = ${ana.companyId}`);

    const attempt = { person: ana, language: 'EN', idempotencyKey: null, seen: null, now: clock.now } as const;
    await expect(completePurchase(database, attempt)).rejects.toMatchObject({ code: 'session.missing' });

    expect(await of(orders, ana)).toEqual([]);
    expect(await accountsOf(ana)).toMatchObject([{ spent: 0 }]);
  });

  it('freezes the rate of the benefit too, where it has another currency than the reader', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    // 10,00 EUR are 1.172,00 RSD at 117,20.
    await fill(ana, [await benefit({ currency: 'EUR', price: 1_000 })]);

    const { body } = await buy(ana);

    expect(body.total).toBe(1_172);
    const [line] = await database.select().from(orderLines).where(sql`order_id = ${body.id}`);
    expect(line).toMatchObject({
      price: 117_200,
      benefitCurrency: 'EUR',
      benefitRate: 1_000_000,
      orderRate: 117_200_000,
    });
  });

  it('makes a code for each piece of an eVoucher, valid for one year', async () => {
    const ana = await shop.person({ flexible: 100_000_000 });
    await fill(ana, [await benefit({ wayToBuy: 'voucher' }), 999], [await benefit()]);

    const { body } = await buy(ana);

    const codes = await database.select().from(vouchers).where(sql`company_id = ${ana.companyId}`);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(999);
    expect(codes.every(({ code }) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    expect(new Set(codes.map(({ validUntil }) => validUntil))).toEqual(new Set(['2027-11-20']));
    const order = await shop.call(ana, 'GET', `/v2/orders/${body.id}/`);
    expect(order.body.lines.map((line: { vouchers: unknown[] }) => line.vouchers.length)).toEqual([999, 0]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('counts the year of a code by days in Belgrade', async () => {
    const before = clock.now;
    try {
      // 00:30 there, on 1 January.
      clock.now = new Date('2026-12-31T23:30:00Z');
      const ana = await shop.person({ flexible: 1_000_000 });
      await fill(ana, [await benefit({ wayToBuy: 'voucher' })]);
      expect((await buy(ana)).status).toBe(200);
      const codes = await database.select().from(vouchers).where(sql`company_id = ${ana.companyId}`);
      expect(codes).toMatchObject([{ validUntil: '2028-01-01' }]);
    } finally {
      clock.now = before;
    }
  });

  it('refuses an empty cart', async () => {
    const { status, body } = await buy(await shop.person({ flexible: 1_000 }));
    expect([status, body]).toEqual([400, { code: 'checkout.cart_empty', message: 'The cart is empty.' }]);
  });

  it.each([
    ['EN', 'Not enough available budget!'],
    ['SR', 'Nema dovoljno raspoloživog budžeta.'],
  ] as const)('buys nothing when the money is not enough, and says so in %s', async (language, message) => {
    const poor = await shop.person({ flexible: 99_999, language });
    await fill(poor, [await benefit()]);

    const { status, body } = await buy(poor);

    expect([status, body]).toEqual([400, { code: 'checkout.not_enough_budget', message }]);
    expect(await of(orders, poor)).toEqual([]);
    expect(await of(cartItems, poor)).toHaveLength(1);
    expect(await accountsOf(poor)).toMatchObject([{ spent: 0 }]);
  });

  it('does not spend what an open request holds', async () => {
    const ana = await shop.person({ flexible: 150_000 });
    await database.update(accounts).set({ held: 60_000 }).where(sql`company_id = ${ana.companyId}`);
    await database.insert(ledgerEntries).values({
      companyId: ana.companyId,
      userId: ana.userId,
      categoryId: 0,
      year: 0,
      kind: 'request',
      held: 60_000,
      createdAt: clock.now,
    });
    await fill(ana, [await benefit()]);
    expect((await buy(ana)).status).toBe(400);
  });

  it('refuses a cart in which there is nothing to pay', async () => {
    const ana = await shop.person({ flexible: 150_000 });
    await fill(ana, [await benefit({ discount: 100 })]);
    expect((await buy(ana)).body.code).toBe('checkout.nothing_to_pay');
  });

  it('answers 401 to a caller whom nobody knows', async () => {
    expect((await buy(null)).status).toBe(401);
  });
});

describe('what can be sent with a purchase', () => {
  it.each([undefined, {}])('takes the body %j', async (body) => {
    const ana = await shop.person({ flexible: 150_000 });
    await fill(ana, [await benefit()]);
    expect((await buy(ana, {}, body)).status).toBe(200);
  });

  it.each([
    { price: 1 },
    { total: 1 },
    { currency: 'KM' },
    { discount: 100 },
    { cart: [] },
    { user_id: 1 },
    { company_id: 1 },
    [],
    [1],
    'x',
    1,
    true,
  ])('refuses the body %j and buys nothing', async (body) => {
    const ana = await shop.person({ flexible: 150_000 });
    await fill(ana, [await benefit()]);
    expect((await buy(ana, {}, JSON.stringify(body))).status).toBe(400);
    expect(await of(orders, ana)).toEqual([]);
  });

  it.each(['', '1234567', 'with space', 'ključ-ključ', 'x'.repeat(101), 'tab\tin-it'])(
    'refuses the Idempotency-Key %j',
    async (key) => {
      const ana = await shop.person({ flexible: 150_000 });
      await fill(ana, [await benefit()]);
      expect((await buy(ana, { 'idempotency-key': key })).status).toBe(400);
      expect(await of(orders, ana)).toEqual([]);
    },
  );

  it.each(['x', '1x1', '1x1@1,', '1x1@1.5', '1x1000@1', '1x1@1,1x1@1', '1x-1@5', '*', '"1x1@1"'])(
    'refuses the If-Cart-Match %j',
    async (version) => {
      const ana = await shop.person({ flexible: 150_000 });
      await fill(ana, [await benefit()]);
      const { status, body } = await buy(ana, { 'if-cart-match': version });
      expect([status, body.code]).toEqual([400, 'checkout.cart_match']);
      expect(await of(orders, ana)).toEqual([]);
    },
  );
});

describe('the same Idempotency-Key', () => {
  const key = { 'idempotency-key': 'attempt-0001' };

  it('gives the first answer again and charges once', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    await fill(ana, [await benefit()]);

    const answers = [await buy(ana, key), await buy(ana, key), await buy(ana, key)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await accountsOf(ana)).toMatchObject([{ spent: 100_000 }]);
  });

  it('tells again how many codes it brought, and not those of other orders', async () => {
    const ana = await shop.person({ flexible: 10_000_000 });
    await fill(ana, [await benefit({ wayToBuy: 'voucher' }), 3]);
    await buy(ana);
    await fill(ana, [await benefit({ wayToBuy: 'voucher' }), 2]);

    const answers = [await buy(ana, key), await buy(ana, key)];

    expect(answers.map(({ body }) => body.vouchers)).toEqual([2, 2]);
  });

  it('gives it again for the cart that was seen, whatever is in the cart since', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const [item] = await fill(ana, [await benefit()]);
    const seen = { ...key, 'if-cart-match': `${item}x1@100000` };
    const first = await buy(ana, seen);
    await fill(ana, [await benefit()]);

    expect(await buy(ana, seen)).toMatchObject({ status: 200, body: first.body });
    expect(await of(cartItems, ana)).toHaveLength(1);
  });

  it('with another cart is refused with 422 and buys nothing', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    await fill(ana, [await benefit()]);
    await buy(ana, key);
    const [item] = await fill(ana, [await benefit()]);

    const answers = [await buy(ana, key), await buy(ana, { ...key, 'if-cart-match': `${item}x1@100000` })];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'checkout.key_reused'],
      [422, 'checkout.key_reused'],
    ]);
    expect(await of(orders, ana)).toHaveLength(1);
  });

  it('of somebody else is another key', async () => {
    const companyId = await shop.company();
    const [ana, mara] = [
      await shop.person({ companyId, flexible: 500_000 }),
      await shop.person({ companyId, flexible: 500_000 }),
    ];
    const gym = await benefit();
    await fill(ana, [gym]);
    await fill(mara, [gym]);
    const [hers, theirs] = [await buy(ana, key), await buy(mara, key)];
    expect([hers.status, theirs.status]).toEqual([200, 200]);
    expect(hers.body.id).not.toBe(theirs.body.id);
  });

  it('can be used again after a refusal', async () => {
    const ana = await shop.person({ flexible: 100_000 });
    const gym = await benefit({ price: 100_001 });
    await fill(ana, [gym]);
    expect((await buy(ana, key)).status).toBe(400);
    await changeBenefit(database, gym, { price: 100_000 });
    expect((await buy(ana, key)).status).toBe(200);
  });
});

describe('a cart that is not what the person saw', () => {
  it('is bought when it is the same', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const [item] = await fill(ana, [await benefit({ discount: 10 }), 3]);
    expect((await buy(ana, { 'if-cart-match': `${item}x3@90000` })).status).toBe(200);
  });

  it('is refused line by line: price, count, added, removed', async () => {
    const ana = await shop.person({ flexible: 10_000_000 });
    const [gym, pool, yoga] = [
      await benefit({ nameEn: 'Gym' }),
      await benefit({ nameEn: 'Pool' }),
      await benefit({ nameEn: 'Yoga' }),
    ];
    const spa = await benefit({ nameEn: 'Spa' });
    const [first = 0, second = 0, third = 0, fourth = 0] = await fill(ana, [gym], [pool, 2], [yoga], [spa]);
    await changeBenefit(database, gym, { price: 110_000 });

    const { status, body } = await buy(ana, {
      'if-cart-match': `1x1@5,${first}x1@100000,${second}x1@100000,${fourth}x3@100000`,
    });

    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'cart_changed',
      message: expect.any(String),
      changes: [
        { item: 1, name: '', kind: 'removed', before: 0.05, after: null },
        { item: first, name: 'Gym', kind: 'price', before: 1_000, after: 1_100 },
        { item: second, name: 'Pool', kind: 'count', before: 1, after: 2 },
        { item: third, name: 'Yoga', kind: 'added', before: null, after: 1_000 },
        { item: fourth, name: 'Spa', kind: 'count', before: 3, after: 1 },
      ],
    });
    expect(await of(orders, ana)).toEqual([]);
    expect(await of(cartItems, ana)).toHaveLength(4);
  });

  it('is refused for another price than the one accepted, by who does not say what they saw', async () => {
    const ana = await shop.person({ flexible: 10_000_000 });
    const gym = await benefit({ nameEn: 'Gym' });
    await shop.call(ana, 'POST', '/v2/toggle-cart/', { id: gym });
    await changeBenefit(database, gym, { price: 110_000 });
    const [{ id: item = 0 } = {}] = (await of(cartItems, ana)) as { id: number }[];

    const { status, body } = await buy(ana);
    expect([status, body.changes]).toEqual([409, [{ item, name: 'Gym', kind: 'price', before: 1_000, after: 1_100 }]]);
    expect(await of(orders, ana)).toEqual([]);

    await shop.call(ana, 'POST', '/v2/accept-prices/', { prices: [{ item, unit_price: 1_100 }] });
    expect(await buy(ana)).toMatchObject({ status: 200, body: { total: 1_100 } });
  });

  it.each([
    ['a discount of all of it', { discount: 100 }, 0],
    ['a price in another currency', { price: 1_000, currency: 'EUR' as const }, 1_172],
    ['another price and a discount that come to less', { price: 120_000, discount: 50 }, 600],
  ])('is refused for %s, and charged once that was seen', async (_, changes, after) => {
    const ana = await shop.person({ flexible: 10_000_000 });
    const [gym, pool] = [await benefit({ nameEn: 'Gym' }), await benefit({ nameEn: 'Pool' })];
    for (const id of [gym, pool]) await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
    await changeBenefit(database, gym, changes);
    const [{ id: item = 0 } = {}] = (await of(cartItems, ana)) as { id: number }[];

    const { status, body } = await buy(ana);
    expect([status, body.changes]).toEqual([409, [{ item, name: 'Gym', kind: 'price', before: 1_000, after }]]);
    expect(await accountsOf(ana)).toMatchObject([{ spent: 0 }]);

    await shop.call(ana, 'POST', '/v2/accept-prices/', { prices: [{ item, unit_price: after }] });
    expect(await buy(ana)).toMatchObject({ status: 200, body: { total: 1_000 + after } });
    const breaches = await reconcile(database);
    expect(breaches.filter(({ company_id }) => company_id === ana.companyId)).toEqual([]);
  });

  it('is refused when the rates of exchange changed', async () => {
    const mara = await shop.person({ currency: 'KM', flexible: 10_000_000 });
    const [item] = await fill(mara, [await benefit({ price: 10_000, currency: 'EUR' })]);
    const { body } = await buy(mara, { 'if-cart-match': `${item}x1@19557` });
    expect(body.changes).toMatchObject([{ kind: 'price', before: 195.57, after: 195.58 }]);
  });

  it.each([
    ['is not active any more', { active: false }],
    ['lost its price', { price: null }],
    ['is not for the company any more', { forAllCompanies: false }],
    ['became a special offer', { kind: 'special' as const }],
    ['became monthly', { monthly: true }],
  ])('never sells a benefit that %s, with or without the header', async (_title, changes) => {
    const ana = await shop.person({ flexible: 10_000_000 });
    const gym = await benefit();
    const [, item] = await fill(ana, [await benefit()], [gym]);
    await changeBenefit(database, gym, changes);

    const without = await buy(ana);
    const [other] = (await of(cartItems, ana)) as { id: number }[];
    const seenSo = await buy(ana, { 'if-cart-match': `${other?.id}x1@100000,${item}x1@-` });

    expect([without.status, seenSo.status]).toEqual([409, 409]);
    expect(without.body.changes).toEqual([{ item, name: 'Gym', kind: 'unavailable', before: null, after: null }]);
    expect(await of(orders, ana)).toEqual([]);
    expect(await accountsOf(ana)).toMatchObject([{ spent: 0 }]);
  });
});

describe('an order', () => {
  it('says what was bought and how it was paid, in the reader language, as it was then', async () => {
    const ana = await shop.person({ flexible: 1_000_000, budgets: { 1: 50_000 }, language: 'SR' });
    const gym = await benefit({
      pictures: [
        { position: 2, image: '/b.svg' },
        { position: 1, image: '/a.svg' },
      ],
    });
    await fill(ana, [gym, 2]);
    const bought = await buy(ana);
    await changeBenefit(database, gym, { price: 1, nameSr: 'Drugo' });

    const { status, body } = await shop.call(ana, 'GET', `/v2/orders/${bought.body.id}/`);

    expect(status).toBe(200);
    expect(body).toEqual({
      id: bought.body.id,
      status: 'pending',
      date: '2026-11-20T10:00:00.000Z',
      total: 2_000,
      payroll_tax: 309.4,
      currency: 'RSD',
      lines: [
        {
          id: expect.any(Number),
          name: 'Teretana',
          provider: 'Kalisport',
          image: '/a.svg',
          benefit: gym,
          count: 2,
          unit_price: 1_000,
          total: 2_000,
          paid_from_category: 500,
          paid_from_flexible: 1_500,
          category: 'Category 1/Kategorija 1',
          vouchers: [],
        },
      ],
    });
  });

  it('of somebody else is not there, in the very words of one that is missing', async () => {
    const companyId = await shop.company();
    const ana = await shop.person({ companyId, flexible: 1_000_000 });
    await fill(ana, [await benefit()]);
    const { body } = await buy(ana);
    const missing = await shop.call(ana, 'GET', '/v2/orders/999999999/');
    for (const other of [await shop.person({ companyId }), await shop.person()]) {
      const theirs = await shop.call(other, 'GET', `/v2/orders/${body.id}/`);
      expect([theirs.status, theirs.body]).toEqual([404, missing.body]);
    }
  });
});
