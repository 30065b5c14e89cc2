import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Caller } from '../caller/caller.ts';
import { cartItems } from '../cart/cart.table.ts';
import { giveBudget } from '../gifts/gifts.service.ts';
import { closeMonth } from '../payroll/close-month.ts';
import { moveRequest } from '../requests/move-request.ts';
import { renewSubscriptions } from '../subscriptions/subscriptions.job.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCoupon, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { type MadeCourse, makeAskingCourse, rightAnswers, wrongAnswers } from '../testing/questions.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Transaction } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { type Breach, reconcile } from './reconcile.ts';

const shop = await startTestApp();
const { database, clock } = shop;

class Undo extends Error {}

/** The breaches that `reconcile` finds after this damage, made without constraints and triggers, and rolled back. */
async function breachesAfter(damage: string, dropped: readonly string[] = []): Promise<string[]> {
  let found: Breach[] = [];
  await database
    .transaction(async (transaction: Transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const constraint of dropped) {
        const [table, name] = constraint.split('.');
        await transaction.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
      }
      await transaction.execute(sql.raw(damage));
      found = await reconcile(transaction);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return [...new Set(found.map(({ breach }) => breach))];
}

// Two people who each bought a voucher and a membership, then a voucher that they cancelled; the first partly from a yearly budget; both
// have something left in the cart.
beforeAll(async () => {
  for (const [index, companyId] of [await shop.company(), await shop.company('EUR')].entries()) {
    const person = await shop.person({ companyId, flexible: 5_000_000, budgets: { 1: 150_000, 2: 130_000 } });
    const { userId } = person;
    const bought = [
      { benefitId: await makeBenefit(database, clock.now, { wayToBuy: 'voucher' }), count: 2 },
      { benefitId: await makeBenefit(database, clock.now, { discount: 15 }), count: 1 },
    ];
    const rows = bought.map((line) => ({ ...line, companyId, userId, createdAt: clock.now }));
    await database.insert(cartItems).values(rows);
    const key = { 'idempotency-key': `attempt-${index}` };
    expect((await shop.call(person, 'POST', '/v2/complete-purchase/', undefined, key)).status).toBe(200);
    await database.insert(cartItems).values(rows.slice(0, 1));
    const { id } = (await shop.call(person, 'POST', '/v2/complete-purchase/')).body;
    expect((await shop.call(person, 'POST', `/v2/transactions/order-${id}/cancel/`)).status).toBe(200);
    await database.insert(cartItems).values(rows);
    await fileRequests(person);
    await giveTwice(person);
  }
});

/** Gives the person the same budget of a category twice. */
async function giveTwice({ companyId, userId }: Person): Promise<void> {
  const giver = { ...(await shop.person({ companyId, flexible: 1000 })), currency: 'RSD' as const };
  const gift = {
    named: [userId],
    lookedFor: null,
    withInvited: false,
    category: 1,
    amount: 5_000,
    note: 'Bonus',
    idempotencyKey: null,
    seen: null,
  };
  await giveBudget(database, giver, gift, clock.now);
  await giveBudget(database, giver, gift, clock.now);
}

/** An open request, an accepted one, and a rejected one that was filed again; paid from the category and the flexible account. */
async function fileRequests(person: Person): Promise<void> {
  const { companyId } = person;
  const reviewer = await shop.person({ companyId, flexible: 1000, changes: { companyRoles: ['owner'] } });
  const review = (id: number, to: RequestStatus) =>
    moveRequest(
      database,
      { companyId, actorId: reviewer.userId, side: 'reviewer' },
      { requestId: id, to, reason: 'No name on it', now: clock.now },
    );
  const [open, accepted, rejected] = [
    await makeRequest(database, clock.now, person, { idempotencyKey: 'first-request', categoryId: 2 }),
    await makeRequest(database, clock.now, person, { categoryId: 2 }),
    await makeRequest(database, clock.now, person),
  ];
  for (const id of [open, accepted, rejected]) await review(id, 'in_review');
  await review(accepted, 'accepted');
  await review(rejected, 'rejected');
  await makeRequest(database, clock.now, person, { resubmits: rejected });
}

// Each also has a monthly subscription that both budgets pay, and had another that ended for lack of money.
beforeAll(async () => {
  for (const companyId of [await shop.company(), await shop.company('EUR')]) {
    const person = await shop.person({ companyId, flexible: 150_000, budgets: { 1: 50_000 } });
    const subscribe = async (price: number) => {
      const benefit_id = await makeBenefit(database, clock.now, { monthly: true, discount: 10, price });
      const body = { benefit_id, user_id: person.userId };
      return (await shop.call(person, 'POST', '/v2/subscriptions/', body)).status;
    };
    expect([await subscribe(100_000), await subscribe(100_000)]).toEqual([201, 201]);
  }
  const renewed = { now: new Date('2026-12-05T09:00:00Z'), log: { info: () => {}, warn: () => {} } };
  expect(await renewSubscriptions(database, renewed)).toBe(2);
});

// Each also learns: a course with a coupon that was failed and then passed, and a package whose one course was passed.
beforeAll(async () => {
  await makeCoupon(database, clock.now, 'PETINA', 20);
  const [alone, bundled] = [
    await makeAskingCourse(database, clock.now, { price: 100_000 }),
    await makeAskingCourse(database, clock.now),
  ];
  const bundle = await makePackage(database, clock.now, [bundled.id], { courseType: 'paid', price: 50_000 });
  for (const companyId of [await shop.company(), await shop.company('EUR')]) {
    const person = await shop.person({ companyId, flexible: 900_000 });
    const post = async (path: string, body: object, headers = {}) =>
      expect((await shop.call(person, 'POST', `/service/${path}/`, body, headers)).status).toBeLessThan(300);
    const answer = async (course: MadeCourse, answers: object[]) => {
      const path = `course/${course.id}/attempt`;
      expect((await shop.call(person, 'PUT', `/service/${path}/`, { answers })).status).toBe(200);
      await post(`${path}/submit`, { answers: [] });
    };
    await post(`course/${alone.id}/enrol`, { coupon: 'petina' }, { 'idempotency-key': 'first-enrolment' });
    await post(`package/${bundle}/enrol`, {});
    await answer(alone, wrongAnswers(alone));
    await answer(alone, rightAnswers(alone));
    await answer(bundled, rightAnswers(bundled));
  }
});

// The month of everybody who spent is closed for the payroll.
beforeAll(async () => {
  const spenders = sql`select company_id, min(user_id) as user_id from ledger_entries where spent <> 0 group by company_id`;
  const { rows } = await database.execute<{ company_id: number; user_id: number }>(spenders);
  for (const { company_id: companyId, user_id: userId } of rows) {
    const by = { companyId: Number(companyId), userId: Number(userId), currency: 'RSD' } as unknown as Caller;
    await closeMonth(database, by, '2026-11', new Date('2026-12-05T09:00:00Z'));
  }
});

it('says nothing while all is well', async () => {
  expect(await reconcile(database)).toEqual([]);
});

const checks = (...names: string[]) => names.map((name) => `accounts.accounts_${name}`);

describe('finds', () => {
  it.each([
    ['an overspent account', 'account overspent', 'update accounts set spent = allocated + 1', checks('not_overspent')],
    [
      'spending and holding more than there is',
      'account overspent',
      'update accounts set held = allocated',
      checks('not_overspent'),
    ],
    ['an account below nothing', 'account overspent', 'update accounts set spent = -1', checks('not_negative')],
    [
      'money spent past the ledger',
      'account differs from its ledger',
      'update accounts set spent = spent + 1 where category_id = 0',
      [],
    ],
    [
      'money given past the ledger',
      'account differs from its ledger',
      'update accounts set allocated = allocated + 1',
      [],
    ],
    [
      'a vanished ledger entry',
      'account differs from its ledger',
      "delete from ledger_entries where kind = 'allocation'",
      [],
    ],
    [
      'a changed ledger entry',
      'charge differs from the lines of its order',
      "update ledger_entries set spent = spent + 1 where kind = 'purchase'",
      [],
    ],
    [
      'an entry without its account',
      'ledger entry without an account',
      'delete from accounts where category_id = 0',
      [],
    ],
    ['an entry of nobody', 'ledger entry of nobody', 'delete from users', []],
    [
      'a purchase that gives',
      'purchase entry that is no charge',
      "update ledger_entries set spent = -spent where kind = 'purchase'",
      [],
    ],
    [
      'an allocation that spends',
      'allocation that spends',
      "update ledger_entries set spent = 1 where kind = 'allocation'",
      [],
    ],
    [
      'a gift that one person did not get',
      'gift differs from its entries',
      "delete from ledger_entries where note = 'Bonus' and id = (select min(id) from ledger_entries where note = 'Bonus')",
      [],
    ],
    [
      'a gift of another amount',
      'gift differs from its entries',
      "update ledger_entries set allocated = allocated - 1 where note = 'Bonus'",
      [],
    ],
    ['a gift marked for nobody', 'gift differs from its entries', 'update gift_people set given_at = null', []],
    [
      'a gift that counts more people',
      'gift says another number of people',
      'update gifts set people = people + 1',
      [],
    ],
    [
      'a gift that is over too soon',
      'gift is over before everybody had their turn',
      'update gift_people set given_at = null',
      [],
    ],
    ['a gift that runs by itself', 'gift is not where its task is', "update gifts set status = 'running'", []],
    [
      'a task that counts otherwise than its gift',
      'task of a gift has another count',
      "with made as (insert into tasks (company_id, created_by, kind, permission, total, payload, created_at) select company_id, given_by, 'gift', 'company.budgets', 5, '{}', created_at from gifts limit 1 returning company_id, id) update gifts g set task_id = made.id from made where g.company_id = made.company_id",
      [],
    ],
    [
      'a closed month with more for somebody',
      'closed month differs from the ledger',
      'update payroll_rows set tax = tax + 1',
      [],
    ],
    [
      'a closed month without somebody',
      'closed month differs from the ledger',
      'delete from payroll_rows where user_id = (select min(user_id) from payroll_rows)',
      [],
    ],
    [
      'what is spent in a month that was closed',
      'closed month differs from the ledger',
      "update ledger_entries set created_at = created_at - interval '2 months' where kind = 'enrolment'",
      [],
    ],
    [
      'a purchase that no sum of a month knows',
      'sums of a month differ from their ledger',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at) select company_id, user_id, category_id, year, kind, spent, reference, created_at from ledger_entries where kind = 'purchase'",
      [],
    ],
    [
      'a person left out of the sums of a month',
      'sums of a month differ from their ledger',
      'delete from spent_sums where user_id = (select min(user_id) from spent_sums)',
      [],
    ],
    [
      'an order counted twice in the sums of a month',
      'sums of a month differ from their ledger',
      'update spent_sums set purchases = purchases + 1, tax = tax * 2',
      [],
    ],
    [
      'a closed month with another sum',
      'closed month is not the sum of its rows',
      'update payroll_months set paid_back = paid_back + 1',
      [],
    ],
    [
      'a closed month that has what was bought from other budgets',
      'closed month says other budgets than the ledger',
      "update payroll_rows set budgets = jsonb_set(budgets, '{0,category}', '77')",
      [],
    ],
    [
      'a closed month whose budgets are others in all than of its people',
      'closed month says other budgets than the ledger',
      "update payroll_months set budgets = jsonb_set(budgets, '{0,bought}', '1')",
      [],
    ],
    [
      'a file that was written over',
      'closed month is not the sum of its rows',
      "update payroll_months set file = file || ' '",
      [],
    ],
    ['a wrong total', 'order total differs from its lines', 'update orders set total = total + 1', []],
    ['an order without lines', 'order total differs from its lines', 'delete from order_lines', []],
    ['an order for nothing', 'order without anything to pay', 'update orders set total = 0', []],
    [
      'a wrong payroll tax',
      'payroll tax is not the average of the lines',
      'update orders set payroll_tax = payroll_tax + 1',
      [],
    ],
    [
      'a wrong line total',
      'line total is not price times count',
      'update order_lines set total = total + 1',
      ['order_lines.order_lines_total', 'order_lines.order_lines_paid'],
    ],
    [
      'a price that was changed after',
      'line total is not price times count',
      'update order_lines set price = price + 100',
      [],
    ],
    [
      'a line half paid',
      'line is not paid in full',
      'update order_lines set paid_from_flexible = paid_from_flexible - 1 where paid_from_flexible > 0',
      ['order_lines.order_lines_paid'],
    ],
    [
      'a line paid from the wrong budget',
      'charge differs from the lines of its order',
      'update order_lines set paid_from_category = paid_from_flexible, paid_from_flexible = paid_from_category where paid_from_category <> paid_from_flexible',
      [],
    ],
    [
      'an order that was not charged',
      'charge differs from the lines of its order',
      "delete from ledger_entries where kind = 'purchase'",
      [],
    ],
    [
      'an order charged twice',
      'account charged twice for one order',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at) select company_id, user_id, category_id, year, kind, spent, reference, created_at from ledger_entries where kind = 'purchase'",
      [],
    ],
    [
      'somebody else charged',
      'order charged to somebody else',
      "update ledger_entries set user_id = user_id + 1000 where kind = 'purchase'",
      [],
    ],
    [
      'a cart that was not emptied',
      'line that was paid is still in the cart',
      'update order_lines set cart_item_id = (select max(id) from cart_items c where c.company_id = order_lines.company_id) where id = (select max(id) from order_lines)',
      [],
    ],
    [
      'a missing voucher',
      'voucher codes differ from the pieces bought',
      'delete from vouchers where id = (select min(id) from vouchers)',
      [],
    ],
    ['no vouchers at all', 'voucher codes differ from the pieces bought', 'delete from vouchers', []],
    [
      'a voucher too many',
      'voucher codes differ from the pieces bought',
      "insert into vouchers (company_id, order_line_id, user_id, code, valid_until) select company_id, order_line_id, user_id, 'X', valid_until from vouchers limit 1",
      [],
    ],
    [
      'a voucher in another hand',
      "voucher of somebody else's order",
      'update vouchers set user_id = user_id + 1000',
      [],
    ],
    ['an order without its mail', 'order without its mail', 'delete from outbox', []],
    [
      'one key with two orders',
      'key with several orders',
      'insert into orders (company_id, user_id, status, cancelled_at, total, payroll_tax, currency, idempotency_key, cart_version, created_at) select company_id, user_id, status, cancelled_at, total, payroll_tax, currency, idempotency_key, cart_version, created_at from orders',
      ['orders.orders_idempotency'],
    ],
    [
      'one cart bought twice',
      'cart item bought twice',
      'insert into order_lines (company_id, order_id, benefit_id, cart_item_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate, paid_from_category, paid_from_flexible, budget_year) select company_id, order_id + 1000, benefit_id, cart_item_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, count, price, discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate, paid_from_category, paid_from_flexible, budget_year from order_lines',
      ['order_lines.order_lines_cart_item'],
    ],
    ['a count of none', 'count out of bounds', 'update cart_items set count = 0', ['cart_items.cart_items_count']],
    [
      'a count of a thousand',
      'count out of bounds',
      'update cart_items set count = 1000',
      ['cart_items.cart_items_count'],
    ],
    [
      'one benefit twice in a cart',
      'benefit twice in a cart',
      'insert into cart_items (company_id, user_id, benefit_id, created_at) select company_id, user_id, benefit_id, created_at from cart_items',
      ['cart_items.cart_items_company_id_user_id_benefit_id_unique'],
    ],
    [
      'one favourite twice',
      'favourite twice',
      'insert into favourites (company_id, user_id, benefit_id, created_at) select company_id, user_id, benefit_id, created_at from cart_items union all select company_id, user_id, benefit_id, created_at from cart_items',
      ['favourites.favourites_company_id_user_id_benefit_id_pk'],
    ],
    [
      "next year's budget used today",
      'budget of another year',
      'update order_lines set budget_year = budget_year + 1',
      [],
    ],
    [
      'a refund that nobody paid',
      'refund beyond the charge',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at) select company_id, user_id, category_id, year, 'refund', -spent - 1, reference, created_at from ledger_entries where kind = 'purchase'",
      [],
    ],
    [
      'an open request that holds nothing',
      'request differs from its ledger',
      "delete from ledger_entries where kind = 'request'",
      [],
    ],
    [
      'a decided request that still holds',
      'request differs from its ledger',
      "delete from ledger_entries where kind = 'request' and held < 0",
      [],
    ],
    [
      'an accepted request that is not spent',
      'request differs from its ledger',
      "update ledger_entries set spent = 0 where kind = 'request'",
      [],
    ],
    [
      'money held for no request',
      'request differs from its ledger',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, held, reference, created_at) select company_id, user_id, category_id, year, 'request', 5, 999999999, created_at from ledger_entries where kind = 'allocation'",
      [],
    ],
    [
      'money released twice',
      'request held or released more than once',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, held, reference, created_at) select company_id, user_id, category_id, year, kind, held, reference, created_at from ledger_entries where kind = 'request' and held < 0",
      [],
    ],
    [
      'money held twice',
      'request held or released more than once',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, held, reference, created_at) select company_id, user_id, category_id, year, kind, held, reference, created_at from ledger_entries where kind = 'request' and held > 0",
      [],
    ],
    [
      'money of somebody else held',
      'request held of somebody else',
      "update ledger_entries set user_id = user_id + 1000 where kind = 'request'",
      [],
    ],
    [
      'a gift of which something was taken back past the ledger',
      'gift took back other than its entries',
      'update gift_people set taken_back = 1 where given_at is not null',
      [],
    ],
    [
      'something taken back of a gift that somebody never had',
      'correction of a gift that its person never had',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, reference, created_at) select company_id, user_id, category_id, year, 'correction', -1, 999999, created_at from ledger_entries where kind = 'allocation' limit 1",
      [],
    ],
    [
      'a taking back that says more than was taken',
      'taking back says another sum',
      "insert into gift_take_backs (company_id, gift_id, taken_by, note, people, amount, created_at) select company_id, id, given_by, '', 1, 5, created_at from gifts",
      [],
    ],
    [
      'somebody from whom something is still to be taken, by nobody',
      'taking back is over before everybody had their turn',
      'update gift_people set take_back_id = 999999',
      [],
    ],
    [
      'a request that gives money',
      'request entry that gives',
      "update ledger_entries set allocated = 1 where kind = 'request'",
      [],
    ],
    [
      'a request for more than it holds',
      'request does not hold its amount',
      'update requests set amount = amount + 1',
      ['requests.requests_held'],
    ],
    [
      'a request accepted past its events',
      'request is not where its events say',
      "update requests set status = 'accepted', decided_at = created_at where status = 'in_review'",
      [],
    ],
    [
      'a request decided twice',
      'request is not where its events say',
      "insert into request_events (company_id, request_id, status, actor_id, created_at) select company_id, request_id, 'cancelled', actor_id, created_at from request_events where status = 'accepted'",
      [],
    ],
    [
      "next year's budget held today",
      'request of another year',
      'update requests set budget_year = budget_year + 1',
      [],
    ],
    ['a rejection that says nothing', 'rejection without a reason', "update requests set reason = ''", []],
    [
      'an open request filed again',
      'resubmitted request is not done with',
      'update requests r set resubmits = (select min(id) from requests o where o.company_id = r.company_id) where resubmits is not null',
      [],
    ],
    [
      'one key with two requests',
      'key with several requests',
      "update requests set idempotency_key = 'first-request'",
      ['requests.requests_idempotency'],
    ],
    ['a file in another hand', 'file of somebody else', 'update files set user_id = user_id + 1000', []],
    [
      'a decision that nobody was told of',
      'decision without its mail',
      "delete from outbox where kind = 'request_news'",
      [],
    ],
    [
      'an order cancelled without its money back',
      'cancelled order that is not refunded',
      "update orders set status = 'cancelled', cancelled_at = created_at where status = 'pending'",
      [],
    ],
    [
      'a refund that was made smaller',
      'cancelled order that is not refunded',
      "update ledger_entries set spent = spent + 1 where kind = 'refund'",
      [],
    ],
    [
      'money back for an order that goes on',
      'refund of an order that is not cancelled',
      "update orders set status = 'pending', cancelled_at = null",
      [],
    ],
    [
      'money given back twice',
      'refunded twice',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at) select company_id, user_id, category_id, year, kind, spent, reference, created_at from ledger_entries where kind = 'refund'",
      [],
    ],
    [
      'money back to somebody else',
      'refund to somebody else',
      "update ledger_entries set user_id = user_id + 1000 where kind = 'refund'",
      [],
    ],
    [
      'a cancelled order without a day',
      'cancelled order without its day',
      'update orders set cancelled_at = null',
      ['orders.orders_cancelled'],
    ],
    [
      'a code that outlived its order',
      'voucher that is void but for its order, or the other way round',
      'update vouchers set voided_at = null',
      [],
    ],
    [
      'a void code of an order that goes on',
      'voucher that is void but for its order, or the other way round',
      'update vouchers set voided_at = now()',
      [],
    ],
    [
      'a used code of a cancelled order',
      'used voucher of a cancelled order',
      'update vouchers set used_at = now() where voided_at is not null',
      [],
    ],
    [
      'a cancelling that nobody was told of',
      'cancelling that was not told by mail once',
      "delete from outbox where kind = 'order_cancelled'",
      [],
    ],
    [
      'a cancelling that was told twice',
      'cancelling that was not told by mail once',
      "insert into outbox (company_id, kind, payload, created_at, next_attempt_at) select company_id, kind, payload, created_at, next_attempt_at from outbox where kind = 'order_cancelled'",
      [],
    ],
    [
      'a month that gives',
      'subscription entry that is no charge',
      "update ledger_entries set spent = -spent where kind = 'subscription'",
      [],
    ],
    [
      'a month that was not charged',
      'charge of a month differs from its ledger',
      "delete from ledger_entries where kind = 'subscription'",
      [],
    ],
    [
      'a month charged that nobody has',
      'charge of a month differs from its ledger',
      'delete from subscription_charges',
      [],
    ],
    [
      'a month paid from the wrong budget',
      'charge of a month differs from its ledger',
      'update subscription_charges set paid_from_category = paid_from_flexible, paid_from_flexible = paid_from_category where paid_from_category <> paid_from_flexible',
      [],
    ],
    [
      'a month whose price was changed after',
      'month is not price after discount',
      'update subscription_charges set price = price + 100',
      [],
    ],
    [
      'a month with a wrong payroll tax',
      'month is not price after discount',
      'update subscription_charges set payroll_tax = payroll_tax + 1',
      [],
    ],
    [
      'a month charged twice',
      'month charged twice',
      "update subscription_charges set month = '2026-11-01'",
      ['subscription_charges.subscription_charges_month'],
    ],
    [
      'a month charged to somebody else',
      'month charged to somebody else',
      'update subscriptions set user_id = user_id + 1000',
      [],
    ],
    [
      'two running subscriptions to one benefit',
      'running subscription twice',
      'drop index subscriptions_running; update subscriptions set benefit_id = 1, ended_at = null, ended_by = null',
      [],
    ],
    ['a free month', 'subscription without its first month', 'delete from subscription_charges', []],
    [
      'a month that would be charged again',
      'next month is not the one after the last',
      "update subscriptions set next_month = '2026-11-01'",
      [],
    ],
    [
      "next year's budget used for a month of this",
      'budget of another year',
      'update subscription_charges set budget_year = budget_year + 1',
      [],
    ],
    [
      'a month charged after the end',
      'month charged after the end',
      "update subscriptions set ended_at = '2026-11-01', ended_by = 'cancelled'",
      [],
    ],
    [
      'a month charged after it was cancelled',
      'month charged after the end',
      "update subscriptions set active = false, canceled_at = '2026-11-01'",
      [],
    ],
    ['an end that nobody was told of', 'end without its mail', 'delete from outbox', []],
    [
      'an enrolment that gives',
      'enrolment entry that is no charge',
      "update ledger_entries set spent = -spent where kind = 'enrolment'",
      [],
    ],
    [
      'an enrolment paid from a category budget',
      'enrolment entry that is no charge',
      "update ledger_entries set category_id = 1, year = 2026 where kind = 'enrolment'",
      [],
    ],
    [
      'an enrolment that was not charged',
      'charge of an enrolment differs from its ledger',
      "delete from ledger_entries where kind = 'enrolment'",
      [],
    ],
    [
      'an enrolment charged that nobody has',
      'charge of an enrolment differs from its ledger',
      'delete from enrolments',
      [],
    ],
    [
      'an enrolment charged to somebody else',
      'charge of an enrolment differs from its ledger',
      "update ledger_entries set user_id = user_id + 1000 where kind = 'enrolment'",
      [],
    ],
    [
      'an enrolment charged twice',
      'enrolment charged twice',
      "insert into ledger_entries (company_id, user_id, category_id, year, kind, spent, reference, created_at) select company_id, user_id, category_id, year, kind, spent, reference, created_at from ledger_entries where kind = 'enrolment'",
      [],
    ],
    [
      'a coupon that took off more',
      'enrolment is not price after coupon',
      "update enrolments set percent_off = 90 where coupon_name = 'PETINA'",
      [],
    ],
    [
      'a percentage without a coupon',
      'enrolment is not price after coupon',
      'update enrolments set coupon_id = null, coupon_name = null where coupon_id is not null',
      [],
    ],
    [
      'two enrolments in one course',
      'enrolled twice',
      'update enrolments set course_id = 1 where course_id is not null',
      ['enrolments.enrolments_course'],
    ],
    [
      'one key with two enrolments',
      'key with several enrolments',
      "update enrolments set idempotency_key = 'first-enrolment'",
      ['enrolments.enrolments_idempotency'],
    ],
    [
      'a course brought by a package that does not hold it',
      'course that its package did not bring',
      "update enrolments set course_ids = '[999]' where package_id is not null",
      [],
    ],
    [
      'a package that brought nothing',
      'package without one of its courses',
      'delete from enrolments where with_package is not null',
      [],
    ],
    [
      'an attempt with the enrolment of somebody else',
      'attempt of somebody who is not enrolled',
      'update attempts set user_id = user_id + 1000',
      [],
    ],
    [
      'an attempt with the enrolment of another course',
      'attempt of somebody who is not enrolled',
      'update enrolments set course_id = course_id + 1000 where course_id is not null',
      [],
    ],
    [
      'answers that were changed after',
      'attempt is not scored as its answers say',
      "update attempts set chosen = '{}' where status = 'passed'",
      [],
    ],
    [
      'a score that was given',
      'attempt is not scored as its answers say',
      "drop index attempts_passed; update attempts set status = 'passed', score = 100 where status = 'failed'",
      [],
    ],
    [
      'an answer that was right only after',
      'attempt is not scored as its answers say',
      'update course_answers set correct = not correct',
      [],
    ],
    [
      'an answer to a question that was not asked',
      'answer chosen that was not asked',
      `update attempts set chosen = chosen || '{"999999": [1]}'`,
      [],
    ],
    [
      'an answer of another question',
      'answer chosen that was not asked',
      'update course_answers set question_id = question_id + 1000',
      [],
    ],
    [
      'two open attempts',
      'attempts of a course are not one after the other',
      "drop index attempts_open; update attempts set status = 'open', score = null, correct = null, submitted_at = null",
      [],
    ],
    [
      'an attempt after the one that passed',
      'attempts of a course are not one after the other',
      'update attempts set number = 3 - number where course_id in (select course_id from attempts where number = 2)',
      ['attempts.attempts_number'],
    ],
    [
      'a lost attempt',
      'attempts of a course are not one after the other',
      "delete from attempts where status = 'failed'",
      [],
    ],
    [
      'a course passed for nothing',
      'passed without a certificate',
      'delete from certificates where course_id is not null',
      [],
    ],
    [
      'a package passed for nothing',
      'passed without a certificate',
      'delete from certificates where package_id is not null',
      [],
    ],
    [
      'a certificate without a passed quiz',
      'certificate of what was not passed',
      "delete from attempts where status = 'passed'",
      [],
    ],
    [
      'a certificate of another course',
      'certificate of what was not passed',
      'update certificates set course_id = course_id + 1000 where course_id is not null',
      [],
    ],
    [
      'a certificate of a package that is not complete',
      'certificate of what was not passed',
      "update enrolments set course_ids = course_ids || '[999]' where package_id is not null",
      [],
    ],
    [
      'two certificates for one thing',
      'certificate twice',
      "drop index certificates_of_course; insert into certificates (company_id, user_id, course_id, attempt_id, number, name, title_en, title_sr, issued_at) select company_id, user_id, course_id, attempt_id, number || 'x', name, title_en, title_sr, issued_at from certificates where course_id is not null",
      [],
    ],
    ['a certificate that nobody can verify', 'certificate without its code', 'delete from certificate_codes', []],
  ])('%s', async (_title, breach, damage, dropped) => {
    expect(await breachesAfter(damage, dropped)).toContain(breach);
  });

  it('nothing of sums that the migration adds up from what was there before', async () => {
    const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_spent_sums.sql')) ?? '';
    const fill = readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint').at(-1);
    expect(await breachesAfter('delete from spent_sums')).toEqual(['sums of a month differ from their ledger']);
    expect(await breachesAfter(`delete from spent_sums; ${fill}`)).toEqual([]);
  });

  it('nothing once the damage is undone', async () => {
    expect(await reconcile(database)).toEqual([]);
  });
});
