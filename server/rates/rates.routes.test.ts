import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { ask } from '../database/statement.ts';
import { sql as text } from '../database/text.ts';
import { changeBenefit, makeBenefit, makeRates } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { endRate } from './end-rate.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeRates(database, clock.now);

const admin = await shop.person({ changes: { adminRoles: ['finance'], firstName: 'Ana', lastName: 'Admin' } });
const other = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Boris', lastName: 'Boss' } });
const euros = { companyId: await shop.company('EUR'), flexible: 100_000 };

const call = (who: Person, method: string, path: string, body?: unknown, headers = {}) =>
  shop.call(who, method, `/admin/rates/${path}`, body, headers);
const now = async (who = admin) => (await call(who, 'GET', '')).body;
const dinar = async (who = admin) => (await now(who)).results[0];
const put = async (perEuro: unknown, who = admin, seen?: number) =>
  call(who, 'PUT', 'RSD/', { per_euro: perEuro }, { 'if-revision-match': String(seen ?? (await dinar()).revision) });
const decide = (who: Person, id: number, how: string, body?: object) =>
  call(who, 'POST', `proposals/${id}/${how}/`, body);
const told = async (who: Person) => (await shop.call(who, 'GET', '/v2/notifications/')).body.results;
/** The notifications to the proposer about proposals that ran out. */
const ranOut = async () =>
  (await told(admin))
    .filter(({ title }: { title: string }) => title === 'Your rate has run out')
    .map(({ text: html }: { text: string }) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' '));
/** The kinds of the rate changes in the log since a time. */
const kindsSince = async (moment: Date) => {
  const { rows } = await database.execute<{ kind: string }>(
    sql`select kind from changes where record_kind = 'rate' and at >= ${moment.toISOString()} order by id`,
  );
  return rows.map(({ kind }) => kind);
};
/** The impact of a rate of 118,00 dinars for one euro. */
const impact = async () => (await call(admin, 'GET', 'RSD/impact/?per_euro=118')).body;
const inCart = async (person: Person, benefitId: number) =>
  database
    .insert(cartItems)
    .values({ companyId: person.companyId, userId: person.userId, benefitId, createdAt: clock.now });

beforeEach(async () => {
  await database.execute(sql`delete from rate_changes`);
  await database.execute(sql`update exchange_rates set per_euro = 117200000 where currency = 'RSD'`);
});

describe('the rates', () => {
  it('are those of now, of which two are fixed', async () => {
    const { results, others } = await now();
    expect(results).toMatchObject([
      { currency: 'RSD', per_euro: 117.2, fixed: false, moved: null, waiting: null },
      { currency: 'EUR', per_euro: 1, fixed: true },
      { currency: 'KM', per_euro: 1.95583, fixed: true },
    ]);
    expect(others).toEqual(['Boris Boss']);
  });

  it('say who changed them, and what they were through the year', async () => {
    await put(117.5);
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    await put(117.4, other);
    const rate = await dinar();
    expect(rate).toMatchObject({ per_euro: 117.4, moved: -0.09, changed: { by: { name: 'Boris Boss' } } });
    expect(rate.year.map((point: { per_euro: number }) => point.per_euro)).toEqual([117.2, 117.5, 117.4]);
    const { results, count } = (await call(admin, 'GET', 'changes/?currency=RSD')).body;
    expect([count, results]).toMatchObject([
      2,
      [
        {
          per_euro_was: 117.5,
          per_euro: 117.4,
          status: 'set',
          by: { name: 'Boris Boss' },
          own: false,
          decided_by: null,
        },
        { per_euro_was: 117.2, per_euro: 117.5, moved: 0.26, own: true },
      ],
    ]);
    expect((await call(admin, 'GET', 'changes/?currency=EUR')).body.count).toBe(0);
  });

  it('are those of a year, which begins with what it was then', async () => {
    await put(117.5);
    const yearAfter = async (days: number) => {
      await database.execute(
        sql`update rate_changes set decided_at = ${clock.now.toISOString()}::timestamptz - ${days}::integer * interval '1 day'`,
      );
      return (await dinar()).year.map((point: { per_euro: number }) => point.per_euro);
    };
    expect(await yearAfter(365)).toEqual([117.2, 117.5]);
    expect(await yearAfter(366)).toEqual([117.5]);
  });
});

describe('another rate', () => {
  it('is looked at first: prices, companies, carts and subscriptions that it touches', async () => {
    const [before] = [(await call(admin, 'GET', 'RSD/impact/?per_euro=120')).body];
    const benefit = await makeBenefit(database, clock.now, { price: 100_000 });
    const person = await shop.person(euros);
    await inCart(person, benefit);
    // Prices in dinars do not change for people who pay in dinars.
    await inCart(await shop.person(), benefit);
    // A price that nobody can see: its company is closed.
    const closed = await shop.company('EUR');
    await database.execute(sql`update companies set active = false where id = ${closed}`);
    await makeBenefit(database, clock.now, { price: 100_000, companies: [closed] });
    const effect = (await call(admin, 'GET', 'RSD/impact/?per_euro=120')).body;
    expect(effect).toEqual({
      per_euro_was: 117.2,
      per_euro: 120,
      moved: 2.39,
      week: { low: 117.2, high: 117.2 },
      second: true,
      prices: before.prices + 1,
      companies: 1,
      carts: 1,
      subscriptions: 0,
    });
    const same = (await call(admin, 'GET', 'RSD/impact/?per_euro=117,200001')).body;
    expect(same).toMatchObject({ prices: 0, companies: 0, carts: 0, second: false });
  });

  it('is looked at by carts and prices, each once, and by what is on offer in another currency', async () => {
    const looked = async () => (await call(admin, 'GET', 'RSD/impact/?per_euro=120')).body;
    const marks = { companyId: await shop.company('KM') };
    const before = await looked();
    const [two, once] = [await shop.person(marks), await shop.person(marks)];
    // Its price is shown in euros and in marks.
    const first = await makeBenefit(database, clock.now, { price: 100_000 });
    await inCart(two, first);
    await inCart(two, await makeBenefit(database, clock.now, { price: 200_000 }));
    await inCart(once, first);
    // Nobody sees a changed price of these three: one is not on offer, one belongs to a company that pays in dinars, one is priced in euros
    // and belongs to a company that pays in marks.
    await makeBenefit(database, clock.now, { price: 100_000, active: false });
    await makeBenefit(database, clock.now, { price: 100_000, companies: [admin.companyId] });
    await makeBenefit(database, clock.now, { price: 100_000, currency: 'EUR', companies: [marks.companyId] });
    const after = await looked();
    expect([after.prices - before.prices, after.carts - before.carts]).toEqual([2, 2]);
  });

  it('is sorted by as a price is read: rounded after the discount, then in euros', async () => {
    // 999,95 RSD less 15 % is 849,9575, rounded 849,96; divided by 118 it is 7.203050847… euros.
    const benefit = await makeBenefit(database, clock.now, { price: 99_995, discount: 15 });
    await put(118);
    const [row] = await ask<{ sort_price: number }>(
      database,
      text`select sort_price::integer as sort_price from benefits where id = ${benefit}`,
    );
    expect(row?.sort_price).toBe(7_203_051);
  });

  it('touches no cart of somebody who has left, nor one whose benefit is not on offer any more', async () => {
    const carts = async () => (await impact()).carts;
    const before = await carts();
    const companyId = await shop.company('EUR');
    const [here, gone] = [await shop.person({ companyId }), await shop.person({ companyId })];
    const [sold, withdrawn] = [await makeBenefit(database, clock.now), await makeBenefit(database, clock.now)];
    for (const who of [here, gone]) await inCart(who, sold);
    await inCart(await shop.person({ companyId }), withdrawn);
    expect(await carts()).toBe(before + 3);
    await database.execute(sql`update users set active = false where id = ${gone.userId}`);
    await changeBenefit(database, withdrawn, { active: false });
    expect(await carts()).toBe(before + 1);
    await database.execute(sql`update companies set active = false where id = ${companyId}`);
    expect(await carts()).toBe(before);
  });

  it('touches no price that is the same once its discount is taken off', async () => {
    // EUR 8.53 and 8.47 before the discount, 0.85 after it; only for her company, since other companies pay in marks.
    const ana = await shop.person({ currency: 'EUR' });
    const benefit = await makeBenefit(database, clock.now, {
      price: 100_000,
      discount: 90,
      companies: [ana.companyId],
    });
    const before = await impact();
    await inCart(ana, benefit);
    expect((await impact()).carts).toBe(before.carts);
    await changeBenefit(database, benefit, { active: false });
    expect((await impact()).prices).toBe(before.prices);
  });

  it('is set from then on, in the order of prices and in the log as well', async () => {
    const benefit = await makeBenefit(database, clock.now, { price: 117_200, discount: 10 });
    const { status, body } = await put(118);
    expect([status, body]).toMatchObject([200, { status: 'set', per_euro: 118, per_euro_was: 117.2 }]);
    const [row] = await ask<{ sort_price: number }>(
      database,
      text`select sort_price::integer as sort_price from benefits where id = ${benefit}`,
    );
    // 1.054,80 RSD at 118 for a euro.
    expect(row?.sort_price).toBe(8_938_983);
    const changes = (await shop.call(other, 'GET', '/admin/changes/?record_kind=rate')).body.results;
    const { revision } = await dinar();
    expect(changes[0]).toMatchObject({ kind: 'rate.set', record_name: 'RSD', by: { name: 'Ana Admin' }, revision });
  });

  it('leaves orders as they were charged, asks carts again, and is the price of the next month', async () => {
    const person = await shop.person(euros);
    const benefit = await makeBenefit(database, clock.now, { price: 117_200, monthly: true });
    const once = await makeBenefit(database, clock.now, { price: 234_400 });
    await inCart(person, once);
    const me = (await shop.call(person, 'GET', '/v2/me/')).body;
    const bought = (await shop.call(person, 'POST', '/v2/complete-purchase/')).body;
    expect(bought.total).toBe(20);
    expect(
      (await shop.call(person, 'POST', '/v2/subscriptions/', { benefit_id: benefit, user_id: person.userId })).status,
    ).toBe(201);
    await inCart(person, once);
    const { cart_version: seen } = (await shop.call(person, 'GET', '/v2/me/')).body;
    expect(me.currency).toBe('EUR');
    await put(118);
    const again = await shop.call(person, 'POST', '/v2/complete-purchase/', undefined, { 'if-cart-match': seen });
    expect([again.status, again.body.code, again.body.changes]).toMatchObject([
      409,
      'cart_changed',
      [{ kind: 'price', before: 20, after: 19.86 }],
    ]);
    expect((await shop.call(person, 'GET', `/v2/orders/${bought.id}/`)).body.total).toBe(20);
    const [subscription] = (await shop.call(person, 'GET', '/v2/subscriptions/')).body.results;
    expect(subscription.price_currency).toBe(9.93);
  });

  it.each<[unknown, number]>([
    [0, 400],
    [-1, 400],
    ['117', 400],
    [117.1234567, 400],
    [100_001, 400],
    [117.2, 400],
  ])('is not %j', async (perEuro, status) => {
    const answer = await put(perEuro);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, ['per_euro']]);
  });

  it('is of one revision, and neither of the euro nor of the mark', async () => {
    const { revision } = await dinar();
    await put(117.3);
    const late = await put(117.4, other, revision);
    expect([late.status, late.body.code, late.body.record.per_euro]).toEqual([409, 'record.changed', 117.3]);
    expect((await call(admin, 'PUT', 'RSD/', { per_euro: 117 })).status).toBe(428);
    for (const currency of ['EUR', 'KM']) {
      const fixed = await call(admin, 'PUT', `${currency}/`, { per_euro: 2 }, { 'if-revision-match': '1' });
      expect([fixed.status, fixed.body.code]).toEqual([400, 'rates.fixed']);
      expect((await call(admin, 'GET', `${currency}/impact/?per_euro=2`)).body.code).toBe('rates.fixed');
    }
    expect((await call(admin, 'PUT', 'USD/', { per_euro: 2 }, { 'if-revision-match': '1' })).status).toBe(404);
  });
});

describe('a rate that moves by more than 2 %', () => {
  it('waits for somebody else, who is told, and is set as it was proposed', async () => {
    const { status, body } = await put(120);
    expect([status, body.status, body.own]).toEqual([200, 'waiting', true]);
    expect((await dinar()).per_euro).toBe(117.2);
    expect((await told(other))[0]).toMatchObject({ title: 'A rate waits for your approval' });
    expect((await dinar(other)).waiting).toMatchObject({ id: body.id, per_euro: 120, own: false });
    const { waiting } = (await shop.call(other, 'GET', '/admin/today/')).body;
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'approvals', count: 1 }));
    expect((await decide(admin, body.id, 'approve')).body.code).toBe('rates.own');
    expect((await put(117.3)).body.code).toBe('rates.waits');
    const approved = await decide(other, body.id, 'approve');
    expect(approved.body).toMatchObject({ status: 'set', decided_by: { name: 'Boris Boss' } });
    expect(await dinar()).toMatchObject({ per_euro: 120, waiting: null, moved: 2.39 });
    expect((await told(admin))[0]).toMatchObject({ title: 'Your rate is approved' });
    expect((await decide(other, body.id, 'approve')).status).toBe(200);
    expect((await decide(other, body.id, 'refuse', { reason: 'Ne.' })).body.code).toBe('rates.decided');
  });

  it('is told to the last of its decimals', async () => {
    await put(120.123456);
    expect((await told(other))[0].text.replaceAll('\u00a0', ' ')).toContain('one euro be 120.123456 RSD,');
  });

  it('is refused with a reason, or withdrawn by who proposed it', async () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const first = (await put(120)).body.id;
    expect((await decide(other, first, 'withdraw')).body.code).toBe('rates.others');
    expect((await decide(admin, first, 'refuse', { reason: 'Ne.' })).body.code).toBe('rates.own');
    expect((await decide(other, first, 'refuse', { reason: ' ' })).status).toBe(400);
    expect((await decide(other, first, 'refuse', { reason: 'Banka kaže 118.' })).body).toMatchObject({
      status: 'refused',
      reason: 'Banka kaže 118.',
    });
    expect((await told(admin))[0].text).toContain('Banka kaže 118.');
    const second = (await put(120)).body.id;
    // A withdrawn proposal was decided by nobody.
    expect((await decide(admin, second, 'withdraw')).body).toMatchObject({ status: 'withdrawn', decided_by: null });
    expect((await decide(admin, second, 'withdraw')).status).toBe(200);
    expect((await decide(other, 999_999, 'approve')).status).toBe(404);
    expect((await dinar()).per_euro).toBe(117.2);
    expect(await kindsSince(clock.now)).toEqual(['rate.proposed', 'rate.refused', 'rate.proposed', 'rate.withdrawn']);
    // The reason that a person typed is erased from the log in time; the rates are not.
    const { rows } = await database.execute(
      sql`select personal from changes where kind = 'rate.refused' and at = ${clock.now.toISOString()}`,
    );
    expect(rows).toEqual([{ personal: ['reason'] }]);
  });

  it('is over after seven days, and leaves room for another', async () => {
    const { id } = (await put(120)).body;
    const then = clock.now;
    clock.now = new Date(then.getTime() + 7 * 86_400_000);
    expect((await dinar()).waiting).toBeNull();
    expect((await decide(other, id, 'approve')).body.code).toBe('rates.expired');
    expect((await call(admin, 'GET', 'changes/')).body.results[0].status).toBe('expired');
    expect((await put(121)).body.status).toBe('waiting');
    clock.now = then;
  });

  it('that nobody decided on in seven days ends, and whoever proposed it is told, once', async () => {
    const { id } = (await put(123)).body;
    const then = clock.now;
    clock.now = new Date(then.getTime() + 7 * 86_400_000 - 1);
    expect(await endRate(database, clock.now)).toBe(false);
    clock.now = new Date(clock.now.getTime() + 1);
    await Promise.all([endRate(database, clock.now), endRate(database, clock.now)]);
    expect(await endRate(database, clock.now)).toBe(false);
    expect((await ranOut()).filter((said: string) => said.includes('123'))).toEqual([
      'Nobody decided within seven days that one euro be 123 RSD. The rate is as it was.',
    ]);
    const [change] = (await call(admin, 'GET', 'changes/')).body.results;
    expect(change).toMatchObject({ id, status: 'expired' });
    expect((await shop.call(other, 'GET', `/admin/approvals/${change.approval}/`)).body).toMatchObject({
      status: 'expired',
      decided_by: null,
    });
    const { results } = (await shop.call(other, 'GET', '/admin/changes/?record_kind=rate')).body;
    expect(results[0]).toMatchObject({ kind: 'rate.expired', by: null, values: [{ before: 117.2, after: 123 }] });
    expect((await dinar()).per_euro).toBe(117.2);
    clock.now = then;
  });

  it('that is proposed anew before anybody looked ends the one before, and says so', async () => {
    await put(121);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 7 * 86_400_000);
    expect((await put(122, other)).body.status).toBe('waiting');
    expect(await ranOut()).toContainEqual(expect.stringContaining('one euro be 121 RSD'));
    expect(await endRate(database, clock.now)).toBe(false);
    clock.now = then;
  });

  it('is not set once the rate is another', async () => {
    const { id } = (await put(120)).body;
    await database.execute(sql`update exchange_rates set per_euro = 117300000 where currency = 'RSD'`);
    expect((await decide(other, id, 'approve')).body.code).toBe('rates.moved');
  });

  it('needs somebody else who may', async () => {
    await database.execute(sql`update users set active = false where id = ${other.userId}`);
    expect((await put(120)).body.code).toBe('rates.nobody');
    expect((await put(117.3)).status).toBe(200);
    await database.execute(sql`update users set active = true where id = ${other.userId}`);
  });
});

describe('a rate that moves by more than 2 % in steps', () => {
  const week = async () => (await dinar()).week;
  const isSecond = async (perEuro: number) => (await call(admin, 'GET', `RSD/impact/?per_euro=${perEuro}`)).body.second;

  it('waits for somebody else with the step that comes to it, whoever makes it', async () => {
    expect(await week()).toEqual({ low: 117.2, high: 117.2 });
    // By 1.54 %.
    expect((await put(119)).body.status).toBe('set');
    expect(await week()).toEqual({ low: 117.2, high: 119 });
    // By 0.84 %, and by 2.39 % from 117.2.
    expect([await isSecond(119.5), await isSecond(120)]).toEqual([false, true]);
    const second = await put(120, other);
    expect([second.status, second.body]).toMatchObject([200, { status: 'waiting', per_euro_was: 119, moved: 0.84 }]);
    expect(await dinar()).toMatchObject({ per_euro: 119, week: { low: 117.2, high: 119 } });
    expect((await told(admin))[0].text).toContain('more than 2% within seven days');
  });

  it('says from where it was measured while it waits, also once those steps are older than seven days', async () => {
    await put(119);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 6 * 86_400_000);
    expect((await call(admin, 'GET', 'RSD/impact/?per_euro=120')).body.week).toEqual({ low: 117.2, high: 119 });
    const { id, week: measured } = (await put(120)).body;
    expect(measured).toEqual({ low: 117.2, high: 119 });
    clock.now = new Date(then.getTime() + 8 * 86_400_000);
    expect(await week()).toEqual({ low: 119, high: 119 });
    expect((await dinar(other)).waiting.week).toEqual({ low: 117.2, high: 119 });
    const { approval } = (await dinar(other)).waiting;
    expect((await shop.call(other, 'GET', `/admin/approvals/${approval}/`)).body.now.rate).toMatchObject({
      week: { low: 117.2, high: 119 },
      second: true,
    });
    const weeks = async () =>
      (await call(other, 'GET', 'changes/')).body.results.map((change: { week: unknown }) => change.week);
    expect(await weeks()).toEqual([{ low: 117.2, high: 119 }, null]);
    expect((await decide(other, id, 'approve')).body.week).toBeNull();
    expect(await weeks()).toEqual([null, null]);
    clock.now = then;
  });

  it('waits on the way down from where it was in between as well', async () => {
    await put(119);
    // By 1.93 % from 119.
    expect((await put(116.7)).body.status).toBe('set');
    expect(await week()).toEqual({ low: 116.7, high: 119 });
    // By 0.17 %, and by 2.1 % from 119.
    expect(await isSecond(116.5)).toBe(true);
    expect((await put(116.5)).body.status).toBe('waiting');
  });

  it('is measured anew from what somebody else approved, and from nothing that was rejected or withdrawn', async () => {
    await put(119);
    await decide(other, (await put(120)).body.id, 'refuse', { reason: 'Ne još.' });
    await decide(admin, (await put(120)).body.id, 'withdraw');
    const { id, status } = (await put(120)).body;
    expect(status).toBe('waiting');
    await decide(other, id, 'approve');
    expect(await week()).toEqual({ low: 120, high: 120 });
    // By 1.67 %, and by 4.1 % from 117.2.
    expect(await isSecond(122)).toBe(false);
    expect((await put(122)).body.status).toBe('set');
    expect(await week()).toEqual({ low: 120, high: 122 });
    // By 2.08 % from the approved rate.
    expect((await put(122.5)).body.status).toBe('waiting');
  });

  it('is measured within seven days, at the second', async () => {
    await put(119);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 7 * 86_400_000 - 1);
    expect([await week(), await isSecond(120)]).toEqual([{ low: 117.2, high: 119 }, true]);
    clock.now = new Date(then.getTime() + 7 * 86_400_000);
    expect([await week(), await isSecond(120)]).toEqual([{ low: 119, high: 119 }, false]);
    expect((await put(120)).body.status).toBe('set');
    clock.now = then;
  });

  it('needs somebody else who may, with a small step too', async () => {
    await put(119);
    await database.execute(sql`update users set active = false where id = ${other.userId}`);
    expect((await put(120)).body.code).toBe('rates.nobody');
    expect((await put(118)).body.status).toBe('set');
    await database.execute(sql`update users set active = true where id = ${other.userId}`);
  });

  it('leaves the euro and the mark where they are', async () => {
    const [, euro, mark] = (await now()).results;
    expect([euro.week, mark.week]).toEqual([
      { low: 1, high: 1 },
      { low: 1.95583, high: 1.95583 },
    ]);
  });
});
