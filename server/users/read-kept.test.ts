import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { changeBenefit, makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const benefit = (settings = {}) => makeBenefit(database, clock.now, settings);

async function putInCart({ companyId, userId }: Person, benefitId: number, count: number): Promise<number> {
  const values = { companyId, userId, benefitId, count, createdAt: clock.now };
  const [item] = await database.insert(cartItems).values(values).returning({ id: cartItems.id });
  return item?.id ?? 0;
}

it('shows the cart, oldest first, with the prices of the reader and a version of what is seen', async () => {
  const ana = await shop.person({ currency: 'EUR', language: 'SR' });
  // 1.172,00 RSD are 10,00 EUR; less 15 % 8,50 EUR.
  const first = await putInCart(ana, await benefit({ nameSr: 'Joga', price: 117_200, discount: 15 }), 2);
  const second = await putInCart(ana, await benefit({ price: 250, currency: 'EUR' }), 1);

  const { cart, cart_version: version } = await me(ana);

  expect(cart).toMatchObject([
    {
      id: first,
      count: 2,
      available: true,
      benefit: { name: 'Joga', price: 1172, currency: 'RSD', price_currency: 10, price_discount_currency: 8.5 },
    },
    { id: second, count: 1, available: true, benefit: { price_currency: 2.5, price_discount_currency: 2.5 } },
  ]);
  expect(version).toBe(`${first}x2@850,${second}x1@250`);
});

it('says which lines of the cart cannot be bought any more, and gives them another version', async () => {
  const ana = await shop.person();
  const benefitId = await benefit();
  const item = await putInCart(ana, benefitId, 3);
  expect((await me(ana)).cart_version).toBe(`${item}x3@100000`);

  await changeBenefit(database, benefitId, { active: false });

  const { cart, cart_version: version } = await me(ana);
  expect(cart).toMatchObject([{ id: item, available: false }]);
  expect(version).toBe(`${item}x3@-`);
});

it('buys by the version that v2/me/ told, and nothing by an older one', async () => {
  const ana = await shop.person({ flexible: 10_000_000 });
  await putInCart(ana, await benefit(), 1);
  const { cart_version: older } = await me(ana);
  await putInCart(ana, await benefit(), 1);
  const { cart_version: newer } = await me(ana);
  const buy = (version: string) =>
    shop.call(ana, 'POST', '/v2/complete-purchase/', undefined, { 'if-cart-match': version });

  expect(await buy(older)).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
  expect((await buy(newer)).status).toBe(200);
  expect(await me(ana)).toMatchObject({ cart: [], cart_version: '' });
});

it('shows the favourites that are still sold, newest first, and marks them', async () => {
  const ana = await shop.person();
  const [first, second, gone] = [await benefit(), await benefit(), await benefit()];
  for (const id of [first, second, gone]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await shop.call(ana, 'POST', '/v2/toggle-favorite/', { id });
  }
  await changeBenefit(database, gone, { active: false });

  expect((await me(ana)).favorite).toMatchObject([
    { id: second, favorite: true },
    { id: first, favorite: true },
  ]);
});

it('shows nobody what somebody else keeps', async () => {
  const [ana, ben] = [await shop.person(), await shop.person()];
  const benefitId = await benefit();
  await putInCart(ben, benefitId, 1);
  await shop.call(ben, 'POST', '/v2/toggle-favorite/', { id: benefitId });

  expect(await me(ana)).toMatchObject({ cart: [], favorite: [], cart_version: '' });
});

it('keeps the order of favourites of which one is in the cart as well', async () => {
  const ana = await shop.person();
  const [first, second, third] = [await benefit(), await benefit(), await benefit()];
  for (const id of [first, second, third]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await shop.call(ana, 'POST', '/v2/toggle-favorite/', { id });
  }
  await putInCart(ana, first, 1);

  expect((await me(ana)).favorite).toMatchObject([{ id: third }, { id: second }, { id: first }]);
});

it('takes as many statements for a full cart as for one line, and one less for an empty one', async () => {
  const people = [await shop.person(), await shop.person(), await shop.person({ budgets: { 1: 100 } })];
  for (const [index, lines] of [0, 1, 20].entries())
    for (let line = 0; line < lines; line += 1) await putInCart(people[index] as Person, await benefit(), 1);

  const statements = [];
  for (const person of people) statements.push((await shop.statements(() => me(person))).length);

  expect(statements).toEqual([2, 3, 3]);
});
