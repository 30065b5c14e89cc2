import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { type Breach, reconcile } from '../testing/reconcile.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Transaction } from './database.ts';

const shop = await startTestApp();
const { database, clock } = shop;

class Undo extends Error {}

/** What reconcile says while the damage is done; constraints and triggers look away, and all is undone after. */
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

// Two people who each bought a voucher and a membership, one of them partly from a yearly budget; both have something left in the cart.
beforeAll(async () => {
  for (const [index, companyId] of [await shop.company(), await shop.company('EUR')].entries()) {
    const person = await shop.person({ companyId, flexible: 5_000_000, budgets: { 1: 150_000 } });
    const { userId } = person;
    const bought = [
      { benefitId: await makeBenefit(database, clock.now, { wayToBuy: 'voucher' }), count: 2 },
      { benefitId: await makeBenefit(database, clock.now, { discount: 15 }), count: 1 },
    ];
    const rows = bought.map((line) => ({ ...line, companyId, userId, createdAt: clock.now }));
    await database.insert(cartItems).values(rows);
    const key = { 'idempotency-key': `attempt-${index}` };
    expect((await shop.call(person, 'POST', '/v2/complete-purchase/', undefined, key)).status).toBe(200);
    await database.insert(cartItems).values(rows);
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
      'insert into orders (company_id, user_id, status, total, payroll_tax, currency, idempotency_key, cart_version, created_at) select company_id, user_id, status, total, payroll_tax, currency, idempotency_key, cart_version, created_at from orders',
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
  ])('%s', async (_title, breach, damage, dropped) => {
    expect(await breachesAfter(damage, dropped)).toContain(breach);
  });

  it('nothing once the damage is undone', async () => {
    expect(await reconcile(database)).toEqual([]);
  });
});
