import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { orderLines, orders } from './checkout.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** Planted bugs that a storm must notice: statements without their locks. */
const bugs = {
  noLocks: (text: string) => text.replaceAll(/for (no key )?update( of u)?/g, ''),
  noLocksNoWall: (text: string) =>
    slow(bugs.noLocks(text)).replace('placed.id, cart_item_id, benefit_id', 'placed.id, null::bigint, benefit_id'),
  noMemory: (text: string) => text.replace('and o.idempotency_key =', "and 'nobody' ="),
  oneLockForAll: (text: string) => text.replace('and id = $2 for no key', 'and id >= least(0, $2) for no key'),
  staleTurn: (text: string) =>
    text.replace('and u.version = seen.version', '').replaceAll(/for no key update of u/g, ''),
  forgetful: (text: string) =>
    text.replace(
      'year, allocated, spent, held from accounts',
      'year, allocated, 0::bigint as spent, held from accounts',
    ),
  staleCart: (text: string) => slow(text.replace(/for no key update$/, '')),
};

// Gives others time between the read and the write of a statement.
function slow(text: string): string {
  return text.replace(
    /line as \(\s+select \* from/,
    'line as (select line.* from (select pg_sleep(0.05) offset 0) pause,',
  );
}

async function buyer(
  benefits: readonly number[],
  settings: PersonSettings = { flexible: 100_000_000 },
): Promise<Person & { items: number[] }> {
  const person = await shop.person(settings);
  const { companyId, userId } = person;
  const items: number[] = [];
  for (const benefitId of benefits) {
    const values = { companyId, userId, benefitId, createdAt: clock.now };
    const [row] = await database.insert(cartItems).values(values).returning({ id: cartItems.id });
    items.push(row?.id ?? 0);
  }
  return { ...person, items };
}

const gym = () => makeBenefit(database, clock.now);
const purchase = (send: Send, who: Person, headers?: Record<string, string>) =>
  send(who, 'POST', '/v2/complete-purchase/', undefined, headers);
const ordersOf = ({ companyId }: Person) => database.select().from(orders).where(sql`company_id = ${companyId}`);
const cartOf = ({ companyId }: Person) => database.select().from(cartItems).where(sql`company_id = ${companyId}`);
/** The sum spent in a person's company, which has nobody else. */
const spentOf = async ({ companyId }: Person) =>
  (await database.select().from(accounts).where(sql`company_id = ${companyId}`)).reduce(
    (sum, { spent }) => sum + spent,
    0,
  );

describe(`one cart bought ${STORM} times at once is one order`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await buyer([await gym(), await gym()]);
      const answers = await storm(database, () => purchase(send, ana));
      expect(statuses(answers)).toEqual({ 200: 1, 400: STORM - 1 });
      expect(await ordersOf(ana)).toHaveLength(1);
      expect(await spentOf(ana)).toBe(200_000);
      expect(await cartOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks, noLocksNoWall: bugs.noLocksNoWall },
  );
});

describe(`one key sent ${STORM} times at once is one order and one answer`, () => {
  noticing(
    shop,
    async (send) => {
      const ana = await buyer([await gym()]);
      const answers = await storm(database, () => purchase(send, ana, { 'idempotency-key': 'one-attempt' }));
      expect(statuses(answers)).toEqual({ 200: STORM });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await ordersOf(ana)).toHaveLength(1);
      expect(await spentOf(ana)).toBe(100_000);
    },
    { noMemory: bugs.noMemory, noLocks: bugs.noLocks },
  );
});

describe('two people who share nothing', () => {
  noticing(
    shop,
    async (send) => {
      const companyId = await shop.company();
      const settings = { companyId, flexible: 100_000_000 };
      const make = async () => buyer([await gym()], settings);
      const [ana, mara] = [await make(), await make()];
      const answers = await storm(database, (index) => purchase(send, index % 2 === 0 ? ana : mara));
      expect(statuses(answers)).toEqual({ 200: 2, 400: STORM - 2 });
      expect(await spentOf(ana)).toBe(200_000);

      // One person's purchase does not wait for the other's, which is still open.
      const [jana, vera] = [await make(), await make()];
      await database.transaction(async (transaction) => {
        await transaction.execute(
          sql`select from users where company_id = ${companyId} and id = ${jana.userId} for update`,
        );
        const bought = purchase(send, vera).then(({ status }) => status);
        expect(await Promise.race([bought, somebodyWaits(bought)])).toBe(200);
      });
    },
    { oneLockForAll: bugs.oneLockForAll },
  );
});

/** Resolves with `waits` as soon as a statement waits for a lock; otherwise with the result of `work`. */
async function somebodyWaits(work: Promise<unknown>): Promise<string> {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  while (!over) {
    const { rows } = await database.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return 'waits';
  }
  return work as Promise<string>;
}

describe('a purchase while the cart is changed in another tab', () => {
  noticing(
    shop,
    async (send) => {
      for (let round = 0; round < 4; round += 1) {
        const ana = await buyer([await gym()]);
        const [item = 0] = ana.items;
        const seen = { 'if-cart-match': `${item}x1@100000` };
        const answers = await storm(database, (index) =>
          index % 5 === 0
            ? purchase(send, ana, seen)
            : send(ana, 'PATCH', `/v2/cart-items/${item}/`, { count: 2 + index }),
        );
        const bought = answers.filter((answer, index) => index % 5 === 0 && answer.status === 200).length;
        const changed = answers.filter((answer, index) => index % 5 !== 0 && answer.status === 200).length;
        // Either it was bought as seen before any change, or it was changed and nothing was bought.
        expect([1, 0].includes(bought) && (bought === 1) !== changed > 0).toBe(true);
        expect(statuses(answers)[500]).toBeUndefined();
        expect(await ordersOf(ana)).toHaveLength(bought);
        expect(await cartOf(ana)).toHaveLength(1 - bought);
        const lines = await database.select().from(orderLines).where(sql`company_id = ${ana.companyId}`);
        expect(lines.every(({ count }) => count === 1)).toBe(true);
      }
    },
    { staleCart: bugs.staleCart },
  );
});

describe('a purchase while money for only one of many carts is there', () => {
  noticing(
    shop,
    async (send) => {
      const ana = await buyer([await gym()], { budgets: { 1: 150_000 } });
      const benefits = await Promise.all(Array.from({ length: STORM / 2 }, gym));
      // She buys what is in the cart, and adds the next benefit before the cart is empty again.
      const answers = await storm(database, async (index) =>
        index % 2 === 0
          ? purchase(send, ana)
          : send(ana, 'POST', '/v2/toggle-cart/', { id: benefits[Math.floor(index / 2)] }),
      );
      expect(statuses(answers)[500]).toBeUndefined();
      // The yearly budget of 1.500,00 pays for one benefit of 1.000,00, never for two.
      expect(await spentOf(ana)).toBeLessThanOrEqual(150_000);
      expect((await ordersOf(ana)).length).toBeLessThanOrEqual(1);
    },
    { noLocks: (text) => slow(bugs.noLocks(text)), forgetful: bugs.forgetful },
  );
});

describe.each([
  ['toggle-cart', 'in_cart', 'cart_items'],
  ['toggle-favorite', 'favorite', 'favourites'],
])(`%s called ${STORM} times at once`, (call, field, table) => {
  noticing(
    shop,
    async (send) => {
      const ana = await buyer([]);
      const id = await gym();
      const answers = await storm(database, () => send(ana, 'POST', `/v2/${call}/`, { id }));
      expect(statuses(answers)).toEqual({ 200: STORM });
      // The calls take turns: in, out, in, out, and it is out at the end.
      expect(answers.filter(({ body }) => body[field] === true)).toHaveLength(STORM / 2);
      const { rows } = await database.execute(
        sql`select from ${sql.identifier(table)} where company_id = ${ana.companyId}`,
      );
      expect(rows).toHaveLength(0);
      const { rows: versions } = await database.execute(
        sql`select version from users where company_id = ${ana.companyId}`,
      );
      expect(versions).toEqual([{ version: 1 + STORM }]);
    },
    { staleTurn: bugs.staleTurn },
  );
});
