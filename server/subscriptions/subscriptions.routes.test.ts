import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, ledgerEntries } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { type BenefitSettings, changeBenefit, makeBenefit, makeCategory } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { renewSubscriptions } from './subscriptions.job.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.table.ts';

// The clock of tests is at 20.11.2026. 11:00 in Belgrade.
const shop = await startTestApp();
const { database, clock } = shop;

const log = { info: () => {}, warn: () => {} };
const monthly = (settings: BenefitSettings = {}) => makeBenefit(database, clock.now, { monthly: true, ...settings });
const subscribe = (who: Person, benefit_id: unknown, headers: Record<string, string> = {}) =>
  shop.call(who, 'POST', '/v2/subscriptions/', { benefit_id, user_id: who.userId }, headers);
const cancel = (who: Person, id: number, canceled_at = '2026-11-20', headers: Record<string, string> = {}) =>
  shop.call(who, 'PATCH', `/v2/subscriptions/${id}/`, { subscription_active: false, canceled_at }, headers);
/** Cancels with the charge that the person has seen. */
const cancelSeen = (who: Person, id: number, price: number) =>
  cancel(who, id, undefined, { 'if-price-match': String(price) });
const undo = (who: Person, id: number) =>
  shop.call(who, 'PATCH', `/v2/subscriptions/${id}/`, { subscription_active: true });
const list = async (who: Person, query = '') => (await shop.call(who, 'GET', `/v2/subscriptions/${query}`)).body;
const of = <Table extends typeof subscriptions | typeof subscriptionCharges>(table: Table, { companyId }: Person) =>
  database
    .select()
    .from(table as typeof subscriptions)
    .where(sql`company_id = ${companyId}`)
    .orderBy(table.id);
const spent = async ({ companyId }: Person) =>
  Object.fromEntries(
    (await database.select().from(accounts).where(sql`company_id = ${companyId}`)).map((pot) => [
      `${pot.categoryId}/${pot.year}`,
      pot.spent,
    ]),
  );

/** Does something on another day. */
async function at<Result>(moment: string, work: () => Promise<Result>): Promise<Result> {
  const before = clock.now;
  clock.now = new Date(moment);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
}

it('lists those that run, the oldest first, and then those that are over, the newest first', async () => {
  const ana = await shop.person({ flexible: 500_000 });
  const ids: number[] = [];
  for (let made = 0; made < 4; made += 1) ids.push((await subscribe(ana, await monthly())).body.id);
  const [first = 0, second = 0, third, fourth] = ids;
  for (const over of [first, second]) expect((await cancel(ana, over)).status).toBe(200);
  const listed = async () => (await list(ana)).results.map(({ id }: { id: number }) => id);
  expect(await listed()).toEqual(ids);
  expect(await at('2026-12-01T10:00:00Z', listed)).toEqual([third, fourth, second, first]);
});

describe('subscribing', () => {
  it('charges the month that runs at once, from the budget of the category first, and says when the next one is', async () => {
    const ana = await shop.person({ flexible: 500_000, budgets: { 1: 30_000 } });
    const id = await monthly({ discount: 10 });
    const { headers: before } = await shop.call(ana, 'GET', '/v2/me/');

    const { status, body } = await subscribe(ana, id);

    expect(status).toBe(201);
    // The ETag of their next poll has changed, and its sums too.
    const { headers: after, body: me } = await shop.call(ana, 'GET', '/v2/me/');
    expect([after.etag === before.etag, me.spent, me.category_budgets[0].spent]).toEqual([false, 600, 300]);
    expect(body).toMatchObject({
      subscription_active: true,
      canceled_at: null,
      status: 'active',
      active_until: null,
      ended_by: null,
      next_charge: '2026-12-05',
      price_currency: 900,
      open_month: null,
      ends_now: false,
      offered: true,
      enough: true,
      short: 0,
      benefit: { id, monthly: true, price_discount_currency: 900 },
      charges: [
        { month: '2026-11-01', amount: 900, currency: 'RSD', paid_from_category: 300, paid_from_flexible: 600 },
      ],
    });
    expect(await spent(ana)).toEqual({ '0/0': 60_000, '1/2026': 30_000 });
    const entries = await database
      .select()
      .from(ledgerEntries)
      .where(sql`company_id = ${ana.companyId} and kind = 'subscription'`);
    const reference = body.charges[0].id;
    expect(entries.toSorted((one, other) => one.categoryId - other.categoryId)).toMatchObject([
      { categoryId: 0, year: 0, spent: 60_000, reference, actorId: ana.userId },
      { categoryId: 1, year: 2026, spent: 30_000, reference, actorId: ana.userId },
    ]);
    expect(await of(subscriptionCharges, ana)).toMatchObject([
      { price: 100_000, discount: 10, amount: 90_000, payrollTax: 13_923 },
    ]);
    expect(await of(subscriptions, ana)).toMatchObject([{ nextMonth: '2026-12-01' }]);
  });

  it.each([
    ['on the 1st', '2026-11-01T09:00:00+01:00', '2026-11-01', '2026-12-05'],
    ['on the 4th at 23:59', '2026-11-04T23:59:59+01:00', '2026-11-01', '2026-12-05'],
    ['on the 5th at 0:00', '2026-11-05T00:00:00+01:00', '2026-11-01', '2026-12-05'],
    ['on the last day of a year', '2026-12-31T23:59:59+01:00', '2026-12-01', '2027-01-05'],
    ['on the first day of a year', '2027-01-01T00:00:00+01:00', '2027-01-01', '2027-02-05'],
  ])('%s pays that month and is charged next on the 5th of the next', async (_title, moment, month, next) => {
    const ana = await at(moment, () => shop.person({ flexible: 500_000 }));
    const id = await monthly();
    const { body } = await at(moment, () => subscribe(ana, id));
    expect([body.charges[0].month, body.next_charge]).toEqual([month, next]);
  });

  it('charges in the currency of the company, at the rates of that day', async () => {
    const luka = await shop.person({ currency: 'EUR', flexible: 10_000 });
    const { body } = await subscribe(luka, await monthly());
    expect(body).toMatchObject({ price_currency: 8.53, charges: [{ amount: 8.53, currency: 'EUR' }] });
    expect(await of(subscriptionCharges, luka)).toMatchObject([{ benefitRate: 117_200_000, chargeRate: 1_000_000 }]);
  });

  it('with too little money is refused in the words of the specification, and nothing has changed', async () => {
    const ana = await shop.person({ flexible: 99_999 });
    const { status, body } = await subscribe(ana, await monthly());
    expect([status, body]).toEqual([
      400,
      { code: 'subscriptions.low_budget', message: 'Insufficient budget balance for this monthly subscription' },
    ]);
    expect([await of(subscriptions, ana), await spent(ana)]).toEqual([[], { '0/0': 0 }]);
  });

  it.each<[string, BenefitSettings, number]>([
    ['that is no monthly one', { monthly: false }, 400],
    ['without a price', { price: null }, 400],
    ['of no cost', { discount: 100 }, 400],
    ['that the company gives', { kind: 'fixed' }, 400],
    ['that is a special offer', { kind: 'special' }, 400],
    ['that is no longer active', { active: false }, 404],
    ['of other companies', { companies: [] }, 404],
  ])('to a benefit %s is refused', async (_title, settings, status) => {
    const ana = await shop.person({ flexible: 500_000 });
    expect((await subscribe(ana, await monthly(settings))).status).toBe(status);
    expect(await of(subscriptions, ana)).toEqual([]);
  });

  it('for somebody else is refused as if they were not there', async () => {
    const [ana, mara] = [await shop.person({ flexible: 500_000 }), await shop.person({ flexible: 500_000 })];
    const body = { benefit_id: await monthly(), user_id: mara.userId };
    expect((await shop.call(ana, 'POST', '/v2/subscriptions/', body)).status).toBe(404);
    expect([await of(subscriptions, ana), await of(subscriptions, mara)]).toEqual([[], []]);
  });

  it('again is refused while it runs, also while it ends, and takes no money', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const id = await monthly();
    const { body } = await subscribe(ana, id);
    const again = await subscribe(ana, id);
    expect([again.status, again.body.code]).toEqual([409, 'subscriptions.already']);
    await cancel(ana, body.id);
    expect((await subscribe(ana, id)).status).toBe(409);
    expect(await spent(ana)).toEqual({ '0/0': 100_000 });
  });

  it('with the same key is answered the same, and with the key of another benefit refused', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const [id, other] = [await monthly(), await monthly()];
    const key = { 'idempotency-key': 'one-attempt' };
    const [first, second, third] = [
      await subscribe(ana, id, key),
      await subscribe(ana, id, key),
      await subscribe(ana, other, key),
    ];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect([third.status, third.body.code]).toEqual([422, 'subscriptions.key_reused']);
    expect(await spent(ana)).toEqual({ '0/0': 100_000 });
    expect((await subscribe(ana, other, { 'idempotency-key': 'short' })).status).toBe(400);
    // For a colleague the same idempotency key is a different one.
    const colleague = await shop.person({ companyId: ana.companyId, flexible: 500_000 });
    const theirs = await subscribe(colleague, id, key);
    expect([theirs.status, theirs.body.id === first.body.id]).toEqual([201, false]);
  });

  it('at another price than was seen is refused with the price as it is', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const id = await monthly({ price: 120_000 });
    const { status, body } = await subscribe(ana, id, { 'if-price-match': '100000' });
    expect([status, body.code, body.price_currency]).toEqual([409, 'subscriptions.price_changed', 1200]);
    expect(await of(subscriptions, ana)).toEqual([]);
    expect((await subscribe(ana, id, { 'if-price-match': '1200.00' })).status).toBe(400);
    expect((await subscribe(ana, id, { 'if-price-match': '120000' })).status).toBe(201);
  });

  it.each([{}, { benefit_id: 1 }, { benefit_id: '1', user_id: 1 }, { benefit_id: 1, user_id: 1, price: 1 }, []])(
    'refuses the body %j',
    async (body) => {
      expect((await shop.call(await shop.person(), 'POST', '/v2/subscriptions/', body)).status).toBe(400);
    },
  );

  it('anew once it is over pays the month that runs, and never one that was paid', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const id = await monthly();
    const { body } = await subscribe(ana, id);
    await cancel(ana, body.id);
    // The paid month has ended, and the job has not run.
    const anew = await at('2026-12-01T00:00:00+01:00', () => subscribe(ana, id));
    expect([anew.status, anew.body.charges[0].month]).toEqual([201, '2026-12-01']);
    // The job ends it in January; then the clock is put back by two hours, into December, which is already paid.
    await at('2026-12-20T00:10:00+01:00', () => cancel(ana, anew.body.id));
    await renewSubscriptions(database, { now: new Date('2027-01-01T00:30:00+01:00'), log });
    const early = await at('2026-12-31T22:30:00+01:00', () => subscribe(ana, id));
    expect(early.body.charges[0].month).toBe('2027-01-01');
    const months = (await list(ana)).results.flatMap((one: { charges: { month: string }[] }) =>
      one.charges.map(({ month }) => month),
    );
    expect(months.toSorted()).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  });
});

describe('cancelling', () => {
  it('takes effect from the next month: the server sets the day, whatever was sent, and it may be taken back', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const { body } = await subscribe(ana, await monthly());

    const cancelled = await cancel(ana, body.id, '2020-01-01');

    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      {
        ...body,
        subscription_active: false,
        canceled_at: '2026-11-20',
        status: 'ending',
        active_until: '2026-11-30',
        next_charge: null,
        enough: null,
      },
    ]);
    for (const day of ['2026-11-20', '2026-11-25'])
      expect((await at(`${day}T10:00:00Z`, () => cancel(ana, body.id))).body).toEqual(cancelled.body);
    const back = await at('2026-11-30T23:59:59+01:00', () => undo(ana, body.id));
    expect([back.status, back.body]).toEqual([200, body]);
    expect((await undo(ana, body.id)).body).toEqual(body);
    expect(await spent(ana)).toEqual({ '0/0': 100_000 });
  });

  it('can no longer be taken back once the month is over, whether a job has come by or not', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const { body } = await subscribe(ana, await monthly());
    await cancel(ana, body.id);
    const late = await at('2026-12-01T00:00:00+01:00', () => undo(ana, body.id));
    expect([late.status, late.body.code]).toEqual([409, 'subscriptions.over']);
    expect((await at('2026-12-01T00:00:00+01:00', () => list(ana))).results).toMatchObject([
      { status: 'ended', ended_by: 'cancelled', active_until: '2026-11-30', next_charge: null },
    ]);
  });

  it('before the 5th pays the month that has begun, and nothing after it', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const { body } = await subscribe(ana, await monthly());
    const early = await at('2026-12-02T09:00:00+01:00', async () => ({
      seen: (await list(ana)).results[0],
      cancelled: await cancel(ana, body.id),
    }));
    expect(early.seen).toMatchObject({ next_charge: '2026-12-05', open_month: 1000 });
    expect(early.cancelled.body).toMatchObject({ status: 'ending', active_until: '2026-12-31', open_month: null });
    expect(await of(subscriptionCharges, ana)).toMatchObject([{ month: '2026-11-01' }, { month: '2026-12-01' }]);
    // She caused both charges herself.
    const entries = await database.select().from(ledgerEntries).where(sql`company_id = ${ana.companyId} and spent > 0`);
    expect(entries).toMatchObject([{ actorId: ana.userId }, { actorId: ana.userId }]);
  });

  it('before the 5th ends at once when there is no money for the month that has begun', async () => {
    const ana = await shop.person({ flexible: 150_000 });
    const { body } = await subscribe(ana, await monthly());
    const cancelled = await at('2026-12-02T09:00:00+01:00', () => cancel(ana, body.id));
    expect(cancelled.body).toMatchObject({ status: 'ended', ended_by: 'low_budget', active_until: '2026-12-02' });
    expect((await cancel(ana, body.id)).status).toBe(409);
  });

  it('before the 5th at another amount than was seen is refused with what it would charge, and nothing is charged', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const id = await monthly();
    const { body } = await subscribe(ana, id);
    await changeBenefit(database, id, { price: 120_000 });
    await at('2026-12-02T09:00:00+01:00', async () => {
      // Seen in November, when nothing would have been charged, or before the price changed.
      for (const seen of [0, 100_000]) {
        const refused = await cancelSeen(ana, body.id, seen);
        expect([refused.status, refused.body.code, refused.body.price_currency]).toEqual([
          409,
          'subscriptions.price_changed',
          1200,
        ]);
      }
      expect([await of(subscriptionCharges, ana), await of(subscriptions, ana)]).toMatchObject([
        [{ month: '2026-11-01' }],
        [{ active: true, nextMonth: '2026-12-01' }],
      ]);
      expect((await cancelSeen(ana, body.id, 120_000)).body).toMatchObject({ status: 'ending' });
      // A repeated call succeeds, whatever was seen.
      expect((await cancelSeen(ana, body.id, 1)).status).toBe(200);
    });
    expect(await spent(ana)).toEqual({ '0/0': 220_000 });
  });

  it('that would end it at once, unlike what was seen, is refused before', async () => {
    const ana = await shop.person({ flexible: 150_000 });
    const { body } = await subscribe(ana, await monthly());
    await at('2026-12-02T09:00:00+01:00', async () => {
      const refused = await cancelSeen(ana, body.id, 100_000);
      expect([refused.status, refused.body.price_currency]).toEqual([409, 0]);
      expect(await of(subscriptions, ana)).toMatchObject([{ active: true, endedAt: null }]);
      expect((await cancelSeen(ana, body.id, 0)).body).toMatchObject({ status: 'ended', ended_by: 'low_budget' });
    });
  });

  it('of a month that is paid charges nothing, whatever was seen', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const { body } = await subscribe(ana, await monthly());
    expect((await cancelSeen(ana, body.id, 100_000)).body).toMatchObject({ status: 'ending' });
    expect(await spent(ana)).toEqual({ '0/0': 100_000 });
  });

  it.each([
    {},
    { subscription_active: 'false' },
    { subscription_active: false, canceled_at: 'today' },
    { subscription_active: false, status: 'ended' },
  ])('refuses the body %j', async (body) => {
    const ana = await shop.person({ flexible: 500_000 });
    const { id } = (await subscribe(ana, await monthly())).body;
    expect((await shop.call(ana, 'PATCH', `/v2/subscriptions/${id}/`, body)).status).toBe(400);
  });
});

describe('the list', () => {
  it.each([
    ['2026-12-04', null, null],
    ['2026-12-05', '2026-12-05', false],
  ])('says of no charge that is after the last day of whoever pays it: %s', async (day, next_charge, enough) => {
    const ana = await shop.person({ flexible: 150_000 });
    await subscribe(ana, await monthly());
    await database.execute(
      sql`update users set ends_on = ${day} where company_id = ${ana.companyId} and id = ${ana.userId}`,
    );
    expect((await list(ana)).results).toMatchObject([
      { status: 'active', offered: true, next_charge, last_day: day, enough },
    ]);
  });

  it('says of each whether the budget will be enough when those before it are paid, and what is short', async () => {
    const ana = await shop.person({ flexible: 650_000, budgets: { 1: 0 } });
    const first = await monthly({ price: 200_000 });
    const second = await monthly({ price: 150_000 });
    await subscribe(ana, first);
    await subscribe(ana, second);

    const { count, results } = await list(ana);

    // Of 6.500,00, 3.000,00 are left: 2.000,00 for the first one, so 500,00 are missing for the second.
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { benefit: { id: first }, enough: true, short: 0 },
      { benefit: { id: second }, enough: false, short: 500 },
    ]);
  });

  it.each([
    ['the flexible budget', { flexible: 250_000 }],
    ['the budget of the category', { flexible: 0, budgets: { 1: 250_000 } }],
  ])('does not count on what a request holds of %s', async (_, money) => {
    const ana = await shop.person(money);
    await subscribe(ana, await monthly());
    await makeRequest(database, clock.now, ana);
    // Of 2.500,00 the first month took 1.000,00, and the request holds 1.000,00.
    expect((await list(ana)).results).toMatchObject([{ enough: false, short: 500 }]);
  });

  it('has what the months cost, the newest first', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    await subscribe(ana, await monthly());
    await renewSubscriptions(database, { now: new Date('2026-12-05T08:00:00Z'), log });
    await renewSubscriptions(database, { now: new Date('2027-01-05T08:00:00Z'), log });
    const [{ charges }] = (await list(ana)).results;
    expect(charges.map(({ month }: { month: string }) => month)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01']);
  });

  it('says of each month which budget paid it, also when the benefit is of another category by now', async () => {
    await makeCategory(database, 2);
    const ana = await shop.person({ flexible: 500_000, budgets: { 1: 30_000 } });
    const id = await monthly();
    await subscribe(ana, id);
    await changeBenefit(database, id, { rootCategoryId: 2, categoryId: 2 });

    const { results } = await list(ana);

    expect(results).toMatchObject([
      {
        category: 'Category 2/Kategorija 2',
        charges: [{ category: 'Category 1/Kategorija 1', paid_from_category: 300, paid_from_flexible: 700 }],
      },
    ]);
  });

  it("does not count on this year's category budget for the next year", async () => {
    const ana = await shop.person({ flexible: 0, budgets: { 1: 500_000 } });
    await subscribe(ana, await monthly());
    expect((await list(ana)).results).toMatchObject([{ enough: true }]);
    const { body } = await at('2026-12-10T09:00:00+01:00', async () => ({ body: await list(ana) }));
    expect(body.results).toMatchObject([{ next_charge: '2026-12-10' }]);
  });

  it('says when a benefit can no longer be had', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const id = await monthly();
    await subscribe(ana, id);
    await changeBenefit(database, id, { active: false });
    expect((await list(ana)).results).toMatchObject([
      { status: 'active', offered: false, next_charge: null, enough: null },
    ]);
  });

  it('says what cancelling does before the 5th: what it charges, or that it ends at once', async () => {
    const ana = await shop.person({ flexible: 460_000 });
    const [paid, dear, gone] = [await monthly(), await monthly({ price: 130_000 }), await monthly({ price: 50_000 })];
    for (const id of [paid, dear, gone]) await subscribe(ana, id);
    await changeBenefit(database, dear, { price: 180_001 });
    await changeBenefit(database, gone, { active: false });
    expect((await list(ana)).results).toMatchObject(
      [paid, dear, gone].map((id) => ({ benefit: { id }, open_month: null, ends_now: false })),
    );
    // 1.800,00 are left, of which the charges of other subscriptions on the 5th are not subtracted.
    expect((await at('2026-12-02T09:00:00+01:00', () => list(ana))).results).toMatchObject([
      { benefit: { id: paid }, open_month: 1000, ends_now: false },
      { benefit: { id: dear }, open_month: null, ends_now: true },
      { benefit: { id: gone }, open_month: null, ends_now: true },
    ]);
    await changeBenefit(database, dear, { price: 180_000 });
    expect((await at('2026-12-02T09:00:00+01:00', () => list(ana))).results).toMatchObject([
      { benefit: { id: paid }, open_month: 1000, ends_now: false },
      { benefit: { id: dear }, open_month: 1800, ends_now: false, enough: false },
      { benefit: { id: gone }, open_month: null, ends_now: true },
    ]);
  });

  it('says of one that is over that there is nothing to cancel, though another month has begun', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const { id } = (await subscribe(ana, await monthly())).body;
    await cancel(ana, id);
    const { results } = await at('2026-12-02T10:00:00Z', () => list(ana));
    expect(results).toMatchObject([{ id, status: 'ended', next_charge: null, open_month: null, ends_now: false }]);
  });

  it('comes in pages, and shows nothing of others', async () => {
    const ana = await shop.person({ flexible: 500_000 });
    const mara = await shop.person({ companyId: ana.companyId });
    await subscribe(ana, await monthly());
    await subscribe(ana, await monthly());
    expect(await list(ana, '?page_size=1')).toMatchObject({
      count: 2,
      next: '/api/v2/subscriptions/?page_size=1&page=2',
      previous: null,
      results: [{}],
    });
    expect(await list(mara)).toMatchObject({ count: 0, results: [] });
  });
});

it('keeps the money right beside purchases', async () => {
  const ana = await shop.person({ flexible: 150_000 });
  const { companyId, userId } = ana;
  await subscribe(ana, await monthly());
  const benefitId = await makeBenefit(database, clock.now);
  await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
  expect((await shop.call(ana, 'POST', '/v2/complete-purchase/')).status).toBe(400);
  expect(await reconcile(database)).toEqual([]);
});
